import { IconCheck } from '@tabler/icons-react'
import colours from '../ui/Colours.module.css'
import { hintOf } from '../ui/hints.ts'
import { FieldGroup } from './Form.tsx'
import classes from './ColourField.module.css'

interface ColourFieldProps<Colour extends string> {
  label: string
  /** As `Colours.module.css` has them. */
  colours: readonly Colour[]
  nameOf: (colour: Colour) => string
  value: Colour
  onChange: (colour: Colour) => void
}

/** Each has its name: nobody has to tell them apart by looking. */
export function ColourField<Colour extends string>({ label, colours: offered, nameOf, value, onChange }: ColourFieldProps<Colour>) {
  return (
    <FieldGroup label={label}>
      <div className={classes.colours}>
        {offered.map((colour) => (
          <button
            key={colour}
            type="button"
            className={`${classes.colour} ${colours.coloured}`}
            data-colour={colour}
            aria-pressed={colour === value}
            aria-label={nameOf(colour)}
            {...hintOf(nameOf(colour), 'top')}
            onClick={() => onChange(colour)}
          >
            {colour === value && <IconCheck size={18} aria-hidden />}
          </button>
        ))}
      </div>
    </FieldGroup>
  )
}

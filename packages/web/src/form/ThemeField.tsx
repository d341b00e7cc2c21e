import { Radio } from '@mantine/core'
import type { ThemeId } from '../shared/preferences.ts'
import { themePalettes } from '../ui/palettes.ts'
import { filledStep } from '../ui/tokens.ts'
import { pickFrom } from './choiceFields.tsx'
import classes from './ThemeField.module.css'

export interface ThemeFieldProps {
  label: string
  choices: readonly { value: ThemeId; label: string }[]
  value: ThemeId
  onChange: (theme: ThemeId) => void
}

export function ThemeField({ label, choices, value, onChange }: ThemeFieldProps) {
  return (
    <Radio.Group label={label} value={value} onChange={pickFrom(choices, onChange)}>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={
              <span className={classes.label}>
                <span className={classes.colour} style={{ background: themePalettes[choice.value][filledStep] }} aria-hidden />
                {choice.label}
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  )
}

import { choicesOf, RadioField } from '../../form/choiceFields.tsx'
import { useBegriffeTexts } from '../bestellung.texts.ts'

interface GebaerfaehigFieldProps {
  id?: string
  error?: string | undefined
  /** Null: nobody has said it yet. */
  value: boolean | null
  onChange: (value: boolean) => void
}

const saidOf = { true: 'JA', false: 'NEIN' } as const

/** § 3b AMVV makes the prescription of an oral retinoid end sooner for some; nobody may guess for whom. */
export function GebaerfaehigField({ value, onChange, ...field }: GebaerfaehigFieldProps) {
  const b = useBegriffeTexts()
  return (
    <RadioField
      {...field}
      label={b('gebaerfaehig.frage')}
      description={b('gebaerfaehig.hinweis')}
      required
      choices={choicesOf(['JA', 'NEIN'], (said) => b(`gebaerfaehig.${said}`))}
      value={value === null ? null : saidOf[`${value}`]}
      onChange={(said) => onChange(said === 'JA')}
    />
  )
}

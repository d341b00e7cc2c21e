import { leerlaufMinuten } from '@dreiklang/domain/anmeldung/leerlauf.contract'
import { useTexts } from '../../shared/i18n.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { sicherheitTexts } from '../sicherheit.texts.ts'

const usual = [5, 10, 15, 20, 30, 45, 60].filter((minutes) => minutes >= leerlaufMinuten.wenigste)

interface MinutesFieldProps {
  label: string
  description: string
  /** Longer ones are not offered. */
  most: number
  value: number | null
  /** What null means; without it there is no such choice. */
  none?: string
  onChange: (minutes: number | null) => void
}

/** After how many minutes a screen locks itself. A value that is none of the usual ones is offered too. */
export function MinutesField({ label, description, most, value, none, onChange }: MinutesFieldProps) {
  const t = useTexts(sicherheitTexts)
  const minutes = [...new Set([...usual.filter((each) => each <= most), ...(value === null ? [] : [value])])].toSorted((a, b) => a - b)
  return (
    <SelectField
      label={label}
      description={description}
      searchable={false}
      allowDeselect={false}
      maw={400}
      value={String(value ?? 'none')}
      choices={[
        ...(none === undefined ? [] : [{ value: 'none', label: none }]),
        ...minutes.map((each) => ({ value: String(each), label: t('idle.minutes', { count: each }) })),
      ]}
      onChange={(next) => next !== null && onChange(next === 'none' ? null : Number(next))}
    />
  )
}

import { leerlaufMinutes } from '@dreiklang/domain/anmeldung/idle.contract'
import { SelectField } from '../../form/choiceFields.tsx'
import { useSicherheitTexts } from '../anmeldung.texts.ts'

const usual = [5, 10, 15, 20, 30, 45, 60].filter((minutes) => minutes >= leerlaufMinutes.wenigste)

interface MinutesFieldProps {
  label: string
  description: string
  most: number
  value: number | null
  /** Label for null; without it null cannot be chosen. */
  none?: string
  onChange: (minutes: number | null) => void
}

/** Idle minutes before the screen locks. An unusual current value is offered as well. */
export function MinutesField({ label, description, most, value, none, onChange }: MinutesFieldProps) {
  const t = useSicherheitTexts()
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

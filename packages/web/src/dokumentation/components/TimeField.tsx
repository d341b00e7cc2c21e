import { berlinDate, berlinInstant, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { TextField } from '../../form/TextField.tsx'

interface TimeFieldProps {
  id?: string
  label: string
  error?: React.ReactNode
  /** An instant; the field shows its hour on that day. */
  value: string
  onChange: (am: string) => void
}

export function TimeField({ value, onChange, ...rest }: TimeFieldProps) {
  const [getippt, setGetippt] = useState(() => berlinTimeOfDay(value))
  return (
    <TextField
      {...rest}
      type="time"
      required
      value={getippt}
      onChange={({ currentTarget }) => {
        setGetippt(currentTarget.value)
        if (/^\d\d:\d\d$/.test(currentTarget.value)) onChange(berlinInstant(berlinDate(value), currentTarget.value))
      }}
    />
  )
}

import { berlinDatum, berlinInstant, berlinUhrzeit } from '@dreiklang/domain/shared/zeit'
import { useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'

interface ZeitFeldProps {
  id?: string
  label: string
  error?: React.ReactNode
  /** An instant; the field shows its hour on that day. */
  value: string
  onChange: (am: string) => void
}

/** The hour of a day that is known. */
export function ZeitFeld({ value, onChange, ...rest }: ZeitFeldProps) {
  const [getippt, setGetippt] = useState(() => berlinUhrzeit(value))
  return (
    <TextField
      {...rest}
      type="time"
      required
      value={getippt}
      onChange={({ currentTarget }) => {
        setGetippt(currentTarget.value)
        if (/^\d\d:\d\d$/.test(currentTarget.value)) onChange(berlinInstant(berlinDatum(value), currentTarget.value))
      }}
    />
  )
}

import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../shared/i18n.ts'

export type NumberFieldProps = Omit<NumberInputProps, 'size' | 'variant' | 'radius' | 'value' | 'onChange' | 'defaultValue'> & {
  label: string
  value: number | null
  onChange: (value: number | null) => void
}

function numberOf(typed: string | number): number | null {
  if (typed === '') return null
  const value = typeof typed === 'number' ? typed : Number(typed.replace(',', '.'))
  return Number.isNaN(value) ? null : value
}

/** A number or nothing; the comma is the decimal sign in German. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const language = useLanguage()
  // `1,` on the way to `1,5` is the number 1 and must stay on the screen as typed.
  const [typed, setTyped] = useState<string | number>(value ?? '')
  return (
    <NumberInput
      inputMode="decimal"
      decimalSeparator={language === 'de' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      clampBehavior="blur"
      hideControls
      {...rest}
      value={numberOf(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next)
        onChange(numberOf(next))
      }}
    />
  )
}

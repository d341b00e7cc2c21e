import {
  NumberInput,
  type NumberInputProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useUiTexts } from '../ui/ui.texts.ts'
import { useState } from 'react'
import { useLanguage } from '../shared/i18n.ts'

export type TextFieldProps = Omit<TextInputProps, 'size' | 'variant' | 'radius'> & { label: string }

export function TextField(props: TextFieldProps) {
  return <TextInput {...props} />
}

export type TextAreaProps = Omit<TextareaProps, 'size' | 'variant' | 'radius'> & { label: string }

export function TextArea({ minRows = 3, ...rest }: TextAreaProps) {
  return <Textarea {...rest} autosize minRows={minRows} maxRows={12} />
}

export type PasswordFieldProps = Omit<PasswordInputProps, 'size' | 'variant' | 'radius'> & { label: string }

/** Paste is allowed, and the eye can be reached with the keyboard (WCAG 2.2, 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const t = useUiTexts()
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }} />
}

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

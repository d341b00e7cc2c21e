import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { type KennungsPruefung, normalizeKennung } from '@dreiklang/domain/shared/checkDigits'
import { useLanguage } from '../shared/i18n.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface CheckedCodeFieldProps extends Omit<TextFieldProps, 'value'> {
  value: string
  /** Length of a complete number: no error is shown before that. */
  length: number
  check: KennungsPruefung
  /** Beginning of the codes of its sentences: `kvnr`, `ik`. */
  code: string
  /** Said when the number is complete and good. */
  goodText: string
}

/** A number with a format or check digit: validated while typing. */
export function CheckedCodeField({ value, length, check, code, goodText, error, description, ...rest }: CheckedCodeFieldProps) {
  const language = useLanguage()
  const typed = normalizeKennung(value)
  const complete = typed.length >= length
  const fault = complete ? check(typed) : null
  return (
    <TextField
      {...rest}
      value={value}
      autoComplete="off"
      description={complete && fault === null ? goodText : description}
      error={fault === null ? error : fieldSentences[`${code}.${fault}`]?.[language]}
    />
  )
}

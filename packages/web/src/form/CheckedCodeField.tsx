import {
  type KennungsPruefung,
  checkBsnr,
  checkIcd10,
  checkIk,
  checkKvnr,
  checkLanr,
  checkPzn,
  normalizeKennung,
} from '@dreiklang/domain/shared/checkDigits'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { useLanguage } from '../shared/i18n.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Length of a complete number: no error is shown before that. */
const codes = {
  kvnr: { length: 10, check: checkKvnr },
  ik: { length: 9, check: checkIk, inputMode: 'numeric' },
  bsnr: { length: 9, check: checkBsnr, inputMode: 'numeric' },
  lanr: { length: 9, check: checkLanr, inputMode: 'numeric' },
  pzn: { length: 8, check: checkPzn, inputMode: 'numeric' },
  icd: { length: 3, check: checkIcd10 },
} as const satisfies Record<string, { length: number; check: KennungsPruefung; inputMode?: 'numeric' }>

export type CheckedCode = keyof typeof codes

export interface CheckedCodeFieldProps extends Omit<TextFieldProps, 'value'> {
  value: string
  /** Also the beginning of the codes of its sentences. */
  code: CheckedCode
  goodText: string
}

export function CheckedCodeField({ value, code, goodText, error, description, ...rest }: CheckedCodeFieldProps) {
  const language = useLanguage()
  const { length, check, ...input } = codes[code]
  const typed = normalizeKennung(value)
  const complete = typed.length >= length
  const fault = complete ? check(typed) : null
  return (
    <TextField
      {...input}
      {...rest}
      value={value}
      autoComplete="off"
      description={complete && fault === null ? goodText : description}
      error={fault === null ? error : fieldSentences[`${code}.${fault}`]?.[language]}
    />
  )
}

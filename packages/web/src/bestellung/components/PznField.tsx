import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import type { KeyboardEvent } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage } from '../../shared/i18n.ts'
import { useNeuTexts } from '../onDemand.texts.ts'
import { readPznInput } from './pznInput.ts'

interface PznFieldProps {
  id: string
  label: string
  /** What is said while nothing stands there. */
  description?: string
  error?: string | undefined
  required?: boolean
  value: string
  onChange: (value: string) => void
  /** With a valid number of eight digits, when the scanner or a person pressed Enter, or the field is left. */
  onDone: (pzn: string) => void
}

/** The number of a pack, typed or read by a hand scanner, which types like a keyboard and presses Enter. */
export function PznField({ value, onChange, onDone, error, description, ...rest }: PznFieldProps) {
  const t = useNeuTexts()
  const language = useLanguage()
  const input = readPznInput(value, { fertig: false })
  const wrong =
    input.art === 'fehler' || input.art === 'name'
      ? fieldSentences[`pzn.${input.art === 'fehler' ? input.fehler : 'format'}`]?.[language]
      : undefined
  const empty = description ?? t('eintrag.unfertig', { ziffern: 0 })
  const growing = input.art === 'unfertig' ? t('eintrag.unfertig', { ziffern: input.ziffern }) : empty
  const done = () => {
    const seen = readPznInput(value, { fertig: true })
    if (seen.art === 'gut') onDone(seen.pzn)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The Enter of a scanner ends the number, and not the form.
    event.preventDefault()
    done()
  }
  return (
    <TextField
      {...rest}
      data-takes-scans
      description={input.art === 'gut' ? t('eintrag.gut') : growing}
      error={wrong ?? error}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={done}
    />
  )
}

import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { TextField } from '../../ui/TextField.tsx'
import { listTexts } from '../liste.texts.ts'
import { isSearchable } from './listForm.ts'

const wartenMs = 300

interface SuchFieldProps {
  wert: string
  platzhalter: string
  onSuche: (suche: string) => void
  ref: Ref<HTMLInputElement>
}

/** Writes the search into the address 300 ms after the last key, from two letters on or when emptied. */
export function SuchField({ wert, platzhalter, onSuche, ref }: SuchFieldProps) {
  const t = useTexts(listTexts)
  const [getippt, setGetippt] = useState<string | null>(null)
  const tell = useRef(onSuche)
  useEffect(() => {
    tell.current = onSuche
  })
  useEffect(() => {
    if (getippt === null) return
    const timer = setTimeout(() => {
      const suche = isSearchable(getippt) ? getippt.trim() : ''
      if (suche !== wert) tell.current(suche)
    }, wartenMs)
    return () => clearTimeout(timer)
  }, [getippt, wert])

  return (
    <TextField
      ref={ref}
      type="search"
      label={t('suche')}
      placeholder={platzhalter}
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={80}
      value={getippt ?? wert}
      onChange={(event) => setGetippt(event.currentTarget.value)}
      // From then on the address is authoritative again, even when the back button changes it.
      onBlur={() => {
        if (getippt === null || getippt.trim() === wert || (!isSearchable(getippt) && wert === '')) setGetippt(null)
      }}
    />
  )
}

import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { TextField } from '../../ui/TextField.tsx'
import { listeTexts } from '../liste.texts.ts'
import { istSuchbar } from './listenForm.ts'

const wartenMs = 300

interface SuchFeldProps {
  wert: string
  platzhalter: string
  onSuche: (suche: string) => void
  ref: Ref<HTMLInputElement>
}

/** Writes the search into the address 300 ms after the last key, from two letters on or when emptied. */
export function SuchFeld({ wert, platzhalter, onSuche, ref }: SuchFeldProps) {
  const t = useTexts(listeTexts)
  const [getippt, setGetippt] = useState<string | null>(null)
  const tell = useRef(onSuche)
  useEffect(() => {
    tell.current = onSuche
  })
  useEffect(() => {
    if (getippt === null) return
    const timer = setTimeout(() => {
      const suche = istSuchbar(getippt) ? getippt.trim() : ''
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
        if (getippt === null || getippt.trim() === wert || (!istSuchbar(getippt) && wert === '')) setGetippt(null)
      }}
    />
  )
}

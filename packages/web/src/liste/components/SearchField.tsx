import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { useListTexts } from '../liste.texts.ts'
import { isSearchable } from './listForm.ts'

const wartenMs = 300

interface SearchFieldProps {
  wert: string
  /** What can be searched for; in a narrow field only on hover. */
  words: string
  narrow: boolean
  onSuche: (search: string) => void
  onEnter: () => void
  /** Left without a word in it. */
  onLeft: () => void
  ref: Ref<HTMLInputElement>
}

/** Writes the search into the address 300 ms after the last key, from two letters on or when emptied. */
export function SearchField({ wert, words, narrow, onSuche, onEnter, onLeft, ref }: SearchFieldProps) {
  const t = useListTexts()
  const [getippt, setGetippt] = useState<string | null>(null)
  const tell = useRef(onSuche)
  useEffect(() => {
    tell.current = onSuche
  })
  useEffect(() => {
    if (getippt === null) return
    const timer = setTimeout(() => {
      const search = isSearchable(getippt) ? getippt.trim() : ''
      if (search !== wert) tell.current(search)
    }, wartenMs)
    return () => clearTimeout(timer)
  }, [getippt, wert])

  return (
    <TextField
      ref={ref}
      type="search"
      label={t('suche')}
      labelProps={{ className: 'unseen' }}
      placeholder={narrow ? t('suche') : words}
      title={narrow ? words : undefined}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={80}
      onFocus={onEnter}
      value={getippt ?? wert}
      onChange={(event) => setGetippt(event.currentTarget.value)}
      // From then on the address is authoritative again, even when the back button changes it.
      onBlur={() => {
        if (getippt === null || getippt.trim() === wert || (!isSearchable(getippt) && wert === '')) setGetippt(null)
        if ((getippt ?? wert).trim() === '') onLeft()
      }}
    />
  )
}

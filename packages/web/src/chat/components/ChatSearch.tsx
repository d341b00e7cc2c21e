import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { useChatTexts } from '../chat.texts.ts'

const waitMs = 300

/** Writes the search into the address 300 ms after the last key. */
export function ChatSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useChatTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const tell = useRef(onSearch)
  useEffect(() => {
    tell.current = onSearch
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => tell.current(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div role="search">
      <TextField
        type="search"
        label={t('searchChats')}
        labelProps={{ className: 'unseen' }}
        placeholder={t('searchChats')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={80}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // From then on the address is authoritative again, even when the back button changes it.
        onBlur={() => {
          if (typed?.trim() === value) setTyped(null)
        }}
      />
    </div>
  )
}

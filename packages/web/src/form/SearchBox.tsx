import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from './TextField.tsx'

const waitMs = 300

interface SearchBoxProps {
  /** The accessible name; what it looks through. */
  label: string
  /** Seen in the empty field; the name where there is nothing more to say. */
  placeholder?: string
  maxLength: number
  /** As it stands in the address. */
  value: string
  /** 300 ms after the last key. */
  onSearch: (search: string) => void
  className?: string | undefined
}

/** A search whose words stand in the address. */
export function SearchBox({ label, placeholder = label, maxLength, value, onSearch, className }: SearchBoxProps) {
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
    <div role="search" className={className}>
      <TextField
        type="search"
        label={label}
        labelProps={{ className: 'unseen' }}
        placeholder={placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={maxLength}
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

import { Kbd as BaseKbd } from '@mantine/core'
import { currentLanguage, type Language } from '../shared/i18n.ts'

export function Kbd({ chord }: { chord: string }) {
  return (
    <span>
      {chordParts(chord).map((part) => (
        <BaseKbd key={part} mx={2}>
          {part}
        </BaseKbd>
      ))}
    </span>
  )
}

const arrows = { arrowup: '↑', arrowdown: '↓' }

const keyNames: Record<Language, Record<string, string>> = {
  de: { mod: 'Strg', shift: 'Umschalt', alt: 'Alt', escape: 'Esc', enter: 'Eingabe', ...arrows },
  en: { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', escape: 'Esc', enter: 'Enter', ...arrows },
}

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

function chordParts(chord: string): string[] {
  const names: Record<string, string> = { ...keyNames[currentLanguage()], ...(isMac() ? { mod: '⌘', alt: '⌥' } : {}) }
  // The key that elsewhere joins two.
  if (chord === '+') return [chord]
  return chord.split(/[+ ]/).map((part) => names[part] ?? part.toUpperCase())
}

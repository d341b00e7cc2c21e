import { listActions } from './actions.ts'
import { getPreferences } from './preferences.ts'

const sequenceMs = 1200

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]'))
  )
}

/** `mod+shift+k`; for characters that need Shift, such as `?`, Shift is not named. */
function chordOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase()
  const letter = /^[a-z0-9]$/.test(key)
  const parts = [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey && (letter || key.length > 1) ? 'shift' : '',
    key,
  ]
  return parts.filter((part) => part !== '').join('+')
}

/** Keys without Ctrl are ignored while someone types or a dialog is open: typing a name triggers nothing (WCAG 2.1.4). */
export function listenForChords(target: Document = document): () => void {
  let before = ''
  let beforeAt = 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const chord = chordOf(event)
    const plain = !chord.startsWith('mod+') && !chord.startsWith('alt+')
    if (plain && (!getPreferences().letterKeys || isTyping(event.target) || target.querySelector('[aria-modal="true"]') !== null)) return

    const sequence = event.timeStamp - beforeAt < sequenceMs ? `${before} ${chord}` : chord
    before = chord
    beforeAt = event.timeStamp
    // Sequences take precedence over single keys: `g k` opens a page although `k` alone moves in a list.
    const possible = listActions().filter((candidate) => candidate.visible?.() !== false)
    const action = possible.find((candidate) => candidate.chord === sequence) ?? possible.find((candidate) => candidate.chord === chord)
    if (action === undefined) return
    event.preventDefault()
    before = ''
    action.perform()
  }
  target.addEventListener('keydown', onKeyDown)
  return () => target.removeEventListener('keydown', onKeyDown)
}

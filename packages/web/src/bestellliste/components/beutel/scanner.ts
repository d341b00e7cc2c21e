/** A hand scanner types like a keyboard, only faster than anybody: what it reads is taken from there, wherever the cursor stands. */

const betweenMs = 50
const leastCharacters = 6

/** These hold another key and are none. */
const heldKeys: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

const textFields = 'input:not([type="checkbox"]):not([type="radio"]), textarea'
/** It reads a scan by itself. */
const ownKind = '[data-takes-scans]'

type Field = HTMLInputElement | HTMLTextAreaElement

function fieldOf(target: EventTarget | null): Field | null {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return null
  return target.matches(textFields) ? target : null
}

/** Scanners send what parts the fields of a DataMatrix as Ctrl with a sign: Ctrl+] is character 29. */
function characterOf({ key, ctrlKey }: KeyboardEvent): string | null {
  if (key.length !== 1) return null
  return ctrlKey ? String.fromCharCode(key.toUpperCase().charCodeAt(0) % 32) : key
}

/** As it was before the scanner typed into it; the library hears of it by the event. */
function restore(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

interface Typed {
  text: string
  at: number
  field: { element: Field; before: string } | null
}

const nothing: Typed = { text: '', at: Number.NEGATIVE_INFINITY, field: null }

/** Keys pressed since the page was opened: who decides by a digit waits whether it was the first of a scan. */
let pressed = 0
export const countPressed = (): number => pressed
export const scanPauseMs = 2 * betweenMs

/** A scan begins with a field's mark at most: a letter with Ctrl before it is somebody's shortcut, and the key after it may follow at once. */
const isShortcut = ({ key, ctrlKey }: KeyboardEvent, { text }: Typed): boolean => text === '' && ctrlKey && /^[a-z]$/i.test(key)

/** A key alone is left to whom it is meant for; from the second on, no shortcut hears what a scanner types. */
const belongsToScan = ({ text }: Typed): boolean => text.length > 1 || /^[^a-z]/i.test(text)

export function listenForScans(onScan: (text: string) => void): () => void {
  let typed = nothing
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, timeStamp, repeat, isComposing } = event
    if (heldKeys.includes(key)) return
    pressed += 1
    if (repeat || isComposing || (target instanceof Element && target.matches(ownKind))) {
      typed = nothing
      return
    }
    if (timeStamp - typed.at > betweenMs) typed = nothing
    const { text, field } = typed
    const swallow = () => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (key === 'Enter') {
      typed = nothing
      if (text.length < leastCharacters) return
      swallow()
      if (field !== null) restore(field.element, field.before)
      onScan(text)
      return
    }
    const character = characterOf(event)
    if (character === null || isShortcut(event, typed)) {
      typed = nothing
      return
    }
    if (belongsToScan(typed) && (fieldOf(target) === null || event.ctrlKey)) swallow()
    const here = fieldOf(target)
    const start = text === '' && here !== null ? { element: here, before: here.value } : field
    typed = { text: text + character, at: timeStamp, field: start }
  }
  window.addEventListener('keydown', onKeyDown, true)
  return () => window.removeEventListener('keydown', onKeyDown, true)
}

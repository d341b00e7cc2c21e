import { afterEach, describe, expect, it } from 'vitest'
import { listenForScans } from './scanner.ts'

/** Keys a millisecond apart; what the page hears of them, and what was scanned. */
function typed(...keys: readonly string[]): { heard: string[]; scanned: string[] } {
  const heard: string[] = []
  const scanned: string[] = []
  const ending = new AbortController()
  endings.push(
    () => ending.abort(),
    listenForScans((text) => scanned.push(text)),
  )
  document.addEventListener('keydown', ({ key, ctrlKey }) => heard.push(ctrlKey ? `Ctrl+${key}` : key), { signal: ending.signal })
  for (const [nr, name] of keys.entries()) {
    const [key = '', ctrl] = name.split('+').toReversed()
    const event = new KeyboardEvent('keydown', { key, ctrlKey: ctrl === 'Ctrl', bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + nr })
    document.body.dispatchEvent(event)
  }
  return { heard, scanned }
}

const endings: (() => void)[] = []
afterEach(() => endings.splice(0).forEach((end) => end()))

describe('Keys as fast as a scanner', () => {
  it('are a shortcut and the next when the first is held with Ctrl', () => {
    expect(typed('Ctrl+a', 'a')).toEqual({ heard: ['Ctrl+a', 'a'], scanned: [] })
  })

  it('are one scan with its fields parted by Ctrl+]', () => {
    expect(typed('0', '1', '2', '3', '4', 'Ctrl+]', '5', 'Enter')).toEqual({ heard: ['0'], scanned: ['01234\u001d5'] })
  })

  it('may begin with the mark of a field', () => {
    expect(typed('Ctrl+]', '0', '1', '2', '3', '4', 'Enter').scanned).toEqual(['\u001d01234'])
  })
})

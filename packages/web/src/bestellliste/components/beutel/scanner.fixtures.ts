import { act } from '@testing-library/react'

/** As fast as a hand scanner types, wherever the focus is; by the time that the keys tell, not by that of a machine that is busy. */
export function sendScan(text: string): void {
  const start = performance.now()
  act(() => {
    for (const [nr, key] of [...Array.from(text), 'Enter'].entries()) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: start + nr })
      ;(document.activeElement ?? document.body).dispatchEvent(event)
    }
  })
}

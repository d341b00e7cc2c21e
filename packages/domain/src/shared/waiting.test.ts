import { describe, expect, it } from 'vitest'
import { waitingWords } from './waiting.ts'

describe('The time to wait', () => {
  it.each([
    [1, 'eine Minute', 'one minute'],
    [61, '2 Minuten', '2 minutes'],
    [840, '14 Minuten', '14 minutes'],
    [3541, 'eine Stunde', 'one hour'],
    [3600, 'eine Stunde', 'one hour'],
    [5400, 'eine Stunde und 30 Minuten', 'one hour and 30 minutes'],
    [7260, '2 Stunden und eine Minute', '2 hours and one minute'],
  ])('of %i seconds is told in words, never too short', (seconds, de, en) => {
    expect([waitingWords(seconds, 'de'), waitingWords(seconds, 'en')]).toEqual([de, en])
  })
})

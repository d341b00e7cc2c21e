/** Numbers that are made up, and the same for the same name on every machine: no clock, no chance. */
import { type IsoDate, plusDays } from '../shared/time.ts'

/** FNV-1a over the name, then mulberry32. Answers numbers from 0 up to 1. */
function numbersOf(name: string): () => number {
  let state = 2_166_136_261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Range {
  length: number
  from: number
  to: number
  /** Digits behind the point. */
  digits?: number
}

export const roundTo = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** A line that wanders between two bounds, as such series do, and never jumps further than a quarter of the way. */
export function makeValues(name: string, { length, from, to, digits = 0 }: Range): number[] {
  const next = numbersOf(name)
  const step = (to - from) / 4
  let value = from + (to - from) * next()
  return Array.from({ length }, () => {
    const moved = value + (next() - 0.5) * 2 * step
    // Turned back at a bound, not held there.
    const below = moved > to ? 2 * to - moved : moved
    value = below < from ? 2 * from - below : below
    return roundTo(value, digits)
  })
}

/** So many days before today and every so many days, the last of them today. */
export const listDays = (today: IsoDate, count: number, every = 1): IsoDate[] =>
  Array.from({ length: count }, (_, i) => plusDays(today, (i + 1 - count) * every))

interface Series extends Omit<Range, 'length'> {
  days: readonly IsoDate[]
}

export const makePoints = (name: string, { days, ...range }: Series): { x: IsoDate; y: number }[] => {
  const values = makeValues(name, { ...range, length: days.length })
  return days.map((x, i) => ({ x, y: values[i] ?? range.from }))
}

export const sumOf = (values: readonly number[]): number => roundTo(values.reduce((sum, value) => sum + value, 0))

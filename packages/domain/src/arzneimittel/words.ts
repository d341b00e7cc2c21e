/** A product is told by people: what they typed is folded before it is compared, and compared by whole words. */

const folding: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß/g, 'ss'],
]

export function fold(text: string): string {
  const lower = folding.reduce((soFar, [pattern, plain]) => soFar.replace(pattern, plain), text.toLowerCase().normalize('NFC'))
  return lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Salts and compounds follow the name of the substance: Morphinsulfat, Fentanylpflaster. Short names stand alone, and an Insulinspritze is no insulin. */
export function isNameOf(word: string, wirkstoff: string): boolean {
  return wirkstoff.length >= 5 && wirkstoff !== 'insulin' ? word.startsWith(wirkstoff) : word === wirkstoff
}

export interface Strength {
  /** Of one tablet, ampoule or patch, in mg. */
  perUnit: readonly number[]
  /** Of a solution, in mg per ml. */
  perMl: readonly number[]
}

const factors: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001, μg: 0.001, ug: 0.001, mcg: 0.001 }

/** Reads `50 mg`, `2,5 mg`, `5 mg/ml` and `15 mg/3 ml` (an ampoule); `100/8 mg` is two amounts of one unit. */
export function strengthOf(text: string): Strength {
  const perUnit: number[] = []
  const perMl: number[] = []
  const amount = /((?:\d+(?:[.,]\d+)?\s*(?:mg)?\s*\/\s*)*)(\d+(?:[.,]\d+)?)\s*(mg|mcg|µg|μg|ug|g)\b(\s*\/\s*(\d+(?:[.,]\d+)?)?\s*ml)?/giu
  for (const [, before = '', number = '', unit = '', solution, ml] of text.matchAll(amount)) {
    const factor = factors[unit.toLowerCase()] ?? 1
    const others = [...before.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) => one)
    const values = [...others, number].map((one) => Number(one.replace(',', '.')) * factor)
    if (solution !== undefined && (ml === undefined || Number(ml.replace(',', '.')) === 1)) perMl.push(...values)
    else perUnit.push(...values)
  }
  for (const [, percent = ''] of text.matchAll(/(\d+(?:[.,]\d+)?)\s*%/g)) perMl.push(Number(percent.replace(',', '.')) * 10)
  return { perUnit, perMl }
}

import { type VitalArt, vitalTable, zuckerInMg } from '@dreiklang/domain/dokumentation/vitalwerte'

/** What a field says so far; NaN is no number that could be meant. */
export interface Measured {
  wert: number | null
  wert2: number | null
}

const numberFrom = (text: string): number | null => {
  if (text === '') return null
  return /^\d{1,4}([.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A leading zero would be dropped without a word, and 800/70 would become 80/70. */
const lowerFrom = (text: string): number | null => (text.startsWith('0') ? Number.NaN : numberFrom(text))

/** No upper value has three digits unless it begins with 1, 2 or 3: where the stroke belongs follows from the first digit. */
const upperDigits = (digits: string): number => (/^[123]/.test(digits) ? 3 : 2)

/** One digit more than any value has: what is too long is said to be impossible, and never cut to what would be possible. */
const mostOfPair = 4
const mostOfNumber = 6

/** As it stands in the field: only what belongs to a value, and the stroke of a pair where nobody has typed one. 14285 becomes 142/85. */
export function asTyped(text: string, art: VitalArt): string {
  if (vitalTable[art].zweite === null) return text.replaceAll(/[^\d.,]/g, '').slice(0, mostOfNumber)
  const [upper = '', ...lower] = text.trim().split(/\D+/)
  if (lower.length > 0) return `${upper.slice(0, mostOfPair)}/${lower.join('').slice(0, mostOfPair)}`
  const cut = upperDigits(upper)
  return upper.length <= cut ? upper : `${upper.slice(0, cut)}/${upper.slice(cut, cut + mostOfPair)}`
}

/** @param inMmol blood sugar in mmol/L; what is kept is in mg/dL */
export function readMeasured(text: string, { art, inMmol }: { art: VitalArt; inMmol: boolean }): Measured {
  if (vitalTable[art].zweite === null) {
    const wert = numberFrom(text)
    return { wert: wert !== null && inMmol ? zuckerInMg(wert) : wert, wert2: null }
  }
  const [upper = '', lower = ''] = text.split('/')
  return { wert: numberFrom(upper), wert2: lowerFrom(lower) }
}

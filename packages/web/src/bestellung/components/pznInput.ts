import { type KennungsError, normalizePzn, checkPzn } from '@dreiklang/domain/shared/checkDigits'

/** State of the field: empty, digits that may still grow, an error code, a valid number, or a name. */
export type PznInput =
  | { art: 'leer' }
  | { art: 'unfertig'; ziffern: number }
  | { art: 'fehler'; fehler: KennungsError }
  | { art: 'gut'; pzn: string }
  | { art: 'name'; text: string }

/**
 * Barcodes sent by a scanner that acts as a keyboard: Code 39 starts with a minus, the 13-digit code is `4150` + PZN + check digit, the
 * DataMatrix carries it as GTIN (`01` + `0` + that) or as PPN (`9N11` + PZN + two check digits).
 */
const scanMuster: readonly RegExp[] = [
  /^-(\d{8})$/,
  /^4150(\d{8})\d$/,
  /^04150(\d{8})\d$/,
  /^(?:\]d2|\]Q3)?0104150(\d{8})\d(?:\D|1|2|$)/,
  /^(?:\[\)>06)?9N11(\d{8})\d{2}(?:\D|$)/,
]

/** Blanks, no-break spaces and the separators that a scanner sends between the parts of a DataMatrix. */
function withoutSpaces(input: string): string {
  return Array.from(input)
    .filter((zeichen) => zeichen > ' ' && zeichen !== '\u00a0')
    .join('')
}

function fromScan(text: string): string | null {
  for (const muster of scanMuster) {
    const pzn = muster.exec(text)?.[1]
    if (pzn !== undefined) return pzn
  }
  return null
}

/** `fertig`: input is complete (Enter, field left). */
export function readPznInput(input: string, { fertig }: { fertig: boolean }): PznInput {
  const text = withoutSpaces(input)
  if (text === '') return { art: 'leer' }
  const kern = fromScan(text) ?? text.replace(/^(PZN)?-?/i, '')
  if (/[^\d]/.test(kern)) return /\p{L}{2}/u.test(input) ? { art: 'name', text: input.trim() } : { art: 'fehler', fehler: 'format' }
  // Seven digits may be an old number without its leading zero, or an incomplete one: only Enter decides.
  if (kern.length < 8 && !fertig) return { art: 'unfertig', ziffern: kern.length }
  const pzn = normalizePzn(kern)
  const fehler = checkPzn(pzn)
  return fehler === null ? { art: 'gut', pzn } : { art: 'fehler', fehler }
}

import { type KennungsFehler, normalisierePzn, pruefePzn } from '@dreiklang/domain/shared/pruefziffern'

/** State of the field: empty, digits that may still grow, an error code, a valid number, or a name. */
export type PznEingabe =
  | { art: 'leer' }
  | { art: 'unfertig'; ziffern: number }
  | { art: 'fehler'; fehler: KennungsFehler }
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
function ohneZwischenraum(eingabe: string): string {
  return Array.from(eingabe)
    .filter((zeichen) => zeichen > ' ' && zeichen !== '\u00a0')
    .join('')
}

function ausScan(text: string): string | null {
  for (const muster of scanMuster) {
    const pzn = muster.exec(text)?.[1]
    if (pzn !== undefined) return pzn
  }
  return null
}

/** Parses a field in which people type or scan a PZN or start typing a name. `fertig`: input is complete (Enter, field left). */
export function lesePznEingabe(eingabe: string, { fertig }: { fertig: boolean }): PznEingabe {
  const text = ohneZwischenraum(eingabe)
  if (text === '') return { art: 'leer' }
  const kern = ausScan(text) ?? text.replace(/^(PZN)?-?/i, '')
  if (/[^\d]/.test(kern)) return /\p{L}{2}/u.test(eingabe) ? { art: 'name', text: eingabe.trim() } : { art: 'fehler', fehler: 'format' }
  // Seven digits may be an old number without its leading zero, or an incomplete one: only Enter decides.
  if (kern.length < 8 && !fertig) return { art: 'unfertig', ziffern: kern.length }
  const pzn = normalisierePzn(kern)
  const fehler = pruefePzn(pzn)
  return fehler === null ? { art: 'gut', pzn } : { art: 'fehler', fehler }
}

/**
 * Identifiers of German health care: format and check digit (domain.md, section 6).
 * Every check answers null for a good value, `format` for a wrong form and `pruefziffer` for a wrong check digit;
 * nothing is ever repaired. Callers decide: an error when typed by hand, a warning on import.
 */
export type KennungsFehler = 'format' | 'pruefziffer'
export type KennungsPruefung = (value: string) => KennungsFehler | null

const ziffern = (text: string): number[] => Array.from(text, Number)
const quersumme = (n: number): number => (n > 9 ? n - 9 : n)

/** Removes blanks, no-break spaces and the `PZN-` prefix and pads seven digits with the leading zero. */
export function normalisierePzn(eingabe: string): string {
  const pzn = eingabe.replace(/[\s\u00a0]/g, '').replace(/^PZN-?/i, '')
  return /^\d{7}$/.test(pzn) ? `0${pzn}` : pzn
}

/** Removes blanks and writes letters in upper case. */
export function normalisiereKennung(eingabe: string): string {
  return eingabe.replace(/[\s\u00a0]/g, '').toUpperCase()
}

/** PZN8: Σ i·dᵢ (i = 1..7) mod 11 is the eighth digit; remainder 10 is never assigned. */
export const pruefePzn: KennungsPruefung = (pzn) => {
  if (!/^\d{8}$/.test(pzn) || pzn === '00000000') return 'format'
  const rest = ziffern(pzn.slice(0, 7)).reduce((summe, ziffer, i) => summe + (i + 1) * ziffer, 0) % 11
  return rest < 10 && rest === Number(pzn[7]) ? null : 'pruefziffer'
}

/** KVNR, unchangeable part: letter as 01..26 and eight digits, weights 1 and 2 in turn, cross sums, mod 10. */
export const pruefeKvnr: KennungsPruefung = (kvnr) => {
  if (!/^[A-Z]\d{9}$/.test(kvnr)) return 'format'
  const buchstabe = String(kvnr.charCodeAt(0) - 64).padStart(2, '0')
  const summe = ziffern(buchstabe + kvnr.slice(1, 9)).reduce((s, ziffer, i) => s + quersumme(ziffer * (1 + (i % 2))), 0)
  return summe % 10 === Number(kvnr[9]) ? null : 'pruefziffer'
}

/** IK: digits 3 to 8 with weights 2 and 1 in turn, cross sums, mod 10 is digit 9. */
export const pruefeIk: KennungsPruefung = (ik) => {
  if (!/^\d{9}$/.test(ik)) return 'format'
  const summe = ziffern(ik.slice(2, 8)).reduce((s, ziffer, i) => s + quersumme(ziffer * (i % 2 ? 1 : 2)), 0)
  return summe % 10 === Number(ik[8]) ? null : 'pruefziffer'
}

/** LANR: digits 1 to 6 with weights 4 and 9, check digit is the seventh; 555555… is reserved, 999999900 means "doctor without number". */
export const pruefeLanr: KennungsPruefung = (lanr) => {
  if (!/^\d{9}$/.test(lanr)) return 'format'
  if (lanr.startsWith('555555')) return 'pruefziffer'
  if (lanr === '999999900') return null
  const summe = ziffern(lanr.slice(0, 6)).reduce((s, ziffer, i) => s + ziffer * (i % 2 ? 9 : 4), 0)
  return (10 - (summe % 10)) % 10 === Number(lanr[6]) ? null : 'pruefziffer'
}

const bereiche: readonly (readonly [number, number])[] = [
  [1, 3],
  [6, 21],
  [24, 25],
  [27, 28],
  [31, 31],
  [35, 35],
  [37, 74],
  [78, 81],
  [83, 83],
  [85, 88],
  [93, 96],
  [98, 99],
]

/** BSNR: nine digits with the code of a Kassenärztliche Vereinigung in front (35 hospital, 74…63 SAPV); it has no check digit. */
export const pruefeBsnr: KennungsPruefung = (bsnr) => {
  if (!/^\d{9}$/.test(bsnr)) return 'format'
  const kv = Number(bsnr.slice(0, 2))
  if (kv === 74) return bsnr.endsWith('63') ? null : 'format'
  return bereiche.some(([von, bis]) => kv >= von && kv <= bis) ? null : 'format'
}

const rezeptIdMuster = /^(160|162|169|200|209)\.\d{3}\.\d{3}\.\d{3}\.\d{3}\.\d{2}$/

/** Rezept-ID of an electronic prescription: the 18 digits as one number mod 97 must be 1. */
export const pruefeRezeptId: KennungsPruefung = (rezeptId) => {
  if (!rezeptIdMuster.test(rezeptId)) return 'format'
  return BigInt(rezeptId.replaceAll('.', '')) % 97n === 1n ? null : 'pruefziffer'
}

/** Postal code 01001 to 99998. */
export const pruefePlz: KennungsPruefung = (plz) => (/^\d{5}$/.test(plz) && plz >= '01001' && plz <= '99998' ? null : 'format')

/** HMV-Nummer `WW.XX.YY.ZZZZ`, or the seven digits of the kind of product. */
export const pruefeHmvNummer: KennungsPruefung = (hmv) =>
  /^\d{2}\.\d{2}\.\d{2}\.\d{4}$/.test(hmv) || /^\d{7}$/.test(hmv) ? null : 'format'

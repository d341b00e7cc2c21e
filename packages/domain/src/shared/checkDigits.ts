/** Null, `format` or `pruefziffer` (domain.md 6); never repaired. Callers decide: an error when typed by hand, a warning on import. */
export type KennungsError = 'format' | 'pruefziffer'
export type KennungsPruefung = (value: string) => KennungsError | null

const ziffern = (text: string): number[] => Array.from(text, Number)
const quersumme = (n: number): number => (n > 9 ? n - 9 : n)

/** Removes blanks, no-break spaces and the `PZN-` prefix and pads seven digits with the leading zero. */
export function normalizePzn(input: string): string {
  const pzn = input.replace(/[\s\u00a0]/g, '').replace(/^PZN-?/i, '')
  return /^\d{7}$/.test(pzn) ? `0${pzn}` : pzn
}

export function normalizeKennung(input: string): string {
  return input.replace(/[\s\u00a0]/g, '').toUpperCase()
}

/** PZN8: Σ i·dᵢ (i = 1..7) mod 11 is the eighth digit; remainder 10 is never assigned. */
export const checkPzn: KennungsPruefung = (pzn) => {
  if (!/^\d{8}$/.test(pzn) || pzn === '00000000') return 'format'
  const rest = ziffern(pzn.slice(0, 7)).reduce((sum, ziffer, i) => sum + (i + 1) * ziffer, 0) % 11
  return rest < 10 && rest === Number(pzn[7]) ? null : 'pruefziffer'
}

/** KVNR, unchangeable part: letter as 01..26 and eight digits, weights 1 and 2 in turn, cross sums, mod 10. */
export const checkKvnr: KennungsPruefung = (kvnr) => {
  if (!/^[A-Z]\d{9}$/.test(kvnr)) return 'format'
  const buchstabe = String(kvnr.charCodeAt(0) - 64).padStart(2, '0')
  const sum = ziffern(buchstabe + kvnr.slice(1, 9)).reduce((s, ziffer, i) => s + quersumme(ziffer * (1 + (i % 2))), 0)
  return sum % 10 === Number(kvnr[9]) ? null : 'pruefziffer'
}

/** IK: digits 3 to 8 with weights 2 and 1 in turn, cross sums, mod 10 is digit 9. */
export const checkIk: KennungsPruefung = (ik) => {
  if (!/^\d{9}$/.test(ik)) return 'format'
  const sum = ziffern(ik.slice(2, 8)).reduce((s, ziffer, i) => s + quersumme(ziffer * (i % 2 ? 1 : 2)), 0)
  return sum % 10 === Number(ik[8]) ? null : 'pruefziffer'
}

/** Stands for a doctor who has no number; nobody prescribes with it. */
export const pseudoLanr = '999999900'

/** LANR: digits 1 to 6 with weights 4 and 9, check digit is the seventh; 555555… is reserved, 999999900 means "doctor without number". */
export const checkLanr: KennungsPruefung = (lanr) => {
  if (!/^\d{9}$/.test(lanr)) return 'format'
  if (lanr.startsWith('555555')) return 'pruefziffer'
  if (lanr === pseudoLanr) return null
  const sum = ziffern(lanr.slice(0, 6)).reduce((s, ziffer, i) => s + ziffer * (i % 2 ? 9 : 4), 0)
  return (10 - (sum % 10)) % 10 === Number(lanr[6]) ? null : 'pruefziffer'
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
export const checkBsnr: KennungsPruefung = (bsnr) => {
  if (!/^\d{9}$/.test(bsnr)) return 'format'
  const kv = Number(bsnr.slice(0, 2))
  if (kv === 74) return bsnr.endsWith('63') ? null : 'format'
  return bereiche.some(([from, to]) => kv >= from && kv <= to) ? null : 'format'
}

const rezeptIdMuster = /^(160|162|169|200|209)\.\d{3}\.\d{3}\.\d{3}\.\d{3}\.\d{2}$/

/** Rezept-ID of an electronic prescription: the 18 digits as one number mod 97 must be 1. */
export const checkRezeptId: KennungsPruefung = (rezeptId) => {
  if (!rezeptIdMuster.test(rezeptId)) return 'format'
  return BigInt(rezeptId.replaceAll('.', '')) % 97n === 1n ? null : 'pruefziffer'
}

/** Postal code 01001 to 99998. */
export const checkPlz: KennungsPruefung = (plz) => (/^\d{5}$/.test(plz) && plz >= '01001' && plz <= '99998' ? null : 'format')

/** HMV-Nummer `WW.XX.YY.ZZZZ`, or the seven digits of the kind of product. */
export const checkHmvNumber: KennungsPruefung = (hmv) => (/^\d{2}\.\d{2}\.\d{2}\.\d{4}$/.test(hmv) || /^\d{7}$/.test(hmv) ? null : 'format')

/** Sum with weights 3 and 1 in turn, the last digit before the check digit weighs 3. */
const gewichtet = (stellen: readonly number[]): number => stellen.toReversed().reduce((sum, ziffer, i) => sum + ziffer * (i % 2 ? 1 : 3), 0)

/** GTIN of 8, 12, 13 or 14 digits; an NTIN is one that begins with 4150 and holds a PZN. */
export const checkGtin: KennungsPruefung = (gtin) => {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return 'format'
  const stellen = ziffern(gtin)
  return (10 - (gewichtet(stellen.slice(0, -1)) % 10)) % 10 === stellen.at(-1) ? null : 'pruefziffer'
}

/** PPN of securPharm: `11`, a PZN8 and two check digits, Σ ASCII · (2, 3, 4 …) mod 97. */
export const checkPpn: KennungsPruefung = (ppn) => {
  if (!/^11\d{10}$/.test(ppn)) return 'format'
  const sum = Array.from(ppn.slice(0, 10)).reduce((s, zeichen, i) => s + zeichen.charCodeAt(0) * (i + 2), 0)
  return sum % 97 === Number(ppn.slice(10)) ? null : 'pruefziffer'
}

/** German IBAN: the first four to the end, letters as 10 to 35, mod 97 is 1. */
export const checkIban: KennungsPruefung = (iban) => {
  if (!/^DE\d{20}$/.test(iban)) return 'format'
  // D is 13 and E is 14.
  return BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n === 1n ? null : 'pruefziffer'
}

/** Telematik-ID: kind of institution, hyphen, up to 126 printable letters. */
export const checkTelematikId: KennungsPruefung = (telematikId) => (/^[1-9]\d?-[!-~]{1,126}$/.test(telematikId) ? null : 'format')

/** KIM address; `.kim.telematik-test` is the test environment. Case does not matter. */
export const checkKim: KennungsPruefung = (kim) =>
  /^[a-z0-9._-]{1,64}@([a-z0-9-]{1,63}\.){1,4}kim\.telematik(-test)?$/i.test(kim) ? null : 'format'

/** ICD-10-GM as it is written on prescriptions: code, mark, certainty. Whether the code exists says only the table. */
export const checkIcd10: KennungsPruefung = (icd10) => (/^[A-Z]\d{2}(\.\d{1,2})?[!*†]?[GVAZ]?$/.test(icd10) ? null : 'format')

/** What is to be notified of a value: a wrong form is always an error, a wrong check digit on import only a warning. */
export function befundOf(
  check: KennungsPruefung,
  value: string,
  herkunft: 'HAND' | 'IMPORT',
): { schwere: 'FEHLER' | 'WARNUNG'; fehler: KennungsError } | null {
  const fehler = check(value)
  if (fehler === null) return null
  return { schwere: fehler === 'pruefziffer' && herkunft === 'IMPORT' ? 'WARNUNG' : 'FEHLER', fehler }
}

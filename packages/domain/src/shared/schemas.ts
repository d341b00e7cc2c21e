import { z } from 'zod'
import { type KennungsPruefung, checkPlz } from './checkDigits.ts'
import { isIsoDate } from './time.ts'
import { asWords, harmless } from './words.ts'

/** True when a text has a control character other than line break and tab: a null byte would break the database. */
function hasControlCharacters(value: string, allowed: string): boolean {
  for (let i = 0; i < value.length; i += 1) {
    const zeichen = value.charCodeAt(i)
    if ((zeichen < 0x20 || zeichen === 0x7f) && !allowed.includes(value.charAt(i))) return true
  }
  return false
}

const withoutControlCharacters = (length: number, allowed: string) =>
  z
    .string()
    .max(length)
    .refine((value) => !hasControlCharacters(value, allowed), { message: 'zeichen' })
    .trim()
    .min(1)

/** Text of a person, several lines, trimmed, at least one letter. */
export const text = (length: number) => withoutControlCharacters(length, '\n\r\t')
export const line = (length: number) => withoutControlCharacters(length, '')

/** Text that somebody writes in words of his own: it is sealed before it is stored (words.ts). */
export const words = (max: number) => asWords(text(max))
export const lineOfWords = (max: number) => asWords(line(max))
export const named = (max: number) => harmless('name', line(max))

export const id = z.uuid()
/** Existing calendar day `YYYY-MM-DD`. */
export const isoDate = harmless('time', z.string().refine(isIsoDate, { message: 'datum' }))

const plz = harmless(
  'place',
  z.string().refine((value) => checkPlz(value) === null, { message: 'plz' }),
)

const place = (max: number) => harmless('place', line(max))
export const adresse = z.strictObject({ strasse: place(80), hausnummer: place(12), zusatz: place(80).nullable(), plz, ort: place(60) })

/** With area code: a leading 0 or +, then digits and the usual separators. */
export const telefon = line(40).regex(/^(\+|0)[0-9 ()/-]{5,}$/, { message: 'telefon' })

/** Identifier with a check: answers the stable code of its fault, `<name>.format` or `<name>.pruefziffer`. */
export const kennung = (name: string, check: KennungsPruefung, normalize: (value: string) => string = (value) => value.trim()) =>
  harmless(
    'number',
    z
      .string()
      .max(40)
      .transform(normalize)
      .superRefine((value, ctx) => {
        const error = check(value)
        if (error !== null) ctx.addIssue({ code: 'custom', message: `${name}.${error}` })
      }),
  )

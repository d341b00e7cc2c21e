/** Schemas that several rooms use: texts of people, days, addresses, identifiers with check digit. */
import { z } from 'zod'
import { type KennungsPruefung, pruefePlz } from './pruefziffern.ts'
import { asWords, harmless } from './words.ts'
import { istDatum } from './zeit.ts'

/** True when a text has a control character other than line break and tab: a null byte would break the database. */
function hatSteuerzeichen(wert: string, erlaubt: string): boolean {
  for (let i = 0; i < wert.length; i += 1) {
    const zeichen = wert.charCodeAt(i)
    if ((zeichen < 0x20 || zeichen === 0x7f) && !erlaubt.includes(wert.charAt(i))) return true
  }
  return false
}

const ohneSteuerzeichen = (laenge: number, erlaubt: string) =>
  z
    .string()
    .max(laenge)
    .refine((wert) => !hatSteuerzeichen(wert, erlaubt), { message: 'zeichen' })
    .trim()
    .min(1)

/** Text of a person, several lines, trimmed, at least one letter. */
export const text = (laenge: number) => ohneSteuerzeichen(laenge, '\n\r\t')
/** Like `text`, on one line. */
export const zeile = (laenge: number) => ohneSteuerzeichen(laenge, '')

/** Text that somebody writes in words of his own: it is sealed before it is stored (words.ts). */
export const words = (max: number) => asWords(text(max))
/** As `words`, on one line. */
export const lineOfWords = (max: number) => asWords(zeile(max))
/** The name of a person, a house or a thing. */
export const named = (max: number) => harmless('name', zeile(max))

export const id = z.uuid()
/** Existing calendar day `YYYY-MM-DD`. */
export const datum = harmless('time', z.string().refine(istDatum, { message: 'datum' }))

const plz = harmless(
  'place',
  z.string().refine((wert) => pruefePlz(wert) === null, { message: 'plz' }),
)

const place = (max: number) => harmless('place', zeile(max))
export const adresse = z.strictObject({ strasse: place(80), hausnummer: place(12), zusatz: place(80).nullable(), plz, ort: place(60) })

/** With area code: a leading 0 or +, then digits and the usual separators. */
export const telefon = zeile(40).regex(/^(\+|0)[0-9 ()/-]{5,}$/, { message: 'telefon' })

/** Identifier with a check: answers the stable code of its fault, `<name>.format` or `<name>.pruefziffer`. */
export const kennung = (name: string, pruefe: KennungsPruefung, normalisiere: (wert: string) => string = (wert) => wert.trim()) =>
  harmless(
    'number',
    z
      .string()
      .max(40)
      .transform(normalisiere)
      .superRefine((wert, ctx) => {
        const fehler = pruefe(wert)
        if (fehler !== null) ctx.addIssue({ code: 'custom', message: `${name}.${fehler}` })
      }),
  )

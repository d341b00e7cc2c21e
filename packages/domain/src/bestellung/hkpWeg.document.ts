/** Home nursing by Muster 12: what is asked for, and the way of the paper from the practice to the decision of the Krankenkasse. */
import { z } from 'zod'
import { genehmigungen, verordnungsarten } from '../klient/hkp.ts'
import { hkpNummern } from '../klient/hkpLeistungen.ts'
import { id, isoDate, line, lineOfWords, words } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'

const nummern = z.array(z.enum(hkpNummern)).max(20)

/** Measures, how often, and for how long. */
export const hkpInhalt = z.strictObject({
  von: isoDate,
  bis: isoDate,
  verordnungsart: z.enum(verordnungsarten).nullable(),
  /** Numbers of the Leistungsverzeichnis of the HKP-RL; none: said in words only. */
  leistungen: nummern,
  massnahmen: words(500),
  haeufigkeit: lineOfWords(120),
})
export type HkpInhalt = z.output<typeof hkpInhalt>

export const hkpEntscheidung = z.strictObject({
  genehmigung: z.enum(genehmigungen),
  genehmigtAm: isoDate,
  genehmigtVon: isoDate.nullable(),
  genehmigtBis: isoDate.nullable(),
  genehmigteLeistungen: nummern,
  entscheidungText: words(500).nullable(),
  zugegangenAm: isoDate.nullable(),
  genehmigungsNr: harmless('number', line(40)).nullable(),
})

/** Muster 12 is an application of the insured person: he signs it, or whoever represents him. */
export const hkpUnterzeichner = ['KLIENT', 'VERTRETUNG'] as const

const durch = z.strictObject({ personId: id, name: plain.name })

export const hkpWeg = z.strictObject({
  geholt: z.strictObject({ am: isoDate, durch }),
  /** What stands on the paper, whatever was asked for. */
  papier: hkpInhalt.extend({
    massnahmen: acceptedWords,
    haeufigkeit: acceptedWords,
    ausgestelltAm: isoDate.nullable(),
    arzt: plain.name.nullable(),
  }),
  unterschrieben: z.strictObject({ am: isoDate, wer: z.enum(hkpUnterzeichner), name: plain.name.nullable(), durch }).nullable(),
  eingereicht: z.strictObject({ am: isoDate, durch }).nullable(),
  entschieden: hkpEntscheidung.extend({ entscheidungText: acceptedWords.nullable(), durch }).nullable(),
})
export type HkpWeg = z.output<typeof hkpWeg>

import { z } from 'zod'
import { organisationArten, rollen } from '../shared/akteur.ts'
import { type KennungsPruefung, checkLanr, checkTelematikId } from '../shared/checkDigits.ts'
import { isoDate, id, kennung, named, telefon, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { erlaubnisse } from './behandlungspflege.ts'
import { abwesenheitArten, berufe, funktionen, qualifikationen, staende, zusatzqualifikationen } from './personal.ts'

const checkBeschaeftigtennummer: KennungsPruefung = (nummer) => (/^\d{9}$/.test(nummer) ? null : 'format')
const checkHandzeichen: KennungsPruefung = (zeichen) => (/^\p{L}{2,4}$/u.test(zeichen) ? null : 'format')

/** The platform has its own; here nobody is given it. */
export const rolleInHaus = z.enum(rollen).refine((rolle) => rolle !== 'ROLE_ADMIN', { message: 'rolle' })
export const lanr = kennung('lanr', checkLanr).nullable()

const zusatz = z.array(z.enum(zusatzqualifikationen)).max(zusatzqualifikationen.length)

/** Every field is sent; what does not belong to the kind of organisation is null or false. */
export const akteAngaben = z.strictObject({
  name: named(120),
  rolle: rolleInHaus,
  beruf: z.enum(berufe),
  telefon: telefon.nullable(),
  personalnummer: harmless('number', line(20)).nullable(),
  wochenstunden: z.number().min(0).max(60).multipleOf(0.25).nullable(),
  /** The day on which the person was bound to secrecy (§ 203 StGB). */
  schweigepflichtAm: isoDate.nullable(),
  telematikId: kennung('telematik_id', checkTelematikId).nullable(),
  fuehrerschein: z.boolean(),
  qualifikation: z.enum(qualifikationen).nullable(),
  zusatzqualifikationen: zusatz,
  /** For life, § 293 (8) SGB V. */
  beschaeftigtennummer: kennung('beschaeftigtennummer', checkBeschaeftigtennummer).nullable(),
  handzeichen: kennung('handzeichen', checkHandzeichen).nullable(),
  behandlungspflege: erlaubnisse,
  approbationAm: isoDate.nullable(),
  funktion: z.enum(funktionen).nullable(),
  lanr,
  /** In Weiterbildung: the colleague under whose LANR the person prescribes. */
  anleitungId: id.nullable(),
  unterschriftsberechtigt: z.boolean(),
})
export type AkteAngaben = z.infer<typeof akteAngaben>
export type AkteField = keyof AkteAngaben

export const abwesenheitAngaben = z
  .strictObject({ art: z.enum(abwesenheitArten), von: isoDate, bis: isoDate, vertretungId: id.nullable() })
  .refine(({ von, bis }) => von <= bis, { path: ['bis'], message: 'zeitraum' })
export type AbwesenheitAngaben = z.infer<typeof abwesenheitAngaben>

const who = z.strictObject({ id, name: plain.name })

const abwesenheit = z.strictObject({
  id,
  von: plain.name,
  bis: plain.time,
  /** Null for colleagues: why somebody is away is not theirs to know. */
  art: z.enum(abwesenheitArten).nullable(),
  vertretung: who.nullable(),
})

const kollege = who.extend({
  /** Last day of an absence that has begun; null for somebody who is here. */
  abwesendBis: plain.time.nullable(),
  /** A doctor with Approbation who is not in Weiterbildung: somebody in Weiterbildung may prescribe under this number. */
  darfAnleiten: z.boolean(),
})

/** What is not this person's to see is null. */
export const personAnswer = z.strictObject({
  id,
  version: z.int(),
  art: z.enum(organisationArten),
  stand: z.enum(staende),
  name: plain.name,
  rolle: z.enum(rollen),
  beruf: z.enum(berufe),
  qualifikation: z.enum(qualifikationen).nullable(),
  zusatzqualifikationen: zusatz,
  funktion: z.enum(funktionen).nullable(),
  telefon: plain.contact.nullable(),
  handzeichen: plain.number.nullable(),
  istPharmazeutisch: z.boolean(),
  darfVerordnen: z.boolean(),
  fachgruppe: plain.code.nullable(),
  abwesenheiten: z.array(abwesenheit),
  vertrag: akteAngaben
    .pick({
      personalnummer: true,
      wochenstunden: true,
      schweigepflichtAm: true,
      telematikId: true,
      fuehrerschein: true,
      beschaeftigtennummer: true,
      behandlungspflege: true,
      approbationAm: true,
      lanr: true,
      anleitungId: true,
      unterschriftsberechtigt: true,
    })
    .extend({ email: plain.contact, anleitung: who.nullable() })
    .nullable(),
  zugang: z
    .strictObject({
      zweiterFaktor: z.boolean(),
      grund: plain.house.nullable(),
      letzterTag: plain.time.nullable(),
      ausgeschiedenAm: plain.time.nullable(),
      uebernimmt: who.nullable(),
    })
    .nullable(),
  kollegen: z.array(kollege),
  darf: z.strictObject({ aendern: z.boolean(), rolleAendern: z.boolean(), zugang: z.boolean(), abwesenheit: z.boolean() }),
})
export type PersonAnswer = z.infer<typeof personAnswer>

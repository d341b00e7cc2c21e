import { z } from 'zod'
import { besuchstag, doppelt, isDistinct, planung } from '../hausbesuch/handlungen.contract.ts'
import { anlassFehlt, planAngaben, withAnlass } from '../hausbesuch/hausbesuch.contract.ts'
import { anlassCodes, besuchStatus, besuchTypen, maxLeistungen, maxPersonen, leistungsquellen } from '../hausbesuch/hausbesuch.ts'
import { seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { bundeslaender } from '../shared/feiertage.ts'
import { isoDate, id, words } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { readRegel } from '../shared/regel.ts'
import { feiertagsregeln, maxAusnahmen, umfaenge } from './serie.ts'
import { ausfaelle } from './termine.ts'

const params = z.strictObject({ serieId: id })

const contentFields = z.strictObject({
  regel: harmless(
    'code',
    z
      .string()
      .max(200)
      .refine((value) => readRegel(value) !== null, { message: 'regel' }),
  ),
  uhrzeit: planung.uhrzeit,
  dauerMinuten: planung.dauerMinuten,
  gueltigVon: besuchstag,
  gueltigBis: besuchstag.nullable(),
  feiertagsregel: z.enum(feiertagsregeln),
  bundesland: z.enum(bundeslaender),
  ausnahmen: z.array(besuchstag).max(maxAusnahmen).refine(isDistinct, doppelt),
  personIds: z.array(id).max(maxPersonen).refine(isDistinct, doppelt),
  fahrzeug: planung.fahrzeug,
  leistungen: planAngaben.shape.leistungen,
  anlass: words(500).nullable(),
  anlassCode: z.enum(anlassCodes),
})
const doesNotEndBefore = ({ gueltigVon, gueltigBis }: { gueltigVon: string; gueltigBis: string | null }) =>
  gueltigBis === null || gueltigBis >= gueltigVon
const endeFalsch = { path: ['gueltigBis'], message: 'falsch' }

const kopf = { klientId: id, typ: z.enum(besuchTypen) }

export const serienAngaben = contentFields.extend(kopf).refine(doesNotEndBefore, endeFalsch).refine(withAnlass, anlassFehlt)
export type SerienAngaben = z.infer<typeof serienAngaben>

const umfang = { umfang: z.enum(umfaenge), ab: besuchstag.nullable() }
const withSince = (choice: { umfang: string; ab: string | null }) => choice.umfang === 'ALLE' || choice.ab !== null
const abFehlt = { path: ['ab'], message: 'pflicht' }
export const serienChange = contentFields
  .extend({ version: z.int().min(1), ...umfang })
  .refine(doesNotEndBefore, endeFalsch)
  .refine(withSince, abFehlt)
export type SerienChange = z.infer<typeof serienChange>

export const terminAnswer = z.strictObject({
  tag: isoDate,
  datum: isoDate,
  feiertag: z.boolean(),
  ausfall: z.enum(ausfaelle).nullable(),
  /** The last HKP-Verordnung ends before; only said of services that need one. */
  ohneVerordnung: z.boolean(),
  besuch: z.strictObject({ id, status: z.enum(besuchStatus), vonHand: z.boolean(), datum: isoDate, uhrzeit: plain.time }).nullable(),
})
export type TerminAnswer = z.infer<typeof terminAnswer>

const wirkung = z.strictObject({ neu: z.int(), geaendert: z.int(), abgesagt: z.int(), vonHand: z.int(), begonnen: z.int() })

const anzeige = {
  id,
  version: z.int(),
  typ: z.enum(besuchTypen),
  regel: plain.code,
  uhrzeit: plain.time,
  dauerMinuten: z.int(),
  gueltigVon: isoDate,
  gueltigBis: isoDate.nullable(),
  /** Null when the Klient is not open to the reader any more. */
  klient: z.strictObject({ id, vorname: plain.name, nachname: plain.name }).nullable(),
  personen: z.array(z.strictObject({ id, name: plain.name })),
  beendet: z.boolean(),
}

export const serienListRow = z.strictObject({ ...anzeige, naechster: isoDate.nullable() })
export type SerienListRow = z.infer<typeof serienListRow>

export const serienAnswer = z.strictObject({
  ...anzeige,
  feiertagsregel: z.enum(feiertagsregeln),
  bundesland: z.enum(bundeslaender),
  ausnahmen: z.array(isoDate),
  fahrzeug: plain.name.nullable(),
  leistungen: z
    .array(
      z.strictObject({
        code: plain.code.nullable(),
        bezeichnung: plain.product,
        quelle: z.enum(leistungsquellen),
        sollMinuten: z.int().nullable(),
      }),
    )
    .max(maxLeistungen),
  anlass: acceptedWords.nullable(),
  anlassCode: z.enum(anlassCodes),
  vorgaengerId: id.nullable(),
  nachfolgerId: id.nullable(),
  termine: z.array(terminAnswer),
  aendern: z.union([z.literal(true), plain.code]),
})
export type SerienAnswer = z.infer<typeof serienAnswer>

/** What a write answers. `id` is that of the new part when the series was split. */
export const serienQuittung = z.strictObject({ id, version: z.int(), wirkung })
export type SerienQuittung = z.infer<typeof serienQuittung>

const planError = [
  'hausbesuch.klient_unbekannt',
  'hausbesuch.typ_nicht_moeglich',
  'hausbesuch.nur_leitung',
  'hausbesuch.person_fehlt',
  'hausbesuch.person_unbekannt',
  'hausbesuch.qualifikation_fehlt',
  'serie.ohne_termin',
] as const

export const serieContract = {
  list: defineCall('GET /api/serien', {
    id: 'serie.list',
    summary: 'One page of the series of the own house, by keyset, the newest first',
    access: own,
    query: z.strictObject({
      ...seitenAnfrage,
      klientId: id.optional(),
      beendete: z.stringbool().default(false),
      sortierung: z.enum(['neueste']).default('neueste'),
    }),
    answer: seitenAnswer(serienListRow),
  }),
  defaults: defineCall('GET /api/serien/vorgaben', {
    id: 'serie.defaults',
    summary: 'What a new series begins with: whose holidays count for the own house',
    access: own,
    answer: z.strictObject({ bundesland: z.enum(bundeslaender).nullable() }),
  }),
  create: defineCall('POST /api/serien', {
    id: 'serie.create',
    summary: 'Plan visits that come back; those of the next four weeks stand in the plan at once',
    access: own,
    body: serienAngaben,
    answer: serienQuittung,
    status: 201,
    idempotent: true,
    errors: planError,
  }),
  preview: defineCall('POST /api/serien/vorschau', {
    id: 'serie.preview',
    summary: 'The next days of a series that is being made or changed, and what happens to the visits in the plan; changes nothing',
    access: own,
    body: contentFields
      .extend({ ...kopf, ...umfang, serieId: id.nullable() })
      .refine(doesNotEndBefore, endeFalsch)
      .refine(withSince, abFehlt),
    answer: z.strictObject({ termine: z.array(terminAnswer), wirkung }),
    errors: [...planError, 'serie.beendet', 'serie.ab_unpassend'],
  }),
  read: defineCall('GET /api/serien/:serieId', {
    id: 'serie.read',
    summary: 'One series with its next days; reading it is written down',
    access: own,
    params,
    answer: serienAnswer,
  }),
  change: defineCall('POST /api/serien/:serieId/aendern', {
    id: 'serie.change',
    summary: 'Change all visits to come, or those from a day on; what people have moved or begun stays',
    access: own,
    params,
    body: serienChange,
    answer: serienQuittung,
    idempotent: true,
    errors: [...planError, 'serie.veraltet', 'serie.beendet', 'serie.ab_unpassend'],
  }),
  end: defineCall('POST /api/serien/:serieId/beenden', {
    id: 'serie.end',
    summary: 'No visit after a last day; those in the plan are cancelled',
    access: own,
    params,
    body: z.strictObject({ version: z.int().min(1), letzterTag: besuchstag }),
    answer: serienQuittung,
    idempotent: true,
    errors: ['hausbesuch.nur_leitung', 'serie.veraltet', 'serie.beendet', 'serie.ende_vergangen'],
  }),
} as const

import { z } from 'zod'
import { wohnformen } from '../klient/klient.ts'
import { several, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { own, participant } from '../shared/access.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall, defineSteps } from '../shared/contract.ts'
import { adresse, id, lineOfWords, words, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { besuchstag, handlungSchemas, planung, zeitfenster } from './handlungen.contract.ts'
import {
  type BesuchTyp,
  anlassCodes,
  besuchStatus,
  besuchTypen,
  dringlichkeiten,
  maxLeistungen,
  maxPersonen,
  leistungsquellen,
  plannableWithoutPerson,
} from './hausbesuch.ts'
import { transitions } from './transitions.ts'
import { befund, ereignisAnswer, hausbesuchAnswer, rowAnswer } from './view.contract.ts'

const params = z.strictObject({ hausbesuchId: id })

/** A key number or the code of a door or key safe next to the address would open the home to anyone who reads both. */
const withoutCode = (word: string) => !/\d{4,}|(schl(ü|ue)ssel|code|tresor|safe|pin)\D{0,20}\d/iu.test(word)
const wegwort = (max: number) => lineOfWords(max).refine(withoutCode, { message: 'zugangscode' }).nullable()
export const tuer = z.strictObject({ etage: wegwort(40), klingelname: wegwort(80), zugang: wegwort(200) })

const kopf = z.strictObject({
  typ: z.enum(besuchTypen),
  klientId: id,
  /** Null: at the Klient's home. */
  ort: adresse.nullable(),
  tuer: tuer.nullable().optional(),
  anlass: words(500).nullable(),
  anlassCode: z.enum(anlassCodes),
  dringlichkeit: z.enum(dringlichkeiten),
  transportunfaehigGrund: words(500).nullable(),
  /** What an earlier visit left to do, and is done with this one; whether it fits is for the room of documentation to say. */
  folgeId: id.optional(),
  /** The request from the public form that it follows from; whether it fits is for the room of requests to say. */
  anliegenId: id.optional(),
})

export const withAnlass = ({ typ, anlass }: { typ: string; anlass: string | null }) => typ !== 'ARZTBESUCH' || anlass !== null
const withPerson = ({ typ, personIds }: { typ: BesuchTyp; personIds: readonly string[] }) =>
  personIds.length > 0 || plannableWithoutPerson(typ)
const personFehlt = { path: ['personIds'], message: 'pflicht' }
export const anlassFehlt = { path: ['anlass'], message: 'pflicht' }

/** H1: another organisation is asked. A nursing service names practice or pharmacy; a practice asks the one that keeps the Klient. */
export const anfrageAngaben = kopf.extend({
  organisationId: id.nullable(),
  wunsch: zeitfenster.nullable(),
  /** The order that the doctor refused because the Klient has to be seen; whether it fits is for the room of orders to say. */
  bestellungId: id.optional(),
})
export type AnfrageAngaben = z.infer<typeof anfrageAngaben>

export const planAngaben = kopf.extend({
  ...planung,
  leistungen: z
    .array(
      z.strictObject({
        code: harmless('code', line(20)).nullable(),
        bezeichnung: harmless('product', line(120)),
        quelle: z.enum(leistungsquellen),
        sollMinuten: z.int().min(1).max(480).nullable(),
      }),
    )
    .max(maxLeistungen),
})
export type PlanAngaben = z.infer<typeof planAngaben>

export const besuchFilter = z.strictObject({
  von: besuchstag.optional(),
  bis: besuchstag.optional(),
  status: several(z.enum(besuchStatus)),
  typ: several(z.enum(besuchTypen)),
  klientId: id.optional(),
  personId: id.optional(),
  nurMeine: z.stringbool().default(false),
  wartetAufMich: z.stringbool().default(false),
  sortierung: z.enum(['frueheste', 'spaeteste']).default('frueheste'),
})
export type BesuchFilter = z.infer<typeof besuchFilter>

export const quittung = z.strictObject({
  id,
  nummer: plain.number,
  version: z.int(),
  status: z.enum(besuchStatus),
  befunde: z.array(befund),
})
export type Quittung = z.infer<typeof quittung>

const planError = [
  'hausbesuch.klient_unbekannt',
  'hausbesuch.typ_nicht_moeglich',
  'hausbesuch.nur_leitung',
  'dokumentation.folge_erledigt',
  'dokumentation.folge_passt_nicht',
  'anliegen.besuch_passt_nicht',
  'anliegen.besuch_gibt_es',
] as const

export const hausbesuchContract = {
  list: defineCall('GET /api/hausbesuche', {
    id: 'hausbesuch.list',
    summary: "One page of the visits in which the own house takes part, by keyset in the order of time; `tag` is the visit's day in Berlin",
    access: own,
    query: besuchFilter.extend(seitenAnfrage),
    answer: seitenAnswer(rowAnswer),
  }),
  choices: defineCall('GET /api/hausbesuche/auswahl', {
    id: 'hausbesuch.choices',
    summary: 'What the reader may begin: kinds of visits with the ways to them, and the people who can be assigned',
    access: own,
    answer: z.strictObject({
      typen: z.array(z.strictObject({ typ: z.enum(besuchTypen), fragen: z.boolean(), planen: z.boolean() })),
      personen: z.array(z.strictObject({ id, name: plain.name })),
    }),
  }),
  check: defineCall('POST /api/hausbesuche/pruefung', {
    id: 'hausbesuch.check',
    summary: 'What stands against a plan, while it is being made; changes nothing',
    access: own,
    body: z.strictObject({
      typ: z.enum(besuchTypen),
      klientId: id,
      ...planung,
      personIds: z.array(id).max(maxPersonen),
      leistungen: z
        .array(z.strictObject({ quelle: z.enum(leistungsquellen), code: harmless('code', line(20)).nullable() }))
        .max(maxLeistungen),
      hausbesuchId: id.nullable(),
    }),
    answer: z.strictObject({ befunde: z.array(befund) }),
    errors: ['hausbesuch.klient_unbekannt'],
  }),
  ask: defineCall('POST /api/hausbesuche/anfragen', {
    id: 'hausbesuch.ask',
    summary: 'H1: ask another house for a visit',
    access: own,
    body: anfrageAngaben.refine(withAnlass, anlassFehlt),
    answer: quittung,
    status: 201,
    idempotent: true,
    errors: [
      ...planError,
      'hausbesuch.organisation_unbekannt',
      'organisation.nicht_aktiv',
      'organisation.partnerschaft_beendet',
      'bestellung.besuch_passt_nicht',
    ],
  }),
  plan: defineCall('POST /api/hausbesuche', {
    id: 'hausbesuch.plan',
    summary: 'H2: plan a visit of the own house',
    access: own,
    body: planAngaben.refine(withAnlass, anlassFehlt).refine(withPerson, personFehlt),
    answer: quittung,
    status: 201,
    idempotent: true,
    errors: [...planError, 'hausbesuch.person_unbekannt', 'hausbesuch.qualifikation_fehlt'],
  }),
  read: defineCall('GET /api/hausbesuche/:hausbesuchId', {
    id: 'hausbesuch.read',
    summary: 'One visit as the own side may see it, with the steps open to the reader; reading it is written down',
    access: participant,
    params,
    answer: hausbesuchAnswer,
  }),
  mitbesuche: defineCall('GET /api/hausbesuche/:hausbesuchId/mitbesuche', {
    id: 'hausbesuch.mitbesuche',
    summary: 'What the practice bills a visit by: how the Klient lives, and its other visits in the same house on the same day',
    access: { kind: 'signed-in', rollen: rollenOfSeite.ARZT, relation: 'participant' },
    params,
    answer: z.strictObject({
      /** Null: the record was erased. */
      wohnform: z.enum(wohnformen).nullable(),
      mitbesuche: z.array(
        z.strictObject({ id, nummer: plain.number, status: z.enum(besuchStatus), uhrzeit: plain.time, klient: plain.name }),
      ),
    }),
  }),
  timeline: defineCall('GET /api/hausbesuche/:hausbesuchId/ereignisse', {
    id: 'hausbesuch.timeline',
    summary: 'What happened to the visit, the oldest first',
    access: participant,
    params,
    answer: z.strictObject({ ereignisse: z.array(ereignisAnswer) }),
  }),
} as const

export const stepContract = defineSteps('/api/hausbesuche/:hausbesuchId', handlungSchemas, {
  room: 'hausbesuch',
  describe: (handlung) => ({ summary: `${transitions[handlung].zeile}: ${handlung}`, access: participant }),
  params,
  answer: quittung,
  errors: ['hausbesuch.veraltet', 'hausbesuch.falscher_status', 'hausbesuch.nicht_deine_rolle'],
})

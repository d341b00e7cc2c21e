import { z } from 'zod'
import { besuchstag, doppelt, isDistinct, planung } from '../hausbesuch/handlungen.contract.ts'
import { quittung } from '../hausbesuch/hausbesuch.contract.ts'
import { besuchStatus, besuchTypen, dringlichkeiten, leistungsquellen } from '../hausbesuch/hausbesuch.ts'
import { befund, klientZustand } from '../hausbesuch/view.contract.ts'
import { several } from '../liste/liste.contract.ts'
import { qualifikationen } from '../personal/personal.ts'
import { own } from '../shared/access.ts'
import type { Rolle } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, words } from '../shared/schemas.ts'
import { daysBetween } from '../shared/time.ts'
import { plain } from '../shared/words.ts'
import { personGruende } from './tagesplan.ts'

/** Whoever has a tour may look at the board and move it; a plan for everyone is made by who plans for everyone. */
/** Only a nursing service has visits that still look for their person. */
const planende: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN']
const leitung = { kind: 'signed-in', rollen: planende, relation: 'own' } as const
export const mayPropose = (rolle: Rolle): boolean => planende.includes(rolle)

/** A month with the weeks around it. */
const maxDays = 42
const maxZuege = 500
export const maxOnTafel = 2000
export const maxFiltered = 60

const person = z.strictObject({
  id,
  name: plain.name,
  qualifikation: z.enum(qualifikationen).nullable(),
  /** By contract; null for colleagues, whose contract is not the reader's to know. */
  wochenstunden: z.number().nullable(),
  abwesenheiten: z.array(z.strictObject({ von: isoDate, bis: isoDate })),
})
export type TafelPerson = z.infer<typeof person>

const besuch = z.strictObject({
  id,
  nummer: plain.number,
  version: z.int(),
  typ: z.enum(besuchTypen),
  status: z.enum(besuchStatus),
  dringlichkeit: z.enum(dringlichkeiten),
  datum: isoDate,
  uhrzeit: plain.time,
  dauerMinuten: z.int(),
  von: z.iso.datetime(),
  bis: z.iso.datetime(),
  /** `zustand`: of who is not at home and cared for, while the visit is still to come. */
  klient: z.strictObject({ id, name: plain.name, zustand: klientZustand.nullable() }),
  anschrift: plain.place.nullable(),
  personIds: z.array(id),
  leistungen: z.array(z.strictObject({ quelle: z.enum(leistungsquellen), code: plain.code.nullable() })),
  verschiebbar: z.boolean(),
  befunde: z.array(befund),
})
export type TafelBesuch = z.infer<typeof besuch>

const tafel = z.strictObject({
  personen: z.array(person),
  besuche: z.array(besuch),
  darf: z.strictObject({ verteilen: z.boolean(), vorschlagen: z.boolean() }),
})
export type Tafel = z.infer<typeof tafel>

const place = { uhrzeit: planung.uhrzeit, personId: id.nullable() }
const zug = z.strictObject({ hausbesuchId: id, version: z.int().min(1), ...place })
export type Zug = z.infer<typeof zug>
const movesEachOnce = (zuege: readonly Zug[]) => isDistinct(zuege.map(({ hausbesuchId }) => hausbesuchId))

const zugOnOfTafel = z.strictObject({
  hausbesuchId: id,
  version: z.int().min(1),
  datum: planung.datum,
  uhrzeit: planung.uhrzeit,
  dauerMinuten: planung.dauerMinuten,
  /** In whose row it stood and stands; null: nobody. */
  vonPersonId: id.nullable(),
  nachPersonId: id.nullable(),
  grund: words(500).nullable(),
})
export type ZugOnOfTafel = z.infer<typeof zugOnOfTafel>

const vorschlag = z.strictObject({
  zuege: z.array(z.strictObject({ hausbesuchId: id, version: z.int(), vorher: z.strictObject(place), nachher: z.strictObject(place) })),
  offene: z.array(
    z.strictObject({
      hausbesuchId: id,
      grund: z.enum(['KLIENT_ABWESEND', 'VERGANGEN']).nullable(),
      personen: z.array(z.strictObject({ personId: id, grund: z.enum(personGruende), nummer: plain.number.nullable() })),
    }),
  ),
  wegMinuten: z.strictObject({ vorher: z.int(), nachher: z.int() }),
  personen: z.array(person.pick({ id: true, name: true })),
  besuche: z.array(besuch),
})
export type VorschlagAnswer = z.infer<typeof vorschlag>

export const planungContract = {
  read: defineCall('GET /api/planung', {
    id: 'planung.read',
    summary:
      'The board of a day, a week or a month: people with their absences, visits with what stands against them, also those of nobody',
    access: own,
    query: z
      .strictObject({ von: besuchstag, bis: besuchstag, personId: several(id, maxFiltered) })
      .refine(({ von, bis }) => von <= bis && daysBetween(von, bis) < maxDays, { path: ['bis'], message: 'zeitraum' }),
    answer: tafel,
    errors: ['planung.zu_viele'],
  }),
  move: defineCall('POST /api/planung/verschieben', {
    id: 'planung.move',
    summary: 'H6 on the board: another time, and another person in the place of one; all the others stay',
    access: own,
    body: zugOnOfTafel,
    answer: quittung,
    idempotent: true,
    errors: [
      'hausbesuch.veraltet',
      'hausbesuch.falscher_status',
      'hausbesuch.nur_leitung',
      'hausbesuch.grund_fehlt',
      'planung.nicht_zugewiesen',
    ],
  }),
  propose: defineCall('POST /api/planung/vorschlag', {
    id: 'planung.propose',
    summary: 'A plan for the day: where each visit could go, and why some can go nowhere; changes nothing',
    access: leitung,
    /** OFFENE: those of nobody. ALLE: whatever has not begun. */
    body: z.strictObject({ datum: besuchstag, umfang: z.enum(['OFFENE', 'ALLE']) }),
    answer: vorschlag,
    errors: ['planung.zu_viele'],
  }),
  apply: defineCall('POST /api/planung/uebernehmen', {
    id: 'planung.apply',
    summary: 'Takes over a proposal, all of it or nothing; 409 names the visits that somebody has changed meanwhile',
    access: leitung,
    body: z.strictObject({
      zuege: z.array(zug).min(1).max(maxZuege).refine(movesEachOnce, doppelt),
      grund: words(500).nullable(),
    }),
    answer: z.strictObject({ id, anzahl: z.int() }),
    idempotent: true,
    errors: ['planung.ueberholt', 'hausbesuch.person_unbekannt', 'hausbesuch.qualifikation_fehlt', 'hausbesuch.grund_fehlt'],
  }),
  undo: defineCall('POST /api/planung/zuruecknehmen', {
    id: 'planung.undo',
    summary: 'Takes back what was taken over, once, and only while nobody has touched these visits since',
    access: leitung,
    body: z.strictObject({ id, grund: words(500) }),
    answer: z.strictObject({ anzahl: z.int() }),
    idempotent: true,
    errors: ['planung.ueberholt', 'planung.schon_zurueckgenommen'],
  }),
} as const

import { z } from 'zod'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { anordnungDocument } from './anordnung.document.ts'

const time = z.iso.datetime()
const params = z.strictObject({ anordnungId: id })
const beide = { kind: 'signed-in', rollen: [...rollenOfSeite.PFLEGE, ...rollenOfSeite.ARZT], relation: 'own' } as const
const praxis = { kind: 'signed-in', rollen: rollenOfSeite.ARZT, relation: 'own' } as const
const seen = { version: z.int().min(1) }

const document = shapeOf(anordnungDocument)

export const anordnungAnswer = z.strictObject({
  id: document.id,
  version: document.version,
  stand: document.stand,
  hausbesuchId: document.hausbesuchId,
  pflegedienst: plain.name,
  praxis: plain.name,
  /** Null when the record of the Klient was erased, and the words with it. */
  inhalt: document.inhalt.nullable(),
  erstelltAm: document.erstelltAm,
  entschieden: z.strictObject({ am: time, name: plain.name, grund: acceptedWords.nullable() }).nullable(),
  moeglich: z.union([z.literal(true), plain.code]),
})
export type AnordnungAnswer = z.infer<typeof anordnungAnswer>

export const anordnungQuittung = z.strictObject({ version: document.version, stand: document.stand })
export type AnordnungQuittung = z.infer<typeof anordnungQuittung>

const errors = ['dokumentation.schon_entschieden', 'dokumentation.nur_arzt'] as const

export const anordnungContract = {
  list: defineCall('GET /api/anordnungen', {
    id: 'dokumentation.listAnordnungen',
    summary: 'Instructions that the own house has written down or is asked to sign against, the newest first; reading is written down',
    access: beide,
    query: z.strictObject({ offen: z.stringbool().default(false) }),
    answer: z.strictObject({ anordnungen: z.array(anordnungAnswer) }),
  }),
  countersign: defineCall('POST /api/anordnungen/:anordnungId/gegenzeichnen', {
    id: 'dokumentation.gegenzeichnen',
    summary: 'A doctor of the practice says that it was so',
    access: praxis,
    params,
    body: z.strictObject(seen),
    answer: anordnungQuittung,
    idempotent: true,
    errors,
  }),
  reject: defineCall('POST /api/anordnungen/:anordnungId/ablehnen', {
    id: 'dokumentation.anordnungAblehnen',
    summary: 'A doctor of the practice says that it was otherwise, and how',
    access: praxis,
    params,
    body: z.strictObject({ ...seen, grund: document.grund.unwrap() }),
    answer: anordnungQuittung,
    idempotent: true,
    errors,
  }),
} as const

import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { isoDate, id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { apothekenwahlKurz } from './apothekenwahl.contract.ts'
import { einwilligungKurz } from './einwilligung.contract.ts'
import { aufnahmeDocument } from './klient.document.ts'
import { klientStatus } from './klient.ts'

export const klientAngaben = z.strictObject(shapeOf(aufnahmeDocument))
export type KlientAngaben = z.infer<typeof klientAngaben>

export const klientAnswer = klientAngaben.extend({
  kvnr: plain.number.nullable(),
  id,
  version: z.int(),
  hausarzt: z.strictObject({ id, name: plain.name }).nullable(),
  apothekenwahl: apothekenwahlKurz.nullable(),
  einwilligungen: z.array(einwilligungKurz),
})
export type KlientAnswer = z.infer<typeof klientAnswer>

export const klientListRow = z.strictObject({
  id,
  vorname: plain.name,
  nachname: plain.name,
  geburtsdatum: isoDate,
  ort: plain.place.nullable(),
  status: z.enum(klientStatus),
})

const params = z.strictObject({ klientId: id })

export const klientContract = {
  search: defineCall('GET /api/klienten', {
    id: 'klient.search',
    summary: 'Klienten of the own nursing service, by beginning of the name',
    access: pflege,
    query: z.strictObject({
      suche: harmless('search', line(80)).optional(),
      cursor: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.strictObject({ klienten: z.array(klientListRow), cursor: plain.code.nullable() }),
  }),
  read: defineCall('GET /api/klienten/:klientId', {
    id: 'klient.read',
    summary: 'One Klient of the own nursing service',
    access: pflege,
    params,
    answer: klientAnswer,
  }),
  create: defineCall('POST /api/klienten', {
    id: 'klient.create',
    summary: 'Take in a Klient',
    access: { kind: 'signed-in', rollen: ['ROLE_PFLEGE_ADMIN'], relation: 'none' },
    body: klientAngaben,
    answer: z.strictObject({ id, version: z.int() }),
    status: 201,
    idempotent: true,
    errors: ['klient.kvnr_vergeben', 'klient.hausarzt_unbekannt', 'klient.unvollstaendig'],
  }),
} as const

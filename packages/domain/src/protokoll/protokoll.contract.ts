import { z } from 'zod'
import { exportAnfrage, exportMedia, several, seitenAnswer } from '../liste/liste.contract.ts'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { leitungen, protokollArten } from './protokoll.ts'

const eigenes = z.strictObject({
  art: several(z.enum(protokollArten)),
  /** Calendar days in Berlin, both included. */
  von: isoDate.optional(),
  bis: isoDate.optional(),
})
export const protokollFilter = eigenes.extend({ klientId: id.optional(), personId: id.optional() })
export type ProtokollFilter = z.infer<typeof protokollFilter>

/** Deeds of a page; those of one hour on one thing make one line, so a page may have fewer lines than this. */
const seite = { cursor: harmless('code', z.string().max(400)).optional(), limit: z.coerce.number().int().min(1).max(500).default(100) }

const row = z.strictObject({
  id: plain.code,
  von: plain.name,
  bis: plain.time,
  anzahl: z.int(),
  /** Null: the clock. The name is null when it is not for the reader or not there any more. */
  person: z.strictObject({ id, name: plain.name.nullable(), rolle: plain.code.nullable(), beruf: plain.code.nullable() }).nullable(),
  /** The house from which the person came; null for the platform's administration. */
  organisation: plain.name.nullable(),
  aktion: plain.code,
  art: z.enum(protokollArten),
  objektArt: plain.code,
  objektId: plain.code,
  objekt: plain.name.nullable(),
  klient: z.strictObject({ id, name: plain.name.nullable() }).nullable(),
  felder: z.array(plain.code),
  grund: plain.trail.nullable(),
  /** Number of the newest request in it and the network it came from; null for deeds of before, of the clock, and of people of other houses. */
  anfrage: plain.code.nullable(),
  adresse: plain.place.nullable(),
})
export type ProtokollListRow = z.infer<typeof row>

export const protokollContract = {
  list: defineCall('GET /api/protokoll', {
    id: 'protokoll.list',
    summary:
      'What was read, changed and taken out in the own organisation, newest first; for the platform security only, without any Klient',
    access: { kind: 'signed-in', rollen: ['ROLE_ADMIN', ...leitungen], relation: 'own' },
    query: protokollFilter.extend(seite),
    answer: seitenAnswer(row),
  }),
  exportieren: defineCall('GET /api/protokoll/export', {
    id: 'protokoll.exportieren',
    summary: 'The same as a file, one line for each deed',
    access: { kind: 'signed-in', rollen: ['ROLE_ADMIN', ...leitungen], relation: 'own' },
    query: protokollFilter.extend(exportAnfrage),
    media: exportMedia,
    errors: ['liste.zu_viele_zeilen'],
  }),
  kopf: defineCall('GET /api/protokoll/kopf', {
    id: 'protokoll.kopf',
    summary: 'The newest link of the own chain, signed: kept elsewhere, it proves that nothing before it was changed later',
    access: { kind: 'signed-in', rollen: ['ROLE_ADMIN', ...leitungen], relation: 'own' },
    media: 'application/octet-stream',
    errors: ['dienst.nicht_bereit'],
  }),
  own: defineCall('GET /api/protokoll/eigenes', {
    id: 'protokoll.own',
    summary: 'The own deeds, newest first',
    access: { kind: 'signed-in', rollen, relation: 'own' },
    query: eigenes.extend(seite),
    answer: seitenAnswer(row),
  }),
  einsicht: defineCall('GET /api/klienten/:klientId/einsicht', {
    id: 'protokoll.einsicht',
    summary: 'Who has seen, changed or taken out this record, for the heads of the organisation that keeps it',
    access: { kind: 'signed-in', rollen: leitungen, relation: 'own' },
    params: z.strictObject({ klientId: id }),
    query: eigenes.extend(seite),
    answer: seitenAnswer(row).extend({ klient: z.strictObject({ id, name: plain.name }) }),
    errors: ['nicht_gefunden'],
  }),
} as const

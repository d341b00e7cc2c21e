import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { abwesenheitArten } from './abwesenheit.ts'
import { ruecknahmeHindernisse, wandelArten, wandelObjekte, wandelTaten } from './wandel.ts'

const time = z.iso.datetime()
const params = z.strictObject({ klientId: id })

/** What happens, or has happened, to one thing. */
const zeile = z.strictObject({
  objekt: z.enum(wandelObjekte),
  id,
  /** Null: a series has none. */
  nummer: plain.number.nullable(),
  tat: z.enum(wandelTaten),
  tag: isoDate.nullable(),
  uhrzeit: plain.time.nullable(),
})
export type WandelZeile = z.infer<typeof zeile>

/** Other organisations that take part and are told. */
const haeuser = z.array(z.strictObject({ id, name: plain.name }))

export const wandelAngaben = z.discriminatedUnion('art', [
  z.strictObject({ art: z.enum(['BEENDET', 'VERSTORBEN']), ab: isoDate }),
  z.strictObject({ art: z.literal('ABWESEND'), abwesenheit: z.enum(abwesenheitArten), ab: isoDate, bis: isoDate.nullable() }),
])
export type WandelAngaben = z.infer<typeof wandelAngaben>

const vorschau = z.strictObject({ zeilen: z.array(zeile), haeuser })

const entry = z.strictObject({
  id,
  art: z.enum(wandelArten),
  abwesenheit: z.enum(abwesenheitArten).nullable(),
  am: time,
  /** Null: the clock, on the day on which a planned absence began. */
  von: plain.name.nullable(),
  zeilen: z.array(zeile),
  zurueckAm: time.nullable(),
  /** Until when the reader may take it back as a whole; null: not any more, or not the reader. */
  zuruecknehmbarBis: time.nullable(),
})
export type WandelEntry = z.infer<typeof entry>

const ruecknahme = z.strictObject({
  zurueck: z.array(zeile),
  /** What stays as it is, and why. */
  nicht: z.array(zeile.extend({ hindernis: z.enum(ruecknahmeHindernisse) })),
})
export type WandelRuecknahme = z.infer<typeof ruecknahme>

export const wandelContract = {
  preview: defineCall('POST /api/klienten/:klientId/wandel/vorschau', {
    id: 'klient.previewWandel',
    summary: 'What becomes of visits, series and orders when the Klient is away, leaves or has died; changes nothing',
    access: pflege,
    params,
    body: wandelAngaben,
    answer: vorschau,
  }),
  list: defineCall('GET /api/klienten/:klientId/wandel', {
    id: 'klient.listWandel',
    summary: 'The last absences and ends with what they did to visits, series and orders, the newest first',
    access: pflege,
    params,
    answer: z.strictObject({ wandel: z.array(entry) }),
  }),
  undo: defineCall('POST /api/klienten/:klientId/wandel/:wandelId/ruecknahme', {
    id: 'klient.undoWandel',
    summary: 'It was a slip: what it changed and nobody has changed since is as before; answers what could not come back',
    access: pflege,
    params: z.strictObject({ klientId: id, wandelId: id }),
    answer: ruecknahme,
    idempotent: true,
    errors: ['klient.wandel_zu_spaet', 'klient.wandel_schon_zurueck'],
  }),
} as const

/** The Klient's own choice of pharmacy (§ 31 Abs. 1 S. 5 SGB V, § 11 ApoG): never preset, and its history is kept. */
import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, named } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { erklaerendeRollen } from './einwilligung.ts'
import { nachweis, unterschrift } from './nachweis.contract.ts'

const formen = ['SCHRIFTLICH', 'MUENDLICH'] as const

const erklaerung = z.strictObject({
  erklaertVon: named(120),
  rolle: z.enum(erklaerendeRollen).nullable().default(null),
  form: z.enum(formen),
  nachweisId: id.nullable().default(null),
  unterschrift: unterschrift.nullable().default(null),
})

export const apothekenwahlAngaben = erklaerung.extend({ apothekeId: id, gewaehltAm: isoDate })
export type ApothekenwahlAngaben = z.output<typeof apothekenwahlAngaben>

export const wahlEndeAngaben = erklaerung.extend({ am: isoDate })
export type WahlEndeAngaben = z.output<typeof wahlEndeAngaben>

export const apothekenwahlKurz = z.strictObject({
  apothekeId: id,
  name: plain.name,
  gewaehltAm: isoDate,
  erklaertVon: plain.name,
  form: z.enum(formen),
})

export const wahlEntry = z.strictObject({
  id,
  /** Null: from this day on no pharmacy is chosen. */
  apotheke: z.strictObject({ id, name: plain.name }).nullable(),
  von: isoDate,
  /** Day on which the next word of the Klient replaced it; null while it holds. */
  bis: isoDate.nullable(),
  erklaertVon: plain.name,
  rolle: z.enum(erklaerendeRollen).nullable(),
  form: z.enum(formen),
  nachweis: nachweis.nullable(),
  erfasstAm: z.iso.datetime(),
  erfasstVon: plain.name.nullable(),
})
export type WahlEntry = z.infer<typeof wahlEntry>

const params = z.strictObject({ klientId: id })

export const apothekenwahlContract = {
  listApothekenwahlen: defineCall('GET /api/klienten/:klientId/apothekenwahl', {
    id: 'klient.listApothekenwahlen',
    summary: 'All choices of pharmacy of the Klient, the newest first',
    access: pflege,
    params,
    answer: z.strictObject({ wahlen: z.array(wahlEntry) }),
  }),
  chooseApotheke: defineCall('POST /api/klienten/:klientId/apothekenwahl', {
    id: 'klient.chooseApotheke',
    summary: "Write down the Klient's own choice of pharmacy; the former choice is kept as history",
    access: pflege,
    params,
    body: apothekenwahlAngaben,
    status: 204,
    idempotent: true,
    errors: ['klient.apotheke_unbekannt', 'klient.nachweis_unbekannt'],
  }),
  endApothekenwahl: defineCall('POST /api/klienten/:klientId/apothekenwahl/ende', {
    id: 'klient.endApothekenwahl',
    summary: 'The Klient no longer wants the chosen pharmacy and names no other',
    access: pflege,
    params,
    body: wahlEndeAngaben,
    status: 204,
    idempotent: true,
    errors: ['klient.keine_apothekenwahl', 'klient.angaben_falsch', 'klient.nachweis_unbekannt'],
  }),
} as const

/** Nothing is overwritten (domain.md 5.4). */
import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, named } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { erklaerendeRollen, widerrufWege } from './einwilligung.ts'
import { einwilligungArten } from './klient.ts'
import { nachweis, unterschrift } from './nachweis.contract.ts'

export const einwilligungAngaben = z.strictObject({
  art: z.enum(einwilligungArten),
  erteiltAm: isoDate,
  /** Last day on which it holds; null: until it is withdrawn. */
  gueltigBis: isoDate.nullable().default(null),
  durch: named(120),
  rolle: z.enum(erklaerendeRollen),
  /** Which of our texts was shown; null when it was given on a paper with other words. */
  textVersion: z.int().min(1).max(1000).nullable().default(null),
  dokument: named(120).nullable(),
  nachweisId: id.nullable().default(null),
  unterschrift: unterschrift.nullable().default(null),
})
export type EinwilligungAngaben = z.output<typeof einwilligungAngaben>

export const widerrufAngaben = z.strictObject({
  am: isoDate,
  durch: named(120),
  rolle: z.enum(erklaerendeRollen),
  weg: z.enum(widerrufWege),
})
export type WiderrufAngaben = z.output<typeof widerrufAngaben>

export const einwilligungKurz = z.strictObject({
  id,
  art: z.enum(einwilligungArten),
  erteiltAm: isoDate,
  gueltigBis: isoDate.nullable(),
  durch: plain.name,
  /** Null on those that were written down before it was asked. */
  rolle: z.enum(erklaerendeRollen).nullable(),
  dokument: plain.name.nullable(),
  widerrufenAm: isoDate.nullable(),
  gilt: z.boolean(),
})

export const einwilligungEntry = einwilligungKurz.extend({
  textVersion: z.int().nullable(),
  nachweis: nachweis.nullable(),
  erfasstAm: z.iso.datetime().nullable(),
  erfasstVon: plain.name.nullable(),
  widerruf: z
    .strictObject({
      durch: plain.name.nullable(),
      rolle: z.enum(erklaerendeRollen).nullable(),
      weg: z.enum(widerrufWege).nullable(),
      erfasstVon: plain.name.nullable(),
    })
    .nullable(),
})
export type EinwilligungEntry = z.infer<typeof einwilligungEntry>

const params = z.strictObject({ klientId: id })

export const einwilligungContract = {
  listEinwilligungen: defineCall('GET /api/klienten/:klientId/einwilligungen', {
    id: 'klient.listEinwilligungen',
    summary: 'All consents of the Klient with their evidence, also those that no longer hold',
    access: pflege,
    params,
    answer: z.strictObject({ einwilligungen: z.array(einwilligungEntry) }),
  }),
  addEinwilligung: defineCall('POST /api/klienten/:klientId/einwilligungen', {
    id: 'klient.addEinwilligung',
    summary: 'Write down a consent of the Klient',
    access: pflege,
    params,
    body: einwilligungAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: ['klient.angaben_falsch', 'klient.nachweis_unbekannt'],
  }),
  withdrawEinwilligung: defineCall('POST /api/klienten/:klientId/einwilligungen/:einwilligungId/widerruf', {
    id: 'klient.withdrawEinwilligung',
    summary: 'A consent is withdrawn, and with it every other of its kind that still holds; it acts at once',
    access: pflege,
    params: z.strictObject({ klientId: id, einwilligungId: id }),
    body: widerrufAngaben,
    status: 204,
    idempotent: true,
    errors: ['klient.angaben_falsch'],
  }),
} as const

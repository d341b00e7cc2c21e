/** What the practice mode can be told beside the calls of the product; its own paths, which no server of people has. */
import { z } from 'zod'

export const controlPaths = {
  /** GET: what is switched on, PUT: switches it. */
  faults: '/uebung/stoerung',
  /** PUT the moment that it shall be. */
  clock: '/uebung/uhr',
  /** GET the mails. */
  mails: '/uebung/post',
  /** GET the database as a file, PUT another one in its place, DELETE: back to the beginning. */
  data: '/uebung/daten',
} as const

export const forcedStatuses = [401, 409, 500] as const

export const faults = z.strictObject({
  /** Each answer waits so long. */
  latencyMs: z.number().int().min(0).max(30_000),
  /** The next call of the product is answered so, once. */
  next: z.literal(forcedStatuses).nullable(),
  /** No call is answered. */
  offline: z.boolean(),
})
export type Faults = z.infer<typeof faults>
export const noFaults: Faults = { latencyMs: 0, next: null, offline: false }

export const clockBody = z.strictObject({ now: z.iso.datetime() })

export interface PracticeMail {
  id: string
  an: string
  betreff: string
  text: string
  /** ISO 8601. */
  am: string
}

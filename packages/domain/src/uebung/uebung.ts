import { z } from 'zod'
import { plain } from '../shared/words.ts'

/** Paths beside the calls of the product, which no server of people has. */
export const uebungWege = {
  /** GET: what is disturbed, PUT: disturbs. */
  stoerung: '/uebung/stoerung',
  uhr: '/uebung/uhr',
  post: '/uebung/post',
  /** GET the data as a file, PUT another file in their place, DELETE: back to the beginning. */
  daten: '/uebung/daten',
} as const

export const erzwungeneStatus = [401, 409, 500] as const
export type ErzwungenerStatus = (typeof erzwungeneStatus)[number]

export const stoerung = z.strictObject({
  wartezeitMs: z.number().int().min(0).max(30_000),
  /** Its calls wait as long as those of the written stand-in (apps.md, sections 7 and 9). */
  zeitenDerVorlage: z.boolean(),
  fehler: z.literal(erzwungeneStatus).nullable(),
  /** Only the next call is refused, whichever it is; else all are until it is taken back. */
  einmal: z.boolean(),
  offline: z.boolean(),
})
export type Stoerung = z.infer<typeof stoerung>
export const withoutStoerung: Stoerung = { wartezeitMs: 0, zeitenDerVorlage: true, fehler: null, einmal: false, offline: false }

/** Forward only: what has happened has happened. */
export const uhrVor = z.strictObject({
  minuten: z
    .number()
    .int()
    .min(1)
    .max(366 * 1440),
})
export type UhrVor = z.infer<typeof uhrVor>

export const uebungsMail = z.object({
  id: plain.code,
  an: plain.name,
  betreff: plain.sentence,
  text: plain.sentence,
  /** By the clock of the practice, ISO 8601. */
  am: plain.time,
})
export type UebungsMail = z.infer<typeof uebungsMail>

import { z } from 'zod'
import { wartende } from '../bestellung/bestellung.ts'
import { rowAnswer } from '../bestellung/view.contract.ts'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { nextStops } from '../tour/view.contract.ts'

/** What each part shows; the rest stands where it comes from. */
export const linesOfHeute = 3

const bestellungen = z.strictObject({ anzahl: z.int(), zeilen: z.array(rowAnswer) })

export const heuteAnswer = z.strictObject({
  datum: isoDate,
  tour: nextStops,
  /** Each number is that of the view of orders that its part leads to. */
  wartetAufMich: bestellungen,
  wartetAufAndere: z.strictObject({
    anzahl: z.int(),
    /** By whom most is waited for. */
    zeilen: z.array(
      z.strictObject({
        wartetAuf: z.enum(wartende),
        organisation: z.strictObject({ id, name: plain.name }).nullable(),
        anzahl: z.int(),
      }),
    ),
  }),
  ueberfaellig: bestellungen,
})
export type HeuteAnswer = z.infer<typeof heuteAnswer>

export const heuteContract = {
  read: defineCall('GET /api/heute', {
    id: 'heute.read',
    summary: 'What comes next for a nurse: the own tour, and the orders that wait for the house, for others, or are overdue',
    access: pflege,
    answer: heuteAnswer,
  }),
} as const

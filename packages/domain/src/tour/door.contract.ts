/** What one needs in front of the door of one visit; the day that is taken along carries the same for each of its visits. */
import { z } from 'zod'
import { hausbesuchAnswer } from '../hausbesuch/view.contract.ts'
import { risiken } from '../klient/akte.ts'
import { klientAngaben } from '../klient/klient.contract.ts'
import { zugangAngaben } from '../klient/zugang.contract.ts'
import { participant } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords } from '../shared/words.ts'

export const amKlienten = z.strictObject({
  /** Null: nobody has asked yet. */
  allergien: klientAngaben.shape.allergien,
  unvertraeglichkeiten: z.array(acceptedWords),
  risiken: z.array(z.enum(risiken)),
  notfallhinweis: acceptedWords.nullable(),
  notfallkontakte: z.array(z.strictObject({ name: acceptedWords, beziehung: acceptedWords, telefon: acceptedWords })),
  /** Null: none, or not for the reader today. The number of the key stays at the house: it never lies beside the address. */
  zugang: zugangAngaben.omit({ schluesselNr: true, schluesseldepot: true }).nullable(),
})
export type AmKlienten = z.output<typeof amKlienten>

export const doorAnswer = z.strictObject({
  tuer: hausbesuchAnswer.shape.tuer,
  /** Null for who is not assigned, for other houses, and once the visit is over. */
  klient: amKlienten.nullable(),
})
export type DoorAnswer = z.output<typeof doorAnswer>

export const doorContract = {
  read: defineCall('GET /api/hausbesuche/:hausbesuchId/tuer', {
    id: 'tour.door',
    summary: 'Door, allergies, risks and emergency contacts for the visit that is next; each reading is written down',
    access: participant,
    params: z.strictObject({ hausbesuchId: id }),
    answer: doorAnswer,
  }),
} as const

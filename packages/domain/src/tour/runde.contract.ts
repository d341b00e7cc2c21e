/** A driver's round: where the bags that are on the road go, and what is needed there to hand them over. */
import { z } from 'zod'
import { lieferarten, mengeneinheiten } from '../bestellung/bestellung.ts'
import { kassierArten, lieferungStatus } from '../bestellung/lieferung.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { adresse, id, isoDate } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'

const time = z.iso.datetime()

const tuete = z.strictObject({
  lieferungId: id,
  bestellungId: id,
  nummer: plain.number,
  /** The second bag of an order has the number 2. */
  lfdNr: z.int(),
  version: z.int(),
  status: z.enum(lieferungStatus),
  /** Whose it is, also where the nursing service takes it in; null: of a house. */
  klient: plain.name.nullable(),
  positionen: z.array(z.strictObject({ bezeichnung: plain.product, menge: z.int(), mengeneinheit: z.enum(mengeneinheiten) })),
  /** Degrees between which it may be handed over; null: it need not stay cool. */
  kuehl: z.strictObject({ von: z.number(), bis: z.number() }).nullable(),
  btm: z.boolean(),
  /** Something in it was prescribed: how somebody was advised has to be said. */
  verordnet: z.boolean(),
  /** By the order something in it costs a Zuzahlung. */
  zuzahlung: z.boolean(),
  /** How much of it is to be collected, in cents, as the pharmacy has said; null: it has not. A round that was taken along before says nothing. */
  zuzahlungCent: z.int().nullable().default(null),
  /** What was said of the money when the bag was handed over; null: nothing. */
  kassiert: z.enum(kassierArten).nullable().default(null),
  bote: plain.name.nullable(),
  versuche: z.array(z.strictObject({ am: time, grund: acceptedWords })),
  uebergeben: z.strictObject({ am: time, an: plain.name }).nullable(),
  /** Null: it may be handed over now; else why not. */
  gesperrt: plain.code.nullable(),
})
export type Tuete = z.output<typeof tuete>

export const rundeStopp = z.strictObject({
  id: plain.code,
  lieferart: z.enum(lieferarten),
  empfaenger: plain.name,
  fenster: plain.time.nullable(),
  bedarfBis: isoDate,
  bedarfUhrzeit: plain.time.nullable(),
  adresse: adresse.nullable(),
  telefon: plain.contact.nullable(),
  tueten: z.array(tuete).min(1),
})
export type RundeStopp = z.output<typeof rundeStopp>

export const rundeAnswer = z.strictObject({ datum: isoDate, am: time, stopps: z.array(rundeStopp) })
export type RundeAnswer = z.output<typeof rundeAnswer>

export const rundeContract = {
  round: defineCall('GET /api/runde', {
    id: 'tour.round',
    summary: 'The bags of the own pharmacy that are on the road or were handed over today, by address; each order is written down as read',
    access: { kind: 'signed-in', rollen: rollenOfSeite.APOTHEKE, relation: 'own' },
    answer: rundeAnswer,
  }),
} as const

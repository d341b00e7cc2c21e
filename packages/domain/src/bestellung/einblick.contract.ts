import { z } from 'zod'
import { klientTeile, verschluesse } from '../klient/einblick.policy.ts'
import { diagnosenDocument, hinweiseDocument, pflegegradDocument } from '../klient/klient.document.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { mengeneinheiten } from './bestellung.ts'
import { acceptedProdukt } from './produkt.contract.ts'
import { klientName } from './view.contract.ts'

const diagnosen = z.strictObject(shapeOf(diagnosenDocument))
const pflege = z.strictObject(shapeOf({ ...pflegegradDocument, ...hinweiseDocument }))

export const einblickAnswer = z.strictObject({
  klient: klientName,
  /** Null: closed. */
  diagnosen: diagnosen.nullable(),
  pflege: pflege.nullable(),
  /** What stays closed, and why; GESPERRT: the nursing service has restricted or erased the record. */
  verschlossen: z.array(z.strictObject({ teil: z.enum(klientTeile), grund: z.enum([...verschluesse, 'GESPERRT']) })),
})
export type EinblickAnswer = z.infer<typeof einblickAnswer>

const lastAnswer = z.strictObject({
  /** One for each position that this practice has prescribed before, as far as its orders here tell. */
  verordnungen: z.array(
    z.strictObject({
      positionId: id,
      am: isoDate,
      arzt: plain.name.nullable(),
      produkt: acceptedProdukt,
      menge: z.int(),
      mengeneinheit: z.enum(mengeneinheiten),
      zurueckgezogen: z.boolean(),
    }),
  ),
})

export const einblickContract = {
  listLastVerordnungen: defineCall('GET /api/bestellungen/:bestellungId/letzte-verordnungen', {
    id: 'bestellung.listLastVerordnungen',
    summary: 'What the own practice last prescribed of the products of this order, for who prescribes them again',
    access: { kind: 'signed-in', rollen: rollenOfSeite.ARZT, relation: 'participant' },
    params: z.strictObject({ bestellungId: id }),
    answer: lastAnswer,
  }),
  readKlient: defineCall('GET /api/bestellungen/:bestellungId/klient', {
    id: 'bestellung.readKlient',
    summary: 'What the order and the consents in force open of the record; each look is logged with the house that keeps the record',
    access: { kind: 'signed-in', rollen: [...rollenOfSeite.ARZT, ...rollenOfSeite.APOTHEKE], relation: 'participant' },
    params: z.strictObject({ bestellungId: id }),
    answer: einblickAnswer,
  }),
} as const

import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { pflegehilfsmittelFragen } from './pflegehilfsmittel.ts'

const summe = {
  /** First day of the month. */
  monat: isoDate,
  betrag: z.strictObject({ cent: z.int(), ab: isoDate }).nullable(),
  geliefertCent: z.int(),
  bestelltCent: z.int(),
  ohneBetrag: z.int(),
  anzahl: z.int(),
}

/** Of the month that runs. */
const monatAnswer = z.strictObject(summe)
const klientAnswer = z.strictObject({
  ...summe,
  fragen: z.array(z.enum(pflegehilfsmittelFragen)),
  genehmigtVon: isoDate.nullable(),
  genehmigtBis: isoDate.nullable(),
})
export type PflegehilfsmittelMonat = z.output<typeof monatAnswer>
export type PflegehilfsmittelOfKlient = z.output<typeof klientAnswer>

export const pflegehilfsmittelContract = {
  readOfKlient: defineCall('GET /api/klienten/:klientId/pflegehilfsmittel', {
    id: 'bestellung.readPflegehilfsmittel',
    summary:
      'Pflegehilfsmittel zum Verbrauch of a Klient in the month that runs: what the Pflegekasse pays, what has gone of it, what is to be asked',
    access: pflege,
    params: z.strictObject({ klientId: id }),
    answer: klientAnswer,
  }),
  readOfBestellung: defineCall('GET /api/bestellungen/:bestellungId/pflegehilfsmittel', {
    id: 'bestellung.readPflegehilfsmittelOfBestellung',
    summary:
      'What the own pharmacy has packed and delivered of Pflegehilfsmittel zum Verbrauch for the Klient of an order in the month that runs',
    access: { kind: 'signed-in', rollen: rollenOfSeite.APOTHEKE, relation: 'participant' },
    params: z.strictObject({ bestellungId: id }),
    answer: monatAnswer,
  }),
} as const

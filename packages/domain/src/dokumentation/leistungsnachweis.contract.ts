/** What a nursing service has documented as provided at one Klient in a month (§ 105 SGB XI, § 302 SGB V: the ground of what is billed). */
import { z } from 'zod'
import { leistungsquellen } from '../hausbesuch/hausbesuch.ts'
import { unterschrift } from '../klient/nachweis.contract.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'

const time = z.iso.datetime()
const leistung = z.strictObject({ bezeichnung: plain.product, quelle: z.enum(leistungsquellen) })

/** A visit whose sheet is finished. */
const nachweisbesuch = z.strictObject({
  hausbesuchId: id,
  nummer: plain.number,
  tag: isoDate,
  beginn: time.nullable(),
  ende: time.nullable(),
  /** Who has finished the sheet, and the drawing of the Handzeichen on it. */
  name: plain.name,
  handzeichen: unterschrift.nullable(),
  leistungen: z.array(leistung),
  nachtraege: z.int(),
})
export type Nachweisbesuch = z.infer<typeof nachweisbesuch>

const summe = leistung.extend({ tage: z.array(isoDate) })
export type Leistungssumme = z.infer<typeof summe>

const offener = z.strictObject({ hausbesuchId: id, nummer: plain.number, tag: isoDate })

export const leistungsnachweis = z.strictObject({
  klient: z.strictObject({ vorname: plain.name, nachname: plain.name, geburtsdatum: isoDate }),
  von: isoDate,
  bis: isoDate,
  /** In the order of their times. */
  besuche: z.array(nachweisbesuch),
  /** Each service with the days on which it was provided; a day stands as often as the service was provided on it. */
  summen: z.array(summe),
  /** Visits of the month up to today without a finished sheet: none of them counts. */
  offene: z.array(offener),
  /** False: there are more visits than one sheet can take, and the last are left out. */
  vollstaendig: z.boolean(),
})
export type Leistungsnachweis = z.infer<typeof leistungsnachweis>

export const leistungsnachweisContract = {
  read: defineCall('GET /api/klienten/:klientId/leistungsnachweis', {
    id: 'dokumentation.leistungsnachweis',
    summary: 'What was documented as provided at a Klient in the month of a day; reading it is written down',
    access: { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'participant' },
    params: z.strictObject({ klientId: id }),
    /** Any day of the month; without one that of today. */
    query: z.strictObject({ tag: isoDate.optional() }),
    answer: leistungsnachweis,
  }),
} as const

import { z } from 'zod'
import { dokumentationAnswer } from '../dokumentation/dokumentation.contract.ts'
import { besuchstag } from '../hausbesuch/handlungen.contract.ts'
import { hausbesuchAnswer } from '../hausbesuch/view.contract.ts'
import { allSeitenRollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { amKlienten } from '../tour/door.contract.ts'
import { rundeStopp } from '../tour/runde.contract.ts'
import { stopp } from '../tour/view.contract.ts'
import { entries, entryAnswer, conflictField } from './entry.contract.ts'
import { entryArten } from './unterwegs.ts'

const time = z.iso.datetime()
const own = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

const mitgenommen = z.strictObject({ besuch: hausbesuchAnswer, blatt: dokumentationAnswer, klient: amKlienten.nullable() })
export type Mitgenommen = z.output<typeof mitgenommen>

/** An errand of the tour: where one has to go, for what. Ticking it off moves the order, and needs the network. */
const weg = stopp
  .pick({ id: true, art: true, bezeichnung: true, haus: true, bestellungen: true, adresse: true, dauerMinuten: true })
  /** The visit before which it lies; null: after the last one. */
  .extend({ vor: id.nullable() })
export type MitgenommenerWeg = z.output<typeof weg>

export const tagAnswer = z.strictObject({
  datum: isoDate,
  am: time,
  bis: time,
  besuche: z.array(mitgenommen),
  wege: z.array(weg),
  /** The bags of the own pharmacy that are on the road; of today alone, and of nobody else. */
  runde: z.array(rundeStopp),
})
export type TagAnswer = z.output<typeof tagAnswer>

const nachgereichtes = z.strictObject({
  eintragId: id,
  art: z.enum(entryArten),
  person: plain.name,
  geschehenAm: time,
  empfangenAm: time,
  angaben: z.record(z.string(), z.unknown()),
  felder: z.array(conflictField),
})
export type Nachgereichtes = z.output<typeof nachgereichtes>

export const unterwegsContract = {
  day: defineCall('GET /api/unterwegs/tag', {
    id: 'unterwegs.day',
    summary:
      'The own visits of a day with all that is needed at the door, and the round of a pharmacy, to be kept for hours without network; each is written down as given out',
    access: own,
    query: z.strictObject({ datum: besuchstag }),
    answer: tagAnswer,
  }),
  send: defineCall('POST /api/unterwegs/eintraege', {
    id: 'unterwegs.send',
    summary: 'What was written without network, in order; each entry stands for itself, and by its number happens once',
    access: own,
    // Without a key for the whole: a package that is sent again may be cut in another way.
    body: z.strictObject({ eintraege: entries }),
    answer: z.strictObject({ antworten: z.array(entryAnswer) }),
    errors: ['unterwegs.zeit_in_zukunft', 'unterwegs.zeit_zu_alt', 'unterwegs.eintrag_vergeben'],
  }),
  late: defineCall('GET /api/unterwegs/besuche/:hausbesuchId/nachgereicht', {
    id: 'unterwegs.late',
    summary: 'What people of the own house wrote on the way for a visit that had been changed meanwhile',
    access: { kind: 'signed-in', rollen: allSeitenRollen, relation: 'participant' },
    params: z.strictObject({ hausbesuchId: id }),
    answer: z.strictObject({ eintraege: z.array(nachgereichtes) }),
  }),
} as const

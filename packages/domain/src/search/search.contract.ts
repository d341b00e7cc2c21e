import { z } from 'zod'
import { positionStatus } from '../bestellung/bestellung.ts'
import { besuchStatus, besuchTypen } from '../hausbesuch/hausbesuch.ts'
import { klientStatus } from '../klient/klient.ts'
import { organisationArten, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { treffergruende } from './search.ts'

const hits = { link: plain.link, value: acceptedWords }

/** Null: what was looked for stands in what is shown. */
const grund = z.enum(treffergruende).nullable()

const group = <Id extends string, Result extends z.ZodType>(id: Id, result: Result) =>
  z.strictObject({ id: z.literal(id), label: plain.name, results: z.array(result) })

export const suchgruppe = z.discriminatedUnion('id', [
  group(
    'contacts',
    z.strictObject({
      ...hits,
      /** Address of a picture, or null: then the screen shows the initials. */
      avatar: plain.link.nullable(),
      name: plain.name,
      art: z.enum(['PERSON', ...organisationArten]),
      ort: plain.place.nullable(),
      /** Of a person of a partner organisation. */
      organisation: plain.name.nullable(),
      grund,
    }),
  ),
  group('pages', z.strictObject({ ...hits, title: plain.own })),
  group('tasks', z.strictObject({ ...hits, title: plain.own, completed: z.boolean() })),
  group('klienten', z.strictObject({ ...hits, name: plain.name, geburtsdatum: isoDate, status: z.enum(klientStatus), grund })),
  group(
    'bestellungen',
    z.strictObject({
      ...hits,
      nummer: plain.number,
      /** Null: for the house itself; empty: of a record that was erased. */
      klient: plain.name.nullable(),
      status: z.enum(positionStatus),
      bedarfBis: isoDate,
      grund,
    }),
  ),
  group(
    'hausbesuche',
    z.strictObject({
      ...hits,
      nummer: plain.number,
      klient: plain.name.nullable(),
      typ: z.enum(besuchTypen),
      status: z.enum(besuchStatus),
      /** Null: not planned yet. */
      plan: z.strictObject({ datum: isoDate, uhrzeit: plain.time }).nullable(),
      grund,
    }),
  ),
])
export type Suchgruppe = z.infer<typeof suchgruppe>

export const searchContract = {
  search: defineCall('POST /api/common/search', {
    id: 'search.search',
    summary:
      'Contacts, pages, tasks, Klienten, orders and visits that the person may see; only groups with results, nothing below two characters',
    access: { kind: 'signed-in', rollen, relation: 'own' },
    body: z.strictObject({ query: harmless('search', z.string().max(200)) }),
    answer: z.array(suchgruppe),
  }),
} as const

import { z } from 'zod'
import { positionStatus } from '../bestellung/bestellung.ts'
import { besuchStatus, besuchTypen } from '../hausbesuch/hausbesuch.ts'
import { klientStatus } from '../klient/klient.ts'
import { organisationArten, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'

const hits = { link: plain.link, value: acceptedWords }

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
    }),
  ),
  group('pages', z.strictObject({ ...hits, title: plain.own })),
  group('tasks', z.strictObject({ ...hits, title: plain.own, completed: z.boolean() })),
  group('klienten', z.strictObject({ ...hits, name: plain.name, geburtsdatum: isoDate, status: z.enum(klientStatus) })),
  group(
    'bestellungen',
    z.strictObject({ ...hits, nummer: plain.number, klient: plain.name.nullable(), status: z.enum(positionStatus), bedarfBis: isoDate }),
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
    }),
  ),
])
export type Suchgruppe = z.infer<typeof suchgruppe>

export const searchContract = {
  search: defineCall('POST /api/common/search', {
    id: 'search.search',
    summary: 'Contacts, pages, Klienten, orders and visits that the person may see; only groups with results, nothing below two characters',
    access: { kind: 'signed-in', rollen, relation: 'own' },
    body: z.strictObject({ query: harmless('search', z.string().max(200)) }),
    answer: z.array(suchgruppe),
  }),
} as const

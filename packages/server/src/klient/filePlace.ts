/** Files at the record of a Klient: the people of the house that keeps the record see and change them. */
import { sql } from '../database/sql.ts'
import { maybe } from '../database/rows.ts'
import type { Columns } from '../database/columns.ts'
import type { PlaceSource } from '../files/place.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'

const name = sql(
  'klient.filePlace',
  `select k.vorname, k.nachname from klient k where k.pflegedienst_id = :organisationId and k.id = :klientId`,
)
const gone = sql(
  'klient.goneForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked where not exists (select from klient k where k.id = asked and k.geloescht_am is null)`,
)

export const createFilesAtKlienten = (ports: Ports): PlaceSource => ({
  async see(akteur, klientId) {
    const { organisationId } = akteur
    const db = onBehalfOfPerson(ports.database, akteur)
    const klient = await maybe(db.query<Columns<'klient', 'vorname' | 'nachname'>>(name, { organisationId, klientId }))
    if (klient === null || organisationId === null) return null
    const title = `${klient.vorname} ${klient.nachname}`
    return { title, klient: { organisationId, klientId }, mayAttach: true, hear: [organisationId] }
  },
  goneOf: async (db, ids) => (await db.query<{ id: string }>(gone, { ids })).map(({ id }) => id),
})

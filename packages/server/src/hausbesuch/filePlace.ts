/** Files at a visit: the houses that take part in it see them, and each brings its own. */
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { seiteOf } from '@dreiklang/domain/shared/akteur'
import { sql } from '../database/sql.ts'
import type { PlaceSource } from '../files/place.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { loadBesuch } from './hausbesuch.repository.ts'

const gone = sql(
  'hausbesuch.goneForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked where not exists (select from hausbesuch h where h.id = asked)`,
)
const isErased = sql(
  'hausbesuch.erasedForFiles',
  `select k.geloescht_am is not null as erased from klient_des_hausbesuchs k where k.id = :klientId`,
)

export const createFilesAtBesuche = (ports: Ports): PlaceSource => ({
  async see(akteur, hausbesuchId) {
    const { organisationId } = akteur
    if (organisationId === null || seiteOf(akteur.rolle) === null) return null
    const db = onBehalfOfPerson(ports.database, akteur)
    const row = await loadBesuch(db, organisationId, hausbesuchId)
    if (row === null) return null
    const { nummer, pflegedienstId, praxisId, apothekeId, klientId } = readHausbesuch(row)
    const [klient] = await db.query<{ erased: boolean }>(isErased, { klientId })
    return {
      title: nummer,
      klient: klient?.erased === false ? { organisationId: pflegedienstId, klientId } : null,
      mayAttach: true,
      hear: [pflegedienstId, praxisId, apothekeId].flatMap((id) => id ?? []),
    }
  },
  goneOf: async (db, ids) => (await db.query<{ id: string }>(gone, { ids })).map(({ id }) => id),
})

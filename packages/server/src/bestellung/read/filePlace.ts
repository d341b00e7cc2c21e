/** Files at an order: the houses that take part in it see them, and each brings its own. */
import { seiteOf } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { sql } from '../../database/sql.ts'
import type { PlaceSource } from '../../files/place.ts'
import type { Ports } from '../../ports.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import { loadBestellung } from './one.repository.ts'

const gone = sql(
  'bestellung.goneForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked where not exists (select from bestellung b where b.id = asked)`,
)

export const createFilesAtBestellungen = (ports: Ports): PlaceSource => ({
  async see(akteur, bestellungId) {
    const { organisationId } = akteur
    if (organisationId === null || seiteOf(akteur.rolle) === null) return null
    const heute = berlinDate(ports.clock.now().toISOString())
    const loaded = await loadBestellung(onBehalfOfPerson(ports.database, akteur), { bestellungId, organisationId, heute })
    if (loaded === null) return null
    const { nummer, pflegedienstId, klientId } = loaded.bestellung
    const isKept = klientId !== null && loaded.namen.klient?.akteGeloescht === null
    const { pflegedienst, praxis, apotheke } = loaded.namen
    return {
      title: nummer,
      klient: isKept ? { organisationId: pflegedienstId, klientId } : null,
      mayAttach: true,
      hear: [pflegedienst.id, praxis?.id, apotheke?.id].flatMap((id) => id ?? []),
    }
  },
  goneOf: async (db, ids) => (await db.query<{ id: string }>(gone, { ids })).map(({ id }) => id),
})

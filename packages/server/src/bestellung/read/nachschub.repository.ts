/** The orders that proposals of a pharmacy were taken over into, as far as a house may see them: the pharmacy once the order reaches it. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import { type BestellungView, type NachschubBestellung, viewOf } from '@dreiklang/domain/bestellung/view'
import type { Instant } from '@dreiklang/domain/shared/time'
import type { Columns } from '../../database/columns.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import type { Geladen } from './one.repository.ts'
import { loadTeilBestellungen } from './teil.repository.ts'

const reached = sql(
  'bestellung.nachschubBestellungen',
  `select b.id, b.nummer from bestellung b where b.id = any (:ids::uuid[]) and :organisationId = any (b.sichtbar_fuer) order by b.nummer`,
)

async function loadNachschubBestellungen(
  db: Queryable,
  { positionen }: Pick<Bestellung, 'positionen'>,
  organisationId: string,
): Promise<NachschubBestellung[]> {
  const ids = positionen.flatMap(({ nachschub }) => nachschub.flatMap(({ antwort }) => antwort?.bestellungId ?? []))
  // Next to no order has any.
  return ids.length === 0 ? [] : db.query<Columns<'bestellung', 'id' | 'nummer'>>(reached, { ids, organisationId })
}

/** The order as this house may see it, with the orders that came of it. */
export async function viewWithFollowing(
  db: Queryable,
  loaded: Geladen,
  { person, now }: { person: Person; now: Instant },
): Promise<BestellungView> {
  const nachschubBestellungen = await loadNachschubBestellungen(db, loaded.bestellung, person.organisationId)
  const teilBestellungen = person.seite === 'PFLEGE' ? await loadTeilBestellungen(db, loaded.bestellung, person.organisationId) : []
  return viewOf(loaded.bestellung, { ...loaded, person, now, nachschubBestellungen, teilBestellungen })
}

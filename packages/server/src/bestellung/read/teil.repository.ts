/** The orders of the nursing service that are for parts of a Mehrfachverordnung. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { PositionStatus } from '@dreiklang/domain/bestellung/bestellung'
import { mvoIdOf } from '@dreiklang/domain/bestellung/mvo'
import type { TeilBestellung } from '@dreiklang/domain/bestellung/view'
import type { Columns } from '../../database/columns.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

const later = sql(
  'bestellung.teilBestellungen',
  `select t.mvo_id as "mvoId", t.nr, z.bestellung_id as id, z.nummer, z.status, e.am, e.person_name as durch
    from mvo_teil t
    join bestellung_zeile z on z.bestellung_id = t.bestellung_id and z.organisation_id = t.pflegedienst_id
    join lateral (select am, person_name from ereignis where bestellung_id = t.bestellung_id order by seq limit 1) e on true
    where t.mvo_id = any (:mvoIds::uuid[]) and t.pflegedienst_id = :organisationId order by t.nr`,
)

type TeilRow = Columns<'mvo_teil', 'mvo_id as mvoId' | 'nr'> &
  Columns<'bestellung_zeile', 'bestellung_id as id' | 'nummer' | 'status', { status: PositionStatus }> &
  Columns<'ereignis', 'am' | 'person_name as durch'>

/** Of each position, the orders of the parts that come after its own. */
export async function loadTeilBestellungen(
  db: Queryable,
  { positionen }: Pick<Bestellung, 'positionen'>,
  organisationId: string,
): Promise<TeilBestellung[]> {
  const parted = positionen.flatMap(({ id, rezept }) => {
    const mvoId = rezept && mvoIdOf(rezept)
    return mvoId === null || rezept === null || rezept.mvo === null ? [] : [{ positionId: id, mvoId, nr: rezept.mvo.nr }]
  })
  // Next to no order has any.
  if (parted.length === 0) return []
  const rows = await db.query<TeilRow>(later, { mvoIds: parted.map(({ mvoId }) => mvoId), organisationId })
  return parted.flatMap(({ positionId, mvoId, nr }) =>
    rows.filter((row) => row.mvoId === mvoId && row.nr > nr).map(({ mvoId: _mvoId, ...row }) => ({ positionId, ...row })),
  )
}

const said = sql(
  'bestellung.saidRezeptIds',
  `select (r -> 'mvo' ->> 'nr')::int as nr, r ->> 'rezeptId' as "rezeptId"
    from bestellung b cross join lateral jsonb_array_elements(b.daten -> 'positionen') p
      cross join lateral jsonb_array_elements(jsonb_build_array(p -> 'rezept') || coalesce(p -> 'fruehereRezepte', '[]')) r
    where b.pflegedienst_id = :pflegedienstId and b.klient_id = :klientId and b.gesendet_am is not null
      and coalesce(r -> 'mvo' ->> 'id', r ->> 'id') = :mvoId and r -> 'mvo' ->> 'nr' is not null and r ->> 'rezeptId' is not null
    order by b.gesendet_am desc, b.nummer desc`,
)

/** What was said of the parts of one Mehrfachverordnung in all its orders, the newest word first; also what was cancelled knows its number. */
export async function loadSaidRezeptIds(
  db: Queryable,
  wanted: { pflegedienstId: string; klientId: string; mvoId: string },
): Promise<{ nr: number; rezeptId: string }[]> {
  return db.query<{ nr: number; rezeptId: string }>(said, wanted)
}

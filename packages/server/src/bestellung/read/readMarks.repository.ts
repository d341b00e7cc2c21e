import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

const merke = sql(
  'bestellung.merkeGelesen',
  `insert into rueckfrage_gelesen as g (rueckfrage_id, bestellung_id, organisation_id, seite, nachricht_id, nachricht_nr, person_id, am,
      sichtbar_fuer)
    values (:rueckfrageId, :bestellungId, :organisationId, :seite, :id, :nr, :personId, :am, :sichtbarFuer::uuid[])
    on conflict (rueckfrage_id, organisation_id) do update set seite = excluded.seite, nachricht_id = excluded.nachricht_id,
      nachricht_nr = excluded.nachricht_nr, person_id = excluded.person_id, am = excluded.am,
      sichtbar_fuer = excluded.sichtbar_fuer
    where g.nachricht_nr < excluded.nachricht_nr
    returning 1`,
)

/** Moves the mark forward. False when it stood there or further already. */
export async function markRead(
  db: Queryable,
  {
    bestellungId,
    rueckfrageId,
    nachricht,
    leser,
    sichtbarFuer,
    am,
  }: {
    bestellungId: string
    rueckfrageId: string
    nachricht: { id: string; nr: number }
    leser: { organisationId: string; seite: string; personId: string }
    sichtbarFuer: readonly string[]
    am: string
  },
): Promise<boolean> {
  const { organisationId, seite, personId } = leser
  const rows = await db.query(merke, {
    rueckfrageId,
    bestellungId,
    organisationId,
    seite,
    id: nachricht.id,
    nr: nachricht.nr,
    personId,
    am,
    sichtbarFuer,
  })
  return rows.length === 1
}

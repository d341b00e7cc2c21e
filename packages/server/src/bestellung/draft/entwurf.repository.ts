/** The SQL that only drafts need. */
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import { auditedFrom } from '../../protokoll/protokoll.ts'
import { type Urheber, ereignisColumns } from '../bestellung.repository.ts'

const loesche = sql(
  'bestellung.loesche',
  `with b as (delete from bestellung where id = :bestellungId and pflegedienst_id = :pflegedienstId and gesendet_am is null
    returning id, version),
    spur as (${auditedFrom(':spur', { aus: 'b' })})
    insert into ereignis (${ereignisColumns})
    select b.id, b.version, 'loeschen', 'E1', null, '{"ziel":"nichts"}', '{}', array[:pflegedienstId::uuid], array[:pflegedienstId::uuid],
      'PFLEGE', :pflegedienstId, :personId, :personName, :am from b
    returning bestellung_id`,
)

/** Deletes a draft with its lines; the event stays. False when it was sent in the meantime. */
export async function removeEntwurf(
  db: Queryable,
  {
    bestellungId,
    pflegedienstId,
    urheber,
    am,
    spur,
  }: { bestellungId: string; pflegedienstId: string; urheber: Urheber; am: string; spur: string },
): Promise<boolean> {
  return (
    (await db.query(loesche, { bestellungId, pflegedienstId, personId: urheber.personId, personName: urheber.name, am, spur })).length === 1
  )
}

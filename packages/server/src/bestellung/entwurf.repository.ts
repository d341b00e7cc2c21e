/** The SQL that only drafts need. */
import type { Queryable, Statement } from '../ports.ts'
import { protokolliertAus } from '../protokoll/protokoll.ts'
import { type Urheber, ereignisSpalten } from './bestellung.repository.ts'

const loesche: Statement = {
  name: 'bestellung.loesche',
  text: `with b as (delete from bestellung where id = $1 and pflegedienst_id = $2 and gesendet_am is null returning id, version),
    spur as (${protokolliertAus('$6', { aus: 'b' })})
    insert into ereignis (${ereignisSpalten})
    select b.id, b.version, 'loeschen', 'E1', null, '{"ziel":"nichts"}', '{}', array[$2::uuid], array[$2::uuid], 'PFLEGE', $2, $3, $4, $5 from b
    returning bestellung_id`,
}

/** Deletes a draft with its lines; the event stays. False when it was sent in the meantime. */
export async function loeschen(
  db: Queryable,
  {
    bestellungId,
    pflegedienstId,
    urheber,
    am,
    spur,
  }: { bestellungId: string; pflegedienstId: string; urheber: Urheber; am: string; spur: string },
): Promise<boolean> {
  return (await db.query(loesche, [bestellungId, pflegedienstId, urheber.personId, urheber.name, am, spur])).length === 1
}

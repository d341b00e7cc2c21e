/** Written once, never changed. The database carries each entry into the audit trail of the house (migration 0007-protokoll). */
import type { KontoArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Herkunft } from './herkunft.ts'

const entry = sql(
  'anmeldung.protokolliere',
  'insert into konto_protokoll (person_id, art, adresse, geraet, am, anfrage_id) values (:personId, :art, :adresse, :geraet, :now, :anfrageId)',
)

export interface Entry {
  personId: string
  art: KontoArt
  herkunft: Herkunft
  now: string
}

export async function audit(db: Queryable, { herkunft, ...rest }: Entry): Promise<void> {
  await exactly(1, db.write(entry, { ...rest, ...herkunft }))
}

const gemeldet = sql(
  'anmeldung.geraetGemeldet',
  `select exists (
      select from konto_protokoll where person_id = :personId and art = 'NEUES_GERAET' and am > :seit::timestamptz
        and geraet is not distinct from :geraet and adresse is not distinct from :adresse
    ) as schon`,
)

/** Whether the person was told of this kind of device in this network since then. */
export async function hasReported(
  tx: Queryable,
  { personId, herkunft: { geraet, adresse }, seit }: { personId: string; herkunft: Herkunft; seit: string },
): Promise<boolean> {
  return (await one(tx.query<{ schon: boolean }>(gemeldet, { personId, geraet, adresse, seit }))).schon
}

export type EntryRow = Columns<'konto_protokoll', 'nr' | 'art' | 'adresse' | 'geraet' | 'am', { art: KontoArt }>

const last = sql(
  'anmeldung.protokoll',
  'select nr, art, adresse, geraet, am from konto_protokoll where person_id = :personId order by nr desc limit 100',
)

export async function loadProtokoll(db: Queryable, personId: string): Promise<EntryRow[]> {
  return db.query<EntryRow>(last, { personId })
}

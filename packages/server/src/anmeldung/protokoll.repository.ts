/** Written once, never changed. The database carries each entry into the audit trail of the house (migration 0007-protokoll). */
import type { KontoArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
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

export type EntryRow = Columns<'konto_protokoll', 'nr' | 'art' | 'adresse' | 'geraet' | 'am', { art: KontoArt }>

const last = sql(
  'anmeldung.protokoll',
  'select nr, art, adresse, geraet, am from konto_protokoll where person_id = :personId order by nr desc limit 100',
)

export async function loadProtokoll(db: Queryable, personId: string): Promise<EntryRow[]> {
  return db.query<EntryRow>(last, { personId })
}

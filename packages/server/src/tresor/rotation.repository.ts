/** In the name of the system only. */
import type { Columns, Filled } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type SchluesselRow, schluesselColumns } from './schluessel.repository.ts'

const take = sql(
  'tresor.nimmUmzuhuellende',
  `select ${schluesselColumns} from schluessel where umhuellt is not null and kek <> :kek order by id limit :hoechstens for update`,
)

/** Holds them until the end of the transaction. */
export function takeUmzuhuellende(tx: Queryable, { kek, hoechstens }: { kek: string; hoechstens: number }) {
  return tx.query<Filled<SchluesselRow, 'umhuellt'>>(take, { kek, hoechstens })
}

const schreibe = sql(
  'tresor.schreibeHuellen',
  `update schluessel s set kek = :kek, umhuellt = decode(neu.umhuellt, 'hex')
    from unnest(:ids::uuid[], :umhuellt::text[]) neu (id, umhuellt) where s.id = neu.id`,
)

export async function writeHuellen(
  tx: Queryable,
  { kek, neue }: { kek: string; neue: readonly { id: string; umhuellt: Uint8Array }[] },
): Promise<void> {
  await exactly(
    neue.length,
    tx.write(schreibe, { kek, ids: neue.map(({ id }) => id), umhuellt: neue.map(({ umhuellt }) => hexOf(umhuellt)) }),
  )
}

/** The drivers take no list of bytes. */
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const keks = sql('tresor.keks', `select distinct kek from schluessel where umhuellt is not null order by kek`)

export async function loadKeks(db: Queryable): Promise<string[]> {
  return (await db.query<Columns<'schluessel', 'kek'>>(keks, {})).map(({ kek }) => kek)
}

const loeseFrom = sql(
  'tresor.loeseAb',
  `with alte as (update schluessel set abgeloest_am = :now where abgeloest_am is null and umhuellt is not null returning 1)
    select count(*) as anzahl from alte`,
)

/** They go on opening what they have sealed. What is left of destroyed ones stays in its place, so that no new one is made there. */
export async function replaceSchluessel(db: Queryable, now: string): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(loeseFrom, { now }))).anzahl
}

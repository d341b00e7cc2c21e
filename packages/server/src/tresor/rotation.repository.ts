/** All keys of all organisations, for the rotation; in the name of the system only. */
import type { Queryable, Statement } from '../ports.ts'
import { type SchluesselRow, schluesselSpalten } from './schluessel.repository.ts'

const nimm: Statement = {
  name: 'tresor.nimmUmzuhuellende',
  text: `select ${schluesselSpalten} from schluessel where umhuellt is not null and kek <> $1 order by id limit $2 for update`,
}

/** Holds them until the end of the transaction. */
export function nimmUmzuhuellende(tx: Queryable, { kek, hoechstens }: { kek: string; hoechstens: number }) {
  return tx.query<SchluesselRow & { umhuellt: Uint8Array }>(nimm, [kek, hoechstens])
}

const schreibe: Statement = {
  name: 'tresor.schreibeHuellen',
  text: `update schluessel s set kek = $1, umhuellt = decode(neu.umhuellt, 'hex')
    from unnest($2::uuid[], $3::text[]) neu (id, umhuellt) where s.id = neu.id`,
}

export async function schreibeHuellen(
  tx: Queryable,
  { kek, neue }: { kek: string; neue: readonly { id: string; umhuellt: Uint8Array }[] },
): Promise<void> {
  await tx.query(schreibe, [kek, neue.map(({ id }) => id), neue.map(({ umhuellt }) => hexOf(umhuellt))])
}

/** The drivers take no list of bytes. */
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const keks: Statement = { name: 'tresor.keks', text: `select distinct kek from schluessel where umhuellt is not null order by kek` }

export async function ladeKeks(db: Queryable): Promise<string[]> {
  return (await db.query<{ kek: string }>(keks, [])).map(({ kek }) => kek)
}

const loeseAb: Statement = {
  name: 'tresor.loeseAb',
  text: `with alte as (update schluessel set abgeloest_am = $1 where abgeloest_am is null and umhuellt is not null returning 1)
    select count(*) as anzahl from alte`,
}

/** They go on opening what they have sealed. What is left of destroyed ones stays in its place, so that no new one is made there. */
export async function loeseSchluesselAb(db: Queryable, jetzt: string): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(loeseAb, [jetzt])
  return row?.anzahl ?? 0
}

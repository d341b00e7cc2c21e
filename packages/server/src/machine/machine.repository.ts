import type { Machine } from '@dreiklang/domain/machine/machine.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Scope } from '@dreiklang/domain/shared/machineCalls'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const all = sql(
  'machine.list',
  `select m.id, m.name, m.scopes, m.created_at as "createdAt", p.name as "createdByName", m.ended_at as "endedAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'prefix', t.prefix, 'createdAt', t.created_at, 'expiresAt', t.expires_at,
          'lastUsedAt', t.last_used_at, 'lastUsedFrom', t.last_used_from) order by t.created_at desc, t.id)
        from machine_token t where t.machine_id = m.id and m.ended_at is null and t.expires_at > :now::timestamptz), '[]') as tokens
    from machine m join person p on p.id = m.created_by
    where m.organisation_id = :organisationId and coalesce(m.ended_at, :now::timestamptz) > :now::timestamptz - interval '1 year'
    order by m.created_at desc, m.id`,
)

export async function loadMachines(db: Queryable, organisationId: string, now: string): Promise<Machine[]> {
  const rows = await db.query<Machine>(all, { organisationId, now })
  return rows.map((row) => ({ ...row, tokens: row.tokens.map(inUtc) }))
}

/** Times within jsonb come as the database writes them. */
function inUtc({ createdAt, expiresAt, lastUsedAt, ...token }: Machine['tokens'][number]): Machine['tokens'][number] {
  const iso = (time: string) => new Date(time).toISOString()
  return { ...token, createdAt: iso(createdAt), expiresAt: iso(expiresAt), lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt) }
}

const madeBy = sql(
  'machine.madeBy',
  `select m.name, m.created_at as "createdAt" from machine m
    where m.organisation_id = :organisationId and m.created_by = :personId order by m.created_at, m.id`,
)

export async function loadMachinesMadeBy(
  db: Queryable,
  values: { organisationId: string; personId: string },
): Promise<Columns<'machine', 'name' | 'created_at as createdAt'>[]> {
  return db.query(madeBy, values)
}

const working = sql('machine.working', `select count(*) from machine m where m.organisation_id = :organisationId and m.ended_at is null`)

export async function countWorking(tx: Queryable, organisationId: string): Promise<number> {
  return (await one(tx.query<{ count: number }>(working, { organisationId }))).count
}

const insert = sql(
  'machine.insert',
  `insert into machine (id, organisation_id, name, scopes, created_by, created_at)
    values (:id, :organisationId, :name, :scopes, :personId, :now)`,
)

export async function insertMachine(
  tx: Queryable,
  machine: { id: string; organisationId: string; name: string; scopes: readonly Scope[]; personId: string; now: string },
): Promise<void> {
  await exactly(1, tx.write(insert, machine))
}

export interface NewToken {
  id: string
  machineId: string
  organisationId: string
  prefix: string
  hash: Uint8Array
  now: string
  expiresAt: string
}

const insertOne = sql(
  'machine.insertToken',
  `insert into machine_token (id, machine_id, organisation_id, prefix, hash, created_at, expires_at)
    values (:id, :machineId, :organisationId, :prefix, :hash, :now, :expiresAt)`,
)

export async function insertToken(tx: Queryable, token: NewToken): Promise<void> {
  await exactly(1, tx.write(insertOne, token))
}

const held = sql(
  'machine.hold',
  `select m.ended_at as "endedAt" from machine m where m.organisation_id = :organisationId and m.id = :machineId for update`,
)

interface Which {
  organisationId: string
  machineId: string
}

/** Locked until the end of the transaction; null when the house has none of this id. */
export async function holdMachine(tx: Queryable, which: Which): Promise<{ endedAt: string | null } | null> {
  return maybe(tx.query<{ endedAt: string | null }>(held, { ...which }))
}

const shorten = sql(
  'machine.shorten',
  `update machine_token set expires_at = least(expires_at, :until::timestamptz)
    where organisation_id = :organisationId and machine_id = :machineId`,
)

/** What the machine has now works until then at the longest. */
export async function shortenTokens(tx: Queryable, which: Which & { until: string }): Promise<void> {
  await tx.write(shorten, which)
}

const endOne = sql(
  'machine.end',
  `update machine set ended_at = :now where organisation_id = :organisationId and id = :machineId and ended_at is null`,
)

/** False when it had ended before. */
export async function endMachine(tx: Queryable, which: Which & { now: string }): Promise<boolean> {
  return (await tx.write(endOne, which)) === 1
}

export interface KnownToken {
  id: string
  machineId: string
  organisationId: string
  art: OrganisationArt
  name: string
  scopes: Scope[]
}

const known = sql(
  'machine.known',
  `select t.id, m.id as "machineId", m.organisation_id as "organisationId", o.art, m.name, m.scopes
    from machine_token t join machine m on m.id = t.machine_id join organisation o on o.id = m.organisation_id
    where t.prefix = :prefix and t.hash = :hash and t.expires_at > :now::timestamptz and m.ended_at is null and o.status <> 'GESPERRT'`,
)

/** In nobody's name. Null: unknown, expired, ended, or of an organisation that is locked. */
export async function findToken(db: Queryable, values: { prefix: string; hash: Uint8Array; now: string }): Promise<KnownToken | null> {
  return maybe(db.query<KnownToken>(known, values))
}

const use = sql('machine.use', 'update machine_token set last_used_at = :now::timestamptz, last_used_from = :from where id = :id')

export async function markTokenUsed(db: Queryable, used: { id: string; now: string; from: string | null }): Promise<void> {
  await exactly(1, db.write(use, used))
}

import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** With its secret, sealed. */
export type ProviderRow = Columns<'sso_provider', 'id' | 'organisation_id' | 'issuer' | 'client_id' | 'secret' | 'domain' | 'changed_at'>

const columns = `p.id, p.organisation_id as "organisationId", p.issuer, p.client_id as "clientId", p.secret, p.domain,
  p.changed_at as "changedAt"`

const own = sql('sso.provider', `select ${columns} from sso_provider p where p.organisation_id = :organisationId`)

export async function loadProvider(db: Queryable, organisationId: string): Promise<ProviderRow | null> {
  return maybe(db.query<ProviderRow>(own, { organisationId }))
}

const ofDomain = sql('sso.providerOfDomain', `select ${columns} from sso_provider p where p.domain = :domain`)

/** In nobody's name. */
export async function loadProviderOf(db: Queryable, domain: string): Promise<ProviderRow | null> {
  return maybe(db.query<ProviderRow>(ofDomain, { domain }))
}

const remove = sql('sso.removeProvider', 'delete from sso_provider where organisation_id = :organisationId')

/** False when there was none. */
export async function deleteProvider(tx: Queryable, organisationId: string): Promise<boolean> {
  return (await tx.write(remove, { organisationId })) === 1
}

const insert = sql(
  'sso.insertProvider',
  `insert into sso_provider (id, organisation_id, issuer, client_id, secret, domain, changed_by, changed_at)
    values (:id, :organisationId, :issuer, :clientId, :secret, :domain, :personId, :changedAt)`,
)

/** @throws ConstraintViolation sso_provider_domain when another house has this domain */
export async function insertProvider(tx: Queryable, row: ProviderRow & { personId: string }): Promise<void> {
  await exactly(1, tx.write(insert, { ...row }))
}

const putStep = sql(
  'sso.insertStep',
  `with old as (delete from sso_step where ends_at < :now::timestamptz)
    insert into sso_step (hash, organisation_id, kept, ends_at) values (:hash, :organisationId, :kept, :endsAt)`,
)

interface Step {
  hash: Uint8Array
  organisationId: string
  kept: Uint8Array
  endsAt: string
}

export async function insertStep(db: Queryable, step: Step, now: string): Promise<void> {
  await exactly(1, db.write(putStep, { ...step, now }))
}

const takeOne = sql(
  'sso.takeStep',
  `delete from sso_step where hash = :hash and ends_at > :now::timestamptz returning organisation_id as "organisationId", kept`,
)

/** Once: a second answer with the same state finds none. */
export async function takeStep(db: Queryable, hash: Uint8Array, now: string): Promise<Pick<Step, 'organisationId' | 'kept'> | null> {
  return maybe(db.query<Pick<Step, 'organisationId' | 'kept'>>(takeOne, { hash, now }))
}

const madeBy = sql(
  'sso.madeBy',
  `select p.issuer, p.domain, p.changed_at as "changedAt" from sso_provider p
    where p.organisation_id = :organisationId and p.changed_by = :personId`,
)

export async function loadProvidersSetBy(
  db: Queryable,
  whose: { organisationId: string; personId: string },
): Promise<Columns<'sso_provider', 'issuer' | 'domain' | 'changed_at'>[]> {
  return db.query<Columns<'sso_provider', 'issuer' | 'domain' | 'changed_at'>>(madeBy, whose)
}

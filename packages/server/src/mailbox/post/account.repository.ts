/** Mail accounts. A person has one; the clock looks into those of all. */
import type { PostFault } from '@dreiklang/domain/mailbox/post'
import { exactly, maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

export interface AccountRow {
  id: string
  personId: string
  organisationId: string
  /** Sealed, all four. */
  name: string
  address: string
  imap: string
  smtp: string
  syncedAt: string | null
  failures: number
  fault: PostFault | null
}

const columns = `a.id, a.person_id as "personId", a.organisation_id as "organisationId", a.name, a.address, a.imap, a.smtp,
  a.synced_at as "syncedAt", a.failures, a.fault`

const selectOwn = sql('mailbox.selectAccount', `select ${columns} from mail_account a where a.person_id = :personId`)

export function loadAccount(db: Queryable, personId: string): Promise<AccountRow | null> {
  return maybe(db.query<AccountRow>(selectOwn, { personId }))
}

const selectById = sql('mailbox.selectAccountById', `select ${columns} from mail_account a where a.id = :id`)

export function loadAccountById(db: Queryable, id: string): Promise<AccountRow | null> {
  return maybe(db.query<AccountRow>(selectById, { id }))
}

type NewAccount = Omit<AccountRow, 'syncedAt' | 'failures' | 'fault'> & { now: string }

const insert = sql(
  'mailbox.insertAccount',
  `insert into mail_account (id, person_id, organisation_id, name, address, imap, smtp, created_at, next_at)
    values (:id, :personId, :organisationId, :name, :address, :imap, :smtp, :now, :now)`,
)

export async function insertAccount(tx: Queryable, account: NewAccount): Promise<void> {
  await exactly(1, tx.write(insert, { ...account }))
}

const update = sql(
  'mailbox.updateAccount',
  `update mail_account set name = :name, address = :address, imap = :imap, smtp = :smtp, next_at = :now, failures = 0, fault = null
    where id = :id`,
)

export async function updateAccount(tx: Queryable, { id, name, address, imap, smtp, now }: NewAccount): Promise<void> {
  await exactly(1, tx.write(update, { id, name, address, imap, smtp, now }))
}

const remove = sql('mailbox.deleteAccount', `delete from mail_account where person_id = :personId`)

/** False when there is none. */
export async function deleteAccount(tx: Queryable, personId: string): Promise<boolean> {
  return (await tx.write(remove, { personId })) === 1
}

const hasten = sql('mailbox.hastenAccount', `update mail_account set next_at = least(next_at, :now::timestamptz) where id = :id`)

/** The next turn looks into it; it may have been removed meanwhile. */
export async function requestSync(db: Queryable, what: { id: string; now: string }): Promise<void> {
  await db.write(hasten, what)
}

const take = sql(
  'mailbox.takeAccounts',
  `with due as materialized (
      select a.id from mail_account a join person p on p.id = a.person_id and p.aktiv
      where a.next_at <= :now::timestamptz order by a.next_at, a.id limit :most for update of a skip locked
    )
    update mail_account a set next_at = :until::timestamptz from due where due.id = a.id returning ${columns}`,
)

/** Those that are due, and nobody else's until `until`. */
export function takeDueAccounts(db: Queryable, wish: { now: string; until: string; most: number }): Promise<AccountRow[]> {
  return db.query<AccountRow>(take, wish)
}

interface Outcome {
  id: string
  /** Whoever asked for another turn while this one ran has moved it. */
  heldUntil: string
  nextAt: string
  /** Null: it failed. */
  syncedAt: string | null
  failures: number
  fault: PostFault | null
}

const settle = sql(
  'mailbox.settleAccount',
  `update mail_account set next_at = case when next_at = :heldUntil::timestamptz then :nextAt::timestamptz else next_at end,
      synced_at = coalesce(:syncedAt, synced_at), failures = :failures, fault = :fault where id = :id`,
)

/** It may have been removed meanwhile. */
export async function settleAccount(db: Queryable, outcome: Outcome): Promise<void> {
  await db.write(settle, { ...outcome })
}

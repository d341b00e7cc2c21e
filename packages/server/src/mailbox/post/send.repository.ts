/** Mails to addresses outside: written by their person, sent by the clock. */
import type { PostFault } from '@dreiklang/domain/mailbox/post'
import { exactly, maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

const remove = sql('mailbox.deleteOutside', `delete from mail_post where mail_id = :id and person_id = :personId and state = 'draft'`)
const upsert = sql(
  'mailbox.saveOutside',
  `insert into mail_post (mail_id, person_id, organisation_id, direction, sender, outside, message_id, left_out, message_key, state)
    values (:id::uuid, :personId, :organisationId, 'out', :sender, :outside, :messageId, :leftOut, :id::uuid::text, 'draft')
    on conflict (mail_id) do update set outside = excluded.outside where mail_post.state = 'draft'`,
)

interface OutsideRow {
  id: string
  personId: string
  organisationId: string
  /** Sealed, all of them. */
  sender: string
  outside: string
  messageId: string
  leftOut: string
}

/** Of a draft that is held. */
export async function saveOutside(tx: Queryable, row: OutsideRow): Promise<void> {
  await exactly(1, tx.write(upsert, { ...row }))
}

/** Of a draft that is held: it goes to nobody outside. */
export async function deleteOutside(tx: Queryable, { id, personId }: Pick<OutsideRow, 'id' | 'personId'>): Promise<void> {
  await tx.write(remove, { id, personId })
}

const selectLeaving = sql(
  'mailbox.selectLeaving',
  `select x.mail_id as id, x.outside from mail_post x where x.mail_id = :id and x.person_id = :personId and x.state = 'draft'`,
)

/** Whom outside a draft goes to, sealed; null: nobody. */
export function loadOutside(db: Queryable, which: { id: string; personId: string }): Promise<{ id: string; outside: string } | null> {
  return maybe(db.query<{ id: string; outside: string }>(selectLeaving, which))
}

const name = sql(
  'mailbox.setMessageId',
  `update mail_post set account_id = :accountId, sender = :sender, message_id = :messageId, message_key = :messageKey
    where mail_id = :id and person_id = :personId and state = 'draft'`,
)

interface NamedMessage {
  id: string
  personId: string
  accountId: string
  sender: string
  messageId: string
  messageKey: string
}

/** Before it is tried for the first time. */
export async function setMessageId(tx: Queryable, row: NamedMessage): Promise<void> {
  await exactly(1, tx.write(name, { ...row }))
}

const release = sql('mailbox.releasePost', `update mail_post set state = 'waiting', next_at = :now where mail_id = :id and state = 'draft'`)

/** With the mail that leaves; none where it goes to nobody outside. */
export async function releasePost(tx: Queryable, { id, now }: { id: string; now: string }): Promise<void> {
  await tx.write(release, { id, now })
}

const again = sql(
  'mailbox.repeatPost',
  `update mail_post set state = 'waiting', next_at = :now, attempts = 0, fault = null
    where mail_id = :id and person_id = :personId and state in ('failed', 'unclear')`,
)

/** False when it is not held up. */
export async function repeatPost(tx: Queryable, which: { id: string; personId: string; now: string }): Promise<boolean> {
  return (await tx.write(again, which)) === 1
}

export interface PostRow {
  id: string
  personId: string
  organisationId: string
  accountId: string | null
  /** Sealed, all of them. */
  subject: string
  content: string
  sender: string
  outside: string
  message_id: string
  attempts: number
  threadId: string
  date: string
}

const columns = `x.mail_id as id, x.person_id as "personId", x.organisation_id as "organisationId", x.account_id as "accountId", m.subject, m.content,
  x.sender, x.outside, x.message_id, x.attempts, m.thread_id as "threadId", m.updated_at as date`

const lost = sql(
  'mailbox.settleLost',
  `update mail_post set state = 'unclear', fault = 'unclear', next_at = null where state = 'sending' and next_at <= :now
    returning person_id as "personId"`,
)

/** Whoever sent these was killed in between: nobody knows whether the server took them. Answers whose they are. */
export async function settleLost(db: Queryable, now: string): Promise<string[]> {
  return (await db.query<{ personId: string }>(lost, { now })).map(({ personId }) => personId)
}

const take = sql(
  'mailbox.takePost',
  `with due as materialized (
      select p.mail_id from mail_post p where p.state = 'waiting' and p.next_at <= :now::timestamptz
      order by p.next_at, p.mail_id limit 1 for update skip locked
    )
    update mail_post x set state = 'sending', attempts = x.attempts + 1, next_at = :until::timestamptz from due, mail m
    where due.mail_id = x.mail_id and m.id = x.mail_id returning ${columns}`,
)

/** The next one that is due, and nobody else's until `until`. */
export function takePost(db: Queryable, wish: { now: string; until: string }): Promise<PostRow | null> {
  return maybe(db.query<PostRow>(take, wish))
}

interface Outcome {
  id: string
  state: 'waiting' | 'sent' | 'failed' | 'unclear'
  fault: PostFault | null
  nextAt: string | null
  /** Sealed; null: as it was. */
  leftOut: string | null
}

const settle = sql(
  'mailbox.settlePost',
  `update mail_post set state = :state, fault = :fault, next_at = :nextAt, left_out = coalesce(:leftOut, left_out)
    where mail_id = :id and state = 'sending'`,
)

/** It may have been deleted meanwhile. */
export async function settlePost(tx: Queryable, outcome: Outcome): Promise<void> {
  await tx.write(settle, { ...outcome })
}

const unkept = sql(
  'mailbox.selectUnkept',
  `select ${columns} from mail_post x join mail m on m.id = x.mail_id
    join mail_copy c on c.mail_id = x.mail_id and c.person_id = x.person_id and c.folder <> 'trash'
    where x.account_id = :accountId and x.direction = 'out' and x.state = 'sent' and x.uid is null and x.attempts > 0
    order by m.updated_at limit 20`,
)

/** Sent from here, and not yet seen among the sent mails at the server. */
export function loadUnkept(db: Queryable, accountId: string): Promise<PostRow[]> {
  return db.query<PostRow>(unkept, { accountId })
}

const answered = sql(
  'mailbox.selectAnswered',
  `select x.mail_id as id, x.message_id from mail_post x join mail m on m.id = x.mail_id
    where m.thread_id = :threadId and x.person_id = :personId and x.mail_id <> :id and m.updated_at <= :date and x.message_id <> ''
    order by m.updated_at desc limit 1`,
)

/** The newest mail of the conversation before this one, its id sealed. */
export function loadAnswered(
  db: Queryable,
  which: { threadId: string; personId: string; id: string; date: string },
): Promise<{ id: string; message_id: string } | null> {
  return maybe(db.query<{ id: string; message_id: string }>(answered, which))
}

const selectHtml = sql(
  'mailbox.selectHtml',
  `select x.mail_id as id, x.html from mail_post x join mail_copy c on c.mail_id = x.mail_id and c.person_id = :personId where x.mail_id = :id`,
)

/** Null when the person has no such mail, or it did not come from outside. */
export function loadHtml(db: Queryable, which: { id: string; personId: string }): Promise<{ id: string; html: string | null } | null> {
  return maybe(db.query<{ id: string; html: string | null }>(selectHtml, which))
}

/** The outbox: events become rows in the transaction that moves the place up to which they have been read. */
import type { WebhookDispatch } from '@dreiklang/domain/webhook/webhook.contract'
import type { SendFault } from '@dreiklang/domain/webhook/webhook'
import type { StreamStelle } from '../bestellung/stream/stream.repository.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const anyOn = sql('webhook.anyOn', 'select 1 as on from webhook where off_at is null limit 1')

/** Most houses have none: then nothing is read. */
export async function hasWebhooks(db: Queryable): Promise<boolean> {
  return (await db.query(anyOn, {})).length > 0
}

const holdPlace = sql('webhook.holdPlace', 'select tx, seq from webhook_stand for update skip locked')

/** Null: another process reads. */
export async function holdStand(tx: Queryable): Promise<StreamStelle | null> {
  return maybe(tx.query<StreamStelle>(holdPlace, {}))
}

const setPlace = sql('webhook.setPlace', 'update webhook_stand set tx = :tx, seq = :seq')

export async function setStand(tx: Queryable, { tx: at, seq }: StreamStelle): Promise<void> {
  await exactly(1, tx.write(setPlace, { tx: at, seq }))
}

/** Who hears of a step is not always told which one it was: its name is for those who see it in the timeline. */
const rows = `select gen_random_uuid(), w.id, w.organisation_id, e.seq, x.kind, e.bestellung_id,
    jsonb_build_object('type', x.kind, 'timestamp', protokoll_zeit(e.am), 'data', jsonb_build_object('bestellungId', e.bestellung_id,
      'version', e.version, 'step', case when w.organisation_id = any (e.sichtbar_fuer) then e.art end))::text, :now::timestamptz,
    :now::timestamptz
  from ereignis e
    cross join lateral (select case e.version when 1 then 'bestellung.created' else 'bestellung.changed' end as kind) x
    join webhook w on w.organisation_id = any (e.hoerer) and x.kind = any (w.kinds) and w.off_at is null`

const columns = `id, webhook_id, organisation_id, event_seq, kind, subject, body, queued_at, next_at`

const queue = sql(
  'webhook.queue',
  `insert into webhook_dispatch (${columns}) ${rows} where e.seq = any (:seqs::bigint[]) and e.am >= w.created_at
    on conflict on constraint webhook_dispatch_once do nothing`,
)

export async function queueEvents(tx: Queryable, seqs: readonly number[], now: string): Promise<void> {
  await tx.write(queue, { seqs, now })
}

const again = sql(
  'webhook.replay',
  `insert into webhook_dispatch (${columns}) ${rows} where w.id = :webhookId and e.seq >= :seq and e.am >= :from::timestamptz
    order by e.seq limit 10000
    on conflict on constraint webhook_dispatch_once do update set queued_at = excluded.queued_at, next_at = excluded.next_at, attempts = 0,
      done_at = null, status = null, fault = null`,
)

/** Those that were sent keep their id: the receiver sees that it knows them. In nobody's name. */
export async function queueAgain(tx: Queryable, wish: { webhookId: string; seq: number; from: string; now: string }): Promise<number> {
  return tx.write(again, wish)
}

const seqOf = sql(
  'webhook.seqOf',
  `select d.event_seq as seq from webhook_dispatch d where d.webhook_id = :webhookId and d.id = :dispatchId`,
)

export async function findSeq(tx: Queryable, which: { webhookId: string; dispatchId: string }): Promise<number | null> {
  return (await maybe(tx.query<{ seq: number }>(seqOf, which)))?.seq ?? null
}

const log = sql(
  'webhook.log',
  `select d.id, d.kind, d.subject, d.queued_at as "queuedAt", d.attempts, d.tried_at as "triedAt", d.next_at as "nextAt",
      d.done_at as "doneAt", d.status, d.fault
    from webhook_dispatch d where d.organisation_id = :organisationId and d.webhook_id = :webhookId
    order by d.event_seq desc limit 100`,
)

export async function loadDispatches(db: Queryable, which: { organisationId: string; webhookId: string }): Promise<WebhookDispatch[]> {
  return db.query<WebhookDispatch>(log, which)
}

export interface DueDispatch {
  id: string
  webhookId: string
  organisationId: string
  url: string
  /** Sealed. */
  secret: string
  /** Sealed as well; null when it signs no more. */
  formerSecret: string | null
  body: string
  attempts: number
  queuedAt: string
}

/** The first of each order alone: what happened later does not overtake it, also not on another server. */
const take = sql(
  'webhook.take',
  `with due as materialized (
      select d.id from webhook_dispatch d join webhook w on w.id = d.webhook_id and w.off_at is null
      where d.next_at <= :now::timestamptz and not exists (select from webhook_dispatch f where f.webhook_id = d.webhook_id
        and f.subject = d.subject and f.next_at is not null and f.event_seq < d.event_seq)
      order by d.next_at, d.event_seq limit :most for update of d skip locked
    )
    update webhook_dispatch d set attempts = d.attempts + 1, tried_at = :now::timestamptz, next_at = :until::timestamptz
    from due, webhook w where due.id = d.id and w.id = d.webhook_id
    returning d.id, d.webhook_id as "webhookId", d.organisation_id as "organisationId", w.url, w.secret,
      case when w.former_until > :now::timestamptz then w.former_secret end as "formerSecret", d.body, d.attempts, d.queued_at as "queuedAt"`,
)

/** Those that are due, and nobody else's until `until`. */
export async function takeDue(db: Queryable, wish: { now: string; until: string; most: number }): Promise<DueDispatch[]> {
  return db.query<DueDispatch>(take, wish)
}

interface Outcome {
  id: string
  nextAt: string | null
  doneAt: string | null
  status: number | null
  fault: SendFault | null
}

const settleOne = sql(
  'webhook.settle',
  `update webhook_dispatch set next_at = :nextAt, done_at = :doneAt, status = :status, fault = :fault where id = :id`,
)

/** It may have been deleted meanwhile, with its address. */
export async function settleDispatch(db: Queryable, outcome: Outcome): Promise<void> {
  await db.write(settleOne, { ...outcome })
}

const forget = sql('webhook.forget', `delete from webhook_dispatch where next_at is null and queued_at < :before::timestamptz`)

export async function forgetDispatches(db: Queryable, before: string): Promise<void> {
  await db.write(forget, { before })
}

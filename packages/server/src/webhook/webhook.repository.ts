import type { Webhook } from '@dreiklang/domain/webhook/webhook.contract'
import type { OffReason, WebhookKind } from '@dreiklang/domain/webhook/webhook'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

interface Which {
  organisationId: string
  webhookId: string
}

const all = sql(
  'webhook.list',
  `select w.id, w.url, w.kinds, w.created_at as "createdAt", w.off_at as "offAt", w.off_why as "offWhy",
      (select count(*) from webhook_dispatch d where d.webhook_id = w.id and d.next_at is not null) as waiting,
      (select max(d.done_at) from webhook_dispatch d where d.webhook_id = w.id) as "lastSuccessAt"
    from webhook w where w.organisation_id = :organisationId order by w.created_at, w.id`,
)

export async function loadWebhooks(db: Queryable, organisationId: string): Promise<Webhook[]> {
  return db.query<Webhook>(all, { organisationId })
}

const count = sql('webhook.count', `select count(*) from webhook w where w.organisation_id = :organisationId`)

export async function countWebhooks(tx: Queryable, organisationId: string): Promise<number> {
  return (await one(tx.query<{ count: number }>(count, { organisationId }))).count
}

const insert = sql(
  'webhook.insert',
  `insert into webhook (id, organisation_id, url, kinds, secret, created_by, created_at)
    values (:id, :organisationId, :url, :kinds, :secret, :personId, :now)`,
)

interface NewWebhook {
  id: string
  organisationId: string
  url: string
  kinds: readonly WebhookKind[]
  secret: string
  personId: string
  now: string
}

export async function insertWebhook(tx: Queryable, webhook: NewWebhook): Promise<void> {
  await exactly(1, tx.write(insert, { ...webhook }))
}

export interface HeldWebhook {
  id: string
  url: string
  /** Sealed. */
  secret: string
  /** Sealed as well; null when it signs no more. */
  formerSecret: string | null
  offAt: string | null
}

const held = sql(
  'webhook.hold',
  `select w.id, w.url, w.secret, case when w.former_until > :now::timestamptz then w.former_secret end as "formerSecret", w.off_at as "offAt"
    from webhook w where w.organisation_id = :organisationId and w.id = :webhookId for update`,
)

/** Locked until the end of the transaction; null when the house has none of this id. */
export async function holdWebhook(tx: Queryable, which: Which, now: string): Promise<HeldWebhook | null> {
  return maybe(tx.query<HeldWebhook>(held, { ...which, now }))
}

const turn = sql(
  'webhook.switch',
  `update webhook set off_at = :offAt, off_why = :why where organisation_id = :organisationId and id = :webhookId
    and (off_at is null) <> (:offAt::timestamptz is null)`,
)

/** False when it stood so before. */
export async function switchWebhook(tx: Queryable, change: Which & { offAt: string | null; why: OffReason | null }): Promise<boolean> {
  return (await tx.write(turn, change)) === 1
}

const rotate = sql(
  'webhook.rotate',
  `update webhook set secret = :secret, former_secret = :formerSecret, former_until = :until where id = :id`,
)

export async function replaceSecret(
  tx: Queryable,
  change: { id: string; secret: string; formerSecret: string; until: string },
): Promise<void> {
  await exactly(1, tx.write(rotate, change))
}

const forgetFormer = sql(
  'webhook.forgetFormer',
  `update webhook set former_secret = null, former_until = null where former_until <= :now::timestamptz`,
)

/** In nobody's name. */
export async function forgetFormerSecrets(db: Queryable, now: string): Promise<void> {
  await db.write(forgetFormer, { now })
}

const close = sql('webhook.close', `update webhook_dispatch set next_at = null where webhook_id = :webhookId and next_at is not null`)

/** What still waits is given up; it can be repeated. */
export async function giveUpWaiting(tx: Queryable, webhookId: string): Promise<void> {
  await tx.write(close, { webhookId })
}

const removeOne = sql('webhook.remove', `delete from webhook where organisation_id = :organisationId and id = :webhookId`)

export async function deleteWebhook(tx: Queryable, which: Which): Promise<void> {
  await exactly(1, tx.write(removeOne, { ...which }))
}

const madeBy = sql(
  'webhook.madeBy',
  `select w.url, w.created_at as "createdAt" from webhook w
    where w.organisation_id = :organisationId and w.created_by = :personId order by w.created_at, w.id`,
)

export async function loadWebhooksMadeBy(
  db: Queryable,
  whose: { organisationId: string; personId: string },
): Promise<{ url: string; createdAt: string }[]> {
  return db.query<{ url: string; createdAt: string }>(madeBy, whose)
}

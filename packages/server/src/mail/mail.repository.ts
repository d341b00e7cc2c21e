/** What was sent or given up is deleted, so that nobody's letters pile up here. */
import type { Columns, Filled } from '../database/columns.ts'
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Notices } from './notices.ts'

export const mailChannel = 'mail'

const put = sql(
  'mail.lege',
  `with gelegt as (insert into mail_ausgang (an, betreff, text, html, versiegelt) values (:an, :betreff, :text, :html, :versiegelt))
    select pg_notify('${mailChannel}', '') as notified`,
)

export interface NewMail {
  an: string
  betreff: string
  text: string
  html: string | null
  versiegelt: boolean
}

export async function saveMail(tx: Queryable, { an, betreff, text, html, versiegelt }: NewMail): Promise<void> {
  await tx.query(put, { an, betreff, text, html, versiegelt })
}

const putNotiz = sql(
  'mail.legeNotiz',
  `with gelegt as (
      insert into mail_ausgang (an, betreff, text, versiegelt, gruppe, notizen, naechster_versuch)
      values (:an, '', '', false, :personId, :notizen::jsonb, :ab::timestamptz)
    )
    select pg_notify('${mailChannel}', '') as notified`,
)

export async function saveNotices(
  tx: Queryable,
  { personId, notices, ab }: { personId: string; notices: Notices; ab: string | null },
): Promise<void> {
  await tx.query(putNotiz, { an: notices.an, personId, notizen: JSON.stringify(notices), ab })
}

/** `zuerstAm`: the first attempt; the patience is counted from it. */
export type MailRow = Filled<
  Columns<
    'mail_ausgang',
    'id' | 'an' | 'betreff' | 'text' | 'html' | 'versiegelt' | 'versuche' | 'zuerst_am' | 'gruppe' | 'notizen',
    { notizen: Notices | null }
  >,
  'zuerstAm'
>

/** A row without a date was never tried and is due at once. */
const take = sql(
  'mail.nimm',
  `update mail_ausgang set versuche = versuche + 1, zuerst_am = coalesce(zuerst_am, :now::timestamptz),
    naechster_versuch = :bis::timestamptz
    where id = (
      select id from mail_ausgang where naechster_versuch is null or naechster_versuch <= :now::timestamptz
      order by nr limit 1 for update skip locked
    )
    returning id, an, betreff, text, html, versiegelt, versuche, zuerst_am as "zuerstAm", gruppe, notizen`,
)

/** Takes the oldest due mail and reserves it until `bis`; null when there is none. */
export async function takeMail(db: Queryable, { now, bis }: { now: string; bis: string }): Promise<MailRow | null> {
  return maybe(db.query<MailRow>(take, { now, bis }))
}

const sammle = sql(
  'mail.sammle',
  `with andere as (
      delete from mail_ausgang where gruppe = :gruppe and id <> :id and zuerst_am is null returning nr, notizen -> 'liste' as liste
    ),
    alle as (select coalesce(jsonb_agg(einzelne order by nr), '[]') as liste from andere, jsonb_array_elements(liste) einzelne)
    update mail_ausgang m set notizen = jsonb_set(m.notizen, '{liste}', (m.notizen -> 'liste') || alle.liste) from alle
      where m.id = :id returning m.notizen`,
)

/** All that wait for the same person go with this one. */
export async function collectNotices(db: Queryable, { id, gruppe }: { id: string; gruppe: string }): Promise<Notices> {
  return (await one(db.query<{ notizen: Notices }>(sammle, { id, gruppe }))).notizen
}

const stand = sql('mail.stand', 'select count(*)::int as wartend, min(created_at) as "aeltesteAm" from mail_ausgang')

export async function countMails(db: Queryable): Promise<{ wartend: number; aeltesteAm: string | null }> {
  const [row] = await db.query<{ wartend: number; aeltesteAm: string | null }>(stand, {})
  return row ?? { wartend: 0, aeltesteAm: null }
}

const loesche = sql('mail.loesche', 'delete from mail_ausgang where id = :id')

export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await db.write(loesche, { id })
}

const verschiebe = sql('mail.verschiebe', 'update mail_ausgang set naechster_versuch = :auf::timestamptz where id = :id')

export async function moveMail(db: Queryable, { id, auf }: { id: string; auf: string }): Promise<void> {
  await db.write(verschiebe, { id, auf })
}

/** What was sent or given up is deleted, so that nobody's letters pile up here. */
import type { Columns, Filled } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

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

/** `zuerstAm`: the first attempt; the patience is counted from it. */
export type MailRow = Filled<
  Columns<'mail_ausgang', 'id' | 'an' | 'betreff' | 'text' | 'html' | 'versiegelt' | 'versuche' | 'zuerst_am'>,
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
    returning id, an, betreff, text, html, versiegelt, versuche, zuerst_am as "zuerstAm"`,
)

/** Takes the oldest due mail and reserves it until `bis`; null when there is none. */
export async function takeMail(db: Queryable, { now, bis }: { now: string; bis: string }): Promise<MailRow | null> {
  return maybe(db.query<MailRow>(take, { now, bis }))
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

/** What the clock does with the mails of everybody, in the name of the system: they leave and arrive, and trashes empty themselves. */
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const selectDue = sql('mailbox.selectDue', `select id from mail where status = 'queued' and due_at <= :now order by due_at, id limit 100`)

export async function loadDue(db: Queryable, now: string): Promise<string[]> {
  return (await db.query<{ id: string }>(selectDue, { now })).map(({ id }) => id)
}

const leave = sql(
  'mailbox.leave',
  `update mail m set status = 'sent', due_at = null, updated_at = :now,
      sichtbar_fuer = array[m.person_id] || array(select r.person_id from mail_recipient r where r.mail_id = m.id)
    where m.id = :id and m.status = 'queued' returning m.person_id as "personId", m.person_name as name`,
)
const reveal = sql(
  'mailbox.revealRecipients',
  `update mail_recipient r set sichtbar_fuer = case r.kind when 'bcc' then array[m.person_id, r.person_id] else m.sichtbar_fuer end
    from mail m where m.id = r.mail_id and m.id = :id`,
)
const arrive = sql(
  'mailbox.arrive',
  `insert into mail_copy (mail_id, person_id, organisation_id, folder, unread, at)
    select r.mail_id, r.person_id, r.organisation_id, 'inbox', true, :now from mail_recipient r where r.mail_id = :id returning person_id as "personId"`,
)
const intoSent = sql(
  'mailbox.intoSent',
  `update mail_copy set folder = 'sent', at = :now, trashed_at = null where mail_id = :id and person_id = :personId`,
)

export interface Left {
  personId: string
  name: string
  recipientIds: string[]
}

/** The mail leaves and arrives in one transaction. Null when somebody was faster or it was called back. */
export async function letLeave(tx: Queryable, id: string, now: string): Promise<Left | null> {
  const sender = await maybe(tx.query<{ personId: string; name: string }>(leave, { id, now }))
  if (sender === null) return null
  await tx.write(reveal, { id })
  const recipients = await tx.query<{ personId: string }>(arrive, { id, now })
  await exactly(1, tx.write(intoSent, { id, now, personId: sender.personId }))
  return { ...sender, recipientIds: recipients.map(({ personId }) => personId) }
}

const wake = sql(
  'mailbox.wake',
  `update mail_copy set snoozed_until = null, unread = true, at = :now where snoozed_until <= :now returning person_id as "personId"`,
)

/** Mails whose time has come stand on top of the inbox; answers whose they are. */
export async function restoreMails(tx: Queryable, now: string): Promise<string[]> {
  return [...new Set((await tx.query<{ personId: string }>(wake, { now })).map(({ personId }) => personId))]
}

const removeOld = sql(
  'mailbox.removeOldTrash',
  `with old as (delete from mail_copy where trashed_at < :before returning mail_id) insert into mail_dropped (mail_id) select mail_id from old`,
)

/** What has lain in a trash since before this moment. */
export async function deleteOldTrash(tx: Queryable, before: string): Promise<void> {
  await tx.write(removeOld, { before })
}

const takeDropped = sql('mailbox.takeDropped', `delete from mail_dropped returning mail_id as id`)
const selectFiles = sql(
  'mailbox.selectFilesOfUnheld',
  `select a.organisation_id as "organisationId", a.datei_id as "dateiId" from mail_attachment a
    where a.mail_id = any (:ids::uuid[]) and not exists (select from mail_copy c where c.mail_id = a.mail_id)`,
)
const removeUnheld = sql(
  'mailbox.removeUnheld',
  `delete from mail m where m.id = any (:ids::uuid[]) and not exists (select from mail_copy c where c.mail_id = m.id)`,
)

/** Removes the dropped mails that nobody has any more; answers which files were theirs. */
export async function deleteUnheld(tx: Queryable): Promise<{ organisationId: string; dateiId: string }[]> {
  const ids = (await tx.query<{ id: string }>(takeDropped, {})).map(({ id }) => id)
  if (ids.length === 0) return []
  const files = await tx.query<{ organisationId: string; dateiId: string }>(selectFiles, { ids })
  await tx.write(removeUnheld, { ids })
  return files
}

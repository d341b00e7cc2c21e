/** Mails in the mailbox of one person. Every statement is scoped by the person. */
import type { FolderSlug, MailState } from '@dreiklang/domain/mailbox/mailbox'
import type { MailRecipient } from '@dreiklang/domain/mailbox/mail.contract'
import type { PostFault, PostState } from '@dreiklang/domain/mailbox/post'
import type { OnlySome } from '@dreiklang/domain/mailbox/mailbox.contract'
import { foto } from '../chat/chat.repository.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface MailRow {
  id: string
  personId: string
  personName: string
  hausName: string
  avatar: string | null
  status: MailState
  version: number
  dueAt: string | null
  threadId: string
  /** Sealed, both. */
  subject: string
  content: string
  folder: FolderSlug
  starred: boolean
  important: boolean
  unread: boolean
  labels: string[]
  snoozedUntil: string | null
  /** When it was sent, or written last. */
  at: string
  /** Null for one between people of Dreiklang. */
  direction: 'in' | 'out' | null
  isCut: boolean | null
  postState: PostState | null
  fault: PostFault | null
  hasHtml: boolean | null
  /** Sealed, all of them. */
  sender: string | null
  outside: string | null
  left_out: string | null
}

/** A mail that came in from outside stands in the name of its reader; nobody here has written it. */
export const isMineOf = ({ personId, direction }: Pick<MailRow, 'personId' | 'direction'>, reader: string): boolean =>
  personId === reader && direction !== 'in'

const columns = `m.id, m.person_id as "personId", m.person_name as "personName", m.haus_name as "hausName", ${foto('p')} as avatar,
  m.status, m.version, m.due_at as "dueAt", m.thread_id as "threadId", m.subject, m.content,
  x.direction, x.is_cut as "isCut", x.state as "postState", x.fault, x.html is not null as "hasHtml", x.sender, x.outside, x.left_out,
  c.folder, c.starred, c.important, c.unread, c.labels, c.snoozed_until as "snoozedUntil", m.updated_at as at`
// The address of a photo is made of the person's id; the person himself cannot be looked up from another house.
const source = `mail_copy c join mail m on m.id = c.mail_id cross join lateral (select m.person_id as id) p
  left join person_profil f on f.person_id = m.person_id left join mail_post x on x.mail_id = m.id`

export interface Choice {
  folder: string | null
  filter: string | null
  label: string | null
  only: OnlySome | null
}

const chosen = `c.person_id = :personId
  and case when :folder::text is null then c.folder not in ('trash', 'spam') else c.folder = :folder end
  and (:folder::text is distinct from 'inbox' or c.snoozed_until is null)
  and (:filter::text is null or case :filter when 'starred' then c.starred when 'important' then c.important
    when 'snoozed' then c.snoozed_until is not null else false end)
  and (:label::uuid is null or :label = any (c.labels))
  and (:only::text is null or case :only when 'unread' then c.unread when 'starred' then c.starred when 'important' then c.important
    else exists (select from mail_attachment a where a.mail_id = c.mail_id) end)`

const selectCount = sql('mailbox.countMails', `select count(*)::int as count from mail_copy c where ${chosen}`)

export async function countMails(db: Queryable, personId: string, choice: Choice): Promise<number> {
  return (await maybe(db.query<{ count: number }>(selectCount, { personId, ...choice })))?.count ?? 0
}

const selectPage = sql(
  'mailbox.selectPage',
  `select ${columns} from ${source} where ${chosen} order by c.at desc, c.mail_id limit :size offset :start`,
)

export function loadMails(
  db: Queryable,
  personId: string,
  { choice, start, size }: { choice: Choice; start: number; size: number },
): Promise<MailRow[]> {
  return db.query<MailRow>(selectPage, { personId, ...choice, start, size })
}

const selectAll = sql(
  'mailbox.selectAll',
  `select ${columns} from ${source} where c.person_id = :personId and (:trashToo::boolean or c.folder <> 'trash') order by c.at desc, c.mail_id`,
)

export function loadAllMails(db: Queryable, personId: string, { trashToo }: { trashToo: boolean }): Promise<MailRow[]> {
  return db.query<MailRow>(selectAll, { personId, trashToo })
}

const selectNamed = sql(
  'mailbox.selectNamed',
  `select ${columns} from ${source} where c.person_id = :personId and c.mail_id = any (:ids::uuid[]) order by c.at desc, c.mail_id`,
)

export function loadNamedMails(db: Queryable, personId: string, ids: readonly string[]): Promise<MailRow[]> {
  return db.query<MailRow>(selectNamed, { personId, ids })
}

export async function loadMail(db: Queryable, personId: string, id: string): Promise<MailRow | null> {
  return (await loadNamedMails(db, personId, [id]))[0] ?? null
}

const selectThread = sql(
  'mailbox.selectThread',
  `select ${columns} from ${source} where c.person_id = :personId and m.thread_id = :threadId and c.folder <> 'trash' order by c.at, m.status = 'draft', c.mail_id`,
)

export function loadThread(db: Queryable, personId: string, threadId: string): Promise<MailRow[]> {
  return db.query<MailRow>(selectThread, { personId, threadId })
}

export type RecipientRow = MailRecipient & { mailId: string; organisationId: string }

const selectRecipients = sql(
  'mailbox.selectRecipients',
  `select r.mail_id as "mailId", r.kind, r.person_id as "personId", r.person_name as name, r.haus_name as house, r.organisation_id as "organisationId"
    from mail_recipient r where r.mail_id = any (:ids::uuid[]) and :personId = any (r.sichtbar_fuer) order by r.mail_id, r.kind desc, r.place`,
)

/** Those that the person may know. */
export async function loadRecipients(db: Queryable, personId: string, ids: readonly string[]): Promise<RecipientRow[]> {
  return ids.length === 0 ? [] : db.query<RecipientRow>(selectRecipients, { personId, ids })
}

const selectCounts = sql(
  'mailbox.selectCounts',
  `select folder, count(*)::int as total, (count(*) filter (where unread))::int as unread from mail_copy
    where person_id = :personId and snoozed_until is null group by folder`,
)

export interface CountRow {
  folder: FolderSlug
  total: number
  unread: number
}

export function loadCounts(db: Queryable, personId: string): Promise<CountRow[]> {
  return db.query<CountRow>(selectCounts, { personId })
}

export interface CopyChange {
  starred: boolean | null
  important: boolean | null
  unread: boolean | null
  folder: FolderSlug | null
  labels: readonly string[] | null
}

const update = sql(
  'mailbox.updateCopy',
  `update mail_copy set starred = coalesce(:starred, starred), important = coalesce(:important, important), unread = coalesce(:unread, unread),
      folder = coalesce(:folder, folder), labels = coalesce(:labels::uuid[], labels),
      snoozed_until = case when :folder::text is null then snoozed_until end,
      trashed_at = case when :folder::text is null then trashed_at when :folder = 'trash' then coalesce(trashed_at, :now::timestamptz) end
    where person_id = :personId and mail_id = any (:ids::uuid[])`,
)

/** How many of them are in this mailbox. */
export function updateCopies(
  tx: Queryable,
  personId: string,
  { ids, now, change }: { ids: readonly string[]; now: string; change: CopyChange },
): Promise<number> {
  return tx.write(update, { personId, ids, now, ...change })
}

const snooze = sql(
  'mailbox.snooze',
  `update mail_copy set snoozed_until = :until
    where person_id = :personId and mail_id = any (:ids::uuid[]) and folder = 'inbox'`,
)

/** How many of them are in the inbox. */
export function setSnooze(tx: Queryable, personId: string, what: { ids: readonly string[]; until: string | null }): Promise<number> {
  return tx.write(snooze, { personId, ...what })
}

const removeTrash = sql(
  'mailbox.removeTrash',
  `delete from mail_copy where person_id = :personId and folder = 'trash' and (:ids::uuid[] is null or mail_id = any (:ids::uuid[]))
    returning mail_id as id`,
)

/** Those that lie in the trash, all of them when none are named; answers which. */
export async function deleteTrash(tx: Queryable, personId: string, ids: readonly string[] | null): Promise<string[]> {
  return (await tx.query<{ id: string }>(removeTrash, { personId, ids })).map(({ id }) => id)
}

const drop = sql('mailbox.insertDropped', `insert into mail_dropped (mail_id) select unnest(:ids::uuid[])`)

/** For the clock, which removes those that nobody has any more. */
export async function dropMails(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await exactly(ids.length, tx.write(drop, { ids }))
}

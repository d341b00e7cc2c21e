/** How far folders of accounts were read, and which mails lie where at the server. In the name of the system. */
import type { PostFolder } from '@dreiklang/domain/mailbox/post'
import { exactly, maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import type { PostFlags } from '../../postPort.ts'

export interface FolderStand {
  accountId: string
  folder: PostFolder
  uidValidity: number
  lastUid: number
}
type WhichFolder = Pick<FolderStand, 'accountId' | 'folder'>

const selectStand = sql(
  'mailbox.selectFolderStand',
  `select f.account_id as "accountId", f.folder, f.uid_validity as "uidValidity", f.last_uid as "lastUid"
    from mail_account_folder f where f.account_id = :accountId and f.folder = :folder`,
)

export function loadStand(db: Queryable, which: WhichFolder): Promise<FolderStand | null> {
  return maybe(db.query<FolderStand>(selectStand, { accountId: which.accountId, folder: which.folder }))
}

// The account before its folder, in the order in which it is deleted: the other way round both would wait for each other.
const upsertStand = sql(
  'mailbox.saveFolderStand',
  `insert into mail_account_folder (account_id, folder, uid_validity, last_uid)
    select a.id, :folder, :uidValidity, :lastUid from mail_account a where a.id = :accountId for key share of a
    on conflict (account_id, folder) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid`,
)

/** False when the account was removed meanwhile: then nothing more of it is taken. */
export async function saveStand(tx: Queryable, stand: FolderStand): Promise<boolean> {
  return (await tx.write(upsertStand, { ...stand })) === 1
}

const forget = sql(
  'mailbox.forgetPlaces',
  `update mail_post set folder = null, uid_validity = null, uid = null where account_id = :accountId and folder = :folder`,
)

/** The folder was made anew at the server: its numbers mean other mails now. */
export async function forgetPlaces(tx: Queryable, { accountId, folder }: WhichFolder): Promise<void> {
  await tx.write(forget, { accountId, folder })
}

export interface Placed extends PostFlags {
  mailId: string
  uid: number
  /** Of the copy here; null: it was deleted for good. */
  copyFolder: string | null
  unread: boolean
  starred: boolean
}

const selectPlaced = sql(
  'mailbox.selectPlaced',
  `select x.mail_id as "mailId", x.uid, x.seen, x.flagged, c.folder as "copyFolder", coalesce(c.unread, false) as unread,
      coalesce(c.starred, false) as starred
    from mail_post x left join mail_copy c on c.mail_id = x.mail_id and c.person_id = x.person_id
    where x.account_id = :accountId and x.folder = :folder order by x.uid desc limit :most`,
)

/** The newest ones. */
export function loadPlaced(db: Queryable, { accountId, folder, most }: WhichFolder & { most: number }): Promise<Placed[]> {
  return db.query<Placed>(selectPlaced, { accountId, folder, most })
}

const setFlags = sql('mailbox.setServerFlags', `update mail_post set seen = :seen, flagged = :flagged where mail_id = :mailId`)

export async function saveServerFlags(db: Queryable, { mailId, seen, flagged }: PostFlags & { mailId: string }): Promise<void> {
  await db.write(setFlags, { mailId, seen, flagged })
}

const leavePlace = sql(
  'mailbox.leavePlace',
  `update mail_post set folder = null, uid_validity = null, uid = null, trashed_from = folder where mail_id = :mailId`,
)

/** It lies in the trash of the account, as far as is known. */
export async function clearPlace(db: Queryable, mailId: string): Promise<void> {
  await db.write(leavePlace, { mailId })
}

const selectRestored = sql(
  'mailbox.selectRestored',
  `select x.mail_id as id, x.message_id from mail_post x
    join mail_copy c on c.mail_id = x.mail_id and c.person_id = x.person_id and c.folder <> 'trash'
    where x.account_id = :accountId and x.trashed_from = :folder order by x.mail_id limit :most`,
)

/** Restored here, and in the trash of the account still; their ids sealed. */
export function loadRestored(
  db: Queryable,
  { accountId, folder, most }: WhichFolder & { most: number },
): Promise<{ id: string; message_id: string }[]> {
  return db.query<{ id: string; message_id: string }>(selectRestored, { accountId, folder, most })
}

const setRestored = sql('mailbox.setRestored', `update mail_post set trashed_from = null where mail_id = :mailId`)

export async function saveRestored(db: Queryable, mailId: string): Promise<void> {
  await db.write(setRestored, { mailId })
}

const adopt = sql(
  'mailbox.adoptFlags',
  `update mail_copy c set unread = not :seen::boolean and x.direction = 'in', starred = :flagged
    from mail_post x where x.mail_id = :mailId and c.mail_id = x.mail_id and c.person_id = x.person_id`,
)

/** What was done in another program. */
export async function adoptFlags(tx: Queryable, flags: PostFlags & { mailId: string }): Promise<void> {
  const { mailId, seen, flagged } = flags
  await tx.write(adopt, { mailId, seen, flagged })
  await saveServerFlags(tx, flags)
}

const trash = sql(
  'mailbox.moveToTrash',
  `update mail_copy c set folder = 'trash', trashed_at = :now, snoozed_until = null
    from mail_post x where x.mail_id = :mailId and c.mail_id = x.mail_id and c.person_id = x.person_id and c.folder <> 'trash'`,
)

/** It is gone from its folder at the server. */
export async function moveToTrash(tx: Queryable, { mailId, now }: { mailId: string; now: string }): Promise<void> {
  await tx.write(trash, { mailId, now })
  await clearPlace(tx, mailId)
}

const selectKnown = sql(
  'mailbox.selectKnownPost',
  `select x.mail_id as id from mail_post x where x.account_id = :accountId and x.direction = :direction and x.message_key = :messageKey`,
)

interface Named {
  accountId: string
  direction: 'in' | 'out'
  messageKey: string
}

export async function findKnown(tx: Queryable, { accountId, direction, messageKey }: Named): Promise<string | null> {
  return (await maybe(tx.query<{ id: string }>(selectKnown, { accountId, direction, messageKey })))?.id ?? null
}

interface Place extends PostFlags {
  mailId: string
  folder: PostFolder
  uidValidity: number
  uid: number
}

const setPlace = sql(
  'mailbox.setPlace',
  `update mail_post set folder = :folder, uid_validity = :uidValidity, uid = :uid, seen = :seen, flagged = :flagged, trashed_from = null
    where mail_id = :mailId`,
)

export async function savePlace(tx: Queryable, place: Place): Promise<void> {
  await exactly(1, tx.write(setPlace, { ...place }))
}

const selectThread = sql(
  'mailbox.selectPostThread',
  `select m.thread_id as id from unnest(:messageKeys::text[]) with ordinality as k(key, nr)
    join mail_post x on x.account_id = :accountId and x.message_key = k.key join mail m on m.id = x.mail_id order by k.nr limit 1`,
)

/** The conversation of the nearest of these that is known. */
export async function findThread(tx: Queryable, wish: { accountId: string; messageKeys: readonly string[] }): Promise<string | null> {
  return (await maybe(tx.query<{ id: string }>(selectThread, wish)))?.id ?? null
}

const insertMail = sql(
  'mailbox.insertReceived',
  `insert into mail (id, person_id, organisation_id, person_name, haus_name, status, thread_id, subject, content, sichtbar_fuer, created_at, updated_at)
    select :id, p.id, o.id, p.name, o.name, 'sent', :threadId, :subject, :content, array[p.id], :at, :at
    from person p join organisation o on o.id = :organisationId where p.id = :personId`,
)
const insertCopy = sql(
  'mailbox.insertReceivedCopy',
  `insert into mail_copy (mail_id, person_id, organisation_id, folder, unread, starred, at)
    values (:id, :personId, :organisationId, :folder, :unread, :starred, :at)`,
)
const insertPost = sql(
  'mailbox.insertReceivedPost',
  `insert into mail_post (mail_id, person_id, organisation_id, account_id, direction, sender, outside, message_id, html, left_out, message_key,
      is_cut, folder, uid_validity, uid, seen, flagged, state)
    values (:id, :personId, :organisationId, :accountId, :direction, :sender, :outside, :messageId, :html, :leftOut, :messageKey, :isCut,
      :folder, :uidValidity, :uid, :seen, :flagged, case when :direction = 'out' then 'sent' end)`,
)

interface ReceivedRow extends Omit<Place, 'mailId'>, Named {
  id: string
  personId: string
  organisationId: string
  threadId: string
  at: string
  /** Sealed, all of them. */
  subject: string
  content: string
  sender: string
  outside: string
  messageId: string
  html: string | null
  leftOut: string
  isCut: boolean
}

export async function insertReceived(tx: Queryable, row: ReceivedRow): Promise<void> {
  const { id, personId, organisationId, threadId, subject, content, at, folder, seen, flagged, ...post } = row
  await exactly(1, tx.write(insertMail, { id, personId, organisationId, threadId, subject, content, at }))
  const copy = { id, personId, organisationId, folder, unread: !seen && post.direction === 'in', starred: flagged, at }
  await exactly(1, tx.write(insertCopy, copy))
  await exactly(1, tx.write(insertPost, { id, personId, organisationId, folder, seen, flagged, ...post }))
}

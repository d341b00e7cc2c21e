/** Drafts of one person. */
import type { MailState, RecipientKind } from '@dreiklang/domain/mailbox/mailbox'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface Words {
  /** Sealed, both. */
  subject: string
  content: string
}

const selectSelf = sql(
  'mailbox.selectSelf',
  `select p.name, o.name as house from person p join organisation o on o.id = :organisationId where p.id = :personId`,
)

export function loadSender(tx: Queryable, whose: { personId: string; organisationId: string }): Promise<{ name: string; house: string }> {
  return one(tx.query<{ name: string; house: string }>(selectSelf, { ...whose }))
}

const insert = sql(
  'mailbox.insertMail',
  `insert into mail (id, person_id, organisation_id, person_name, haus_name, status, thread_id, subject, content, sichtbar_fuer, created_at, updated_at)
    values (:id, :personId, :organisationId, :name, :house, 'draft', :threadId, :subject, :content, array[:personId::uuid], :now, :now)
    on conflict (id) do nothing`,
)
const insertCopy = sql(
  'mailbox.insertCopy',
  `insert into mail_copy (mail_id, person_id, organisation_id, folder, at) values (:id, :personId, :organisationId, 'drafts', :now)`,
)

interface NewDraft extends Words {
  id: string
  personId: string
  organisationId: string
  name: string
  house: string
  threadId: string
  now: string
}

/** False when there is a mail with this id already, whosever it is. */
export async function insertDraft(tx: Queryable, draft: NewDraft): Promise<boolean> {
  const { id, personId, organisationId, now } = draft
  if ((await tx.write(insert, { ...draft })) !== 1) return false
  await exactly(1, tx.write(insertCopy, { id, personId, organisationId, now }))
  return true
}

const selectHeld = sql(
  'mailbox.selectHeldDraft',
  `select m.status, m.version from mail m join mail_copy c on c.mail_id = m.id and c.person_id = m.person_id
    where m.id = :id and m.person_id = :personId and m.status <> 'sent' for update of m`,
)

export interface HeldDraft {
  status: MailState
  version: number
}

/** The own draft, or the own mail that is held back, locked; null when it has left or there is none. */
export function loadHeldDraft(tx: Queryable, personId: string, id: string): Promise<HeldDraft | null> {
  return maybe(tx.query<HeldDraft>(selectHeld, { personId, id }))
}

const update = sql(
  'mailbox.updateMail',
  `update mail set version = version + 1, subject = :subject, content = :content, updated_at = :now where id = :id and person_id = :personId`,
)
const touch = sql('mailbox.touchCopy', `update mail_copy set at = :now where mail_id = :id and person_id = :personId`)

/** Of a draft that is held. */
export async function updateDraft(tx: Queryable, draft: Words & { id: string; personId: string; now: string }): Promise<void> {
  const { id, personId, now } = draft
  await exactly(1, tx.write(update, { ...draft }))
  await exactly(1, tx.write(touch, { id, personId, now }))
}

export interface NewRecipient {
  personId: string
  kind: RecipientKind
  name: string
  house: string
  organisationId: string
}

const clear = sql('mailbox.clearRecipients', `delete from mail_recipient where mail_id = :id`)
const fill = sql(
  'mailbox.insertRecipients',
  `insert into mail_recipient (mail_id, person_id, kind, place, person_name, haus_name, organisation_id, sichtbar_fuer)
    select :id, r."personId", r.kind, r.place, r.name, r.house, r."organisationId", array[:writer::uuid]
    from jsonb_to_recordset(:recipients::jsonb) as r("personId" uuid, kind text, place int, name text, house text, "organisationId" uuid)`,
)

/** Of a draft that is held: as long as it is not sent, its writer alone sees whom it goes to. */
export async function saveRecipients(
  tx: Queryable,
  { id, writer, recipients }: { id: string; writer: string; recipients: readonly NewRecipient[] },
): Promise<void> {
  await tx.write(clear, { id })
  const placed = recipients.map((recipient, place) => ({ ...recipient, place }))
  if (placed.length > 0) await exactly(placed.length, tx.write(fill, { id, writer, recipients: JSON.stringify(placed) }))
}

const setState = sql(
  'mailbox.setState',
  `update mail set status = :status, due_at = :dueAt, version = version + 1, updated_at = :now where id = :id and person_id = :personId`,
)
// What is on its way lies in no trash that may empty itself meanwhile.
const intoDrafts = sql(
  'mailbox.intoDrafts',
  `update mail_copy set folder = 'drafts', trashed_at = null where mail_id = :id and person_id = :personId`,
)

/** Of a draft that is held. */
export async function setDraftState(
  tx: Queryable,
  state: { id: string; personId: string; status: 'draft' | 'queued'; dueAt: string | null; now: string },
): Promise<void> {
  const { id, personId } = state
  await exactly(1, tx.write(setState, { ...state }))
  await exactly(1, tx.write(intoDrafts, { id, personId }))
}

const selectContacts = sql(
  'mailbox.selectContacts',
  `select k.id as "personId", k.name, o.name as house, k.organisation_id as "organisationId"
    from chat_kontakte() k join organisation o on o.id = k.organisation_id where k.id = any (:ids::uuid[])`,
)

/** Those of them to whom the caller may write: the same people as in the chat. */
export async function loadReachable(tx: Queryable, ids: readonly string[]): Promise<Omit<NewRecipient, 'kind'>[]> {
  return ids.length === 0 ? [] : tx.query<Omit<NewRecipient, 'kind'>>(selectContacts, { ids })
}

/** Files that go along with mails. Row-level security shows them to those who see the mail. */
import type { DateiTyp } from '@dreiklang/domain/datei/datei'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface AttachmentRow {
  mailId: string
  id: string
  /** Under whose key name and bytes lie. */
  organisationId: string
  dateiId: string
  mediaType: DateiTyp
  size: number
  /** Sealed. */
  name: string
}

const columns = `a.mail_id as "mailId", a.id, a.organisation_id as "organisationId", a.datei_id as "dateiId", a.media_type as "mediaType", a.size, a.name`

const selectOfMails = sql(
  'mailbox.selectAttachments',
  `select ${columns} from mail_attachment a where a.mail_id = any (:ids::uuid[]) order by a.mail_id, a.place`,
)

export async function loadAttachments(db: Queryable, ids: readonly string[]): Promise<AttachmentRow[]> {
  return ids.length === 0 ? [] : db.query<AttachmentRow>(selectOfMails, { ids })
}

const selectOne = sql(
  'mailbox.selectAttachment',
  `select ${columns} from mail_attachment a join mail_copy c on c.mail_id = a.mail_id and c.person_id = :personId
    where a.mail_id = :mailId and a.id = :id`,
)

/** Null when the person has no such mail, or no such file is on it. */
export function loadAttachment(db: Queryable, which: { personId: string; mailId: string; id: string }): Promise<AttachmentRow | null> {
  return maybe(db.query<AttachmentRow>(selectOne, { ...which }))
}

const insert = sql(
  'mailbox.insertAttachment',
  `insert into mail_attachment (mail_id, id, organisation_id, datei_id, media_type, size, name, place)
    values (:mailId, :id, :organisationId, :dateiId, :mediaType, :size, :name,
      (select coalesce(max(place), 0) + 1 from mail_attachment where mail_id = :mailId))`,
)

/** On a draft that is held. */
export async function insertAttachment(tx: Queryable, row: AttachmentRow): Promise<void> {
  await exactly(1, tx.write(insert, { ...row }))
}

const remove = sql('mailbox.deleteAttachment', `delete from mail_attachment where mail_id = :mailId and id = :id`)

/** Of a draft that is held. */
export async function deleteAttachment(tx: Queryable, { mailId, id }: Pick<AttachmentRow, 'mailId' | 'id'>): Promise<void> {
  await exactly(1, tx.write(remove, { mailId, id }))
}

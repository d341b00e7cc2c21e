/** Notes of one organisation. Every statement is scoped by the organisation of the actor; whose they are is row-level security's (0071). */
import type { NoteColour, NoteVisibility } from '@dreiklang/domain/notes/notes'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { ringAgain } from '../shared/reminders.ts'

export interface NoteRow {
  id: string
  version: number
  createdBy: string
  createdByName: string | null
  changedBy: string
  changedByName: string | null
  colour: NoteColour
  visibility: NoteVisibility
  archived: boolean
  reminder: string | null
  image: string | null
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** Ids. */
  labels: string[]
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `(select p.name from person p where p.id = n.person_id) as "createdByName",
  (select p.name from person p where p.id = n.changed_by) as "changedByName", n.id, n.version, n.person_id as "createdBy", n.changed_by as "changedBy", n.colour, n.visibility, n.archived, n.reminder,
  n.image_id as image, n.created_at as "createdAt", n.updated_at as "updatedAt", n.deleted_at as "deletedAt", n.daten,
  array(select h.label_id from note_has_label h where h.organisation_id = :organisationId and h.note_id = n.id order by h.label_id) as labels`

const selectNotes = sql(
  'notes.selectNotes',
  `select ${columns} from note n where n.organisation_id = :organisationId and n.deleted_at is null order by n.updated_at desc, n.id`,
)
const selectTrash = sql(
  'notes.selectTrash',
  `select ${columns} from note n where n.organisation_id = :organisationId and n.deleted_at is not null order by n.deleted_at desc, n.id`,
)

export function loadNotes(db: Queryable, organisationId: string): Promise<NoteRow[]> {
  return db.query<NoteRow>(selectNotes, { organisationId })
}

export function loadTrash(db: Queryable, organisationId: string): Promise<NoteRow[]> {
  return db.query<NoteRow>(selectTrash, { organisationId })
}

const selectNote = sql('notes.selectNote', `select ${columns} from note n where n.organisation_id = :organisationId and n.id = :id`)
const selectHeld = sql(
  'notes.selectHeld',
  `select ${columns} from note n where n.organisation_id = :organisationId and n.id = :id for update`,
)

export function loadNote(db: Queryable, organisationId: string, id: string): Promise<NoteRow | null> {
  return maybe(db.query<NoteRow>(selectNote, { organisationId, id }))
}

/** Locked until the end of the transaction; null when there is none that this person may see. */
export function holdNote(tx: Queryable, organisationId: string, id: string): Promise<NoteRow | null> {
  return maybe(tx.query<NoteRow>(selectHeld, { organisationId, id }))
}

const selectOfPerson = sql(
  'notes.selectOfPerson',
  `select ${columns} from note n where n.organisation_id = :organisationId and n.person_id = :personId order by n.created_at, n.id`,
)

export function loadNotesOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<NoteRow[]> {
  return db.query<NoteRow>(selectOfPerson, whose)
}

const lock = sql('notes.lock', `select pg_advisory_xact_lock(hashtextextended(:name, 71)) as locked`)

/** From here to the commit nobody else makes a note or changes a label of the house. */
export async function lockNotes(tx: Queryable, organisationId: string): Promise<void> {
  await tx.query(lock, { name: `notes ${organisationId}` })
}

const selectCount = sql(
  'notes.selectCount',
  `select count(*)::int as count from note where organisation_id = :organisationId and person_id = :personId`,
)

export async function countNotes(tx: Queryable, whose: { organisationId: string; personId: string }): Promise<number> {
  return (await one(tx.query<{ count: number }>(selectCount, whose))).count
}

export interface Writing {
  organisationId: string
  id: string
  /** Who writes now. */
  personId: string
  colour: NoteColour
  visibility: NoteVisibility
  archived: boolean
  reminder: string | null
  deletedAt: string | null
  image: string | null
  daten: unknown
  now: string
}

const insert = sql(
  'notes.insert',
  `insert into note (organisation_id, id, person_id, changed_by, colour, visibility, archived, reminder, reminder_by, deleted_at, image_id, daten,
      created_at, updated_at)
    values (:organisationId, :id, :personId, :personId, :colour, :visibility, :archived, :reminder::timestamptz,
      case when :reminder::timestamptz is not null then :personId::uuid end, null, null, :daten::jsonb, :now, :now)
    on conflict do nothing`,
)

/** False when the id is that of a note that this person may not see. */
export async function insertNote(tx: Queryable, { daten, deletedAt: _none, image: _later, ...row }: Writing): Promise<boolean> {
  return (await tx.write(insert, { ...row, daten: JSON.stringify(daten) })) === 1
}

/** A reminder that stays is told once to whoever has set it; of a note that only its author sees, to the author. */
const update = sql(
  'notes.update',
  `update note set version = version + 1, changed_by = :personId, colour = :colour, visibility = :visibility, archived = :archived, daten = :daten::jsonb,
      ${ringAgain},
      reminder_by = case
        when :reminder::timestamptz is null then null
        when :visibility = 'me' then person_id
        when reminder is distinct from :reminder::timestamptz then :personId::uuid
        else reminder_by end,
      image_id = :image, deleted_at = :deletedAt, updated_at = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of a note that is held. */
export async function updateNote(tx: Queryable, { daten, ...row }: Writing): Promise<void> {
  await exactly(1, tx.write(update, { ...row, daten: JSON.stringify(daten) }))
}

const untie = sql('notes.untieLabels', `delete from note_has_label where organisation_id = :organisationId and note_id = :id`)
const tie = sql(
  'notes.tieLabels',
  `insert into note_has_label (organisation_id, note_id, label_id) select distinct :organisationId::uuid, :id::uuid, l.label
    from unnest(:labels::uuid[]) as l(label)`,
)

/** Of a note that is held. @throws ConstraintViolation note_has_label_label for a label that there is not */
export async function saveLabelsOfNote(
  tx: Queryable,
  organisationId: string,
  { id, labels }: { id: string; labels: readonly string[] },
): Promise<void> {
  await tx.write(untie, { organisationId, id })
  if (labels.length > 0) await tx.write(tie, { organisationId, id, labels })
}

const remove = sql('notes.delete', `delete from note where organisation_id = :organisationId and id = :id`)

/** Of a note that is held: it goes for good, with its labels and versions. */
export async function deleteNote(tx: Queryable, organisationId: string, id: string): Promise<void> {
  await exactly(1, tx.write(remove, { organisationId, id }))
}

/** When people are away. Row-level security shows it to those who could write to them. */
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface AbsenceRow {
  personId: string
  from: string
  until: string
  /** Sealed. */
  text: string
}

const columns = `a.person_id as "personId", to_char(a.from_day, 'YYYY-MM-DD') as "from", to_char(a.until_day, 'YYYY-MM-DD') as "until", a.text`

const selectOwn = sql('mailbox.selectAbsence', `select ${columns} from mail_absence a where a.person_id = :personId`)

export function loadAbsence(db: Queryable, personId: string): Promise<AbsenceRow | null> {
  return maybe(db.query<AbsenceRow>(selectOwn, { personId }))
}

const selectOfDay = sql(
  'mailbox.selectAbsences',
  `select ${columns} from mail_absence a where :today::date between a.from_day and a.until_day and a.person_id <> :personId order by a.person_id`,
)

export function loadAbsences(db: Queryable, { personId, today }: { personId: string; today: string }): Promise<AbsenceRow[]> {
  return db.query<AbsenceRow>(selectOfDay, { personId, today })
}

const save = sql(
  'mailbox.saveAbsence',
  `insert into mail_absence (person_id, organisation_id, from_day, until_day, text) values (:personId, :organisationId, :from, :until, :text)
    on conflict (person_id) do update
      set organisation_id = excluded.organisation_id, from_day = excluded.from_day, until_day = excluded.until_day, text = excluded.text`,
)

export async function saveAbsence(tx: Queryable, row: AbsenceRow & { organisationId: string }): Promise<void> {
  await exactly(1, tx.write(save, { ...row }))
}

const remove = sql('mailbox.deleteAbsence', `delete from mail_absence where person_id = :personId`)

/** Whether there was one or not. */
export async function deleteAbsence(tx: Queryable, personId: string): Promise<void> {
  await tx.write(remove, { personId })
}

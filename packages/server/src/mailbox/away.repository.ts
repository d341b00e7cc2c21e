/** When people are away. Row-level security shows it to those who could write to them. */
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface AwayRow {
  personId: string
  from: string
  until: string
  /** Sealed. */
  text: string
}

const columns = `a.person_id as "personId", to_char(a.from_day, 'YYYY-MM-DD') as "from", to_char(a.until_day, 'YYYY-MM-DD') as "until", a.text`

const selectOwn = sql('mailbox.selectAway', `select ${columns} from mail_away a where a.person_id = :personId`)

export function loadAway(db: Queryable, personId: string): Promise<AwayRow | null> {
  return maybe(db.query<AwayRow>(selectOwn, { personId }))
}

const selectOfDay = sql(
  'mailbox.selectAwayPeople',
  `select ${columns} from mail_away a where :today::date between a.from_day and a.until_day and a.person_id <> :personId order by a.person_id`,
)

export function loadAwayPeople(db: Queryable, { personId, today }: { personId: string; today: string }): Promise<AwayRow[]> {
  return db.query<AwayRow>(selectOfDay, { personId, today })
}

const save = sql(
  'mailbox.saveAway',
  `insert into mail_away (person_id, organisation_id, from_day, until_day, text) values (:personId, :organisationId, :from, :until, :text)
    on conflict (person_id) do update
      set organisation_id = excluded.organisation_id, from_day = excluded.from_day, until_day = excluded.until_day, text = excluded.text`,
)

export async function saveAway(tx: Queryable, row: AwayRow & { organisationId: string }): Promise<void> {
  await exactly(1, tx.write(save, { ...row }))
}

const remove = sql('mailbox.deleteAway', `delete from mail_away where person_id = :personId`)

/** Whether there was one or not. */
export async function deleteAway(tx: Queryable, personId: string): Promise<void> {
  await tx.write(remove, { personId })
}

/** Lines that a person wants to be reminded of. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type Leser, isVisible, utcOf, vonLeser } from './chat.repository.ts'

interface ReminderRow {
  id: string
  chatId: string
  nr: number
  at: string
  /** Its words are sealed; null when the person does not see the chat, or the line, any more. */
  line: { id: string; value: string; contactName: string; withdrawn: boolean } | null
}

const columns = `r.id, r.chat_id as "chatId", r.nr, ${utcOf('r.erinnern_am')} as at`

const selectReminders = sql(
  'chat.selectReminders',
  `select ${columns}, case when n.nr is not null then
      json_build_object('id', n.id, 'value', n.text, 'contactName', n.person_name, 'withdrawn', n.zurueckgenommen_am is not null) end as line
    from chat_erinnerung r
    left join (chat_nachricht n join chat c on c.id = n.chat_id and ${isVisible('c')}) on n.chat_id = r.chat_id and n.nr = r.nr and ${isVisible('n')}
    where r.person_id = :personId order by r.erinnern_am, r.id`,
)

export function loadReminders(db: Queryable, reader: Leser): Promise<ReminderRow[]> {
  return db.query<ReminderRow>(selectReminders, vonLeser(reader))
}

const selectOwn = sql(
  'chat.selectOwnReminders',
  `select ${columns} from chat_erinnerung r where r.person_id = :personId order by r.erinnern_am, r.id`,
)

/** What waits for a person, in every chat. */
export function loadOwnReminders(db: Queryable, personId: string): Promise<Omit<ReminderRow, 'line'>[]> {
  return db.query<Omit<ReminderRow, 'line'>>(selectOwn, { personId })
}

interface Kept {
  id: string
  chatId: string
  nr: number
  at: string
  am: string
}

const upsert = sql(
  'chat.upsertReminder',
  `insert into chat_erinnerung as r (person_id, id, chat_id, nr, erinnern_am, created_at) values (:personId, :id, :chatId, :nr, :at, :am)
    on conflict (person_id, chat_id, nr) do update set erinnern_am = excluded.erinnern_am, id = excluded.id`,
)

/** One for each line: a second one puts the first off. @throws ConstraintViolation chat_erinnerung_pkey when the id stands for another line */
export async function saveReminder(tx: Queryable, { personId }: Leser, kept: Kept): Promise<void> {
  await tx.write(upsert, { personId, ...kept })
}

const remove = sql('chat.deleteReminder', `delete from chat_erinnerung where person_id = :personId and id = :id`)

/** Whether it was still there. */
export async function deleteReminder(tx: Queryable, { personId }: Leser, id: string): Promise<boolean> {
  return (await tx.write(remove, { personId, id })) === 1
}

interface Due {
  personId: string
  chatId: string
  nr: number
  outcome: 'there' | 'withdrawn' | 'gone'
}

const takeDue = sql(
  'chat.takeDueReminders',
  `delete from chat_erinnerung r using (
      select person_id, id from chat_erinnerung where erinnern_am <= :now order by erinnern_am limit 500 for update skip locked
    ) due, chat c, chat_nachricht n, person p
    where r.person_id = due.person_id and r.id = due.id and c.id = r.chat_id and n.chat_id = r.chat_id and n.nr = r.nr and p.id = r.person_id
    returning r.person_id as "personId", r.chat_id as "chatId", r.nr, case
      when not c.sichtbar_fuer && array[p.id, p.organisation_id] or not n.sichtbar_fuer && array[p.id, p.organisation_id] then 'gone'
      when n.zurueckgenommen_am is not null then 'withdrawn' else 'there' end as outcome`,
)

/** In the name of the system: of two servers one takes it, and what was not told stays for the next turn. */
export function takeDueReminders(tx: Queryable, now: string): Promise<Due[]> {
  return tx.query<Due>(takeDue, { now })
}

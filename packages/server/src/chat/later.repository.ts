/** Messages that wait for their time. */
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type Leser, utcOf } from './chat.repository.ts'

export interface LaterRow {
  id: string
  /** Sealed. */
  value: string
  sendAt: string
  refusedAt: string | null
}

const columns = `s.id, s.text as value, ${utcOf('s.senden_am')} as "sendAt", ${utcOf('s.abgelehnt_am')} as "refusedAt"`

const selectLater = sql(
  'chat.selectLater',
  `select ${columns} from chat_spaeter s where s.person_id = :personId and s.chat_id = :chatId order by s.senden_am, s.id`,
)

export function loadLater(db: Queryable, { personId }: Leser, chatId: string): Promise<LaterRow[]> {
  return db.query<LaterRow>(selectLater, { personId, chatId })
}

const selectOwn = sql(
  'chat.selectOwnLater',
  `select ${columns}, s.chat_id as "chatId" from chat_spaeter s where s.person_id = :personId order by s.senden_am, s.id`,
)

/** In every chat. */
export function loadOwnLater(db: Queryable, personId: string): Promise<(LaterRow & { chatId: string })[]> {
  return db.query<LaterRow & { chatId: string }>(selectOwn, { personId })
}

const countOthers = sql(
  'chat.countLater',
  `select count(*)::int as count from chat_spaeter s where s.person_id = :personId and s.chat_id = :chatId and s.id <> :id`,
)

export async function countOtherLater(db: Queryable, { personId }: Leser, { chatId, id }: { chatId: string; id: string }): Promise<number> {
  return (await one(db.query<{ count: number }>(countOthers, { personId, chatId, id }))).count
}

const upsertLater = sql(
  'chat.upsertLater',
  `insert into chat_spaeter as s (id, chat_id, person_id, text, senden_am, am) values (:id, :chatId, :personId, :text, :sendAt, :am)
    on conflict (person_id, id) do update set text = excluded.text, senden_am = excluded.senden_am, am = excluded.am, abgelehnt_am = null
      where s.chat_id = excluded.chat_id`,
)

interface NewLater {
  id: string
  chatId: string
  /** Sealed. */
  text: string
  sendAt: string
  am: string
}

/** False when the id stands for one of another chat. */
export async function saveLater(tx: Queryable, { personId }: Leser, later: NewLater): Promise<boolean> {
  return (await tx.write(upsertLater, { personId, ...later })) === 1
}

const deleteLater = sql('chat.deleteLater', `delete from chat_spaeter where id = :id and chat_id = :chatId and person_id = :personId`)

/** Whether it was still there. */
export async function removeLater(tx: Queryable, { personId }: Leser, { chatId, id }: { chatId: string; id: string }): Promise<boolean> {
  return (await tx.write(deleteLater, { personId, chatId, id })) === 1
}

export interface DueLater {
  id: string
  chatId: string
  personId: string
  organisationId: string | null
  name: string
  /** Who has left or is locked out writes nothing. */
  isActive: boolean
  /** Sealed. */
  value: string
}

const selectDue = sql(
  'chat.selectDueLater',
  `select s.id, s.chat_id as "chatId", s.person_id as "personId", p.organisation_id as "organisationId", p.name, p.aktiv as "isActive",
      s.text as value
    from chat_spaeter s join person p on p.id = s.person_id
    where s.abgelehnt_am is null and s.senden_am <= :now order by s.senden_am, s.id limit 100`,
)

/** In the name of the system. */
export function loadDueLater(db: Queryable, now: string): Promise<DueLater[]> {
  return db.query<DueLater>(selectDue, { now })
}

type Taken = {
  personId: string
  id: string
  /** Sealed, as it was when it was found due. */
  value: string
  now: string
}

const takeLater = sql(
  'chat.takeLater',
  `delete from chat_spaeter where person_id = :personId and id = :id and text = :value and senden_am <= :now and abgelehnt_am is null returning id`,
)

/** One server takes it, once: false when another one was faster, or when its writer has changed it meanwhile. */
export async function takeDue(tx: Queryable, due: Taken): Promise<boolean> {
  return (await maybe(tx.query<{ id: string }>(takeLater, due))) !== null
}

const refuseLater = sql(
  'chat.refuseLater',
  `update chat_spaeter set abgelehnt_am = :now where person_id = :personId and id = :id and text = :value and senden_am <= :now and abgelehnt_am is null`,
)

/** In the name of the system. It stays with its writer, with the time at which it could not be sent. */
export async function refuseDue(tx: Queryable, due: Taken): Promise<boolean> {
  return (await tx.write(refuseLater, due)) === 1
}

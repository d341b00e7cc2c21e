/** What tasks wait for, in the tables of the rooms below, and what becomes of those that wait. */
import type { PositionStatus } from '@dreiklang/domain/bestellung/bestellung'
import type { BesuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { AwaitedState, Wait, WaitOutcome } from '@dreiklang/domain/tasks/wait'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const selectCause = sql(
  'tasks.selectCause',
  `select z.bestellung_id as id from bestellung_zeile z
      where :on = 'order' and z.bestellung_id = :id and z.organisation_id = :organisationId
    union all
    select v.id from hausbesuch v where :on = 'visit' and v.id = :id`,
)

/** In the name of a person: whether the own house takes part in it. */
export async function hasCause(tx: Queryable, organisationId: string, { on, id }: Wait): Promise<boolean> {
  return (await maybe(tx.query<{ id: string }>(selectCause, { organisationId, on, id }))) !== null
}

export interface WaitingTask {
  organisationId: string
  id: string
  /** Whose task it is. */
  personId: string
  on: Wait['on']
  waitId: string
  state: AwaitedState | null
  days: number
  /** Of the order as the house sees it, or of the visit; null when it is gone. */
  status: PositionStatus | BesuchStatus | null
  /** Of the order. */
  version: number | null
}

const selectSettled = sql(
  'tasks.selectSettled',
  `select t.organisation_id as "organisationId", t.id, coalesce(t.assigned_to, t.person_id) as "personId", t.wait_on as on, t.wait_id as "waitId",
      t.wait_state as state, t.wait_days as days, coalesce(z.status, v.status) as status, z.version
    from task t
    left join bestellung_zeile z on t.wait_on = 'order' and z.bestellung_id = t.wait_id and z.organisation_id = t.organisation_id
    left join hausbesuch v on t.wait_on = 'visit' and v.id = t.wait_id
    where t.wait_outcome = 'waits' and t.done_at is null and t.deleted_at is null and (
      coalesce(z.status, v.status) is null
      or exists (select from jsonb_to_recordset(:settled::jsonb) as s(state text, status text)
        where s.state is not distinct from t.wait_state and s.status = coalesce(z.status, v.status)))
    order by t.created_at, t.id limit 200 for update of t skip locked`,
)

/** In the name of the system: tasks that have nothing to wait for any more, locked. `settled`: in which states that is so. */
export function holdSettled(
  tx: Queryable,
  settled: readonly { state: AwaitedState | null; status: PositionStatus | BesuchStatus }[],
): Promise<WaitingTask[]> {
  return tx.query<WaitingTask>(selectSettled, { settled: JSON.stringify(settled) })
}

const selectVisitEnd = sql(
  'tasks.selectVisitEnd',
  `select e.am as at from hausbesuch_ereignis e where e.hausbesuch_id = :id and e.art in ('abschliessen', 'abbrechen')
    order by e.seq desc limit 1`,
)

/** Null when nobody has ended it. */
export async function loadVisitEnd(tx: Queryable, id: string): Promise<string | null> {
  return (await maybe(tx.query<{ at: string }>(selectVisitEnd, { id })))?.at ?? null
}

const updateWait = sql(
  'tasks.updateWait',
  `update task set version = version + 1, wait_outcome = :outcome, wait_at = :at, updated_at = :now,
      daten = case when :dueDate::text is null then daten else jsonb_set(daten, '{dueDate}', to_jsonb(:dueDate::text)) end
    where organisation_id = :organisationId and id = :id`,
)

interface Settling {
  organisationId: string
  id: string
  outcome: WaitOutcome
  at: string
  /** Null: it gets none. */
  dueDate: string | null
  now: string
}

/** Of a task that is held. */
export async function saveOutcome(tx: Queryable, settling: Settling): Promise<void> {
  await exactly(1, tx.write(updateWait, { ...settling }))
}

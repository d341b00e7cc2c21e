/** Mandatory courses of one organisation. Every statement is scoped by it; the clock works in the name of the system. */
import type { CourseId, RenewalMonths } from '@dreiklang/domain/academy/academy'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Whose } from './progress.repository.ts'

export interface DutyRow {
  courseId: CourseId
  due: string
  renewMonths: RenewalMonths | null
  everyone: boolean
}

const dutyColumns = `d.course_id as "courseId", d.due, d.renew_months as "renewMonths", d.everyone`

const selectDuties = sql(
  'academy.selectDuties',
  `select ${dutyColumns} from course_duty d where d.organisation_id = :organisationId order by d.due, d.course_id`,
)

export function loadDuties(db: Queryable, organisationId: string): Promise<DutyRow[]> {
  return db.query<DutyRow>(selectDuties, { organisationId })
}

const selectSetBy = sql(
  'academy.selectDutiesSetBy',
  `select ${dutyColumns} from course_duty d where d.organisation_id = :organisationId and d.person_id = :personId order by d.course_id`,
)

export function loadDutiesSetBy(db: Queryable, whose: Whose): Promise<DutyRow[]> {
  return db.query<DutyRow>(selectSetBy, whose)
}

const upsertDuty = sql(
  'academy.saveDuty',
  `insert into course_duty (organisation_id, course_id, person_id, due, renew_months, everyone, updated_at)
    values (:organisationId, :courseId, :personId, :due, :renewMonths::int, :everyone, :now)
    on conflict (organisation_id, course_id) do update set person_id = excluded.person_id, due = excluded.due,
      renew_months = excluded.renew_months, everyone = excluded.everyone, updated_at = excluded.updated_at`,
)

export async function saveDuty(tx: Queryable, whose: Whose, row: DutyRow & { now: string }): Promise<void> {
  await exactly(1, tx.write(upsertDuty, { ...whose, ...row }))
}

const removeDuty = sql('academy.deleteDuty', `delete from course_duty where organisation_id = :organisationId and course_id = :courseId`)

/** False when there is none. */
export async function deleteDuty(tx: Queryable, where: { organisationId: string; courseId: CourseId }): Promise<boolean> {
  return (await tx.write(removeDuty, where)) === 1
}

export interface PersonRow {
  id: string
  name: string
  /** Instant. */
  joined: string
}

const selectPeople = sql(
  'academy.selectPeople',
  `select p.id, p.name, p.created_at as joined from person p where p.organisation_id = :organisationId and p.aktiv
    order by falte(p.name) collate "C", p.id`,
)

export function loadPeople(db: Queryable, organisationId: string): Promise<PersonRow[]> {
  return db.query<PersonRow>(selectPeople, { organisationId })
}

const selectLast = sql(
  'academy.selectLastPassed',
  `select person_id as "personId", max(passed_at) as "passedAt" from course_certificate
    where organisation_id = :organisationId and course_id = :courseId group by person_id`,
)

/** When each has passed it last, by the id of the person. */
export async function loadLastPassed(
  db: Queryable,
  where: { organisationId: string; courseId: CourseId },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ personId: string; passedAt: string }>(selectLast, where)
  return new Map(rows.map(({ personId, passedAt }) => [personId, passedAt]))
}

export interface AssignmentRow {
  courseId: CourseId
  personId: string
  name: string
  due: string | null
  doneAt: string | null
}

const selectAssignments = sql(
  'academy.selectAssignments',
  `select a.course_id as "courseId", a.person_id as "personId", p.name, a.due, a.done_at as "doneAt" from course_assignment a
    join person p on p.id = a.person_id where a.organisation_id = :organisationId and (:personId::uuid is null or a.person_id = :personId)
      and p.organisation_id = :organisationId and p.aktiv order by falte(p.name) collate "C", p.id, a.course_id`,
)

/** `personId` null: of everyone who works here. */
export function loadAssignments(db: Queryable, whose: { organisationId: string; personId: string | null }): Promise<AssignmentRow[]> {
  return db.query<AssignmentRow>(selectAssignments, whose)
}

const upsertAssignment = sql(
  'academy.saveAssignment',
  `insert into course_assignment (organisation_id, id, course_id, person_id, due, done_at, reminder, reminder_by)
    values (:organisationId, :id, :courseId, :personId, :due::date, :doneAt::timestamptz, :reminder::timestamptz, :personId)
    on conflict (organisation_id, course_id, person_id) do update set due = excluded.due, done_at = excluded.done_at,
      reminder = case when course_assignment.due is distinct from excluded.due then excluded.reminder else course_assignment.reminder end,
      rang_at = case when course_assignment.due is distinct from excluded.due then null else course_assignment.rang_at end`,
)

export interface AssignmentWriting {
  id: string
  courseId: CourseId
  personId: string
  due: string | null
  doneAt: string | null
  reminder: string | null
}

/** It rings again only when the day is another one. */
export async function saveAssignment(tx: Queryable, organisationId: string, row: AssignmentWriting): Promise<void> {
  await exactly(1, tx.write(upsertAssignment, { ...row, organisationId }))
}

const removeOthers = sql(
  'academy.deleteAssignmentsOfOthers',
  `delete from course_assignment where organisation_id = :organisationId and course_id = :courseId and not (person_id = any (:people::uuid[]))`,
)

export async function deleteOtherAssignments(
  tx: Queryable,
  where: { organisationId: string; courseId: CourseId; people: readonly string[] },
): Promise<void> {
  await tx.write(removeOthers, where)
}

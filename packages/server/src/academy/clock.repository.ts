/** Mandatory courses of all organisations, in the name of the system. */
import type { Queryable } from '../ports.ts'
import type { CourseId } from '@dreiklang/domain/academy/academy'
import { sql } from '../database/sql.ts'

export interface NewcomerRow {
  organisationId: string
  personId: string
  courseId: CourseId
  due: string
  renewMonths: number | null
  joined: string
  passedAt: string | null
}

const selectNewcomers = sql(
  'academy.selectNewcomers',
  `select d.organisation_id as "organisationId", p.id as "personId", d.course_id as "courseId", d.due, d.renew_months as "renewMonths",
      p.created_at as joined, (select max(c.passed_at) from course_certificate c
        where c.organisation_id = d.organisation_id and c.course_id = d.course_id and c.person_id = p.id) as "passedAt"
    from course_duty d join person p on p.organisation_id = d.organisation_id and p.aktiv
    where d.everyone and not exists (select from course_assignment a
      where a.organisation_id = d.organisation_id and a.course_id = d.course_id and a.person_id = p.id)
    order by p.id limit 500`,
)

/** Who works in a house whose mandatory course for everyone they do not have yet. */
export function loadNewcomers(tx: Queryable): Promise<NewcomerRow[]> {
  return tx.query<NewcomerRow>(selectNewcomers, {})
}

const onTheDay = `(due + time '08:00') at time zone 'Europe/Berlin'`
const remindOnTheDay = sql(
  'academy.remindOnTheDay',
  `update course_assignment set reminder = ${onTheDay}, rang_at = null
    where due is not null and reminder < ${onTheDay} and rang_at < ${onTheDay}`,
)

/** What has rung before its day rings on the day as well. */
export async function setSecondReminder(tx: Queryable): Promise<void> {
  await tx.write(remindOnTheDay, {})
}

const gone = (table: string) =>
  `delete from ${table} x using person p where p.id = x.person_id and (p.ausgeschieden_am is not null or p.organisation_id <> x.organisation_id)`
const removeAssignments = sql('academy.deleteAssignmentsOfLeavers', gone('course_assignment'))
const removeProgress = sql('academy.deleteProgressOfLeavers', gone('course_progress'))
const removeCertificates = sql(
  'academy.deleteOldCertificates',
  `delete from course_certificate x using person p where p.id = x.person_id and p.ausgeschieden_am < :before`,
)

/** Of those who have left; their certificates once that is long ago. */
export async function deleteOfLeavers(tx: Queryable, before: string): Promise<void> {
  await tx.write(removeAssignments, {})
  await tx.write(removeProgress, {})
  await tx.write(removeCertificates, { before })
}

/** Writes down until when one person has to have done a mandatory course. For the use cases of the room only. */
import { type CourseId, daysOfFirstReminder, dueOf } from '@dreiklang/domain/academy/academy'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../ports.ts'
import { saveAssignment } from './duty.repository.ts'

interface Assigned {
  organisationId: string
  courseId: CourseId
  personId: string
  due: string
  renewMonths: number | null
  /** Instants. */
  joined: string
  passedAt: string | null
}

export async function assign(ports: Pick<Ports, 'newId'>, tx: Queryable, who: Assigned): Promise<void> {
  const { organisationId, courseId, personId, renewMonths, passedAt } = who
  const passed = passedAt === null ? null : berlinDate(passedAt)
  const due = dueOf({ due: who.due, renewMonths, joined: berlinDate(who.joined), passed })
  const reminder = due === null ? null : berlinInstant(plusDays(due, -daysOfFirstReminder), '08:00')
  await saveAssignment(tx, organisationId, { id: ports.newId(), courseId, personId, due, doneAt: passedAt, reminder })
}

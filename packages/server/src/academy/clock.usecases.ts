/** What the clock does for the academy: newcomers get the courses of everyone, deadlines ring, and what is kept of leavers goes. */
import { yearsOfCertificates } from '@dreiklang/domain/academy/academy'
import { berlinDate, berlinInstant, plusMonths } from '@dreiklang/domain/shared/time'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { type Tell, createReminders } from '../shared/reminders.ts'
import { assign } from './assign.ts'
import { deleteOfLeavers, loadNewcomers, setSecondReminder } from './clock.repository.ts'

const ring = createReminders({ table: 'course_assignment', waits: 'due is not null', anlass: 'KURS_FAELLIG' })

/** Two weeks before its day and on the day. */
export async function sendReminders(ports: Ports, tell: Tell<'KURS_FAELLIG'>): Promise<void> {
  await ports.database.transaction(systemContext, setSecondReminder)
  await ring(ports, tell)
}

export async function attendToPeople(ports: Ports): Promise<void> {
  const today = berlinDate(ports.clock.now().toISOString())
  const before = berlinInstant(plusMonths(today, -12 * yearsOfCertificates))
  await ports.database.transaction(systemContext, async (tx) => {
    for (const newcomer of await loadNewcomers(tx)) await assign(ports, tx, newcomer)
    await deleteOfLeavers(tx, before)
  })
}

/** What a person has to do today, and why it stands there. */
import type { IsoDate } from '../shared/time.ts'
import { type Delegation, isAskedOf } from './delegation.ts'
import { dueDay } from '../shared/due.ts'
import type { TaskType } from './tasks.ts'
import type { WaitOutcome } from './wait.ts'

/** In the sequence in which they stand. */
export const dayReasons = ['asked', 'overdue', 'today', 'vain', 'picked'] as const
export type DayReason = (typeof dayReasons)[number]

interface OfDay {
  id: string
  type: TaskType
  completed: boolean
  dueDate: string | null
  assignedTo: string | null
  delegation: Delegation | null
  waiting: { outcome: WaitOutcome } | null
}

interface Person {
  me: string
  today: IsoDate
  /** What the person has put into today by hand. */
  picked: ReadonlySet<string>
}

/** Of nobody is of everybody; what a colleague was asked to take and has not answered is still of who asked. */
const isMine = ({ assignedTo, delegation }: OfDay, me: string): boolean =>
  assignedTo === null || assignedTo === me || (delegation?.state === 'open' && delegation.by === me)

/** Null for what is no part of the day. What is done stays until the day is over, if it was due today or picked. */
export function dayReasonOf(task: OfDay, { me, today, picked }: Person): DayReason | null {
  if (task.type !== 'task') return null
  const open = !task.completed
  if (open && isAskedOf(task, me)) return 'asked'
  const day = task.dueDate === null ? null : dueDay(task.dueDate)
  if (isMine(task, me)) {
    if (open && day !== null && day < today) return 'overdue'
    if (day === today) return 'today'
    if (open && task.waiting?.outcome === 'ended') return 'vain'
  }
  return picked.has(task.id) ? 'picked' : null
}

/** By reason, then by day and hour, then as the house has put them. */
export function tasksOfDay<Task extends OfDay>(tasks: readonly Task[], person: Person): { reason: DayReason; tasks: Task[] }[] {
  const found = tasks.map((task) => ({ task, reason: dayReasonOf(task, person) }))
  return dayReasons.flatMap((reason) => {
    const those = found.flatMap((one) => (one.reason === reason ? [one.task] : []))
    return those.length === 0 ? [] : [{ reason, tasks: those.toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '')) }]
  })
}

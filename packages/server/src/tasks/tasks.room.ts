import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { Ports } from '../ports.ts'
import { createReminders } from '../shared/reminders.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createDays, forgetOldDays } from './day.usecases.ts'
import { type TellTask, createDelegations, tellDelegations } from './delegation.usecases.ts'
import { createTaskReading } from './read.usecases.ts'
import { createTags } from './tag.usecases.ts'
import { createWaitReader, settleWaits } from './wait.usecases.ts'
import { createTrash, forgetTasks } from './trash.usecases.ts'
import { createTasks } from './tasks.usecases.ts'

const c = tasksContract

/** `all`: of the own house, for the search above; `wake`: an order took a step, for which a task may wait. */
export type TasksRoom = Room & Pick<ReturnType<typeof createTaskReading>, 'all'> & { wake(): void }

const sendReminders = createReminders({ table: 'task', waits: 'done_at is null and deleted_at is null', anlass: 'AUFGABE_ERINNERUNG' })

export function tasksRoom(ports: Ports, { tell }: { tell: TellTask }): TasksRoom {
  const tasks = createTasks(ports, { tell })
  const trash = createTrash(ports)
  const days = createDays(ports)
  const reading = createTaskReading(ports)
  const waits = createWaitReader(ports, tell)
  const delegations = createDelegations(ports, { tell })
  const tags = createTags(ports)
  return {
    routes: [
      signedIn(c.people, delegations.people),
      signedIn(c.tags, tags.list),
      signedIn(c.createTag, tags.create),
      signedIn(c.updateTag, tags.update),
      signedIn(c.removeTag, tags.remove),
      signedIn(c.all, reading.all),
      signedIn(c.search, reading.search),
      signedIn(c.sort, tasks.sort),
      signedIn(c.read, reading.read),
      signedIn(c.create, tasks.create),
      signedIn(c.update, tasks.update),
      signedIn(c.updateMany, tasks.updateMany),
      signedIn(c.removeMany, trash.removeMany),
      signedIn(c.restore, trash.restore),
      signedIn(c.day, days.list),
      signedIn(c.pick, days.pick),
      signedIn(c.answer, delegations.answer),
      signedIn(c.remove, trash.remove),
    ],
    jobs: {
      tasks: () => forgetTasks(ports),
      taskDelegations: () => tellDelegations(ports, tell),
      taskReminders: () => sendReminders(ports, tell),
      taskDays: () => forgetOldDays(ports),
      taskWaits: () => settleWaits(ports, tell),
    },
    close: () => waits.close(),
    wake: waits.wake,
    all: reading.all,
    own: { tasks: reading.ofPerson, tasksOfDay: days.ofPerson },
  }
}

import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { Ports } from '../ports.ts'
import { createReminders } from '../shared/reminders.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { type TellTask, createHandovers, tellHandovers } from './handover.usecases.ts'
import { createTags } from './tag.usecases.ts'
import { createTasks, forgetDone } from './tasks.usecases.ts'

const c = tasksContract

/** All of the own house, for the search above. */
export type TasksRoom = Room & Pick<ReturnType<typeof createTasks>, 'all'>

const sendReminders = createReminders({ table: 'task', waits: 'done_at is null', anlass: 'AUFGABE_ERINNERUNG' })

export function tasksRoom(ports: Ports, { tell }: { tell: TellTask }): TasksRoom {
  const tasks = createTasks(ports, { tell })
  const handovers = createHandovers(ports, { tell })
  const tags = createTags(ports)
  return {
    routes: [
      signedIn(c.people, handovers.people),
      signedIn(c.tags, tags.list),
      signedIn(c.createTag, tags.create),
      signedIn(c.updateTag, tags.update),
      signedIn(c.removeTag, tags.remove),
      signedIn(c.all, tasks.all),
      signedIn(c.search, tasks.search),
      signedIn(c.sort, tasks.sort),
      signedIn(c.read, tasks.read),
      signedIn(c.create, tasks.create),
      signedIn(c.update, tasks.update),
      signedIn(c.answer, handovers.answer),
      signedIn(c.remove, tasks.remove),
    ],
    jobs: {
      tasks: () => forgetDone(ports),
      taskHandovers: () => tellHandovers(ports, tell),
      taskReminders: () => sendReminders(ports, tell),
    },
    all: tasks.all,
    own: { tasks: tasks.ofPerson },
  }
}

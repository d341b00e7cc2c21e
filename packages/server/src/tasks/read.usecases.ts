/** Reading and looking for tasks. A task of another house is answered as one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { findTasks } from '@dreiklang/domain/tasks/tasks'
import type { Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { type OneTask, createTaskStore, notFound } from './taskStore.ts'

type Contract = typeof tasksContract

export function createTaskReading(ports: Ports) {
  const store = createTaskStore(ports)

  async function listAll({ akteur }: { akteur: Akteur }): Promise<Task[]> {
    return store.list(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur))
  }

  return {
    all: listAll,

    async search({ akteur, query }: CalledBy<Contract['search']>): Promise<Task[] | null> {
      if (query.query.trim() === '') return null
      return findTasks(await listAll({ akteur }), query.query)
    },

    async read({ akteur, query }: CalledBy<Contract['read']>): Promise<Task> {
      const task = await store.read(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur), query.id)
      if (task === null) throw notFound()
      return task
    },

    /** What a person has made, has to do or has handed on, for the person's own copy. */
    async ofPerson(db: Queryable, { organisationId, personId }: Akteur): Promise<OneTask[]> {
      return organisationId === null ? [] : store.ofPerson(db, { organisationId, personId })
    },
  }
}

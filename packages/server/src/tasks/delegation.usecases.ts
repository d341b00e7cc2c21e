/** Handing a task to a colleague: she is told, she answers, and who asked is told what she has said. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type Delegation, type DelegationState, takeAnswer } from '@dreiklang/domain/tasks/delegation'
import type { Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { createHouseChange } from '../organisation/houseChange.ts'
import { loadTaetige } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Tell } from '../shared/reminders.ts'
import type { CalledBy } from '../shared/route.ts'
import { createTaskStore, notFound } from './taskStore.ts'
import { loadPeople, takeUntold } from './tasks.repository.ts'

type Contract = typeof tasksContract

const causes = {
  open: 'AUFGABE_UEBERGEBEN',
  accepted: 'AUFGABE_ANGENOMMEN',
  returned: 'AUFGABE_ZURUECKGEGEBEN',
} as const satisfies Record<DelegationState, string>

/** No word of the task goes along: a message may leave the house. */
export type TellTask = Tell<(typeof causes)[DelegationState] | 'AUFGABE_ERINNERUNG' | 'AUFGABE_FAELLIG' | 'AUFGABE_OHNE_ANLASS'>

/**
 * In the name of the system, because a word goes to another person: behind the change, and at the next turn of the clock what was left.
 * Marked and told in one transaction: of two servers one tells.
 */
export async function tellDelegations({ database, clock }: Ports, tell: TellTask): Promise<void> {
  const am = clock.now().toISOString()
  await database.transaction(systemContext, async (tx) => {
    for (const { id, state, personId, who } of await takeUntold(tx))
      await tell(tx, { personId, anlass: causes[state], werte: { id, wer: who }, am })
  })
}

/** What was changed stays changed when telling fails: then the clock tells. */
export function createTelling(ports: Ports, tell: TellTask) {
  return async <Result extends Task | readonly Task[]>(change: Promise<Result>): Promise<Result> => {
    const result = await change
    const written: readonly Task[] = [result].flat()
    if (written.every(({ delegation }) => delegation === null)) return result
    try {
      await tellDelegations(ports, tell)
    } catch (error) {
      ports.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'delegations of tasks wait for the clock')
    }
    return result
  }
}

export function createDelegations(ports: Ports, { tell }: { tell: TellTask }) {
  const changeInHouse = createHouseChange(ports, 'tasks')
  const store = createTaskStore(ports)
  const told = createTelling(ports, tell)
  const now = () => ports.clock.now().toISOString()

  /** Back to who has handed it; to nobody when that person has left. */
  async function holderAfter(tx: Queryable, organisationId: string, { state, by, to }: Delegation): Promise<string | null> {
    if (state !== 'returned') return to
    const people = await loadTaetige(tx, [organisationId])
    return people.some(({ personId }) => personId === by) ? by : null
  }

  return {
    people({ akteur }: CalledBy<Contract['people']>): ReturnType<typeof loadPeople> {
      return loadPeople(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur))
    },

    answer({ akteur, body }: CalledBy<Contract['answer']>): Promise<Task> {
      const change = changeInHouse(akteur, async (tx, organisationId) => {
        const before = await store.find(tx, organisationId, body.id)
        if (before === null) throw notFound()
        const { after: delegation, isNew } = takeAnswer(before.task.delegation, body, { by: akteur.personId, now: now() })
        if (isNew) {
          const assignedTo = await holderAfter(tx, organisationId, delegation)
          await store.update(tx, organisationId, { before, after: { ...before.task, assignedTo, delegation } })
          const trail = { aktion: 'tasks.answer', art: 'AENDERN', objektArt: 'TASK', objektId: body.id } as const
          await audit(tx, akteur, { ...trail, felder: body.accept ? ['delegation'] : ['delegation', 'assignedTo'] })
        }
        return store.readWritten(tx, organisationId, body.id)
      })
      return told(change)
    },
  }
}

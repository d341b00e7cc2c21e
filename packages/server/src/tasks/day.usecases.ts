/** The day of a person: what was put into it by hand. The rest of it follows from the tasks (day.ts of the domain). */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { deleteOldPicks, deletePick, loadPicked, savePick } from './day.repository.ts'
import { notFound } from './taskStore.ts'
import { loadTask } from './tasks.repository.ts'

type Contract = typeof tasksContract

export function createDays(ports: Ports) {
  const today = () => berlinDate(ports.clock.now().toISOString())
  const dayOf = (akteur: Akteur) => ({ organisationId: ownOrganisation(akteur), personId: akteur.personId, day: today() })

  return {
    list({ akteur }: CalledBy<Contract['day']>): Promise<string[]> {
      return loadPicked(onBehalfOf(ports.database, contextOf(akteur)), dayOf(akteur))
    },

    pick({ akteur, body: { id, picked } }: CalledBy<Contract['pick']>): Promise<string[]> {
      const day = dayOf(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        if ((await loadTask(tx, day.organisationId, id)) === null) throw notFound()
        await (picked ? savePick : deletePick)(tx, { ...day, taskId: id })
        await audit(tx, akteur, { aktion: 'tasks.pick', art: 'AENDERN', objektArt: 'TASK', objektId: id })
        await sendSignal(tx, { art: 'tasks', an: [akteur.personId] })
        return loadPicked(tx, day)
      })
    },

    /** For the person's own copy. */
    async ofPerson(db: Queryable, akteur: Akteur): Promise<string[]> {
      return akteur.organisationId === null ? [] : loadPicked(db, dayOf(akteur))
    },
  }
}

export async function forgetOldDays({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await deleteOldPicks(onBehalfOf(database, systemContext), berlinDate(clock.now().toISOString()))
}

/** Tasks that wait for an order or a visit: counted from its events, behind each step of an order and at every turn of the clock. */
import { gesamtStatus } from '@dreiklang/domain/bestellung/stand'
import { positionStatus } from '@dreiklang/domain/bestellung/bestellung'
import {
  type AwaitedState,
  awaitedStates,
  dueAfter,
  outcomeOfBestellung,
  outcomeOfVisit,
  reachedAt,
  settledVisits,
} from '@dreiklang/domain/tasks/wait'
import type { Wait } from '@dreiklang/domain/tasks/wait'
import { tasksErrors } from '@dreiklang/domain/tasks/tasks.errors'
import { loadSteps } from '../bestellung/stream/stream.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import type { Tell } from '../shared/reminders.ts'
import { sendSignal } from '../shared/signal.ts'
import { type WaitingTask, hasCause, holdSettled, loadVisitEnd, saveOutcome } from './wait.repository.ts'

export type TellWait = Tell<'AUFGABE_FAELLIG' | 'AUFGABE_OHNE_ANLASS'>

/** In which states of an order or a visit there is nothing to wait for any more. */
const settled = [
  ...awaitedStates.flatMap((state) =>
    positionStatus.filter((status) => outcomeOfBestellung(status, state) !== 'waits').map((status) => ({ state, status })),
  ),
  ...settledVisits.map((status) => ({ state: null, status })),
]

/** @throws tasks.anlass_unbekannt for an order or a visit in which the house takes no part */
export async function checkWait(tx: Queryable, organisationId: string, wait: Wait | null): Promise<void> {
  if (wait === null || (await hasCause(tx, organisationId, wait))) return
  throw tasksErrors.refuse('tasks.anlass_unbekannt', { felder: [{ path: 'task.wait', code: 'auswahl', message: 'auswahl' }] })
}

/** By all its steps, because it may have come so far, gone back and come again. */
async function loadBestellungReached(tx: Queryable, { waitId, version }: WaitingTask, state: AwaitedState): Promise<string | null> {
  const rows = Array.from({ length: version ?? 0 }, (_, i) => ({ bestellungId: waitId, version: i + 1 }))
  const steps = await loadSteps(tx, rows)
  return reachedAt(
    steps.map(({ nachher, am }) => ({ status: gesamtStatus(nachher.positionen), am })),
    state,
  )
}

/** Null: it cannot be reached any more. */
async function reachedOf(tx: Queryable, task: WaitingTask, now: string): Promise<string | null> {
  const { state, status, waitId } = task
  const bestellungStatus = positionStatus.find((one) => one === status)
  if (state !== null && bestellungStatus !== undefined)
    return outcomeOfBestellung(bestellungStatus, state) === 'reached' ? ((await loadBestellungReached(tx, task, state)) ?? now) : null
  const visitStatus = settledVisits.find((one) => one === status)
  const isOver = state === null && visitStatus !== undefined && outcomeOfVisit(visitStatus) === 'reached'
  return isOver ? ((await loadVisitEnd(tx, waitId)) ?? now) : null
}

/** `silent`: who has just said that this task waits sees what becomes of it, and needs no message. */
export async function settleWaits(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  tell: TellWait,
  silent: string | null = null,
): Promise<void> {
  const now = clock.now().toISOString()
  await database.transaction(systemContext, async (tx) => {
    for (const task of await holdSettled(tx, settled)) {
      const { organisationId, id, personId, days } = task
      const at = await reachedOf(tx, task, now)
      const dueDate = at === null ? null : dueAfter(at, { days })
      await saveOutcome(tx, { organisationId, id, outcome: at === null ? 'ended' : 'reached', at: at ?? now, dueDate, now })
      await audit(tx, null, {
        aktion: 'tasks.update',
        art: 'AENDERN',
        objektArt: 'TASK',
        objektId: id,
        organisationId,
        felder: ['wait', 'dueDate'],
      })
      const anlass = at === null ? 'AUFGABE_OHNE_ANLASS' : 'AUFGABE_FAELLIG'
      if (id !== silent) await tell(tx, { personId, anlass, werte: { id }, am: now })
      await sendSignal(tx, { art: 'tasks', an: [organisationId] })
    }
  })
}

/** Steps in quick succession are looked at together. */
const gatherMs = 40

/** Woken by steps of orders; what it misses the clock finds. */
export function createWaitReader(ports: Ports, tell: TellWait) {
  let soon: ReturnType<typeof setTimeout> | null = null
  let running: Promise<void> = Promise.resolve()
  const settle = async () => {
    soon = null
    try {
      await settleWaits(ports, tell)
    } catch (error) {
      ports.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'tasks that wait are left to the clock')
    }
  }
  return {
    wake: (): void => {
      soon ??= setTimeout(() => {
        running = settle()
      }, gatherMs)
    },
    close: async (): Promise<void> => {
      if (soon !== null) clearTimeout(soon)
      await running
    },
  }
}

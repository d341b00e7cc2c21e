/** Answers what the panel of the practice mode asks, and does to the calls of the product what the panel says. */
import { kontaktFehler } from '@dreiklang/domain/kontakt/kontakt.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { fehlerAntwort, jsonAntwort, spracheVon } from '@dreiklang/server/shared/antwort'
import { type Faults, clockBody, controlPaths, faults as faultsSchema, noFaults } from '../control.ts'
import { readSnapshot, writeSnapshot } from '../snapshot.ts'
import type { Home } from './home.ts'
import type { KeptValues } from './keptValues.ts'

/** No answer: the line is cut. */
export class Cut extends Error {}

export interface Control {
  /** @throws Cut */
  fetch(request: Request): Promise<Response>
}

interface ControlOptions {
  home: Home
  kept: KeptValues
  /** Another worker begins with what lies there now. */
  leave(): void
  /** The clock goes another way now. */
  onClock(): void
}

const forced: Record<NonNullable<Faults['next']>, () => unknown> = {
  401: () => sharedFehler.ablehnen('zugriff.nicht_angemeldet'),
  409: () => kontaktFehler.ablehnen('kontakt.veraltet'),
  500: () => new Error('The panel of the practice mode asked for it'),
}

export async function createControl({ home, kept, leave, onClock }: ControlOptions): Promise<Control> {
  let faults = (await kept.get<Faults>('faults')) ?? noFaults

  async function setFaults(next: Faults): Promise<void> {
    faults = next
    await kept.set('faults', next)
  }

  async function startAnew(): Promise<Response> {
    for (const name of ['epoch', 'mails', 'faults', 'auditHeads']) await kept.delete(name)
    leave()
    return new Response(null, { status: 204 })
  }

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    [`GET ${controlPaths.faults}`]: async () => jsonAntwort(faults, 200),
    [`PUT ${controlPaths.faults}`]: async (request) => {
      await setFaults(faultsSchema.parse(await request.json()))
      return jsonAntwort(faults, 200)
    },
    [`PUT ${controlPaths.clock}`]: async (request) => {
      const { now } = clockBody.parse(await request.json())
      await home.clock.set(Date.parse(now) - Date.now())
      onClock()
      return new Response(null, { status: 204 })
    },
    [`GET ${controlPaths.mails}`]: async () => jsonAntwort(await home.outbox.list(), 200),
    [`GET ${controlPaths.data}`]: async () => {
      const now = new Date(Date.now() + home.clock.offsetMs()).toISOString()
      return new Response(writeSnapshot({ now, archive: await home.store.dump() }))
    },
    [`PUT ${controlPaths.data}`]: async (request) => {
      const file = await request.blob()
      if ((await readSnapshot(file)) === null) return new Response(null, { status: 422 })
      await kept.set('beginning', file)
      return startAnew()
    },
    [`DELETE ${controlPaths.data}`]: startAnew,
  }

  async function disturbed(request: Request): Promise<Response> {
    if (faults.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.latencyMs))
    if (faults.offline) throw new Cut()
    if (faults.next === null) return home.fetch(request)
    const error = forced[faults.next]()
    await setFaults({ ...faults, next: null })
    return fehlerAntwort(error, { sprache: spracheVon(request), correlationId: crypto.randomUUID() })
  }

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/uebung/')) return disturbed(request)
      const answer = routes[`${request.method} ${pathname}`]
      return answer === undefined ? new Response('NOT FOUND', { status: 404 }) : answer(request)
    },
  }
}

import type { Call } from '@dreiklang/domain/shared/contract'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import {
  type ErzwungenerStatus,
  type Stoerung,
  withoutStoerung,
  stoerung as stoerungSchema,
  uebungWege,
  uhrVor,
} from '@dreiklang/domain/uebung/uebung'
import { errorAnswer, jsonAnswer, languageOf } from '@dreiklang/server/shared/answer'
import { check, readJson } from '@dreiklang/server/shared/input'
import { readSnapshot, writeSnapshot } from '../snapshot.ts'
import type { Home } from './home.ts'
import type { KeptValues } from './keptValues.ts'
import { asWritten, delayOf, pathTest, findStaleRefusal } from './standIn.ts'
import { canOpen } from './store.ts'

export class Cut extends Error {}

export interface Control {
  /** @throws Cut */
  fetch(request: Request): Promise<Response>
}

interface ControlOptions {
  home: Home
  kept: KeptValues
  leave(): void
  onClock(): void
}

const forced: Record<ErzwungenerStatus, (request: Request, calls: readonly Call[]) => unknown> = {
  401: () => sharedErrors.refuse('zugriff.nicht_angemeldet'),
  409: findStaleRefusal,
  500: () => new Error('The panel of the practice mode asked for it'),
}

const refusal = (request: Request, error: unknown) =>
  errorAnswer(error, { sprache: languageOf(request), correlationId: crypto.randomUUID() })

async function forgetPractice(kept: KeptValues): Promise<void> {
  for (const name of ['epoch', 'mails', 'stoerung', 'auditHeads']) await kept.delete(name)
}

export const createRescue = (kept: KeptValues, leave: () => void): Control => ({
  async fetch(request) {
    if (request.method !== 'DELETE' || new URL(request.url).pathname !== uebungWege.daten) throw new Cut()
    await forgetPractice(kept)
    await kept.delete('beginning')
    leave()
    return new Response(null, { status: 204 })
  },
})

export async function createControl({ home, kept, leave, onClock }: ControlOptions): Promise<Control> {
  const isCall = pathTest(home.calls.map(({ path }) => path))
  let stoerung = (await kept.get<Stoerung>('stoerung')) ?? withoutStoerung

  async function stoere(next: Stoerung): Promise<void> {
    stoerung = next
    await kept.set('stoerung', next)
  }

  async function startAnew(): Promise<Response> {
    await forgetPractice(kept)
    leave()
    return new Response(null, { status: 204 })
  }

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    [`GET ${uebungWege.stoerung}`]: async () => jsonAnswer(stoerung, 200),
    [`PUT ${uebungWege.stoerung}`]: async (request) => {
      await stoere(check(stoerungSchema, readJson(await request.text())))
      return jsonAnswer(stoerung, 200)
    },
    [`PUT ${uebungWege.uhr}`]: async (request) => {
      const { minuten } = check(uhrVor, readJson(await request.text()))
      await home.clock.set(home.clock.offsetMs() + minuten * 60_000)
      onClock()
      return new Response(null, { status: 204 })
    },
    [`GET ${uebungWege.post}`]: async () => jsonAnswer(await home.outbox.list(), 200),
    [`GET ${uebungWege.daten}`]: async () => {
      const now = new Date(Date.now() + home.clock.offsetMs()).toISOString()
      return new Response(writeSnapshot({ now, archive: await home.store.dump() }))
    },
    [`PUT ${uebungWege.daten}`]: async (request) => {
      const file = await request.blob()
      const snapshot = await readSnapshot(file)
      if (snapshot === null || !(await canOpen(snapshot.archive))) return new Response(null, { status: 422 })
      await kept.set('beginning', file)
      return startAnew()
    },
    [`DELETE ${uebungWege.daten}`]: startAnew,
  }

  async function disturbed(request: Request): Promise<Response> {
    const { wartezeitMs, zeitenDerVorlage, offline, fehler, einmal } = stoerung
    const delayMs = wartezeitMs + (zeitenDerVorlage ? delayOf(request) : 0)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (offline) throw new Cut()
    if (fehler === null || request.headers.get('accept') === 'text/event-stream')
      return asWritten(request, await home.fetch(request), isCall)
    if (einmal) await stoere({ ...stoerung, fehler: null })
    return refusal(request, forced[fehler](request, home.calls))
  }

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/uebung/')) return disturbed(request)
      const answer = routes[`${request.method} ${pathname}`]
      if (answer === undefined) return new Response('NOT FOUND', { status: 404 })
      try {
        return await answer(request)
      } catch (error) {
        // What the panel cannot set is said with its field; everything else stays a cut line.
        if (error instanceof Refusal) return refusal(request, error)
        throw error
      }
    },
  }
}

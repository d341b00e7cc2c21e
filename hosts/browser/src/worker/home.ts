import type { Call } from '@dreiklang/domain/shared/contract'
import { pgliteDatabase } from '@dreiklang/host-shared/pglite/database'
import type { AuditHead, Log } from '@dreiklang/server/ports'
import { type Server, createServer } from '@dreiklang/server/server'
import { createPracticePorts } from '../practicePorts.ts'
import type { BootStep } from '../protocol.ts'
import { readSnapshot } from '../snapshot.ts'
import { fonts } from './fonts.ts'
import type { KeptValues } from './keptValues.ts'
import { type Outbox, createOutbox } from './outbox.ts'
import { type Store, openStore } from './store.ts'

const tickMs = 60_000
/** Writes that promise nothing to the caller, such as a trace in the audit trail, are persisted at most this much later. */
const laterMs = 1000

export interface Home {
  epoch: string
  firstBoot: boolean
  clock: { offsetMs(): number; set(offsetMs: number): Promise<void> }
  outbox: Outbox
  store: Store
  calls: readonly Call[]
  /** Answers a change once it is stored in IndexedDB. */
  fetch(request: Request): Promise<Response>
}

const log: Log = {
  info: () => {},
  warn: (fields, message) => console.warn(message, fields),
  error: (fields, message) => console.error(message, fields),
}

export async function openHome(kept: KeptValues, onStep: (step: BootStep) => void): Promise<Home> {
  const beginning = (await kept.get<string>('epoch')) === undefined ? await loadBeginning(kept, onStep) : null
  onStep(beginning === null ? 'daten' : 'fuellen')
  const store = await openStore(beginning?.archive ?? null)
  if (beginning !== null) {
    await kept.set('clockOffsetMs', Date.parse(beginning.now) - Date.now())
    await kept.set('tokenSecret', crypto.getRandomValues(new Uint8Array(32)))
    // From here on the data are complete; before it the next start begins again.
    await kept.set('epoch', crypto.randomUUID())
    await kept.delete('beginning')
  }
  onStep('server')
  let offsetMs = (await kept.get<number>('clockOffsetMs')) ?? 0
  const now = () => new Date(Date.now() + offsetMs)
  const outbox = createOutbox(kept, now)
  const ports = await createPracticePorts({
    database: pgliteDatabase(store.session, log),
    clock: { now },
    fonts,
    log,
    mail: outbox,
    publicUrl: location.origin,
    tokenSecret: (await kept.get<Uint8Array>('tokenSecret')) ?? new Uint8Array(),
    keepAuditHeads: async (heads) => kept.set('auditHeads', [...((await kept.get<AuditHead[]>('auditHeads')) ?? []), ...heads]),
  })
  const server = await createServer(ports)
  startClock(server, store)
  const later = createLater(store)
  return {
    epoch: (await kept.get<string>('epoch')) ?? '',
    firstBoot: beginning !== null,
    clock: {
      offsetMs: () => offsetMs,
      async set(neu) {
        await kept.set('clockOffsetMs', neu)
        offsetMs = neu
        await server.tick()
        await store.write()
      },
    },
    outbox,
    store,
    calls: server.routes.map(({ call }) => call),
    async fetch(request) {
      const response = await server.fetch(request, { address: '127.0.0.1' })
      // A refusal promises nothing either.
      if (request.method === 'GET' || response.status >= 400) later()
      else await store.write()
      return response
    },
  }
}

async function loadBeginning(kept: KeptValues, onStep: (step: BootStep) => void) {
  onStep('daten')
  const brought = await kept.get<Blob>('beginning')
  const answer = brought === undefined ? await fetch(String(import.meta.env['VITE_BEGINNING'])) : null
  if (answer?.ok === false) throw new Error(`The data to begin with could not be loaded (${answer.status})`)
  const beginning = await readSnapshot(brought ?? (await answer?.blob()) ?? new Blob())
  if (beginning === null) throw new Error('The data to begin with are none of this product')
  return beginning
}

function startClock(server: Server, store: Store): void {
  const turn = async () => {
    try {
      await server.tick()
      await store.write()
    } catch (error) {
      log.error({ error: String(error) }, 'the clock could not do its work and tries again in a minute')
    }
  }
  let running = turn()
  setInterval(() => {
    running = running.then(turn)
  }, tickMs)
}

function createLater(store: Store): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      store.write().catch((error: unknown) => log.error({ error: String(error) }, 'the data could not be written'))
    }, laterMs)
  }
}

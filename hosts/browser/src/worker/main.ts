/** Every tab starts one; only the one that gets the lock opens the data, and the next one when it ends. */
import { live } from '../life.ts'
import { type AliveMessage, leadLock } from '../protocol.ts'
import { withHonestBundles } from './bundles.ts'

globalThis.fetch = withHonestBundles(globalThis.fetch.bind(globalThis))

const worker = crypto.randomUUID()

async function run(): Promise<void> {
  await live(worker)
  globalThis.postMessage({ kind: 'alive', worker } satisfies AliveMessage)
  await navigator.locks.request(leadLock, async () => {
    // Loaded only by the leader: it is megabytes.
    const { lead } = await import('./lead.ts')
    await lead(worker)
    globalThis.close()
  })
}

void run()

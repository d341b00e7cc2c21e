import { createApiClient } from './createApiClient.ts'
import type { Transport } from './refresh.ts'
import { createSessionStore } from './sessionStore.ts'
import { tabChannel } from './tabs.ts'

let transport: Transport = (url, init) => fetch(url, init)

export const sessionStore = createSessionStore(tabChannel('dreiklang.session'))

/** Replaces the way to the server: a handler in a test, a worker in the browser. Resets who is signed in. */
export function setTransport(other: Transport): void {
  transport = other
  sessionStore.forget()
}

const client = createApiClient({ transport: (url, init) => transport(url, init), store: sessionStore, nowMs: () => Date.now() })

/** Calls the server by its contract: `call(klientContract.list, { query, signal })`. */
export const call = client.call
/** The same for answers that are not JSON. */
export const callRaw = client.callRaw
export const send = client.send
export const refresh = client.refresh

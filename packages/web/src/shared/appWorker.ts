import { SHELL_CACHE, WANTED, type ShellMessage } from '../sw.messages.ts'
import { sessionStore } from './apiClient.ts'
import { practice } from './tabs.ts'

// Vite serves source files as modules during development; the build is one plain file.
const script = import.meta.env.DEV ? ({ url: '/src/sw.ts', type: 'module' } as const) : ({ url: '/sw.js', type: 'classic' } as const)

/** False on plain http, in some private windows, and during development: sources have no build to keep. */
export const canKeepShell = () => 'serviceWorker' in navigator && 'caches' in globalThis && !import.meta.env.DEV

/** Registering again answers the existing registration. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(script.url, { scope: '/', type: script.type })
  return navigator.serviceWorker.ready
}

/** A slower worker continues on its own. */
const patienceMs = 30_000

/** In the training mode nobody is signed in at first and all people are fictitious: its files are for everyone. */
const mayKeep = () => practice || sessionStore.state().kind === 'signed-in'

let turn: Promise<unknown> = Promise.resolve()
/** Serialises setting and removing the wanted mark in the order in which people came and went. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

/** Does nothing while nobody is signed in. Answers whether a reload works offline. */
export async function keepShell(): Promise<boolean> {
  if (!canKeepShell()) return false
  const wanted = await inTurn(async () => {
    if (mayKeep()) await caches.open(WANTED)
    return mayKeep()
  })
  if (!wanted) return false
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs))
  return Promise.race([askWorker(), tooLate])
}

async function askWorker(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data === true)
    active?.postMessage({ type: 'dreiklang.keepShell' } satisfies ShellMessage, [port2])
  })
}

/** Does nothing while someone is signed in. The session's data in the rooms goes first, by code that may be among these files. */
export function forgetShell(): Promise<void> {
  return inTurn(async () => {
    await sessionStore.putAway()
    if (mayKeep() || !('caches' in globalThis)) return
    // Remove the mark first: a worker that is still filling the cache checks it last.
    await caches.delete(WANTED)
    for (const name of await caches.keys()) if (name.startsWith(SHELL_CACHE)) await caches.delete(name)
  })
}

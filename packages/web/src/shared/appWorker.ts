/** This device's service worker, as pages speak to it: registered in one way, and asked to keep the files of the application. */
import { SHELL_CACHE, WANTED, type ShellMessage } from '../sw.messages.ts'
import { sessionStore } from './apiClient.ts'
import { practice } from './tabs.ts'

// Vite serves sources as modules while developing; what is built is one plain file.
const script = import.meta.env.DEV ? ({ url: '/src/sw.ts', type: 'module' } as const) : ({ url: '/sw.js', type: 'classic' } as const)

/** False on plain http and in some private windows, and while developing: sources have no build that could be kept. */
export const canKeepShell = () => 'serviceWorker' in navigator && 'caches' in globalThis && !import.meta.env.DEV

/** Registering again answers what is there. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(script.url, { scope: '/', type: script.type })
  return navigator.serviceWorker.ready
}

/** A worker that takes longer goes on by itself. */
const patienceMs = 30_000

/** In the training mode nobody is signed in at first and all people are invented: there the files are everyone's. */
const mayKeep = () => practice || sessionStore.state().kind === 'signed-in'

let turn: Promise<unknown> = Promise.resolve()
/** The word that files are wanted is set and taken away in the order in which people came and went. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

/** Nothing while nobody is signed in. Answers whether a reload opens the application without network. */
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

/** Nothing while someone is signed in. What the rooms have kept of the session goes first, by code that may be among these files. */
export function forgetShell(): Promise<void> {
  return inTurn(async () => {
    await sessionStore.putAway()
    if (mayKeep() || !('caches' in globalThis)) return
    // The word first: a worker that is still keeping looks at it last.
    await caches.delete(WANTED)
    for (const name of await caches.keys()) if (name.startsWith(SHELL_CACHE)) await caches.delete(name)
  })
}

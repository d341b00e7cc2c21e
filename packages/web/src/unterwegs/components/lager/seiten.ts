/** The pages themselves, so that a reload without network opens them: the service worker keeps the files of this build and no answer. */
import { practice } from '../../../shared/tabs.ts'
import { SHELL_CACHE, type ShellMessage } from '../../../sw.messages.ts'

/** The practice mode has no worker for its pages; its server is on this device anyway. */
const able = () => !practice && 'serviceWorker' in navigator && 'caches' in globalThis && !import.meta.env.DEV

/** A worker of an older build does not know the question. */
const GEDULD_MS = 30_000

/** False without a service worker (plain http, private window): the day then works as long as the page stays open. */
export async function behalteSeiten(): Promise<boolean> {
  if (!able()) return false
  await navigator.serviceWorker.register('/sw.js', { scope: '/' })
  const { active } = await navigator.serviceWorker.ready
  if (active === null) return false
  const { port1, port2 } = new MessageChannel()
  const antwort = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data === true)
    setTimeout(() => resolve(false), GEDULD_MS)
  })
  active.postMessage({ type: 'dreiklang.keepShell' } satisfies ShellMessage, [port2])
  return antwort
}

export async function vergissSeiten(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.startsWith(SHELL_CACHE)) await caches.delete(name)
}

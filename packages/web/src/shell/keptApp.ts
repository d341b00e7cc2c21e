/** From the first calm moment on: the service worker is there, keeps the application for whoever is signed in, and learns of new builds. */
import { canKeepShell, forgetShell, keepShell, registerWorker } from '../shared/appWorker.ts'
import { sessionStore } from '../shared/apiClient.ts'
import { practice } from '../shared/tabs.ts'

/** A page may stay open for days; the browser itself asks only when one is opened. */
const lookMs = 900_000

function follow(): void {
  const left = !practice && sessionStore.state().kind === 'signed-out'
  const done: Promise<unknown> = left ? forgetShell() : keepShell()
  done.catch(reportError)
}

export async function keepApp(): Promise<void> {
  if (!canKeepShell()) return
  let { kind } = sessionStore.state()
  // Not for a new name or token.
  sessionStore.subscribe(() => {
    if (kind === sessionStore.state().kind) return
    ;({ kind } = sessionStore.state())
    follow()
  })
  // Another worker is another build: what is left of it is asked for again.
  navigator.serviceWorker.addEventListener('controllerchange', follow)
  follow()
  const registration = await registerWorker()
  // Without network there is no new build either; the next look is as good.
  setInterval(() => void registration.update().catch(() => {}), lookMs)
}

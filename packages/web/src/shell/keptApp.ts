/** Starts once the page is idle; the worker keeps the application for signed-in people and learns about new builds. */
import { sessionStore } from '../shared/apiClient.ts'
import { canKeepShell, forgetShell, keepShell, registerWorker } from '../shared/appWorker.ts'
import { practice } from '../shared/tabs.ts'

/** A page may stay open for days; the browser itself only checks on opening one. */
const lookMs = 900_000

function follow(): void {
  const left = !practice && sessionStore.state().kind === 'signed-out'
  const done: Promise<unknown> = left ? forgetShell() : keepShell()
  done.catch(reportError)
}

export async function keepApp(): Promise<void> {
  if (!canKeepShell()) return
  let { kind } = sessionStore.state()
  // Not on a new name or token.
  sessionStore.subscribe(() => {
    if (kind === sessionStore.state().kind) return
    ;({ kind } = sessionStore.state())
    follow()
  })
  // Another worker means another build: its files are requested again.
  navigator.serviceWorker.addEventListener('controllerchange', follow)
  follow()
  const registration = await registerWorker()
  // Offline there is no new build either; the next check will do.
  setInterval(() => void registration.update().catch(() => {}), lookMs)
}

import { live } from '../life.ts'
import { lifeLock } from '../protocol.ts'

const key = 'dreiklang.uebung.tab'
/** The page before a reload releases its lock a moment later. */
const patienceMs = 2000

/**
 * Stable across a reload, so that the session stays. A duplicated tab has the storage of the other, which is still alive: it gets its own
 * id and starts without a session.
 */
export async function takeTabId(): Promise<string> {
  const kept = sessionStorage.getItem(key)
  if (kept !== null && (await isFree(kept))) {
    await live(kept)
    return kept
  }
  sessionStorage.clear()
  const own = crypto.randomUUID()
  sessionStorage.setItem(key, own)
  await live(own)
  return own
}

async function isFree(id: string): Promise<boolean> {
  try {
    await navigator.locks.request(lifeLock(id), { mode: 'shared', signal: AbortSignal.timeout(patienceMs) }, () => {})
    return true
  } catch {
    // Still held after the wait.
    return false
  }
}

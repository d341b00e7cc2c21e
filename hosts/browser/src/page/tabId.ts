import { live } from '../life.ts'
import { lifeLock } from '../protocol.ts'

const key = 'dreiklang.uebung.tab'
/** The page of before a reload lets go of its lock a moment later. */
const patienceMs = 2000

/**
 * The same after a reload, so that the session stays. A tab that was duplicated has the storage of the other, which still lives: it is a
 * tab of its own and begins without a session.
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
    // It is still held when the patience ends.
    return false
  }
}

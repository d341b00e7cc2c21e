import { live } from '../life.ts'
import { lifeLock } from '../protocol.ts'

const key = 'dreiklang.uebung.tab'
/** The page before a reload releases its lock a moment later. */
const patienceMs = 2000

/** Stays across a reload, and so does the session. A duplicated tab shares the storage of a living one: it gets its own id. */
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
    return false
  }
}

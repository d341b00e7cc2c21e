import { lifeLock } from './protocol.ts'

/** Takes the lock of the id and keeps it until this tab or worker ends, however that comes about. */
export function live(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lifeLock(id), () => {
        resolve()
        return new Promise<never>(() => {})
      })
      .catch(reject)
  })
}

/** Calls once the tab or worker has ended; it must have been alive when this is asked. */
export function onDeath(id: string, tell: () => void, signal?: AbortSignal): void {
  navigator.locks
    .request(lifeLock(id), { mode: 'shared', ...(signal === undefined ? {} : { signal }) }, () => tell())
    .catch((error: unknown) => {
      if (signal?.aborted !== true) reportError(error)
    })
}

import { lifeLock } from './protocol.ts'

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

/** Calls back once the tab or worker has ended; it must be alive at the time of the call. */
export function onDeath(id: string, tell: () => void, signal?: AbortSignal): void {
  navigator.locks
    .request(lifeLock(id), { mode: 'shared', ...(signal === undefined ? {} : { signal }) }, () => tell())
    .catch((error: unknown) => {
      if (signal?.aborted !== true) reportError(error)
    })
}

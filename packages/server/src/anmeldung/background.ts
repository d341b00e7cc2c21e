/** For calls whose duration must not reveal whether an account exists. If the process ends in between, the person asks again. */
import type { Log } from '../ports.ts'

export interface Hintergrund {
  run(work: () => Promise<void>): void
  close(): Promise<void>
}

export function createBackground(log: Log): Hintergrund {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const task = work()
        .catch((error: unknown) => log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'work after an answer failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async close() {
      await Promise.all(running)
    },
  }
}

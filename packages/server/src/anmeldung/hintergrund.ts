/**
 * Work that goes on after the answer, for calls whose duration must not tell whether there is an account. What is lost when the process
 * ends at that moment, the person asks for again.
 */
import type { Log } from '../ports.ts'

export interface Hintergrund {
  run(work: () => Promise<void>): void
  /** Waits for what is under way. */
  close(): Promise<void>
}

export function createHintergrund(log: Log): Hintergrund {
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

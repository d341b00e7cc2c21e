import { onDeath } from '../life.ts'
import type { AliveMessage } from '../protocol.ts'

/** A worker that crashes immediately must not keep the machine busy. */
const pauseMs = 300

export function keepWorker(): void {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'dreiklang-uebung' })
  worker.onmessage = ({ data }: MessageEvent<AliveMessage>) => {
    onDeath(data.worker, () => {
      worker.terminate()
      setTimeout(keepWorker, pauseMs)
    })
  }
}

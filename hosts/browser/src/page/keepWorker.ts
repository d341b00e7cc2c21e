/** One worker for this tab, and another one when it ends: any of all tabs' workers may be the one that leads. */
import { onDeath } from '../life.ts'
import type { AliveMessage } from '../protocol.ts'

/** One that ends at once again must not keep the machine busy. */
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

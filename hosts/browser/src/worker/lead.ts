import { onDeath } from '../life.ts'
import { type BootStep, type CommonMessage, type LeadState, commonChannel } from '../protocol.ts'
import { createControl, createRescue } from './control.ts'
import { openHome } from './home.ts'
import { openKeptValues } from './keptValues.ts'
import { type Answering, serveTab } from './serveTab.ts'

export async function lead(worker: string): Promise<void> {
  const began = performance.now()
  const common = new BroadcastChannel(commonChannel)
  const tabs = new Map<string, AbortController>()
  let state: LeadState = { kind: 'booting', step: 'programm' }
  let answering: Answering | null = null
  const say = (message: CommonMessage) => common.postMessage(message)
  const tell = (next: LeadState) => {
    state = next
    say({ kind: 'lead', leader: worker, state })
  }

  function welcome(tab: string): void {
    if (answering === null || tabs.has(tab)) return
    const ending = new AbortController()
    tabs.set(tab, ending)
    serveTab({ tab, leader: worker, answering, ending: ending.signal })
    onDeath(tab, () => {
      ending.abort()
      tabs.delete(tab)
    })
  }

  common.onmessage = ({ data }: MessageEvent<CommonMessage>) => {
    if (data.kind !== 'hello') return
    say({ kind: 'lead', leader: worker, state })
    welcome(data.tab)
  }
  const onStep = (step: BootStep) => tell({ kind: 'booting', step })
  onStep('programm')
  const kept = await openKeptValues().catch((error: unknown) => {
    tell({ kind: 'failed' })
    throw error
  })
  await new Promise<void>((resolve) => {
    // The answer to the request goes out first.
    const leave = () => setTimeout(resolve, 100)
    async function open(): Promise<void> {
      const home = await openHome(kept, onStep)
      const bootMs = Math.round(performance.now() - began)
      const ready = (): LeadState => ({
        kind: 'ready',
        epoch: home.epoch,
        clockOffsetMs: home.clock.offsetMs(),
        bootMs,
        firstBoot: home.firstBoot,
      })
      answering = await createControl({ home, kept, leave, onClock: () => tell(ready()) })
      tell(ready())
    }
    open().catch((error: unknown) => {
      reportError(error)
      answering = createRescue(kept, leave)
      tell({ kind: 'failed' })
    })
  })
  for (const ending of tabs.values()) ending.abort()
  common.close()
}

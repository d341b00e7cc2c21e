import { type LeadState, bootSteps } from '../protocol.ts'

export interface BootScreen {
  show(state: LeadState): void
  close(): void
}

export function openBootScreen(onAnew: () => void): BootScreen {
  const box = document.getElementById('boot')
  const bar = box?.querySelector('progress')
  if (box === null || !bar) throw new Error('The page has no #boot')
  bar.max = bootSteps.length
  document.getElementById('boot-anew')?.addEventListener('click', onAnew)
  return {
    show(state) {
      if (state.kind === 'booting') bar.value = bootSteps.indexOf(state.step) + 0.5
      const failed = state.kind === 'failed'
      document.getElementById('boot-failed')?.toggleAttribute('hidden', !failed)
      bar.hidden = failed
    },
    close: () => box.remove(),
  }
}

import { useSyncExternalStore } from 'react'

export interface LoadingState {
  visible: boolean
  mode: 'determinate' | 'indeterminate'
  /** 0 to 100; meaningful in the mode `determinate`. */
  progress: number
}

let state: LoadingState = { visible: false, mode: 'indeterminate', progress: 0 }
let inFlight = 0
const listeners = new Set<() => void>()

function change(next: Partial<LoadingState>): void {
  state = { ...state, ...next }
  for (const tell of listeners) tell()
}

/** A programming error, not the person's, so it goes to the console (product.md, section 8). */
function complain(message: string): void {
  // oxlint-disable-next-line no-console -- the specification wants exactly this sentence there
  console.error(message)
}

/** Counts a request as in flight until the answered function is called. */
export function trackRequest(url: string): () => void {
  if (url === '') {
    complain('The request URL must be provided!')
    return () => {}
  }
  inFlight += 1
  if (inFlight === 1) change({ visible: true })
  let ended = false
  return () => {
    if (ended) return
    ended = true
    inFlight -= 1
    if (inFlight === 0) change({ visible: false, mode: 'indeterminate', progress: 0 })
  }
}

/** Progress of a long transfer in percent; unknown until set. */
export function setLoadingProgress(progress: number): void {
  // Written so that NaN is rejected too.
  if (!(progress >= 0 && progress <= 100)) {
    complain('Progress value must be between 0 and 100!')
    return
  }
  change({ mode: 'determinate', progress })
}

export const getLoading = (): LoadingState => state

export function useLoading(): LoadingState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, getLoading)
}

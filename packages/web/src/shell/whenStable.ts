/** A page that never becomes idle counts as stable after this time. */
const latestMs = 30_000

/** Safari has no such callback; by then the visible content has been rendered. */
const whenIdle = (work: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 500))

/** @returns starts immediately, if it has not started yet */
export function whenStable(shown: Promise<unknown>, begin: () => void): () => void {
  let begun = false
  const once = () => {
    clearTimeout(latest)
    if (!begun) begin()
    begun = true
  }
  const latest = setTimeout(once, latestMs)
  // Failures are reported where the content was to be shown.
  shown.then(
    () => whenIdle(once),
    () => {},
  )
  return once
}

/** A page that never comes to rest is as stable as it gets. */
const latestMs = 30_000

/** Safari has no such callback; what has been drawn by then is what people wait for. */
const whenIdle = (work: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 500))

/**
 * Begins once: when what is to be shown stands and the browser has nothing to do, or at the latest after half a minute.
 * @returns begins now, if it has not begun
 */
export function whenStable(shown: Promise<unknown>, begin: () => void): () => void {
  let begun = false
  const once = () => {
    clearTimeout(latest)
    if (!begun) begin()
    begun = true
  }
  const latest = setTimeout(once, latestMs)
  // What could not be shown is told where it was to be.
  shown.then(
    () => whenIdle(once),
    () => {},
  )
  return once
}

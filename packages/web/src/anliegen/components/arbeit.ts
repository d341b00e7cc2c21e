import { aufgabeOf, minMs, searchLoesung } from '@dreiklang/domain/anliegen/nachweis'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Hashes per chunk; a few milliseconds, so that the page stays responsive in between. */
const proSchluck = 2_000

/** The form's proof of work; the page stays usable meanwhile. */
export async function doWork({ marke, schwere }: { marke: string; schwere: number }): Promise<number> {
  const aufgabe = aufgabeOf(marke)
  for (let ab = 0; ; ab += proSchluck) {
    const loesung = searchLoesung(aufgabe, { schwere, ab, versuche: proSchluck })
    if (loesung !== null) return loesung
    await pause(0)
  }
}

/** Waits until the minimum time since the form was issued has passed. */
export async function waitMinimumTime(readMs: number): Promise<void> {
  // The clocks of page and server may differ by milliseconds.
  const rest = minMs + 250 - (performance.now() - readMs)
  if (rest > 0) await pause(rest)
}

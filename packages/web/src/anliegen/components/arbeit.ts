import { aufgabeOf, minMs, searchLoesung } from '@dreiklang/domain/anliegen/nachweis'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A few milliseconds of hashing, so that the page stays responsive in between. */
const proSchluck = 2_000

export async function doWork({ marke, schwere }: { marke: string; schwere: number }): Promise<number> {
  const aufgabe = aufgabeOf(marke)
  for (let ab = 0; ; ab += proSchluck) {
    const loesung = searchLoesung(aufgabe, { schwere, ab, versuche: proSchluck })
    if (loesung !== null) return loesung
    await pause(0)
  }
}

export async function waitMinimumTime(readMs: number): Promise<void> {
  // The clocks of page and server may differ by milliseconds.
  const rest = minMs + 250 - (performance.now() - readMs)
  if (rest > 0) await pause(rest)
}

import { aufgabeVon, mindestMs, sucheLoesung } from '@dreiklang/domain/anliegen/nachweis'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Hashes per chunk; a few milliseconds, so that the page stays responsive in between. */
const proSchluck = 2_000

/** The form's proof of work; the page stays usable meanwhile. */
export async function leisteArbeit({ marke, schwere }: { marke: string; schwere: number }): Promise<number> {
  const aufgabe = aufgabeVon(marke)
  for (let ab = 0; ; ab += proSchluck) {
    const loesung = sucheLoesung(aufgabe, { schwere, ab, versuche: proSchluck })
    if (loesung !== null) return loesung
    await pause(0)
  }
}

/** Waits until the minimum time since the form was issued has passed. */
export async function warteMindestzeit(gelesenMs: number): Promise<void> {
  // The clocks of page and server may differ by milliseconds.
  const rest = mindestMs + 250 - (performance.now() - gelesenMs)
  if (rest > 0) await pause(rest)
}

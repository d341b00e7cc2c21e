import { aufgabeVon, mindestMs, sucheLoesung } from '@dreiklang/domain/anliegen/nachweis'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** So many hashes are a few milliseconds: between them the page stays alive. */
const proSchluck = 2_000

/** The work that the form requires; the page can be used while it is done. */
export async function leisteArbeit({ marke, schwere }: { marke: string; schwere: number }): Promise<number> {
  const aufgabe = aufgabeVon(marke)
  for (let ab = 0; ; ab += proSchluck) {
    const loesung = sucheLoesung(aufgabe, { schwere, ab, versuche: proSchluck })
    if (loesung !== null) return loesung
    await pause(0)
  }
}

/** Waits out the little time that the server wants to have passed since it gave the form out. */
export async function warteMindestzeit(gelesenMs: number): Promise<void> {
  // The clocks of page and server need not go to the millisecond alike.
  const rest = mindestMs + 250 - (performance.now() - gelesenMs)
  if (rest > 0) await pause(rest)
}

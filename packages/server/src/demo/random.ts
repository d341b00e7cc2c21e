/** A small seeded generator (mulberry32): the same demo everywhere. Not for secrets. */
export function createRandom(seed: number) {
  let state = seed
  const zahl = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const ganz = (von: number, bis: number): number => von + Math.floor(zahl() * (bis - von + 1))
  function eins<const T>(liste: readonly T[]): T {
    const value = liste[Math.floor(zahl() * liste.length)]
    if (value === undefined) throw new Error('Choice from an empty list')
    return value
  }
  return { zahl, ganz, eins, trifft: (anteil: number): boolean => zahl() < anteil }
}
export type Random = ReturnType<typeof createRandom>

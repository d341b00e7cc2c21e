/** The pharmacy has the pack in its hands: what it recognises as a BtM is one from then on, whatever was written before. */
import type { Instant } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import { type Ereignis, evolve, positionEreignis } from './ereignis.ts'
import { lieferungEreignis } from './lieferung.decider.ts'
import { isUnterwegsOrReady } from './lieferung.ts'
import type { Position } from './position.document.ts'

interface Said {
  grund: string
  now: Instant
}

/** Bags that nobody has received yet are handed over by name and signature. */
function recognise(bestellung: Bestellung, position: Position, { grund, now }: Said): Ereignis[] {
  const bags = bestellung.lieferungen
    .filter((one) => isUnterwegsOrReady(one) && !one.btm && one.positionen.some((row) => row.positionId === position.id))
    .map((alt) => lieferungEreignis('btmFeststellen', { alt, neu: { ...alt, btm: true }, angaben: { lieferung: alt.lfdNr } }))
  return [positionEreignis('btmFeststellen', position, { now, angaben: { grund }, neu: { btm: true } }), ...bags]
}

/** One after the other: two of them may lie in the same bag. */
export function btmFeststellen(bestellung: Bestellung, positionen: readonly Position[], said: Said): Ereignis[] {
  let soFar = bestellung
  return positionen.flatMap((position) => {
    const ereignisse = recognise(soFar, position, said)
    soFar = ereignisse.reduce(evolve, soFar)
    return ereignisse
  })
}

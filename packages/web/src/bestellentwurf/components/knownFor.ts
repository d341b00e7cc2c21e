import type { Known } from '@dreiklang/domain/bestellung/besuch.contract'
import { sameProdukt } from '@dreiklang/domain/arzneimittel/produkt'
import { onlyNamed } from '@dreiklang/domain/bestellung/nothingSaid'
import type { Zuletzt } from '@dreiklang/domain/bestellung/position.document'
import type { Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import { positionValuesOf } from './entwurfAbbild.ts'
import type { PositionAnfang, PositionValues } from './formValues.ts'

/** Null where too little was entered to know it again. */
function enteredProdukt(anfang: PositionAnfang): Produkt | null {
  const bezeichnung = anfang.bezeichnung ?? anfang.pzn ?? ''
  return bezeichnung === '' ? null : { produktart: 'ARZNEIMITTEL', ...onlyNamed, ...anfang, bezeichnung }
}

/** With the dose that the client has of it, and nothing that was said of one order only; null where the client is not known to take it. */
export function knownFor(known: Known | undefined, anfang: PositionAnfang): PositionValues | null {
  const entered = enteredProdukt(anfang)
  const before = entered === null ? undefined : known?.positionen.find(({ produkt }) => sameProdukt(produkt, entered))
  return before === undefined ? null : { ...positionValuesOf(before, ''), zuletzt: before.zuletzt }
}

/** What the practice made of exactly this when it was ordered last: another strength, another dose. */
export function correctionOf(known: Known | undefined, anfang: PositionAnfang): Zuletzt | null {
  const entered = enteredProdukt(anfang)
  if (entered === null) return null
  const corrected = ({ zuletzt }: Known['positionen'][number]) =>
    zuletzt?.geaendert !== undefined && zuletzt.geaendert !== null && sameProdukt(zuletzt.geaendert.von.produkt, entered)
  return known?.positionen.find(corrected)?.zuletzt ?? null
}

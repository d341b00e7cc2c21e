/** What an order adds to the sum of Pflegehilfsmittel zum Verbrauch of its Klient. */
import type { Seite } from '../shared/akteur.ts'
import { berlinDate } from '../shared/time.ts'
import type { Anteil } from '../klient/pflegehilfsmittel.ts'
import { einheitOf } from './austausch.ts'
import type { Bestellung } from './bestellung.document.ts'
import { isEnd } from './bestellung.ts'
import type { Lieferung } from './lieferung.document.ts'
import type { Position } from './position.document.ts'

export const isPflegehilfsmittel = ({ produkt }: Pick<Position, 'produkt'>): boolean => produkt.produktart === 'PFLEGEHILFSMITTEL'

type Bag = Pick<Lieferung, 'positionen' | 'uebergebenAm' | 'betraege'>

const amountIn = (bag: Bag, { id }: Position): number => bag.positionen.find(({ positionId }) => positionId === id)?.menge ?? 0

const shareOf = ({ uebergebenAm, betraege }: Bag, { id }: Position): Anteil => ({
  tag: uebergebenAm === null ? null : berlinDate(uebergebenAm),
  cent: betraege.find(({ positionId }) => positionId === id)?.cent ?? null,
})

/**
 * What was given back is not paid for: all of a bag is no share of the month, a part lessens it by its part. It is taken to be of what came
 * last. What is destroyed stays paid for. Counted otherwise than it was delivered, nobody knows how much of the amount is left.
 */
function withoutReturned(bags: readonly Bag[], position: Position): Anteil[] {
  const returned = position.retouren.filter(({ art }) => art === 'RUECKGABE')
  const counted = returned.filter(({ einheit }) => einheit === einheitOf(position))
  const uncounted = returned.length > counted.length
  let back = counted.reduce((sum, { menge }) => sum + menge, 0)
  const latestFirst = bags.toSorted((a, b) => (b.uebergebenAm ?? '').localeCompare(a.uebergebenAm ?? ''))
  const shares = latestFirst.flatMap((bag) => {
    const share = shareOf(bag, position)
    if (share.tag === null) return [share]
    const all = amountIn(bag, position)
    const taken = Math.min(back, all)
    back -= taken
    if (taken === all) return []
    const cent = uncounted || share.cent === null ? null : Math.round((share.cent * (all - taken)) / all)
    return [{ ...share, cent }]
  })
  return shares.toReversed()
}

function anteileOfPosition({ lieferungen }: Bestellung, position: Position): Anteil[] {
  const bags = lieferungen.filter(
    ({ positionen, ruecknahme, uebergebenAm }) =>
      ruecknahme === null &&
      positionen.some(({ positionId }) => positionId === position.id) &&
      (uebergebenAm !== null || !isEnd(position.status)),
  )
  const delivered = withoutReturned(bags, position)
  const rest = !isEnd(position.status) && !['BEREIT', 'GELIEFERT'].includes(position.status)
  return rest ? [...delivered, { tag: null, cent: null }] : delivered
}

/** A draft adds nothing. The pharmacy counts what it sees as an order of its own, the nursing service all of it. */
export const anteileOf = (bestellung: Bestellung, seite: Seite): Anteil[] =>
  bestellung.positionen
    .filter((position) => isPflegehilfsmittel(position) && position.status !== 'ENTWURF')
    .filter(({ sichtApotheke }) => seite === 'PFLEGE' || (seite === 'APOTHEKE' && sichtApotheke === 'VOLL'))
    .flatMap((position) => anteileOfPosition(bestellung, position))

/** What an order adds to the sum of Pflegehilfsmittel zum Verbrauch of its Klient. */
import type { Seite } from '../shared/akteur.ts'
import { berlinDate } from '../shared/time.ts'
import type { Anteil } from '../klient/pflegehilfsmittel.ts'
import type { Bestellung } from './bestellung.document.ts'
import { isEnd } from './bestellung.ts'
import type { Position } from './position.document.ts'

export const isPflegehilfsmittel = ({ produkt }: Pick<Position, 'produkt'>): boolean => produkt.produktart === 'PFLEGEHILFSMITTEL'

function anteileOfPosition({ lieferungen }: Bestellung, position: Position): Anteil[] {
  const bags = lieferungen.filter(
    ({ positionen, ruecknahme, uebergebenAm }) =>
      ruecknahme === null &&
      positionen.some(({ positionId }) => positionId === position.id) &&
      (uebergebenAm !== null || !isEnd(position.status)),
  )
  const delivered = bags.map(({ uebergebenAm, betraege }): Anteil => ({
    tag: uebergebenAm === null ? null : berlinDate(uebergebenAm),
    cent: betraege.find(({ positionId }) => positionId === position.id)?.cent ?? null,
  }))
  const rest = !isEnd(position.status) && !['BEREIT', 'GELIEFERT'].includes(position.status)
  return rest ? [...delivered, { tag: null, cent: null }] : delivered
}

/** A draft adds nothing. The pharmacy counts what it sees as an order of its own, the nursing service all of it. */
export const anteileOf = (bestellung: Bestellung, seite: Seite): Anteil[] =>
  bestellung.positionen
    .filter((position) => isPflegehilfsmittel(position) && position.status !== 'ENTWURF')
    .filter(({ sichtApotheke }) => seite === 'PFLEGE' || (seite === 'APOTHEKE' && sichtApotheke === 'VOLL'))
    .flatMap((position) => anteileOfPosition(bestellung, position))

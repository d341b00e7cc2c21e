import type { Bestellung } from './bestellung.document.ts'
import type { Ereignis } from './ereignis.ts'

const zuvor = <T extends { id: string }>(list: readonly T[], { alt, neu }: { alt: T | null; neu: T }): T[] =>
  list.flatMap((one) => {
    if (one.id !== neu.id) return [one]
    return alt === null ? [] : [alt]
  })

export function devolve(bestellung: Bestellung, { aenderung }: Pick<Ereignis, 'aenderung'>): Bestellung {
  switch (aenderung.ziel) {
    case 'kopf':
      return { ...bestellung, ...aenderung.alt }
    case 'positionen':
      return { ...bestellung, positionen: aenderung.alt }
    case 'position':
      return { ...bestellung, positionen: bestellung.positionen.map((p) => (p.id === aenderung.id ? { ...p, ...aenderung.alt } : p)) }
    case 'rueckfrage':
      return { ...bestellung, rueckfragen: zuvor(bestellung.rueckfragen, aenderung) }
    case 'lieferung':
      return { ...bestellung, lieferungen: zuvor(bestellung.lieferungen, aenderung) }
    case 'nichts':
      return bestellung
    default:
      return aenderung satisfies never
  }
}

import { stringifySearch } from '../shared/searchParams.ts'

/** The sides that have a list of orders, as their addresses say it. */
export type ListenSeite = 'pflege' | 'arzt' | 'apotheke'

/** The list of a side; `werte` are filters as they stand in the address. */
export function listenPfad(seite: ListenSeite, werte: Record<string, string> = {}): string {
  return `/bestellungen/${seite}${stringifySearch(werte)}`
}

export const neuPfad = '/bestellungen/neu'

/** A new order out of a visit. */
export function neuAusBesuchPfad(werte: { klient: string; besuch: string }): string {
  return `${neuPfad}${stringifySearch(werte)}`
}

export function bestellungPfad(bestellungId: string): string {
  return `/bestellungen/${bestellungId}`
}

export function bearbeitenPfad(bestellungId: string): string {
  return `/bestellungen/${bestellungId}/bearbeiten`
}

/** Deep link of one entry of the timeline. */
export function ereignisAnker(nr: number): string {
  return `ereignis-${nr}`
}

export function positionAnker(positionId: string): string {
  return `position-${positionId}`
}

export function rueckfrageAnker(rueckfrageId: string): string {
  return `rueckfrage-${rueckfrageId}`
}

import { stringifySearch } from '../shared/searchParams.ts'

/** The sides that have a list of orders, as their addresses say it. */
export type ListSeite = 'pflege' | 'arzt' | 'apotheke'

/** The list of a side; `werte` are filters as they stand in the address. */
export function listPath(seite: ListSeite, values: Record<string, string> = {}): string {
  return `/bestellungen/${seite}${stringifySearch(values)}`
}

export const neuPath = '/bestellungen/neu'

/** A new order out of a visit. */
export function neuFromBesuchPath(values: { klient: string; besuch: string }): string {
  return `${neuPath}${stringifySearch(values)}`
}

export function bestellungPath(bestellungId: string): string {
  return `/bestellungen/${bestellungId}`
}

export function editPath(bestellungId: string): string {
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

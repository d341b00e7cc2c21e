import { stringifySearch } from '../shared/searchParams.ts'

export type ListSeite = 'pflege' | 'arzt' | 'apotheke'

/** `values`: filters as they stand in the address. */
export function listPath(seite: ListSeite, values: Record<string, string> = {}): string {
  return `/bestellungen/${seite}${stringifySearch(values)}`
}

/** The board of orders: columns are states. */
export const boardPath = '/bestellungen/tafel'

export const neuPath = '/bestellungen/neu'

export function neuFromBesuchPath(values: { klient: string; besuch: string }): string {
  return `${neuPath}${stringifySearch(values)}`
}

export function bestellungPath(bestellungId: string): string {
  return `/bestellungen/${bestellungId}`
}

export function editPath(bestellungId: string): string {
  return `/bestellungen/${bestellungId}/bearbeiten`
}

export function ereignisAnker(nr: number): string {
  return `ereignis-${nr}`
}

export function positionAnker(positionId: string): string {
  return `position-${positionId}`
}

export function rueckfrageAnker(rueckfrageId: string): string {
  return `rueckfrage-${rueckfrageId}`
}

export const neuFromKlientPath = (klient: string) => `${neuPath}${stringifySearch({ klient })}`

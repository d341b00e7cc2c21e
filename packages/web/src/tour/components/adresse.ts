import type { Adresse } from '@dreiklang/domain/tour/tour'
import { oderNichts } from './anzeige.ts'

export const adressTeile = ['strasse', 'hausnummer', 'zusatz', 'plz', 'ort'] as const
export type AdressWerte = Record<(typeof adressTeile)[number], string>

export const adressWerte = (adresse: Adresse | null): AdressWerte => ({
  strasse: adresse?.strasse ?? '',
  hausnummer: adresse?.hausnummer ?? '',
  zusatz: adresse?.zusatz ?? '',
  plz: adresse?.plz ?? '',
  ort: adresse?.ort ?? '',
})

/** Null when nothing was filled in; half an address goes to the schema, which says what is missing. */
export function adresseAus(werte: AdressWerte): Adresse | null {
  if (adressTeile.every((teil) => werte[teil].trim() === '')) return null
  return { ...werte, zusatz: oderNichts(werte.zusatz) }
}

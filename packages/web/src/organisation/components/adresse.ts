/** An address as its fields hold it: empty text is ''. */
import type { adresse } from '@dreiklang/domain/shared/schemas'
import type { z } from 'zod'

type Adresse = z.infer<typeof adresse>

export const adressTeile = ['strasse', 'hausnummer', 'zusatz', 'plz', 'ort'] as const satisfies readonly (keyof Adresse)[]
export type AdressTeil = (typeof adressTeile)[number]
export type AdressWerte = Record<AdressTeil, string>

export const leereAdresse: AdressWerte = { strasse: '', hausnummer: '', zusatz: '', plz: '', ort: '' }

export const adressWerte = (bekannt: Adresse | null): AdressWerte =>
  bekannt === null ? leereAdresse : { ...bekannt, zusatz: bekannt.zusatz ?? '' }

const leer = (text: string) => text.trim() === ''

/** As the contract's body; what is missing is for the schema to say. */
export const adressAbbild = (werte: AdressWerte): Adresse => ({ ...werte, zusatz: leer(werte.zusatz) ? null : werte.zusatz })

/** Null when nothing was filled in; half an address goes to the schema. */
export const adresseOderNichts = (werte: AdressWerte): Adresse | null => (Object.values(werte).every(leer) ? null : adressAbbild(werte))

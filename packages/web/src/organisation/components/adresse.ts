/** Empty text is ''. */
import type { adresse } from '@dreiklang/domain/shared/schemas'
import type { z } from 'zod'

type Adresse = z.infer<typeof adresse>

export const adressTeile = ['strasse', 'hausnummer', 'zusatz', 'plz', 'ort'] as const satisfies readonly (keyof Adresse)[]
export type AdressTeil = (typeof adressTeile)[number]
export type AdressValues = Record<AdressTeil, string>

export const emptyAdresse: AdressValues = { strasse: '', hausnummer: '', zusatz: '', plz: '', ort: '' }

export const adressValues = (known: Adresse | null): AdressValues =>
  known === null ? emptyAdresse : { ...known, zusatz: known.zusatz ?? '' }

const empty = (text: string) => text.trim() === ''

export const adressAbbild = (values: AdressValues): Adresse => ({ ...values, zusatz: empty(values.zusatz) ? null : values.zusatz })

/** Null when nothing was filled in; half an address goes to the schema. */
export const adresseOrNothing = (values: AdressValues): Adresse | null => (Object.values(values).every(empty) ? null : adressAbbild(values))

import type { OwnAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { type AdressValues, adressAbbild, adressValues, emptyAdresse } from './adresse.ts'

export interface OrganisationValues {
  art: OrganisationArt
  name: string
  adresse: AdressValues
  telefon: string
  email: string
  ik: string
  bsnr: string
}

export const emptyOrganisation: OrganisationValues = {
  art: 'PFLEGEDIENST',
  name: '',
  adresse: emptyAdresse,
  telefon: '',
  email: '',
  ik: '',
  bsnr: '',
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What only practices have is left out for the others. */
export function organisationAbbild(values: OrganisationValues) {
  return {
    ...values,
    adresse: adressAbbild(values.adresse),
    email: orNull(values.email),
    ik: orNull(values.ik),
    bsnr: values.art === 'ARZTPRAXIS' ? orNull(values.bsnr) : null,
  }
}

export function valuesOf({ art, name, adresse, telefon, email, ik, bsnr }: OwnAngaben): OrganisationValues {
  return {
    art,
    name,
    adresse: adressValues(adresse),
    telefon,
    email: email ?? '',
    ik: ik ?? '',
    bsnr: bsnr ?? '',
  }
}

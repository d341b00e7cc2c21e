import type { EigeneAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { type AdressWerte, adressAbbild, adressWerte, leereAdresse } from './adresse.ts'

/** An organisation as the fields of its form hold it: empty text is ''. */
export interface OrganisationWerte {
  art: OrganisationArt
  name: string
  adresse: AdressWerte
  telefon: string
  email: string
  ik: string
  bsnr: string
}

export const leereOrganisation: OrganisationWerte = {
  art: 'PFLEGEDIENST',
  name: '',
  adresse: leereAdresse,
  telefon: '',
  email: '',
  ik: '',
  bsnr: '',
}

const oderNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The fields as the contract's body. What only practices have is left out for the others. */
export function organisationAbbild(werte: OrganisationWerte) {
  return {
    ...werte,
    adresse: adressAbbild(werte.adresse),
    email: oderNull(werte.email),
    ik: oderNull(werte.ik),
    bsnr: werte.art === 'ARZTPRAXIS' ? oderNull(werte.bsnr) : null,
  }
}

/** What is known of an organisation, in the fields of its form. */
export function werteVon({ art, name, adresse, telefon, email, ik, bsnr }: EigeneAngaben): OrganisationWerte {
  return {
    art,
    name,
    adresse: adressWerte(adresse),
    telefon,
    email: email ?? '',
    ik: ik ?? '',
    bsnr: bsnr ?? '',
  }
}

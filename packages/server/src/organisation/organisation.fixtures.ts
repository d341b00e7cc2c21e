import type { OrganisationAngaben, PersonAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'

let zaehler = 0

export const neueOrganisation = ({ art }: { art: string }): Omit<OrganisationAngaben, 'art'> & { art: string } => {
  zaehler += 1
  return {
    art,
    name: `Haus Nr. ${zaehler}`,
    adresse: { strasse: 'Mühlweg', hausnummer: '3 a', zusatz: 'Hinterhaus', plz: '01067', ort: 'Dresden' },
    telefon: '0351 123456',
    email: `haus${zaehler}@example.org`,
    ik: '260326822',
    bsnr: art === 'ARZTPRAXIS' ? '721111100' : null,
    vertretungId: null,
  }
}

type PersonBody = Omit<PersonAngaben, 'rolle'> & { rolle: Rolle }

/** A nurse unless said otherwise, with an address of her own. */
export const neuePerson = (angaben: Partial<PersonBody> & { organisationId: string }): PersonBody => {
  zaehler += 1
  return {
    email: `person${zaehler}@example.org`,
    name: `Rosa Muster ${zaehler}`,
    rolle: 'ROLE_PFLEGER',
    beruf: 'PFLEGEKRAFT',
    lanr: null,
    ...angaben,
  }
}

import type { Content } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { OrganisationAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { TestServer } from '../testServer.ts'
import { setStatus } from './freigabe.repository.ts'

let counter = 0

export const newOrganisation = ({ art }: { art: string }): Omit<OrganisationAngaben, 'art'> & { art: string } => {
  counter += 1
  return {
    art,
    name: `Haus Nr. ${counter}`,
    adresse: { strasse: 'Mühlweg', hausnummer: '3 a', zusatz: 'Hinterhaus', plz: '01067', ort: 'Dresden' },
    telefon: '0351 123456',
    email: `haus${counter}@example.org`,
    ik: '260326822',
    bsnr: art === 'ARZTPRAXIS' ? '721111100' : null,
  }
}

export async function activate({ ports }: TestServer, organisationId: string): Promise<void> {
  await setStatus(onBehalfOf(ports.database, systemContext), organisationId, 'AKTIV')
}

export const noRegeln: Content<'BESTELLREGELN'> = {
  wege: [],
  bearbeitungszeitWerktage: null,
  egkJeQuartal: false,
  einloeseweg: null,
  rezeptTelefon: null,
  hausbesuche: false,
  umkreisKm: null,
  besuchsgebiet: [],
  hinweis: null,
}

import type { Inhalt } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { OrganisationAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { TestServer } from '../testServer.ts'
import { setzeStatus } from './freigabe.repository.ts'

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
  }
}

/** An organisation that the platform has activated long ago, without the way there. */
export async function schalteFrei({ ports }: TestServer, organisationId: string): Promise<void> {
  await setzeStatus(imNamen(ports.database, systemKontext), organisationId, 'AKTIV')
}

/** A section without a word in it, with what the test is about. */
export const keineRegeln: Inhalt<'BESTELLREGELN'> = {
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

import type { Content } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { OrganisationAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { TestClient, TestServer } from '../testServer.ts'
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

/** Says in the hours of the own house where it is. */
export async function sayLand(leitung: TestClient, bundesland: Bundesland | null): Promise<void> {
  const spanne = [{ von: '08:00', bis: '12:00' }]
  const woche = { mo: spanne, di: spanne, mi: spanne, do: spanne, fr: spanne, sa: [], so: [] }
  const { abschnitte } = (await leitung.call(profilContract.readAbschnitte)).body
  const version = abschnitte.find(({ abschnitt }) => abschnitt === 'OEFFNUNG')?.version ?? 0
  const body = { abschnitt: 'OEFFNUNG', version, inhalt: { bundesland, woche, ausnahmen: [] } }
  const { status } = await leitung.call(profilContract.updateAbschnitt, { body })
  if (status !== 200) throw new Error(`The hours were not saved: ${status}`)
}

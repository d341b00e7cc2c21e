/** The organisations and people of the demo. */
import { secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keineRechte, rechteOf } from '@dreiklang/domain/shared/rechte'
import { createFirstAdministrator } from '../anmeldung/anmeldung.usecases.ts'
import { insertPerson } from '../personal/personal.repository.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createHaeuser, personWithMail, setQualifikationen, setPasswords } from './demo.repository.ts'
import { type Regie, akteurOf, daysAgo } from './director.ts'
import { standInFor } from './haeuser.ts'
import { type DemoOrganisation, type Konto, demoAdmin, demoMail, demoOrganisationen, demoPassword, demoPersonal } from './konten.ts'

export interface Ensemble {
  personen: Record<string, Akteur>
  organisationen: Record<DemoOrganisation, string>
}

/** @param colleagues who works in the organisations beside those whose accounts are offered */
export async function set(regie: Regie, ports: Ports, colleagues: readonly Konto[] = []): Promise<Ensemble> {
  regie.stelle(daysAgo(regie, 120))
  const db = onBehalfOf(ports.database, systemContext)
  const existing = await personWithMail(db, demoMail(demoAdmin.konto))
  if (existing === null || !existing.hatPasswort) {
    await createFirstAdministrator({ ...ports, clock: { now: regie.now } }, { email: demoMail(demoAdmin.konto), name: demoAdmin.name })
  }
  const adminId = (await personWithMail(db, demoMail(demoAdmin.konto)))?.id ?? ''
  const admin: Akteur = { ...niemand, personId: adminId, rolle: 'ROLE_ADMIN', name: demoAdmin.name }

  const organisationen = {} as Record<DemoOrganisation, string>
  for (const [kuerzel, { art, name, strasse, nr, ik, bsnr }] of Object.entries(demoOrganisationen)) {
    const adresse = { strasse, hausnummer: nr, zusatz: null, plz: '80331', ort: 'München' }
    const telefon = `089 ${regie.zufall.ganz(1_000_000, 9_999_999)}`
    const body = { art, name, adresse, telefon, email: null, ik, bsnr }
    organisationen[kuerzel as DemoOrganisation] = (await regie.call(organisationContract.create, admin, { body })).id
  }

  const personen: Record<string, Akteur> = { admin }
  for (const { konto, name, rolle, organisation, beruf, lanr } of [...demoPersonal, ...colleagues]) {
    const organisationId = organisationen[organisation]
    const angaben = { organisationId, email: demoMail(konto), name, rolle, beruf, lanr }
    // A filling that was cut off finds whom it has let in.
    const da = await personWithMail(db, angaben.email)
    const id = da?.id ?? ports.newId()
    if (da === null) await insertPerson(db, { id, angaben, passwortHash: null, am: regie.now().toISOString() })
    // Qualification and Approbation stand in the records, which are written later.
    const rechte = { ...rechteOf({ ...noAusbildung, beruf, lanr }), istFachkraft: beruf === 'PFLEGEKRAFT' }
    personen[konto] = { ...niemand, personId: id, rolle, organisationId, ...rechte, name }
  }
  await setQualifikationen(db)
  // Long ago: nobody is notified of it today.
  await createHaeuser(db, regie.now().toISOString())
  await standInFor(regie, akteurOf({ personen }, 'arzt-admin2'), organisationen.weber)
  // With a published password there is nothing that a second factor could protect.
  for (const leitung of Object.values(personen).filter(({ rolle }) => isVerwaltung(rolle))) {
    await regie.call(secondFactorContract.setPflicht, leitung, { body: { leitungPflicht: false } })
  }
  // The published password holds the product's name, which the rule for passwords rightly refuses: so it is written past the invitations.
  await setPasswords(db, await ports.passwordHasher.hash(demoPassword))
  return { personen, organisationen }
}

const niemand = { sitzungId: '00000000-0000-0000-0000-000000000000', organisationId: null, ...keineRechte }
const noAusbildung = { funktion: null, qualifikation: null, approbationAm: null, anleitung: null }

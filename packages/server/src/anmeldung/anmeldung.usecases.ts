import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { ersteVerwaltung } from '@dreiklang/domain/shared/anmeldung.contract'
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import { ConstraintViolation, type Ports } from '../ports.ts'
import { pruefe } from '../shared/eingabe.ts'
import { systemKontext } from '../shared/kontext.ts'
import { createEinmalLink } from './einmalLink.ts'
import { ladeVerwaltung, speichereVerwaltung } from './passwort.repository.ts'

/**
 * For the start command of a new installation: creates an administrator account and answers the token of its set-password link. Called
 * again before the password is set, it answers a new link and takes over the new address.
 * @throws anmeldung.verwaltung_vorhanden when an administrator already has a password, organisation.email_vergeben, eingabe.ungueltig
 */
export async function createFirstAdministrator(
  ports: Pick<Ports, 'database' | 'clock' | 'newId'>,
  input: { email: string; name: string },
): Promise<{ token: string }> {
  const { email, name } = pruefe(ersteVerwaltung, input)
  try {
    return await ports.database.transaction(systemKontext, async (tx) => {
      const bisher = await ladeVerwaltung(tx)
      if (bisher?.hatPasswort === true) throw anmeldungFehler.ablehnen('anmeldung.verwaltung_vorhanden')
      const id = bisher?.id ?? ports.newId()
      await speichereVerwaltung(tx, { id, email, name, jetzt: ports.clock.now().toISOString() })
      return { token: await createEinmalLink(tx, ports, id) }
    })
  } catch (error) {
    if (error instanceof ConstraintViolation && error.constraint === 'person_email')
      throw organisationFehler.ablehnen('organisation.email_vergeben')
    throw error
  }
}

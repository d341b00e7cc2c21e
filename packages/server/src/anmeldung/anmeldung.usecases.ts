import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import { firstVerwaltung } from '@dreiklang/domain/shared/anmeldung.contract'
import { ConstraintViolation, type Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { check } from '../shared/input.ts'
import { createSingleUseLink } from './einmalLink.ts'
import { loadVerwaltung, saveVerwaltung } from './password.repository.ts'

/**
 * Answers the token of the set-password link; called again before the password is set, a new one, and it takes over the new address.
 * @throws anmeldung.verwaltung_vorhanden when an administrator already has a password, organisation.email_vergeben, eingabe.ungueltig
 */
export async function createFirstAdministrator(
  ports: Pick<Ports, 'database' | 'clock' | 'newId'>,
  input: { email: string; name: string },
): Promise<{ token: string }> {
  const { email, name } = check(firstVerwaltung, input)
  try {
    return await ports.database.transaction(systemContext, async (tx) => {
      const previous = await loadVerwaltung(tx)
      if (previous?.hatPasswort === true) throw anmeldungErrors.refuse('anmeldung.verwaltung_vorhanden')
      const id = previous?.id ?? ports.newId()
      await saveVerwaltung(tx, { id, email, name, now: ports.clock.now().toISOString() })
      return { token: (await createSingleUseLink(tx, ports, id)).token }
    })
  } catch (error) {
    if (error instanceof ConstraintViolation && error.constraint === 'person_email')
      throw organisationErrors.refuse('organisation.email_vergeben')
    throw error
  }
}

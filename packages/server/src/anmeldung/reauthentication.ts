/** Asks for the password again before anything that a stranger at an unlocked screen must not do. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type FactorPerson, loadFactorPerson } from './factor.repository.ts'
import type { Gate } from './gate.ts'
import type { Herkunft } from './herkunft.ts'
import type { Limits } from './limits.ts'

/** @throws anmeldung.passwort_falsch, zu_viele_anfragen */
export type Reauthentication = (who: { akteur: Akteur; herkunft: Herkunft }, password: string) => Promise<FactorPerson>

export function createReauthentication(
  { database, passwordHasher }: Ports,
  { gate, limits }: { gate: Gate; limits: Limits },
): Reauthentication {
  const db = onBehalfOf(database, systemContext)
  return async ({ akteur: { personId }, herkunft }, password) => {
    const applying = await limits.forPerson('passwort', personId)
    const load = () => loadFactorPerson(db, personId)
    return gate.passWith(applying, load, async (person) => {
      const hash = person?.passwortHash ?? null
      if (person !== null && hash !== null && (await passwordHasher.verify(hash, password))) return person
      await gate.fail(applying, { personId, herkunft })
      throw anmeldungErrors.refuse('anmeldung.passwort_falsch')
    })
  }
}

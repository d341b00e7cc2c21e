import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { checkPassword } from '@dreiklang/domain/anmeldung/password'
import { loadLanguage } from '../mail/language.repository.ts'
import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Gate } from './gate.ts'
import type { Von } from './herkunft.ts'
import type { Limits } from './limits.ts'
import { passwordChanged } from './mails.ts'
import { loadLinkPerson, storePassword } from './password.repository.ts'
import { audit } from './protokoll.repository.ts'
import { digestOf } from './secret.ts'
import type { SessionsHier } from './sessions.ts'

type Needs = { sitzungen: SessionsHier; gate: Gate; limits: Limits }

/** A weak password does not use up the link. It is checked before hashing, which would be free work; one statement uses it, once. */
export function createSetPassword({ database, clock, passwordHasher }: Ports, { sitzungen, gate, limits }: Needs) {
  const db = onBehalfOf(database, systemContext)
  const invalid = () => anmeldungErrors.refuse('anmeldung.link_ungueltig')

  /** @throws anmeldung.link_ungueltig, eingabe.ungueltig for a weak password, zu_viele_anfragen */
  return async function setPassword(
    { token, password }: { token: string; password: string },
    { address, herkunft, sprache }: Von,
  ): Promise<void> {
    const linkHash = await digestOf(token)
    const applying = await limits.forLink(address)
    const load = (now: string) => loadLinkPerson(db, linkHash, now)
    const personId = await gate.passWith(applying, load, async (person) => {
      if (person === null) {
        await gate.fail(applying)
        throw invalid()
      }
      checkPassword(password, [person.email, person.name, person.organisation ?? ''])
      const passwortHash = await passwordHasher.hash(password)
      const now = clock.now().toISOString()
      return database.transaction(systemContext, async (tx) => {
        const whose = await storePassword(tx, { linkHash, passwortHash, now })
        if (whose !== null) {
          await audit(tx, { personId: whose, art: 'PASSWORT', herkunft, now })
          const ihre = await loadLanguage(tx, whose, sprache)
          await queueMail(tx, passwordChanged({ an: person.email, name: person.name, sprache: ihre, herkunft, am: now }))
          if (!person.neu) await sitzungen.reportKonto(tx, { personId: whose, anlass: 'PASSWORT_GEAENDERT', am: now })
        }
        return whose
      })
    })
    if (personId === null) throw invalid()
    sitzungen.forget(personId)
  }
}

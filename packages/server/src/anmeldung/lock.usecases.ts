import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { userOf } from './anmeldung.repository.ts'
import type { Gate } from './gate.ts'
import type { Herkunft, Von } from './herkunft.ts'
import type { Limits } from './limits.ts'
import { unlockSession, loadForUnlocking, lockSession } from './lock.repository.ts'
import { audit } from './protokoll.repository.ts'
import { digestOf, isSecret } from './secret.ts'
import type { SessionsHier } from './sessions.ts'

interface Unlock extends Von {
  email: string
  password: string
  refreshToken: string | null
  accessToken: string | null
  device: string | null
}

export function createLock(ports: Ports, { sitzungen, gate, limits }: { sitzungen: SessionsHier; gate: Gate; limits: Limits }) {
  const { database, clock, passwordHasher } = ports
  const db = onBehalfOf(database, systemContext)

  async function sessionOf({ refreshToken, accessToken }: Unlock) {
    const claims = accessToken === null ? null : await sitzungen.tokens.verifyExpired(accessToken)
    const tokenHash = refreshToken !== null && isSecret(refreshToken) ? await digestOf(refreshToken) : null
    // The cookie takes precedence over the token: a browser has one session, whatever a script may send.
    const sitzungId = tokenHash === null ? (claims?.sitzungId ?? null) : null
    return loadForUnlocking(db, { sitzungId, tokenHash, now: clock.now().toISOString() })
  }

  return {
    async lock({ personId, sitzungId }: Akteur, herkunft: Herkunft): Promise<void> {
      const now = clock.now().toISOString()
      await database.transaction(systemContext, async (tx) => {
        await lockSession(tx, sitzungId, now)
        await audit(tx, { personId, art: 'GESPERRT', herkunft, now })
      })
      sitzungen.forget(personId)
    },

    /**
     * The limits of a sign-in under the address of the session's person: a locked screen is no second place to guess at.
     * @throws anmeldung.sitzung_beendet, anmeldung.falsche_zugangsdaten, zu_viele_anfragen
     */
    async unlock(input: Unlock): Promise<Anmeldung> {
      const session = await sessionOf(input)
      if (session === null) throw anmeldungErrors.refuse('anmeldung.sitzung_beendet')
      const { personId, sitzungId, stempel, endetAm } = session
      const applying = await limits.forSignIn({ email: session.email, address: input.address, device: input.device })
      return gate.pass(applying, async () => {
        const now = clock.now().toISOString()
        const right = session.passwortHash !== null && (await passwordHasher.verify(session.passwortHash, input.password))
        if (!right || input.email !== session.email) {
          await gate.fail(applying, { personId, herkunft: input.herkunft })
          throw anmeldungErrors.refuse('anmeldung.falsche_zugangsdaten')
        }
        const opened = await database.transaction(systemContext, async (tx) => {
          if (!(await unlockSession(tx, sitzungId, now))) return false
          await audit(tx, { personId, art: 'ENTSPERRT', herkunft: input.herkunft, now })
          return true
        })
        if (!opened) throw anmeldungErrors.refuse('anmeldung.sitzung_beendet')
        sitzungen.forget(personId)
        return { accessToken: await sitzungen.tokens.sign({ personId, sitzungId, stempel }, endetAm), user: userOf(session) }
      })
    },
  }
}

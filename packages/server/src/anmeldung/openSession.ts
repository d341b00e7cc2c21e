/** The last step of every way of signing in. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type UserRow, userOf } from './anmeldung.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { isoPlus, sessionHours } from './life.ts'
import { digestOf, newSecret } from './secret.ts'
import { createSession } from './session.repository.ts'
import type { SessionsHier } from './sessions.ts'

export interface NewAnmeldung {
  anmeldung: Anmeldung
  refreshToken: string
}

/** @throws anmeldung.haus_gesperrt, anmeldung.falsche_zugangsdaten when the person's rights changed since the proof */
export type OpenSession = (person: UserRow & { stempel: number }, herkunft: Herkunft) => Promise<NewAnmeldung>

export function createOpenSession({ database, clock, newId, home }: Ports, sessions: SessionsHier): OpenSession {
  const db = onBehalfOf(database, systemContext)
  return async (person, herkunft) => {
    // Said only to who has proven to be the person.
    if (person.hausGesperrt) throw anmeldungErrors.refuse('anmeldung.haus_gesperrt')
    const now = clock.now()
    const { personId, stempel } = person
    const sitzungId = newId()
    const endetAm = isoPlus(now, sessionHours[home] * 3_600_000)
    const refreshToken = newSecret()
    const [accessToken, beendete] = await Promise.all([
      sessions.tokens.sign({ personId, sitzungId, stempel }, endetAm),
      digestOf(refreshToken).then((tokenHash) =>
        createSession(db, { sitzungId, personId, stempel, tokenHash, now: now.toISOString(), endetAm, herkunft }),
      ),
    ])
    if (beendete === null) throw anmeldungErrors.refuse('anmeldung.falsche_zugangsdaten')
    sessions.forgetSessions(beendete)
    return { anmeldung: { accessToken, user: userOf(person) }, refreshToken }
  }
}

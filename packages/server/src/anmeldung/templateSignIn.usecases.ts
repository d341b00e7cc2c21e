/** The template's way from an old token to a fresh one without its danger: a stolen token cannot be extended forever. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadUser } from './anmeldung.repository.ts'
import { loadLiving } from './session.repository.ts'
import type { SessionsHier } from './sessions.ts'

export function createSignInWithToken({ database, clock }: Ports, sessions: SessionsHier) {
  const db = onBehalfOf(database, systemContext)
  const ended = () => anmeldungErrors.refuse('anmeldung.sitzung_beendet')

  /** It ends with the session and does not count as activity. @throws anmeldung.sitzung_beendet, zugriff.gesperrt */
  return async function signInWithToken(accessToken: string): Promise<Anmeldung> {
    const claims = await sessions.tokens.verify(accessToken)
    if (claims === null) throw ended()
    const { personId, sitzungId, stempel } = claims
    const [session] = await loadLiving(db, [sitzungId], clock.now().toISOString())
    if (session === undefined || session.stempel !== stempel || session.personId !== personId) throw ended()
    if (session.gesperrt) throw sharedErrors.refuse('zugriff.gesperrt')
    const user = await loadUser(db, personId)
    if (user === null) throw ended()
    return { accessToken: await sessions.tokens.sign({ personId, sitzungId, stempel }, session.endetAm), user }
  }
}

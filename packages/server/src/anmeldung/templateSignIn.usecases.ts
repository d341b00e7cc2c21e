/** The template's way from an old token to a fresh one without its danger: a stolen token cannot be extended forever. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeBenutzer } from './anmeldung.repository.ts'
import { ladeLebende } from './sitzung.repository.ts'
import type { SitzungenHier } from './sitzungen.ts'

export function createSignInWithToken({ database, clock }: Ports, sitzungen: SitzungenHier) {
  const db = imNamen(database, systemKontext)
  const ended = () => anmeldungFehler.ablehnen('anmeldung.sitzung_beendet')

  /**
   * Token and session must be valid now. The fresh token ends with the session, and the session only stays alive while someone works with
   * it: this call does not count as activity.
   * @throws anmeldung.sitzung_beendet, zugriff.gesperrt
   */
  return async function signInWithToken(accessToken: string): Promise<Anmeldung> {
    const claims = await sitzungen.tokens.verify(accessToken)
    if (claims === null) throw ended()
    const { personId, sitzungId, stempel } = claims
    const [sitzung] = await ladeLebende(db, [sitzungId], clock.now().toISOString())
    if (sitzung === undefined || sitzung.stempel !== stempel || sitzung.personId !== personId) throw ended()
    if (sitzung.gesperrt) throw sharedFehler.ablehnen('zugriff.gesperrt')
    const user = await ladeBenutzer(db, personId)
    if (user === null) throw ended()
    return { accessToken: await sitzungen.tokens.sign({ personId, sitzungId, stempel }, sitzung.endetAm), user }
  }
}

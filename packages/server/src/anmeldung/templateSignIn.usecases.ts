/** The template's way to a fresh token from an old one, without its danger: a stolen token is not prolonged forever. */
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
   * The token must hold now, and its session too. The fresh one ends with the session, and the session only lives on while someone
   * works with it: this call does not count as activity.
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

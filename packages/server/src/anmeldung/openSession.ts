/** The last step of every way of signing in. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type BenutzerRow, benutzerVon } from './anmeldung.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { isoPlus, sessionHours } from './life.ts'
import { digestOf, newSecret } from './secret.ts'
import { eroeffneSitzung } from './sitzung.repository.ts'
import type { SitzungenHier } from './sitzungen.ts'

/** What the browser is given: the answer, and the refresh token for its cookie. */
export interface NeueAnmeldung {
  anmeldung: Anmeldung
  refreshToken: string
}

/** @throws anmeldung.haus_gesperrt, anmeldung.falsche_zugangsdaten when the person's rights changed since the proof */
export type OpenSession = (person: BenutzerRow & { stempel: number }, herkunft: Herkunft) => Promise<NeueAnmeldung>

export function createOpenSession({ database, clock, newId, home }: Ports, sitzungen: SitzungenHier): OpenSession {
  const db = imNamen(database, systemKontext)
  return async (person, herkunft) => {
    // Said only to who has proven to be the person.
    if (person.hausGesperrt) throw anmeldungFehler.ablehnen('anmeldung.haus_gesperrt')
    const now = clock.now()
    const { personId, stempel } = person
    const sitzungId = newId()
    const endetAm = isoPlus(now, sessionHours[home] * 3_600_000)
    const refreshToken = newSecret()
    const [accessToken, beendete] = await Promise.all([
      sitzungen.tokens.sign({ personId, sitzungId, stempel }, endetAm),
      digestOf(refreshToken).then((tokenHash) =>
        eroeffneSitzung(db, { sitzungId, personId, stempel, tokenHash, jetzt: now.toISOString(), endetAm, herkunft }),
      ),
    ])
    if (beendete === null) throw anmeldungFehler.ablehnen('anmeldung.falsche_zugangsdaten')
    sitzungen.vergissSitzungen(beendete)
    return { anmeldung: { accessToken, user: benutzerVon(person) }, refreshToken }
  }
}

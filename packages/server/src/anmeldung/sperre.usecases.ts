import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { benutzerVon, ladeZaehler, merkeFehlversuch } from './anmeldung.repository.ts'
import type { Gate } from './gate.ts'
import type { Herkunft } from './herkunft.ts'
import type { Limits } from './limits.ts'
import { protokolliere } from './protokoll.repository.ts'
import { digestOf, isSecret } from './secret.ts'
import type { SitzungenHier } from './sitzungen.ts'
import { entsperreSitzung, ladeZumEntsperren, sperreSitzung } from './sperre.repository.ts'

interface Unlock {
  email: string
  password: string
  /** What names the session; the password opens it. */
  refreshToken: string | null
  accessToken: string | null
  address: string
  device: string | null
  herkunft: Herkunft
}

export function createSperre(ports: Ports, { sitzungen, gate, limits }: { sitzungen: SitzungenHier; gate: Gate; limits: Limits }) {
  const { database, clock, passwordHasher } = ports
  const db = imNamen(database, systemKontext)

  async function sitzungOf({ refreshToken, accessToken }: Unlock) {
    const claims = accessToken === null ? null : await sitzungen.tokens.verifyExpired(accessToken)
    const tokenHash = refreshToken !== null && isSecret(refreshToken) ? await digestOf(refreshToken) : null
    // The cookie takes precedence over the token: a browser has one session, whatever a script may send.
    const sitzungId = tokenHash === null ? (claims?.sitzungId ?? null) : null
    return ladeZumEntsperren(db, { sitzungId, tokenHash, jetzt: clock.now().toISOString() })
  }

  return {
    async lock({ personId, sitzungId }: Akteur, herkunft: Herkunft): Promise<void> {
      const jetzt = clock.now().toISOString()
      await database.transaction(systemKontext, async (tx) => {
        await sperreSitzung(tx, sitzungId, jetzt)
        await protokolliere(tx, { personId, art: 'GESPERRT', herkunft, jetzt })
      })
      sitzungen.vergiss(personId)
    },

    /**
     * Uses the limits of a sign-in under the address of the session's person, whatever address is sent: a locked screen is not a second
     * place to guess at. The session gains nothing; it ends when it would have ended.
     * @throws anmeldung.sitzung_beendet, anmeldung.falsche_zugangsdaten, zu_viele_anfragen
     */
    async unlock(input: Unlock): Promise<Anmeldung> {
      const sitzung = await sitzungOf(input)
      if (sitzung === null) throw anmeldungFehler.ablehnen('anmeldung.sitzung_beendet')
      const { personId, sitzungId, stempel, endetAm } = sitzung
      const applying = await limits.forSignIn({ email: sitzung.email, address: input.address, device: input.device })
      return gate.pass({
        limits: applying,
        load: async () => ({ counts: await ladeZaehler(db, applying, clock.now()), loaded: null }),
        work: async () => {
          const jetzt = clock.now().toISOString()
          const right = sitzung.passwortHash !== null && (await passwordHasher.verify(sitzung.passwortHash, input.password))
          if (!right || input.email !== sitzung.email) {
            await merkeFehlversuch(db, { limits: applying, now: clock.now(), personId, herkunft: input.herkunft })
            throw anmeldungFehler.ablehnen('anmeldung.falsche_zugangsdaten')
          }
          const opened = await database.transaction(systemKontext, async (tx) => {
            if (!(await entsperreSitzung(tx, sitzungId, jetzt))) return false
            await protokolliere(tx, { personId, art: 'ENTSPERRT', herkunft: input.herkunft, jetzt })
            return true
          })
          if (!opened) throw anmeldungFehler.ablehnen('anmeldung.sitzung_beendet')
          sitzungen.vergiss(personId)
          return { accessToken: await sitzungen.tokens.sign({ personId, sitzungId, stempel }, endetAm), user: benutzerVon(sitzung) }
        },
      })
    },
  }
}

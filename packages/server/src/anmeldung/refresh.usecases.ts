import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { benutzerVon } from './anmeldung.repository.ts'
import { graceMs } from './life.ts'
import { digestOf, isSecret, newSecret, openUnder, sealUnder } from './secret.ts'
import type { NeueAnmeldung } from './openSession.ts'
import { type RotationRow, type VerwendeterToken, beendeSitzung, ladeVerwendeten, rotiereToken } from './sitzung.repository.ts'
import type { SitzungenHier } from './sitzungen.ts'

export interface Refresh {
  /**
   * A token is used once. Presenting it again within the grace period gets the same successor; later, or once the successor was used,
   * someone has a copy and the session ends for both.
   * @throws anmeldung.sitzung_beendet; zugriff.gesperrt, which uses nothing and names the person who can unlock it
   */
  refresh(refreshToken: string | null): Promise<NeueAnmeldung>
  /** Ends the session of the cookie, of the token, or of both; fine when there is none. */
  signOut(from: { refreshToken: string | null; accessToken: string | null }): Promise<void>
}

export function createRefresh({ database, clock, log }: Pick<Ports, 'database' | 'clock' | 'log'>, sitzungen: SitzungenHier): Refresh {
  const db = imNamen(database, systemKontext)
  const ended = () => anmeldungFehler.ablehnen('anmeldung.sitzung_beendet')

  async function end(which: { sitzungId: string | null; tokenHash: Uint8Array | null }): Promise<void> {
    const personIds = await beendeSitzung(db, { ...which, jetzt: clock.now().toISOString() })
    personIds.forEach(sitzungen.vergiss)
  }

  async function answer(row: RotationRow, refreshToken: string): Promise<NeueAnmeldung> {
    const { personId, sitzungId, stempel, endetAm } = row
    return {
      anmeldung: { accessToken: await sitzungen.tokens.sign({ personId, sitzungId, stempel }, endetAm), user: benutzerVon(row) },
      refreshToken,
    }
  }

  async function presentedAgain(presented: string, row: VerwendeterToken, nowMs: number): Promise<NeueAnmeldung> {
    if (!row.lebt || row.verwendetAm === null || row.nachfolger === null) {
      // Said once it stays so: a session that was one too many must not come back when a newer one signs out.
      await end({ sitzungId: row.sitzungId, tokenHash: null })
      throw ended()
    }
    const inGrace = nowMs - Date.parse(row.verwendetAm) < graceMs && !row.nachfolgerVerwendet
    if (inGrace) return answer(row, await openUnder(presented, row.nachfolger))
    log.warn({ sitzungId: row.sitzungId }, 'a refresh token was used twice: its session was ended')
    await end({ sitzungId: row.sitzungId, tokenHash: null })
    throw ended()
  }

  return {
    async refresh(presented) {
      if (presented === null || !isSecret(presented)) throw ended()
      const now = clock.now()
      const jetzt = now.toISOString()
      const successor = newSecret()
      const [hash, nachfolgerHash, nachfolger] = await Promise.all([
        digestOf(presented),
        digestOf(successor),
        sealUnder(presented, successor),
      ])
      const rotated = await rotiereToken(db, { hash, jetzt, nachfolger, nachfolgerHash })
      if (rotated !== null) return answer(rotated, successor)
      const used = await ladeVerwendeten(db, hash, jetzt)
      if (used === null) throw ended()
      if (used.lebt && used.gesperrt) throw sharedFehler.ablehnen('zugriff.gesperrt', { angaben: { name: used.name, email: used.email } })
      return presentedAgain(presented, used, now.getTime())
    },

    async signOut({ refreshToken, accessToken }) {
      const claims = accessToken === null ? null : await sitzungen.tokens.verifyExpired(accessToken)
      const tokenHash = refreshToken !== null && isSecret(refreshToken) ? await digestOf(refreshToken) : null
      if (claims !== null || tokenHash !== null) await end({ sitzungId: claims?.sitzungId ?? null, tokenHash })
    },
  }
}

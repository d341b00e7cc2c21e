import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadUser, userOf } from './anmeldung.repository.ts'
import { graceMs } from './life.ts'
import type { NewAnmeldung } from './openSession.ts'
import { digestOf, isSecret, newSecret, openUnder, sealUnder } from './secret.ts'
import { type RotationRow, type VerwendeterToken, endSession, loadLiving, loadUsed, rotateToken } from './session.repository.ts'
import type { SessionsHier } from './sessions.ts'

export interface Refresh {
  /**
   * Again within the grace period: the same successor. Later, or once that was used, someone has a copy: the session ends for both.
   * @throws anmeldung.sitzung_beendet, anmeldung.zugang_gesperrt, anmeldung.rechte_geaendert; zugriff.gesperrt, which uses nothing and names the person who can unlock it
   */
  refresh(refreshToken: string | null): Promise<NewAnmeldung>
  /**
   * The template's way from an old token to a fresh one without its danger: a stolen token cannot be extended forever. It ends with the
   * session and does not count as activity. @throws anmeldung.sitzung_beendet, zugriff.gesperrt
   */
  signInWithToken(accessToken: string): Promise<Anmeldung>
  /** Ends the session of the cookie, of the token, or of both; fine when there is none. */
  signOut(from: { refreshToken: string | null; accessToken: string | null }): Promise<void>
}

export function createRefresh({ database, clock, log }: Pick<Ports, 'database' | 'clock' | 'log'>, sessions: SessionsHier): Refresh {
  const db = onBehalfOf(database, systemContext)
  const ended = () => anmeldungErrors.refuse('anmeldung.sitzung_beendet')

  async function end(which: { sitzungId: string | null; tokenHash: Uint8Array | null }): Promise<void> {
    const personIds = await endSession(db, { ...which, now: clock.now().toISOString() })
    personIds.forEach(sessions.forget)
  }

  async function answer(row: RotationRow, refreshToken: string): Promise<NewAnmeldung> {
    const { personId, sitzungId, stempel, endetAm } = row
    return {
      anmeldung: { accessToken: await sessions.tokens.sign({ personId, sitzungId, stempel }, endetAm), user: userOf(row) },
      refreshToken,
    }
  }

  async function presentedAgain(presented: string, row: VerwendeterToken, nowMs: number): Promise<NewAnmeldung> {
    if (!row.lebt || row.verwendetAm === null || row.nachfolger === null) {
      // Said once it stays so: a session that was one too many must not come back when a newer one signs out.
      await end({ sitzungId: row.sitzungId, tokenHash: null })
      throw reasonOf(row)
    }
    const inGrace = nowMs - Date.parse(row.verwendetAm) < graceMs && !row.nachfolgerVerwendet
    if (inGrace) return answer(row, await openUnder(presented, row.nachfolger))
    log.warn({ sitzungId: row.sitzungId }, 'a refresh token was used twice: its session was ended')
    await end({ sitzungId: row.sitzungId, tokenHash: null })
    throw ended()
  }

  /** The token is the proof of who asks. */
  function reasonOf({ aktiv, rechteGeaendert }: VerwendeterToken) {
    if (!aktiv) return anmeldungErrors.refuse('anmeldung.zugang_gesperrt')
    return rechteGeaendert ? anmeldungErrors.refuse('anmeldung.rechte_geaendert') : ended()
  }

  return {
    async refresh(presented) {
      if (presented === null || !isSecret(presented)) throw ended()
      const date = clock.now()
      const now = date.toISOString()
      const successor = newSecret()
      const [hash, nachfolgerHash, nachfolger] = await Promise.all([
        digestOf(presented),
        digestOf(successor),
        sealUnder(presented, successor),
      ])
      const rotated = await rotateToken(db, { hash, now, nachfolger, nachfolgerHash })
      if (rotated !== null) return answer(rotated, successor)
      const used = await loadUsed(db, hash, now)
      if (used === null) throw ended()
      if (used.lebt && used.gesperrt) throw sharedErrors.refuse('zugriff.gesperrt', { angaben: { name: used.name, email: used.email } })
      return presentedAgain(presented, used, date.getTime())
    },

    async signInWithToken(accessToken) {
      const claims = await sessions.tokens.verify(accessToken)
      if (claims === null) throw ended()
      const { personId, sitzungId, stempel } = claims
      const [session] = await loadLiving(db, [sitzungId], clock.now().toISOString())
      if (session === undefined || session.stempel !== stempel || session.personId !== personId) throw ended()
      if (session.gesperrt) throw sharedErrors.refuse('zugriff.gesperrt')
      const user = await loadUser(db, personId)
      if (user === null) throw ended()
      return { accessToken: await sessions.tokens.sign({ personId, sitzungId, stempel }, session.endetAm), user }
    },

    async signOut({ refreshToken, accessToken }) {
      const claims = accessToken === null ? null : await sessions.tokens.verifyExpired(accessToken)
      const tokenHash = refreshToken !== null && isSecret(refreshToken) ? await digestOf(refreshToken) : null
      if (claims !== null || tokenHash !== null) await end({ sitzungId: claims?.sitzungId ?? null, tokenHash })
    },
  }
}

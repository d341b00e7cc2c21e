import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { PasskeyAnlage } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadStep, saveStep, spendStep } from './factor.repository.ts'
import { type Wer, createFactorArbeit } from './factorArbeit.ts'
import { isoPlus } from './life.ts'
import { loadPasskeys, deletePasskey, savePasskey } from './passkey.repository.ts'
import type { Reauthentication } from './reauthentication.ts'
import { digestOf, newSecret } from './secret.ts'
import type { SessionsHier } from './sessions.ts'
import type { Webauthn } from './webauthn.ts'

const stepMs = 10 * 60_000

interface Needs {
  sitzungen: SessionsHier
  webauthn: Webauthn
  nochEinmal: Reauthentication
}

export function createPasskeyEinrichten(ports: Ports, { sitzungen, webauthn, nochEinmal }: Needs) {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const { ich, tell, codesIfNone, afterRemoval } = createFactorArbeit(ports, sitzungen)
  const iso = () => clock.now().toISOString()

  return {
    async beginPasskey(who: Wer, password: string): Promise<{ token: string; passkey: Record<string, unknown> }> {
      await nochEinmal(who, password)
      const person = await ich(who.akteur)
      const { personId, stempel } = person
      const { challenge, passkey } = await webauthn.forAnlage(person, await loadPasskeys(db, personId))
      const token = newSecret()
      const endetAm = isoPlus(clock.now(), stepMs)
      await saveStep(db, { hash: await digestOf(token), zweck: 'PASSKEY_ANLEGEN', personId, stempel, challenge, endetAm }, iso())
      return { token, passkey }
    },

    async addPasskey(
      who: Wer,
      { token, name, anlage }: { token: string; name: string; anlage: PasskeyAnlage },
    ): Promise<{ ersatzcodes: string[] | null }> {
      const { personId } = who.akteur
      const hash = await digestOf(token)
      const step = await loadStep(db, { hash, zweck: 'PASSKEY_ANLEGEN', now: iso() })
      if (step === null || step.personId !== personId) throw anmeldungErrors.refuse('anmeldung.schritt_abgelaufen')
      const made = await webauthn.checkAnlage(anlage, step.challenge)
      if (made === null) throw anmeldungErrors.refuse('anmeldung.code_falsch')
      const ersatzcodes = await database.transaction(systemContext, async (tx) => {
        if (!(await spendStep(tx, hash))) throw anmeldungErrors.refuse('anmeldung.schritt_abgelaufen')
        if (!(await savePasskey(tx, { ...made, personId, name, now: iso() }))) throw anmeldungErrors.refuse('anmeldung.passkey_vorhanden')
        await tell(tx, who, 'PASSKEY_AN')
        return codesIfNone(tx, personId)
      })
      sitzungen.forget(personId)
      return { ersatzcodes }
    },

    async removePasskey(who: Wer, passkeyId: string, password: string): Promise<void> {
      await nochEinmal(who, password)
      const { personId } = who.akteur
      await database.transaction(systemContext, async (tx) => {
        if (!(await deletePasskey(tx, passkeyId, personId))) throw sharedErrors.refuse('nicht_gefunden')
        await afterRemoval(tx, personId)
        await tell(tx, who, 'PASSKEY_AUS')
      })
    },
  }
}

/** Making and forgetting passkeys, with the password once more. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { PasskeyAnlage } from '@dreiklang/domain/anmeldung/zweiterFaktor.contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeSchritt, speichereSchritt, verbraucheSchritt } from './faktor.repository.ts'
import { type Wer, createFaktorArbeit } from './faktorArbeit.ts'
import { isoPlus } from './life.ts'
import type { NochEinmal } from './nochEinmal.ts'
import { ladePasskeys, loeschePasskey, speicherePasskey } from './passkey.repository.ts'
import { digestOf, newSecret } from './secret.ts'
import type { SitzungenHier } from './sitzungen.ts'
import type { Webauthn } from './webauthn.ts'

const stepMs = 10 * 60_000

interface Needs {
  sitzungen: SitzungenHier
  webauthn: Webauthn
  nochEinmal: NochEinmal
}

export function createPasskeyEinrichten(ports: Ports, { sitzungen, webauthn, nochEinmal }: Needs) {
  const { database, clock } = ports
  const db = imNamen(database, systemKontext)
  const { ich, tell, codesIfNone, afterRemoval } = createFaktorArbeit(ports, sitzungen)
  const iso = () => clock.now().toISOString()

  return {
    async beginPasskey(wer: Wer, password: string): Promise<{ token: string; passkey: Record<string, unknown> }> {
      await nochEinmal(wer, password)
      const person = await ich(wer.akteur)
      const { personId, stempel } = person
      const { challenge, passkey } = await webauthn.fuerAnlage(person, await ladePasskeys(db, personId))
      const token = newSecret()
      const endetAm = isoPlus(clock.now(), stepMs)
      await speichereSchritt(db, { hash: await digestOf(token), zweck: 'PASSKEY_ANLEGEN', personId, stempel, challenge, endetAm }, iso())
      return { token, passkey }
    },

    async addPasskey(
      wer: Wer,
      { token, name, anlage }: { token: string; name: string; anlage: PasskeyAnlage },
    ): Promise<{ ersatzcodes: string[] | null }> {
      const { personId } = wer.akteur
      const hash = await digestOf(token)
      const schritt = await ladeSchritt(db, { hash, zweck: 'PASSKEY_ANLEGEN', jetzt: iso() })
      if (schritt === null || schritt.personId !== personId) throw anmeldungFehler.ablehnen('anmeldung.schritt_abgelaufen')
      const made = await webauthn.pruefeAnlage(anlage, schritt.challenge)
      if (made === null) throw anmeldungFehler.ablehnen('anmeldung.code_falsch')
      const ersatzcodes = await database.transaction(systemKontext, async (tx) => {
        if (!(await verbraucheSchritt(tx, hash))) throw anmeldungFehler.ablehnen('anmeldung.schritt_abgelaufen')
        if (!(await speicherePasskey(tx, { ...made, personId, name, jetzt: iso() })))
          throw anmeldungFehler.ablehnen('anmeldung.passkey_vorhanden')
        await tell(tx, wer, 'PASSKEY_AN')
        return codesIfNone(tx, personId)
      })
      sitzungen.vergiss(personId)
      return { ersatzcodes }
    },

    async removePasskey(wer: Wer, passkeyId: string, password: string): Promise<void> {
      await nochEinmal(wer, password)
      const { personId } = wer.akteur
      await database.transaction(systemKontext, async (tx) => {
        if (!(await loeschePasskey(tx, passkeyId, personId))) throw sharedFehler.ablehnen('nicht_gefunden')
        await afterRemoval(tx, personId)
        await tell(tx, wer, 'PASSKEY_AUS')
      })
    },
  }
}

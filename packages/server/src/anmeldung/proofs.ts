/** A correct one is used up by the same statement. */
import type { PasskeyBeweis } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { ersatzcodeHash } from './ersatzcodes.ts'
import { consumeErsatzcode, consumeStep, loadTotp, rememberWrongCode } from './factor.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { consumePasskey, loadPasskey } from './passkey.repository.ts'
import { audit } from './protokoll.repository.ts'
import { stepOfCode } from './totp.ts'
import { createTotpSecret } from './totpSecret.ts'
import type { Webauthn } from './webauthn.ts'

export type Proof =
  | { weg: 'totp'; token: string; code: string }
  | { weg: 'ersatzcode'; token: string; code: string }
  | { weg: 'passkey'; token: string; beweis: PasskeyBeweis }

export function createProofs(ports: Ports, webauthn: Webauthn) {
  const totpSecret = createTotpSecret(ports)
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const iso = () => clock.now().toISOString()

  async function totpFits(personId: string, code: string): Promise<boolean> {
    const totp = await loadTotp(db, personId, iso())
    if (totp === null || !totp.bestaetigt) return false
    if (totp.zuOftFalsch) throw sharedErrors.refuse('zu_viele_anfragen', { angaben: { sekunden: 3600 } })
    const secret = await totpSecret.open(db, totp)
    const step = stepOfCode(secret, code, clock.now())
    const used = step !== null && (await consumeStep(db, { personId, step, now: iso(), ersterCode: false, geheimnis: totp.geheimnis }))
    if (step === null) await rememberWrongCode(db, personId, iso())
    return used
  }

  async function passkeyFits(beweis: PasskeyBeweis, challenge: string, personId: string | null): Promise<string | null> {
    const passkey = await loadPasskey(db, beweis.id)
    if (passkey === null || (personId !== null && passkey.personId !== personId)) return null
    const zaehler = await webauthn.checkBeweis(beweis, passkey, challenge)
    if (zaehler === null || !(await consumePasskey(db, { id: passkey.id, zaehler, now: iso() }))) return null
    return passkey.personId
  }

  async function codeFits(personId: string, code: string, herkunft: Herkunft): Promise<boolean> {
    const hash = await ersatzcodeHash(personId, code)
    const used = await consumeErsatzcode(db, { personId, hash, now: iso() })
    if (used) await audit(db, { personId, art: 'ERSATZCODE_BENUTZT', herkunft, now: iso() })
    return used
  }

  async function fits(
    proof: Proof,
    { personId, challenge }: { personId: string; challenge: string },
    herkunft: Herkunft,
  ): Promise<boolean> {
    switch (proof.weg) {
      case 'totp':
        return totpFits(personId, proof.code)
      case 'ersatzcode':
        return codeFits(personId, proof.code, herkunft)
      case 'passkey':
        return (await passkeyFits(proof.beweis, challenge, personId)) !== null
      default:
        return proof satisfies never
    }
  }

  return { fits, passkeyFits }
}

import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { PasskeyBeweis, SecondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import type { Refusal } from '@dreiklang/domain/shared/refusal'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Konto } from './anmeldung.repository.ts'
import { type FactorPerson, type Step, loadFactorPerson, loadStep, saveStep, spendStep } from './factor.repository.ts'
import type { Gate } from './gate.ts'
import type { Herkunft, Von } from './herkunft.ts'
import { isoPlus } from './life.ts'
import type { Limits } from './limits.ts'
import type { NewAnmeldung, OpenSession } from './openSession.ts'
import { loadPasskeys } from './passkey.repository.ts'
import { type Proof, createProofs } from './proofs.ts'
import { digestOf, newSecret } from './secret.ts'
import type { Webauthn } from './webauthn.ts'

/** Time to find the phone. */
const stepMs = 5 * 60_000

export type SecondStep = (konto: Konto) => Promise<Refusal>

interface Needs {
  gate: Gate
  limits: Limits
  openSession: OpenSession
  webauthn: Webauthn
}
export type Signed = NewAnmeldung & { email: string }

export function createSecondFactor(ports: Ports, { gate, limits, openSession, webauthn }: Needs) {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const iso = () => clock.now().toISOString()
  const { fits, passkeyFits } = createProofs(ports, webauthn)
  const expired = () => anmeldungErrors.refuse('anmeldung.schritt_abgelaufen')

  async function begin(step: Omit<Step, 'hash' | 'endetAm'>): Promise<string> {
    const token = newSecret()
    await saveStep(db, { ...step, hash: await digestOf(token), endetAm: isoPlus(clock.now(), stepMs) }, iso())
    return token
  }

  const secondStep: SecondStep = async ({ personId, stempel, hatTotp, hatPasskey }) => {
    const passkeys = hatPasskey ? await loadPasskeys(db, personId) : []
    const { challenge, passkey } = await webauthn.forAnmeldung(passkeys)
    const angaben: SecondFactorStep = {
      token: await begin({ zweck: 'ZWEITER_FAKTOR', personId, stempel, challenge }),
      wege: [...(hatTotp ? (['totp'] as const) : []), ...(hatPasskey ? (['passkey'] as const) : []), 'ersatzcode'],
      passkey: hatPasskey ? passkey : null,
    }
    return anmeldungErrors.refuse('anmeldung.zweiter_faktor', { angaben: { ...angaben } })
  }

  /** Of many correct concurrent proofs, only the one that uses up the step signs in. */
  async function finish(hash: Uint8Array, person: FactorPerson, herkunft: Herkunft): Promise<Signed> {
    if (!(await spendStep(db, hash))) throw expired()
    return { ...(await openSession(person, herkunft)), email: person.email }
  }

  return {
    secondStep,

    /** @throws anmeldung.schritt_abgelaufen, anmeldung.code_falsch, zu_viele_anfragen */
    async secondFactor(proof: Proof, { herkunft }: Von): Promise<Signed> {
      const hash = await digestOf(proof.token)
      const step = await loadStep(db, { hash, zweck: 'ZWEITER_FAKTOR', now: iso() })
      const personId = step?.personId ?? null
      const person = personId === null ? null : await loadFactorPerson(db, personId)
      // New password or locked access since the first step: the old password opens nothing.
      if (step === null || personId === null || person === null || !person.aktiv || person.stempel !== step.stempel) throw expired()
      const applying = await limits.forPerson('faktor', personId)
      return gate.pass(applying, async () => {
        if (await fits(proof, { personId, challenge: step.challenge }, herkunft)) return finish(hash, person, herkunft)
        await gate.fail(applying, { personId, herkunft })
        throw anmeldungErrors.refuse('anmeldung.code_falsch')
      })
    },

    /** @throws zu_viele_anfragen */
    async passkeyOptions(address: string): Promise<{ token: string; passkey: Record<string, unknown> }> {
      await gate.spend(await limits.forChallenge(address))
      const { challenge, passkey } = await webauthn.forAnmeldung([])
      return { token: await begin({ zweck: 'PASSKEY_ANMELDEN', personId: null, stempel: null, challenge }), passkey }
    },

    /** @throws anmeldung.schritt_abgelaufen, anmeldung.code_falsch, anmeldung.zugang_gesperrt, zu_viele_anfragen */
    async passkeySignIn({ token, beweis }: { token: string; beweis: PasskeyBeweis }, { address, herkunft }: Von): Promise<Signed> {
      const hash = await digestOf(token)
      const step = await loadStep(db, { hash, zweck: 'PASSKEY_ANMELDEN', now: iso() })
      if (step === null) throw expired()
      const applying = await limits.forLink(address)
      return gate.pass(applying, async () => {
        const personId = await passkeyFits(beweis, step.challenge, null)
        const person = personId === null ? null : await loadFactorPerson(db, personId)
        if (person !== null && person.aktiv) return finish(hash, person, herkunft)
        await gate.fail(applying, { personId, herkunft })
        if (person !== null) throw anmeldungErrors.refuse('anmeldung.zugang_gesperrt')
        throw anmeldungErrors.refuse('anmeldung.code_falsch')
      })
    },
  }
}

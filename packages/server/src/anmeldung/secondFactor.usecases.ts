import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { PasskeyBeweis, SecondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import type { Refusal } from '@dreiklang/domain/shared/refusal'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Konto, loadCounter, countFailedAttempt } from './anmeldung.repository.ts'
import { type FactorPerson, loadFactorPerson, loadStep, saveStep, spendStep } from './factor.repository.ts'
import type { Gate } from './gate.ts'
import type { Herkunft } from './herkunft.ts'
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
interface From {
  address: string
  herkunft: Herkunft
}
export type Signed = NewAnmeldung & { email: string }

export function createSecondFactor(ports: Ports, { gate, limits, openSession, webauthn }: Needs) {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const iso = () => clock.now().toISOString()
  const { fits, passkeyFits } = createProofs(ports, webauthn)
  const expired = () => anmeldungErrors.refuse('anmeldung.schritt_abgelaufen')

  const secondStep: SecondStep = async ({ personId, stempel, hatTotp, hatPasskey }) => {
    const passkeys = hatPasskey ? await loadPasskeys(db, personId) : []
    const { challenge, passkey } = await webauthn.forAnmeldung(passkeys)
    const token = newSecret()
    const endetAm = isoPlus(clock.now(), stepMs)
    await saveStep(db, { hash: await digestOf(token), zweck: 'ZWEITER_FAKTOR', personId, stempel, challenge, endetAm }, iso())
    const angaben: SecondFactorStep = {
      token,
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
    async secondFactor(proof: Proof, { herkunft }: From): Promise<Signed> {
      const hash = await digestOf(proof.token)
      const step = await loadStep(db, { hash, zweck: 'ZWEITER_FAKTOR', now: iso() })
      const personId = step?.personId ?? null
      const person = personId === null ? null : await loadFactorPerson(db, personId)
      // New password or locked access since the first step: the old password opens nothing.
      if (step === null || personId === null || person === null || !person.aktiv || person.stempel !== step.stempel) throw expired()
      const applying = await limits.forPerson('faktor', personId)
      return gate.pass({
        limits: applying,
        load: async () => ({ counts: await loadCounter(db, applying, clock.now()), loaded: null }),
        work: async () => {
          if (await fits(proof, { personId, challenge: step.challenge }, herkunft)) return finish(hash, person, herkunft)
          await countFailedAttempt(db, { limits: applying, now: clock.now(), personId, herkunft })
          throw anmeldungErrors.refuse('anmeldung.code_falsch')
        },
      })
    },

    /** @throws zu_viele_anfragen */
    async passkeyOptions(address: string): Promise<{ token: string; passkey: Record<string, unknown> }> {
      const applying = await limits.forChallenge(address)
      await gate.pass({
        limits: applying,
        load: async () => ({ counts: await loadCounter(db, applying, clock.now()), loaded: null }),
        work: () => countFailedAttempt(db, { limits: applying, now: clock.now() }),
      })
      const { challenge, passkey } = await webauthn.forAnmeldung([])
      const token = newSecret()
      const endetAm = isoPlus(clock.now(), stepMs)
      const step = { hash: await digestOf(token), zweck: 'PASSKEY_ANMELDEN', personId: null, stempel: null, challenge, endetAm } as const
      await saveStep(db, step, iso())
      return { token, passkey }
    },

    /** @throws anmeldung.schritt_abgelaufen, anmeldung.code_falsch, zu_viele_anfragen */
    async passkeySignIn({ token, beweis }: { token: string; beweis: PasskeyBeweis }, { address, herkunft }: From): Promise<Signed> {
      const hash = await digestOf(token)
      const step = await loadStep(db, { hash, zweck: 'PASSKEY_ANMELDEN', now: iso() })
      if (step === null) throw expired()
      const applying = await limits.forLink(address)
      return gate.pass({
        limits: applying,
        load: async () => ({ counts: await loadCounter(db, applying, clock.now()), loaded: null }),
        work: async () => {
          const personId = await passkeyFits(beweis, step.challenge, null)
          const person = personId === null ? null : await loadFactorPerson(db, personId)
          if (person !== null && person.aktiv) return finish(hash, person, herkunft)
          await countFailedAttempt(db, { limits: applying, now: clock.now(), personId, herkunft })
          throw anmeldungErrors.refuse('anmeldung.code_falsch')
        },
      })
    },
  }
}

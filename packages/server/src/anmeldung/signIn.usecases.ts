import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { PasswordHasher, Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Konto, loadKonto } from './anmeldung.repository.ts'
import type { Hintergrund } from './background.ts'
import type { Gate } from './gate.ts'
import type { Herkunft } from './herkunft.ts'
import type { Limits } from './limits.ts'
import type { NewAnmeldung, OpenSession } from './openSession.ts'
import { replaceHash } from './password.repository.ts'
import { audit } from './protokoll.repository.ts'
import type { SecondStep } from './secondFactor.usecases.ts'
import { newSecret } from './secret.ts'

interface SignIn {
  email: string
  password: string
  address: string
  device: string | null
  herkunft: Herkunft
}

/**
 * What comes after the proof, whichever it was.
 * @throws anmeldung.zugang_gesperrt, anmeldung.zweiter_faktor with the token of the second step, anmeldung.haus_gesperrt
 */
export type LetIn = (konto: Konto, herkunft: Herkunft) => Promise<NewAnmeldung>

interface Needs {
  gate: Gate
  limits: Limits
  hintergrund: Hintergrund
  openSession: OpenSession
  secondStep: SecondStep
}

/**
 * Unknown, wrong, no password yet: one answer after the same work, so that nobody learns who has an account. What an account waits for is
 * said only to who has proven the password.
 */
export function createSignIn(ports: Ports, { gate, limits, hintergrund, openSession, secondStep }: Needs) {
  const { database, clock, passwordHasher } = ports
  const db = onBehalfOf(database, systemContext)
  const nobodysHash = createNobodysHash(passwordHasher)

  async function fits(hash: string | null, password: string): Promise<boolean> {
    const nobodys = await nobodysHash()
    return (await passwordHasher.verify(hash ?? nobodys, password)) && hash !== null
  }

  /** Hashing costs rise over the years; sign-in is the only moment at which the password is known again. */
  function renewHash({ personId, passwortHash }: Konto, password: string): void {
    if (passwortHash === null || !passwordHasher.needsRehash(passwortHash)) return
    hintergrund.run(async () => replaceHash(db, { personId, alt: passwortHash, neu: await passwordHasher.hash(password) }))
  }

  const letIn: LetIn = async (konto, herkunft) => {
    if (!konto.aktiv) {
      await audit(db, { personId: konto.personId, art: 'FEHLVERSUCH', herkunft, now: clock.now().toISOString() })
      throw anmeldungErrors.refuse('anmeldung.zugang_gesperrt')
    }
    if (konto.hatTotp || konto.hatPasskey) throw await secondStep(konto)
    return openSession(konto, herkunft)
  }

  async function enter(konto: Konto | null, { password, herkunft }: SignIn): Promise<NewAnmeldung> {
    if (konto === null) throw anmeldungErrors.refuse('anmeldung.wartet_auf_aufnahme')
    if (konto.aktiv) renewHash(konto, password)
    return letIn(konto, herkunft)
  }

  /**
   * @throws anmeldung.falsche_zugangsdaten, anmeldung.zweiter_faktor with the token of the second step, anmeldung.wartet_auf_aufnahme,
   * anmeldung.adresse_unbestaetigt, anmeldung.zugang_gesperrt, zu_viele_anfragen
   */
  async function signIn(input: SignIn): Promise<NewAnmeldung> {
    const { email, password, address, device, herkunft } = input
    const applying = await limits.forSignIn({ email, address, device })
    return gate.passCounted({
      limits: applying,
      load: () => loadKonto(db, { email, limits: applying, now: clock.now() }),
      work: async ({ konto, waitingHash, unconfirmedHash }) => {
        if (await fits(konto === null ? waitingHash : konto.passwortHash, password)) return enter(konto, input)
        // Asked of every address that got this far: whoever failed so far learns nothing from the second comparison.
        if (await fits(unconfirmedHash, password)) throw anmeldungErrors.refuse('anmeldung.adresse_unbestaetigt')
        await gate.fail(applying, { personId: konto?.personId ?? null, herkunft })
        throw anmeldungErrors.refuse('anmeldung.falsche_zugangsdaten')
      },
    })
  }

  return { signIn, letIn }
}

/** Made at the real cost and waited for by everyone: the first attempt of a process takes equally long with and without an account. */
function createNobodysHash(hasher: PasswordHasher): () => Promise<string> {
  let made: Promise<string> | null = null
  return async () => {
    made ??= hasher.hash(newSecret())
    try {
      return await made
    } catch (error) {
      made = null
      throw error
    }
  }
}

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
import type { SecondStep } from './secondFactor.usecases.ts'
import { newSecret } from './secret.ts'

interface SignIn {
  email: string
  password: string
  address: string
  device: string | null
  herkunft: Herkunft
}

interface Needs {
  gate: Gate
  limits: Limits
  hintergrund: Hintergrund
  openSession: OpenSession
  secondStep: SecondStep
}

/** Unknown, wrong, no password yet, locked out: one answer after the same work, so that nobody learns who has an account. */
export function createSignIn(ports: Ports, { gate, limits, hintergrund, openSession, secondStep }: Needs) {
  const { database, clock, passwordHasher } = ports
  const db = onBehalfOf(database, systemContext)
  const nobodysHash = createNobodysHash(passwordHasher)

  async function compare(konto: Konto | null, password: string): Promise<Konto | null> {
    const nobodys = await nobodysHash()
    const right = await passwordHasher.verify(konto?.passwortHash ?? nobodys, password)
    return right && konto !== null && konto.passwortHash !== null && konto.aktiv ? konto : null
  }

  /** Hashing costs rise over the years; sign-in is the only moment at which the password is known again. */
  function renewHash({ personId, passwortHash }: Konto, password: string): void {
    if (passwortHash === null || !passwordHasher.needsRehash(passwortHash)) return
    hintergrund.run(async () => replaceHash(db, { personId, alt: passwortHash, neu: await passwordHasher.hash(password) }))
  }

  /** @throws anmeldung.falsche_zugangsdaten, anmeldung.zweiter_faktor with the token of the second step, zu_viele_anfragen */
  return async function signIn({ email, password, address, device, herkunft }: SignIn): Promise<NewAnmeldung> {
    const applying = await limits.forSignIn({ email, address, device })
    return gate.passCounted({
      limits: applying,
      load: () => loadKonto(db, { email, limits: applying, now: clock.now() }),
      work: async (konto) => {
        const proven = await compare(konto, password)
        if (proven !== null) {
          renewHash(proven, password)
          if (proven.hatTotp || proven.hatPasskey) throw await secondStep(proven)
          return openSession(proven, herkunft)
        }
        await gate.fail(applying, { personId: konto?.personId ?? null, herkunft })
        throw anmeldungErrors.refuse('anmeldung.falsche_zugangsdaten')
      },
    })
  }
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

/** The second step of a sign-in, and the sign-in with a passkey alone. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { PasskeyBeweis, ZweiterSchritt } from '@dreiklang/domain/anmeldung/zweiterFaktor.contract'
import type { Ablehnung } from '@dreiklang/domain/shared/fehler'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Konto, ladeZaehler, merkeFehlversuch } from './anmeldung.repository.ts'
import { type FaktorPerson, ladeFaktorPerson, ladeSchritt, speichereSchritt, verbraucheSchritt } from './faktor.repository.ts'
import type { Gate } from './gate.ts'
import type { Herkunft } from './herkunft.ts'
import { isoPlus } from './life.ts'
import type { Limits } from './limits.ts'
import type { NeueAnmeldung, OpenSession } from './openSession.ts'
import { ladePasskeys } from './passkey.repository.ts'
import { digestOf, newSecret } from './secret.ts'
import { type Proof, createProofs } from './proofs.ts'
import type { Webauthn } from './webauthn.ts'

/** Time to find the phone. */
const stepMs = 5 * 60_000

/** After the right password: the refusal that carries the token of the second step. */
export type SecondStep = (konto: Konto) => Promise<Ablehnung>

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
/** Who is signed in, and under which address the device remembers it. */
export type Signed = NeueAnmeldung & { email: string }

export function createZweiterFaktor(ports: Ports, { gate, limits, openSession, webauthn }: Needs) {
  const { database, clock } = ports
  const db = imNamen(database, systemKontext)
  const iso = () => clock.now().toISOString()
  const { fits, passkeyFits } = createProofs(ports, webauthn)
  const expired = () => anmeldungFehler.ablehnen('anmeldung.schritt_abgelaufen')

  const secondStep: SecondStep = async ({ personId, stempel, hatTotp, hatPasskey }) => {
    const passkeys = hatPasskey ? await ladePasskeys(db, personId) : []
    const { challenge, passkey } = await webauthn.fuerAnmeldung(passkeys)
    const token = newSecret()
    const endetAm = isoPlus(clock.now(), stepMs)
    await speichereSchritt(db, { hash: await digestOf(token), zweck: 'ZWEITER_FAKTOR', personId, stempel, challenge, endetAm }, iso())
    const angaben: ZweiterSchritt = {
      token,
      wege: [...(hatTotp ? (['totp'] as const) : []), ...(hatPasskey ? (['passkey'] as const) : []), 'ersatzcode'],
      passkey: hatPasskey ? passkey : null,
    }
    return anmeldungFehler.ablehnen('anmeldung.zweiter_faktor', { angaben: { ...angaben } })
  }

  /** Of many correct concurrent proofs, only the one that uses up the step signs in. */
  async function finish(hash: Uint8Array, person: FaktorPerson, herkunft: Herkunft): Promise<Signed> {
    if (!(await verbraucheSchritt(db, hash))) throw expired()
    return { ...(await openSession(person, herkunft)), email: person.email }
  }

  return {
    secondStep,

    /** @throws anmeldung.schritt_abgelaufen, anmeldung.code_falsch, zu_viele_anfragen */
    async secondFactor(proof: Proof, { herkunft }: From): Promise<Signed> {
      const hash = await digestOf(proof.token)
      const schritt = await ladeSchritt(db, { hash, zweck: 'ZWEITER_FAKTOR', jetzt: iso() })
      const personId = schritt?.personId ?? null
      const person = personId === null ? null : await ladeFaktorPerson(db, personId)
      // New password or locked access since the first step: the old password opens nothing.
      if (schritt === null || personId === null || person === null || !person.aktiv || person.stempel !== schritt.stempel) throw expired()
      const applying = await limits.forPerson('faktor', personId)
      return gate.pass({
        limits: applying,
        load: async () => ({ counts: await ladeZaehler(db, applying, clock.now()), loaded: null }),
        work: async () => {
          if (await fits(proof, { personId, challenge: schritt.challenge }, herkunft)) return finish(hash, person, herkunft)
          await merkeFehlversuch(db, { limits: applying, now: clock.now(), personId, herkunft })
          throw anmeldungFehler.ablehnen('anmeldung.code_falsch')
        },
      })
    },

    /** @throws zu_viele_anfragen */
    async passkeyOptions(address: string): Promise<{ token: string; passkey: Record<string, unknown> }> {
      const applying = await limits.forChallenge(address)
      await gate.pass({
        limits: applying,
        load: async () => ({ counts: await ladeZaehler(db, applying, clock.now()), loaded: null }),
        work: () => merkeFehlversuch(db, { limits: applying, now: clock.now() }),
      })
      const { challenge, passkey } = await webauthn.fuerAnmeldung([])
      const token = newSecret()
      const endetAm = isoPlus(clock.now(), stepMs)
      const schritt = { hash: await digestOf(token), zweck: 'PASSKEY_ANMELDEN', personId: null, stempel: null, challenge, endetAm } as const
      await speichereSchritt(db, schritt, iso())
      return { token, passkey }
    },

    /** @throws anmeldung.schritt_abgelaufen, anmeldung.code_falsch, zu_viele_anfragen */
    async passkeySignIn({ token, beweis }: { token: string; beweis: PasskeyBeweis }, { address, herkunft }: From): Promise<Signed> {
      const hash = await digestOf(token)
      const schritt = await ladeSchritt(db, { hash, zweck: 'PASSKEY_ANMELDEN', jetzt: iso() })
      if (schritt === null) throw expired()
      const applying = await limits.forLink(address)
      return gate.pass({
        limits: applying,
        load: async () => ({ counts: await ladeZaehler(db, applying, clock.now()), loaded: null }),
        work: async () => {
          const personId = await passkeyFits(beweis, schritt.challenge, null)
          const person = personId === null ? null : await ladeFaktorPerson(db, personId)
          if (person !== null && person.aktiv) return finish(hash, person, herkunft)
          await merkeFehlversuch(db, { limits: applying, now: clock.now(), personId, herkunft })
          throw anmeldungFehler.ablehnen('anmeldung.code_falsch')
        },
      })
    },
  }
}

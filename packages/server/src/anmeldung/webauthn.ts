/** Passkeys through the library; whatever a device answers is at worst invalid, never an error of ours. */
import type { PasskeyAnlage, PasskeyBeweis } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyRow } from './passkey.repository.ts'

export interface Options {
  challenge: string
  passkey: Record<string, unknown>
}

export interface Webauthn {
  forAnmeldung(passkeys: readonly PasskeyRow[]): Promise<Options>
  forAnlage(person: { personId: string; email: string; name: string }, vorhandene: readonly PasskeyRow[]): Promise<Options>
  /** The new count of the device; null when the signature is not the passkey's, not for this challenge, not from here or without its owner. */
  checkBeweis(beweis: PasskeyBeweis, passkey: PasskeyRow, challenge: string): Promise<number | null>
  checkAnlage(anlage: PasskeyAnlage, challenge: string): Promise<Pick<PasskeyRow, 'id' | 'schluessel' | 'zaehler' | 'transports'> | null>
}

export function createWebauthn(publicUrl: string): Webauthn {
  const origin = new URL(publicUrl).origin
  const rpID = new URL(publicUrl).hostname

  return {
    async forAnmeldung(passkeys) {
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports: transports === '' ? [] : transports.split(',') })),
      })
      return { challenge: options.challenge, passkey: { ...options } }
    },

    async forAnlage({ personId, email, name }, vorhandene) {
      const options = await generateRegistrationOptions({
        rpName: 'Dreiklang',
        rpID,
        // Without a list it is what the machine can do: EdDSA, ES256, RS256 are what authenticators have.
        supportedAlgorithmIDs: [-8, -7, -257],
        userID: new TextEncoder().encode(personId),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: vorhandene.map(({ id }) => ({ id })),
      })
      return { challenge: options.challenge, passkey: { ...options } }
    },

    async checkBeweis(beweis, passkey, challenge) {
      const { id, zaehler, schluessel } = passkey
      const { userHandle, ...response } = beweis.response
      const answer = await wrongInsteadOfThrown(
        verifyAuthenticationResponse({
          response: {
            id: beweis.id,
            rawId: beweis.rawId,
            type: beweis.type,
            clientExtensionResults: {},
            response: { ...response, ...(typeof userHandle === 'string' ? { userHandle } : {}) },
          },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: { id, publicKey: Uint8Array.from(schluessel), counter: zaehler },
        }),
      )
      return answer?.verified === true ? answer.authenticationInfo.newCounter : null
    },

    async checkAnlage({ id, rawId, type, response }, challenge) {
      const { clientDataJSON, attestationObject, transports = [] } = response
      const answer = await wrongInsteadOfThrown(
        verifyRegistrationResponse({
          response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
        }),
      )
      if (answer?.verified !== true) return null
      const { credential } = answer.registrationInfo
      const known = transports.filter((each) => /^[a-z-]+$/.test(each))
      return { id: credential.id, schluessel: credential.publicKey, zaehler: credential.counter, transports: known.join(',') }
    },
  }
}

/** The library throws on every mismatch; all of these mean that the device's answer is not a valid proof. */
async function wrongInsteadOfThrown<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error) return null
    throw error
  })
}

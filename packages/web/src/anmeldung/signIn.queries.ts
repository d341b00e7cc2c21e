/** Apart from how a session ends, which every page has with it: the second factor weighs something. */
import { type SecondFactorStep, secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import type { z } from 'zod'
import { call, sessionStore } from '../shared/apiClient.ts'
import { ApiError } from '../shared/apiError.ts'

/** Null when the person is signed in; else what the second step needs. */
export async function signIn(email: string, password: string): Promise<SecondFactorStep | null> {
  try {
    sessionStore.signedIn(await call(anmeldungContract.signIn, { body: { email, password } }))
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'anmeldung.zweiter_faktor') throw error
    const { secondFactorStep } = await import('@dreiklang/domain/anmeldung/secondFactor.contract')
    return secondFactorStep.parse(error.details)
  }
}

export async function finishSignIn(body: z.input<typeof secondFactorContract.secondFactor.body>): Promise<void> {
  sessionStore.signedIn(await call(secondFactorContract.secondFactor, { body }))
}

/** The device asks for finger, face or PIN; only what the contract knows of its answer is passed on. @throws when its window was closed */
export async function provePasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null } }
}

export async function signInWithPasskey(): Promise<void> {
  const { token, passkey } = await call(secondFactorContract.passkeyOptions)
  const beweis = await provePasskey(passkey)
  sessionStore.signedIn(await call(secondFactorContract.passkeySignIn, { body: { token, beweis } }))
}

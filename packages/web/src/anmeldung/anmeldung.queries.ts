import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { type SecondFactorStep, secondFactorContract, secondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { queryOptions } from '@tanstack/react-query'
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

/** Ends the session on the server and here; here in any case, because the person must be able to walk away. */
export async function signOut(): Promise<void> {
  try {
    await call(anmeldungContract.signOut)
  } finally {
    sessionStore.signedOut('left')
  }
}

/** Hides the screen in any case; without a connection the server learns of the lock on the next start. */
export async function lockSession(): Promise<void> {
  try {
    await call(kontoContract.lock, { background: true })
  } finally {
    sessionStore.lock()
  }
}

export async function unlockSession(email: string, password: string): Promise<void> {
  const { accessToken, user } = await call(kontoContract.unlock, { body: { email, password } })
  sessionStore.signedIn({ accessToken, user })
}

/** Sets the password by the single-use link; all sessions of the person end. */
export async function saveNewPassword(token: string, password: string): Promise<void> {
  await call(kontoContract.resetPassword, { body: { token, password } })
}

export const askForPasswordLink = (body: z.output<typeof kontoContract.forgotPassword.body>) => call(kontoContract.forgotPassword, { body })
export const signUp = (body: z.output<typeof kontoContract.signUp.body>) => call(kontoContract.signUp, { body })
export const confirmAddress = (body: z.output<typeof kontoContract.confirm.body>) => call(kontoContract.confirm, { body })
export const resendConfirmation = (body: z.output<typeof kontoContract.resendConfirmation.body>) =>
  call(kontoContract.resendConfirmation, { body })

/** Whether the link of a mail is of use; asking does not use it. */
export const checkLink = (body: z.output<typeof kontoContract.checkLink.body>) =>
  queryOptions({
    queryKey: ['anmeldung', 'link', body],
    queryFn: ({ signal }) => call(kontoContract.checkLink, { body, signal }),
    retry: false,
    staleTime: Infinity,
  })

export const confirmEmail = (body: { token: string; password: string }) => call(kontoContract.confirmEmail, { body })
export const undoEmail = (token: string) => call(kontoContract.undoEmail, { body: { token } })

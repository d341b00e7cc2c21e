import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, sessionStore } from '../shared/apiClient.ts'

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

/** Answers never reveal who has an account. Changing the address takes two proofs: the password, and a link in the new mailbox. */
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { anmeldung, anmeldungContract } from '../shared/anmeldung.contract.ts'
import { defineCall } from '../shared/contract.ts'
import { named } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const password = harmless('secret', z.string().min(1).max(200))
export const newPassword = harmless('secret', z.string().min(10).max(200))
/** Of a link in a mail, or of a first step. */
export const longToken = harmless('secret', z.string().min(20).max(200))
/** The specification's answer of calls that must not tell anything. */
const ja = z.literal(true)
const anmeldungOfVorlage = anmeldung.extend({ tokenType: z.literal('bearer') })

/** What the links of mails are for. */
export const linkZwecke = ['PASSWORT', 'BESTAETIGUNG', 'ADRESSE', 'ADRESSE_ZURUECK'] as const
export type LinkZweck = (typeof linkZwecke)[number]

const own = { kind: 'signed-in', rollen, relation: 'own' } as const

export const kontoContract = {
  signUp: defineCall('POST /api/auth/sign-up', {
    id: 'anmeldung.signUp',
    summary: 'Ask for an account; it waits for the link in the mail and for an administrator. The same answer for a known address',
    access: { kind: 'open', reason: 'who asks for an account has none' },
    body: z.strictObject({ name: named(120), email, password: newPassword, company: named(120).optional() }),
    answer: ja,
    errors: ['zu_viele_anfragen', 'zugriff.fremde_herkunft'],
  }),
  resendConfirmation: defineCall('POST /api/auth/resend-confirmation', {
    id: 'anmeldung.resendConfirmation',
    summary: 'Send the link of a sign-up once more; the same answer for every address',
    access: { kind: 'open', reason: 'the account is not confirmed yet' },
    body: z.strictObject({ email }),
    answer: ja,
    errors: ['zu_viele_anfragen', 'zugriff.fremde_herkunft'],
  }),
  confirm: defineCall('POST /api/auth/confirm', {
    id: 'anmeldung.confirm',
    summary: 'Confirm the address by the link of the mail and the password of the sign-up, so that nobody confirms for another',
    access: { kind: 'open', reason: 'the link and the password are the proof' },
    body: z.strictObject({ token: longToken, password }),
    answer: ja,
    errors: ['anmeldung.link_ungueltig', 'anmeldung.passwort_falsch', 'zu_viele_anfragen'],
  }),
  forgotPassword: defineCall('POST /api/auth/forgot-password', {
    id: 'anmeldung.forgotPassword',
    summary: 'Send a single-use link of 30 minutes; the same answer in the same time for every address',
    access: { kind: 'open', reason: 'who forgot the password cannot sign in' },
    body: z.strictObject({ email }),
    answer: ja,
    errors: ['zu_viele_anfragen', 'zugriff.fremde_herkunft'],
  }),
  resetPassword: defineCall('POST /api/auth/reset-password', {
    id: 'anmeldung.resetPassword',
    summary: 'Set the password by the link; ends all sessions and keeps the second factor',
    access: { kind: 'open', reason: 'the single-use link is the proof' },
    body: z.strictObject({ token: longToken, password: newPassword }),
    answer: ja,
    errors: ['anmeldung.link_ungueltig', 'zu_viele_anfragen'],
  }),
  checkLink: defineCall('POST /api/auth/link', {
    id: 'anmeldung.checkLink',
    summary:
      'Whether the link of a mail is of use, without using it; the token stands in the body, because addresses are written down on the way',
    access: { kind: 'open', reason: 'the link is the proof' },
    body: z.strictObject({ zweck: z.enum(linkZwecke), token: longToken }),
    answer: ja,
    errors: ['anmeldung.link_ungueltig', 'zu_viele_anfragen'],
  }),
  lock: defineCall('POST /api/auth/lock', {
    id: 'anmeldung.lock',
    summary: 'Lock the own session: everything else answers 423 until it is unlocked with the password',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    status: 204,
  }),
  unlock: defineCall('POST /api/auth/unlock-session', {
    id: 'anmeldung.unlock',
    summary: 'Unlock the session of this cookie or token; only its own person can, and gains no right by it',
    access: { kind: 'open', reason: 'a locked session opens nothing but this' },
    body: z.strictObject({ email, password }),
    answer: anmeldungOfVorlage,
    errors: ['anmeldung.falsche_zugangsdaten', 'anmeldung.sitzung_beendet', 'zu_viele_anfragen', 'zugriff.fremde_herkunft'],
  }),
  signInByTemplate: defineCall('POST /api/auth/sign-in', {
    id: 'anmeldung.signInByTemplate',
    summary: 'The same as signin, in the form of the template',
    access: { kind: 'open', reason: 'nobody has a session before it' },
    body: z.strictObject({ email, password }),
    answer: anmeldungOfVorlage,
    errors: anmeldungContract.signIn.errors,
  }),
  signInWithToken: defineCall('POST /api/auth/sign-in-with-token', {
    id: 'anmeldung.signInWithToken',
    summary: 'A fresh access token for one of a living, unlocked session; never longer than the session lives',
    access: { kind: 'open', reason: 'the access token is the proof' },
    body: z.strictObject({ accessToken: harmless('secret', z.string().min(1).max(2048)) }),
    answer: anmeldungOfVorlage,
    errors: ['anmeldung.sitzung_beendet', 'zugriff.gesperrt', 'zu_viele_anfragen', 'zugriff.fremde_herkunft'],
  }),
  changeName: defineCall('PUT /api/account/name', {
    id: 'anmeldung.changeName',
    summary: 'Change the own name; it counts at once',
    access: own,
    body: z.strictObject({ name: named(120) }),
    status: 204,
  }),
  changeEmail: defineCall('POST /api/account/email', {
    id: 'anmeldung.changeEmail',
    summary: 'Ask for another address with the password; it counts from its link on. The same answer for an address that somebody else has',
    access: own,
    body: z.strictObject({ email, password }),
    status: 204,
    errors: ['anmeldung.passwort_falsch', 'anmeldung.adresse_gleich', 'zu_viele_anfragen'],
  }),
  confirmEmail: defineCall('POST /api/auth/confirm-email', {
    id: 'anmeldung.confirmEmail',
    summary:
      'Confirm the new address by its link and the password, so that a stranger at a mistyped address gets no account; sessions stay',
    access: { kind: 'open', reason: 'the link and the password are the proof' },
    body: z.strictObject({ token: longToken, password }),
    answer: ja,
    errors: ['anmeldung.link_ungueltig', 'anmeldung.passwort_falsch', 'zu_viele_anfragen'],
  }),
  undoEmail: defineCall('POST /api/auth/undo-email', {
    id: 'anmeldung.undoEmail',
    summary: 'Take a change of the address back by the link in the old mailbox; ends all sessions and voids the password',
    access: { kind: 'open', reason: 'the single-use link is the proof' },
    body: z.strictObject({ token: longToken }),
    answer: ja,
    errors: ['anmeldung.link_ungueltig', 'zu_viele_anfragen'],
  }),
} as const

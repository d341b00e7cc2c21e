import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './anmeldung.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  tagline: 'One order, three voices.',
  promise: 'Nursing service, practice and pharmacy see the same state of every order – from the need to the handover.',
  nursing: 'Nursing service',
  practice: 'Practice',
  apotheke: 'Pharmacy',
  otherLanguage: 'Deutsch',
  imprint: 'Imprint',
  privacy: 'Privacy',
  signIn: {
    title: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    missing: 'Please enter e-mail address and password.',
    signUp: 'Create account',
  },
  signOut: {
    title: 'You are signed out',
    working: 'Signing you out …',
    text: 'The session on this device has ended.',
    unconfirmed: 'The session on this device has ended. The server could not be reached; there it ends by itself.',
    again: 'Sign in again',
  },
  lock: {
    action: 'Lock the screen',
    section: 'Session',
    title: 'Session locked',
    text: '{{name}} is signed in. What you began is there again after unlocking.',
    missing: 'Please enter the password.',
    submit: 'Unlock',
    signOut: 'Sign out and use another account',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    failed: 'That did not work: the window of the device was closed, or it has no fitting passkey.',
  },
  reset: {
    title: 'Set a new password',
    password: 'New password',
    rule: 'At least 10 characters; a sentence is easy to remember.',
    tooShort: 'Please enter at least 10 characters.',
    submit: 'Save password',
    noToken: 'This link is incomplete. Please open it again from the message.',
    doneTitle: 'The password is saved',
    doneText: 'All earlier sessions have ended. Please sign in with the new password.',
    toSignIn: 'To sign-in',
  },
}

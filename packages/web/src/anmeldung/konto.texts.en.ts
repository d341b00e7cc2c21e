import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './konto.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  toSignIn: 'Go to sign-in',
  missing: 'Please fill this in.',
  passwordRule: 'At least 10 characters; a sentence is easy to remember.',
  signUp: {
    title: 'Create an account',
    text: 'Your account becomes active once you have confirmed your email address and a manager of your organisation has added you.',
    name: 'Name',
    email: 'Email address',
    company: 'Organisation (optional)',
    companyHint: 'Please use its full name: your manager will then see that you are waiting for admission.',
    password: 'Password',
    submit: 'Create account',
  },
  wait: {
    title: 'What happens next',
    first: 'Open the link in the email that we sent you. It is valid for 24 hours.',
    second: 'Confirm your address there with the password you chose.',
    third: 'Let a manager of your organisation know: they can add you by your email address.',
    email: 'Email address',
    resend: 'Send the link again',
    sent: 'If an account with this address is waiting for confirmation, a new link is on its way.',
  },
  link: {
    title: 'This link is no longer valid',
    text: 'It has expired, has already been used or is incomplete.',
    again: 'You can request the change of address again in the settings.',
    settings: 'Go to settings',
    undoAgain: 'Please contact your manager if someone else changed the address.',
  },
  confirm: {
    title: 'Confirm your address',
    text: 'Please enter the password you chose when you created the account.',
    password: 'Password',
    submit: 'Confirm address',
    doneTitle: 'Address confirmed',
    doneText: 'Now a manager of your organisation only has to add you. You will get an email as soon as they have.',
  },
  newEmail: {
    title: 'Confirm the new address',
    text: 'Please enter the password of your account. From then on you sign in with this address.',
    doneTitle: 'The new address is active',
    doneText: 'You stay signed in wherever you are now. Next time, sign in with the new address.',
    go: 'Continue',
  },
  undoEmail: {
    title: 'Undo change of address',
    text: 'Your account gets its previous email address back. All sessions end and the password no longer works: you set a new one.',
    submit: 'Undo change',
    doneTitle: 'The change has been undone',
    doneText: 'We have sent you a link to set a new password.',
  },
  forgot: {
    title: 'Forgotten password',
    text: 'We will send you a link to set a new password. It is valid for 30 minutes and works once.',
    email: 'Email address',
    submit: 'Send link',
    sent: 'If there is an account with this address, the link is on its way. Please check your spam folder too.',
  },
  second: {
    title: 'Confirm your sign-in',
    submit: 'Sign in',
    back: 'Switch account',
    totp: {
      text: 'Please enter the code shown in your authenticator app.',
      label: 'Six-digit code',
      instead: 'Use the app’s code',
    },
    ersatzcode: {
      text: 'Please enter one of your saved recovery codes. Each one works once.',
      label: 'Recovery code',
      instead: 'Use a recovery code',
    },
    passkey: {
      text: 'Please confirm on your device with your finger, face or PIN.',
      label: 'Confirm with a passkey',
      instead: 'Use a passkey',
    },
  },
  setup: {
    title: 'Set up a second factor',
    text: 'Your organisation requires a second factor in addition to the password. Set it up now to continue.',
    done: 'Continue',
    signOut: 'Sign out',
  },
}

import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './konto.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  toSignIn: 'To sign-in',
  missing: 'Please fill this in.',
  passwordRule: 'At least 10 characters; a sentence is easy to remember.',
  signUp: {
    title: 'Create an account',
    text: 'The account waits until you have confirmed your e-mail address and the administration of your organisation takes you in.',
    name: 'Name',
    email: 'E-mail address',
    company: 'Organisation (optional)',
    companyHint: 'Helps the administration to recognise you. It opens nothing.',
    password: 'Password',
    submit: 'Create account',
  },
  wait: {
    title: 'What happens next',
    first: 'Open the link in the e-mail that we sent you. It holds for 24 hours.',
    second: 'Confirm your address there with the password that you chose.',
    third: 'Tell the administration of your organisation: they take you in by your e-mail address.',
    email: 'E-mail address',
    resend: 'Send the link again',
    sent: 'If an account waits for confirmation under this address, a new link is on its way.',
  },
  confirm: {
    title: 'Confirm your address',
    text: 'Please enter the password that you chose when you created the account.',
    password: 'Password',
    submit: 'Confirm address',
    newLink: 'Ask for a new link',
    doneTitle: 'The address is confirmed',
    doneText: 'Only the administration of your organisation is missing now. As soon as they have taken you in, you get an e-mail.',
  },
  forgot: {
    title: 'Forgotten password',
    text: 'We send you a link to set a new password. It holds for 30 minutes and works once.',
    email: 'E-mail address',
    submit: 'Send link',
    sent: 'If there is an account with this address, the link is on its way. Please look into the spam folder too.',
  },
  second: {
    title: 'Confirm the sign-in',
    submit: 'Sign in',
    back: 'Sign in with another account',
    totp: {
      text: 'Please enter the code that your authenticator app shows.',
      label: 'Code of six digits',
      instead: 'Use the code of the app',
    },
    ersatzcode: {
      text: 'Please enter one of the recovery codes that you kept. Each works once.',
      label: 'Recovery code',
      instead: 'Use a recovery code',
    },
    passkey: {
      text: 'Please confirm with your device: finger, face or PIN.',
      label: 'Confirm with a passkey',
      instead: 'Use a passkey',
    },
  },
  setup: {
    title: 'Set up a second factor',
    text: 'Your organisation demands a second factor beside the password. Set it up now; then you can go on.',
    done: 'Go on',
    signOut: 'Sign out',
  },
  publicForm: {
    title: 'Whom Dreiklang is for',
    text: 'Nursing services, practices and pharmacies coordinate orders here. There is no access of their own for clients and relatives.',
    klient: 'You have a question about your care? Please turn to your nursing service, your practice or your pharmacy.',
    personal: 'You work in an organisation that uses Dreiklang? Create an account; the administration of your organisation takes you in.',
    notfall: 'In a medical emergency call 112.',
    signUp: 'Create account',
  },
}

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
  newEmail: {
    title: 'Confirm the new address',
    text: 'Please enter the password of your account. From then on you sign in with this address.',
    doneTitle: 'The new address counts',
    doneText: 'Where you are signed in you stay signed in. Next time you sign in with the new address.',
    go: 'Go on',
  },
  undoEmail: {
    title: 'Take back the change of the address',
    text: 'Your account gets its former e-mail address back. All sessions end, and the password is void: you set a new one.',
    submit: 'Take back the change',
    doneTitle: 'The change is taken back',
    doneText: 'We have sent you a link by which you set a new password.',
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
}

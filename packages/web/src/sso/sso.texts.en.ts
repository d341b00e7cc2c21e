import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './sso.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Sign-in',
  subtitle: 'Your staff signs in with the account that it has with your organisation already (OpenID Connect)',
  notYours: 'Sign-in by your organisation is set up by its head. Please turn to them.',
  none: {
    title: 'No sign-in service yet',
    text: 'With a sign-in service such as Keycloak, Entra ID or Google Workspace your staff needs no password of its own here. It makes no accounts: whoever signs in has to belong to your organisation already.',
  },
  add: 'Set up a service',
  change: 'Change',
  card: 'Sign-in service',
  issuer: 'Address (issuer)',
  issuerHint: 'Such as https://login.example/realms/care. It is asked when you save.',
  clientId: 'Application ID',
  clientSecret: 'Application secret',
  secretKept: 'Leave empty to keep the present one',
  domain: 'Mail domain',
  domainHint: 'Whoever comes with an address of this domain can sign in this way. It is the domain of your own address.',
  changedAt: 'Set up on',
  password: 'Your password',
  save: 'Save',
  saved: 'The sign-in service has answered and is set up',
  returnUrl: 'Return address',
  returnHint: 'Enter it at the sign-in service as an allowed redirect URI.',
  copy: 'Copy address',
  factorNote:
    'The sign-in service takes the place of the password alone: who has a second factor here is still asked for it. The password stays as another way.',
  remove: 'Remove service',
  removeTitle: 'Remove the sign-in service?',
  removeText: 'Your staff then signs in with passwords again. Who does not know one any more can ask for a link.',
  keep: 'Keep',
  removed: 'The sign-in service is removed',
  button: 'By your organisation',
  back: {
    title: 'Sign-in by your organisation',
    working: 'You are being signed in …',
    refused: 'The sign-in service of your organisation did not sign you in. Please try again.',
    incomplete: 'This page only goes on when you come from the sign-in service. Please sign in again.',
    again: 'To sign-in',
  },
}

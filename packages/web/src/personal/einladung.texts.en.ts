import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './einladung.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Accept an invitation',
  von: '{{organisation}} invites you',
  gruss: 'Good day, {{name}}. Set a password, then your account is ready.',
  rolle: 'Role',
  email: 'Your e-mail address to sign in',
  bis: 'The link holds until {{bis}}.',
  passwort: 'Password',
  regel: 'At least 10 characters; a sentence is easy to remember.',
  annehmen: 'Begin the account',
  ungueltig: 'This invitation holds no more',
  ungueltigText:
    'It was accepted, taken back or renewed already, or it has expired. The head of your house can invite you once more. If you have your account already, please sign in.',
  vorhanden: 'There is already an account with this address',
  vorhandenText:
    'Somebody already works with {{email}} in another house. An account belongs to one house. Please ask the head of {{organisation}} for an invitation to another address.',
  anmelden: 'To the sign-in page',
}

import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './einladung.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Accept invitation',
  von: '{{organisation}} invites you',
  gruss: 'Hello {{name}}. Set a password and your account is ready.',
  rolle: 'Role',
  email: 'Your e-mail address to sign in',
  bis: 'The link is valid until {{bis}}.',
  passwort: 'Password',
  regel: 'At least 10 characters; a sentence is easy to remember.',
  annehmen: 'Set up account',
  ungueltig: 'This invitation is no longer valid',
  ungueltigText:
    'It has already been accepted, withdrawn or renewed, or it has expired. Your organisation’s manager can invite you again. If you already have an account, please sign in.',
  vorhanden: 'There is already an account with this address',
  vorhandenText:
    'Someone in another organisation already uses {{email}}. An account belongs to one organisation. Please ask the manager of {{organisation}} to invite you under another address.',
  anmelden: 'Go to sign-in',
}

import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './einladung.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Accept invitation',
  von: '{{organisation}} invites you',
  gruss: 'Hello {{name}}. Set a password and your account is ready.',
  rolle: 'Role',
  email: 'Your email address to sign in',
  bis: 'The link is valid until {{bis}}.',
  passwort: 'Password',
  regel: 'At least 10 characters; a sentence is easy to remember.',
  annehmen: 'Set up account',
  ungueltig: 'This invitation is no longer valid',
  ungueltigText:
    'The link has expired, was already used or has been withdrawn. If the invitation has only expired, we will send a new link to the invited address. Otherwise, please ask your manager for a new invitation.',
  erneuern: 'Request a new link',
  erneuert: 'If the invitation is still open, a new link is on its way. Please check your spam folder too.',
  vorhanden: 'There is already an account with this address',
  vorhandenText:
    'Someone in another organisation already uses {{email}}. An account belongs to one organisation. Please ask the manager of {{organisation}} to invite you under another address.',
  anmelden: 'Go to sign-in',
}

import { errorTable } from '../shared/refusal.ts'

export const rechtstexteErrors = errorTable({
  unprocessable: {
    'rechtstexte.luecken': [
      'Der Text hat noch Lücken. Bitte ergänzen Sie die markierten Angaben.',
      'The text still has gaps. Please complete the marked details.',
    ],
    'rechtstexte.gueltig_ab_vergangen': [
      'Eine neue Fassung kann frühestens ab heute gelten. Bitte wählen Sie einen späteren Tag.',
      'A new version can be valid from today at the earliest. Please choose a later day.',
    ],
  },
  conflict: {
    'rechtstexte.veraltet': [
      'Jemand hat den Entwurf inzwischen geändert. Bitte laden Sie ihn neu.',
      'Someone has changed the draft in the meantime. Please reload it.',
    ],
  },
})

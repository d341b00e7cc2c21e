import { errorTable } from '../shared/refusal.ts'

export const rechtstexteErrors = errorTable({
  'rechtstexte.luecken': {
    art: 'unprocessable',
    de: 'Der Text hat noch Lücken. Bitte ergänzen Sie die markierten Angaben.',
    en: 'The text still has gaps. Please complete the marked details.',
  },
  'rechtstexte.veraltet': {
    art: 'conflict',
    de: 'Jemand hat den Entwurf inzwischen geändert. Bitte laden Sie ihn neu.',
    en: 'Someone has changed the draft in the meantime. Please reload it.',
  },
  'rechtstexte.gueltig_ab_vergangen': {
    art: 'unprocessable',
    de: 'Eine neue Fassung kann frühestens ab heute gelten.',
    en: 'A new version can be valid from today at the earliest.',
  },
})

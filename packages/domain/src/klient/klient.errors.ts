import { errorTable } from '../shared/refusal.ts'

export const klientErrors = errorTable({
  conflict: {
    'klient.veraltet': [
      'Jemand hat diese Akte inzwischen geändert. Bitte laden Sie sie neu.',
      'Someone has changed this client in the meantime.',
    ],
    'klient.kvnr_vergeben': [
      'Diese Versichertennummer steht schon in einer anderen Akte.',
      'Another client already has this insurance number.',
    ],
  },
  unprocessable: {
    'klient.hausarzt_unbekannt': ['Diese Praxis gibt es nicht.', 'This practice does not exist.'],
    'klient.apotheke_unbekannt': ['Diese Apotheke gibt es nicht.', 'This pharmacy does not exist.'],
    'klient.unvollstaendig': [
      'In der Akte fehlen noch Angaben. Bitte ergänzen Sie die markierten Felder.',
      'Some details are still missing from the record.',
    ],
    'klient.zuteilung_unmoeglich': [
      'Zugeteilt werden kann eine aktive Person Ihrer Organisation, von heute an für höchstens zwei Monate im Voraus.',
      'You can assign active staff of your organisation, from today up to two months ahead.',
    ],
  },
  forbidden: {
    'klient.zugang_nicht_zugeteilt': [
      'Die Zugangsdaten sieht nur, wer der Klientin oder dem Klienten für heute zugeteilt ist.',
      'Access data are shown only to people assigned to the client for today.',
    ],
  },
})

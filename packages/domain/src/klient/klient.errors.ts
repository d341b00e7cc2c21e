import { errorTable } from '../shared/refusal.ts'

export const klientErrors = errorTable({
  'klient.veraltet': {
    art: 'conflict',
    de: 'Jemand hat diesen Klienten inzwischen geändert.',
    en: 'Someone has changed this client in the meantime.',
  },
  'klient.kvnr_vergeben': {
    art: 'conflict',
    de: 'Diese Versichertennummer hat schon ein anderer Klient.',
    en: 'Another client already has this insurance number.',
  },
  'klient.hausarzt_unbekannt': { art: 'unprocessable', de: 'Diese Praxis gibt es nicht.', en: 'This practice does not exist.' },
  'klient.apotheke_unbekannt': { art: 'unprocessable', de: 'Diese Apotheke gibt es nicht.', en: 'This pharmacy does not exist.' },
  'klient.unvollstaendig': {
    art: 'unprocessable',
    de: 'In der Akte fehlen noch Angaben. Bitte ergänzen Sie die markierten Felder.',
    en: 'Some details are still missing from the record.',
  },
  'klient.zugang_nicht_zugeteilt': {
    art: 'forbidden',
    de: 'Die Zugangsdaten sieht nur, wer dem Klienten für heute zugeteilt ist.',
    en: 'Access data are shown only to people assigned to the client for today.',
  },
  'klient.zuteilung_unmoeglich': {
    art: 'unprocessable',
    de: 'Zugeteilt werden kann eine aktive Person des Hauses, von heute an für höchstens zwei Monate im Voraus.',
    en: 'You can assign active staff of your organisation, from today up to two months ahead.',
  },
})

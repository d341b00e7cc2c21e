import { fehlerTabelle } from '../shared/fehler.ts'

export const klientFehler = fehlerTabelle({
  'klient.veraltet': {
    art: 'conflict',
    de: 'Jemand hat diesen Klienten inzwischen geändert.',
    en: 'Somebody has changed this client in the meantime.',
  },
  'klient.kvnr_vergeben': {
    art: 'conflict',
    de: 'Diese Versichertennummer hat schon ein anderer Klient.',
    en: 'Another client already has this insurance number.',
  },
  'klient.hausarzt_unbekannt': { art: 'unprocessable', de: 'Diese Praxis gibt es nicht.', en: 'There is no such practice.' },
  'klient.apotheke_unbekannt': { art: 'unprocessable', de: 'Diese Apotheke gibt es nicht.', en: 'There is no such pharmacy.' },
  'klient.unvollstaendig': { art: 'unprocessable', de: 'Am Klienten fehlt noch etwas.', en: 'The client is not complete yet.' },
  'klient.zugang_nicht_zugeteilt': {
    art: 'forbidden',
    de: 'Die Zugangsdaten sieht nur, wer dem Klienten für heute zugeteilt ist.',
    en: 'The access data are shown only to whoever is assigned to the client for today.',
  },
  'klient.zuteilung_unmoeglich': {
    art: 'unprocessable',
    de: 'Zugeteilt werden kann eine aktive Person des Hauses, von heute an für höchstens zwei Monate im Voraus.',
    en: 'An active person of the house can be assigned, from today on and at most two months ahead.',
  },
})

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
})

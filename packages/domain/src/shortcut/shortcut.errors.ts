import { fehlerTabelle } from '../shared/fehler.ts'

export const shortcutFehler = fehlerTabelle({
  'shortcut.link_unzulaessig': {
    art: 'unprocessable',
    de: 'Dieser Link kann nicht geöffnet werden. Möglich sind Adressen hier (/…), Webseiten, E-Mail und Telefon.',
    en: 'This link cannot be opened. Addresses in here (/…), web pages, e-mail and telephone are possible.',
  },
  'shortcut.zu_viele': {
    art: 'unprocessable',
    de: 'Mehr als 50 Verknüpfungen sind nicht möglich. Bitte zuerst eine löschen.',
    en: 'More than 50 shortcuts are not possible. Please delete one first.',
  },
})

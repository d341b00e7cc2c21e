import { errorTable } from '../shared/refusal.ts'

export const shortcutErrors = errorTable({
  'shortcut.link_unzulaessig': {
    art: 'unprocessable',
    de: 'Dieser Link kann nicht geöffnet werden. Möglich sind Adressen hier (/…), Webseiten, E-Mail und Telefon.',
    en: 'This link cannot be opened. Use internal links (/…), web pages, e-mail or phone.',
  },
  'shortcut.zu_viele': {
    art: 'unprocessable',
    de: 'Mehr als 50 Verknüpfungen sind nicht möglich. Bitte zuerst eine löschen.',
    en: 'You can have at most 50 shortcuts. Please delete one first.',
  },
})

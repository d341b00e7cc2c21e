import { errorTable } from '../shared/refusal.ts'

export const shortcutErrors = errorTable({
  unprocessable: {
    'shortcut.link_unzulaessig': [
      'Dieser Link kann nicht geöffnet werden. Möglich sind Adressen hier (/…), Webseiten, E-Mail und Telefon. Bitte ändern Sie ihn.',
      'This link cannot be opened. Please use an internal link (/…), a web page, email or phone.',
    ],
    'shortcut.zu_viele': [
      'Mehr als 50 Verknüpfungen sind nicht möglich. Bitte zuerst eine löschen.',
      'You can have at most 50 shortcuts. Please delete one first.',
    ],
  },
})

/** First steps for everybody, and what works on every page. */
import { type Guide, take, named, everyone, find, open, withPicture, press } from './help.ts'

export const startGuides: readonly Guide[] = [
  {
    category: 'getting-started',
    slug: 'introduction',
    title: ['Dreiklang in fünf Minuten', 'Dreiklang in five minutes'],
    subtitle: ['Was wo steht, für alle, die neu sind.', 'Where to find what, for everyone who is new.'],
    readers: everyone,
    screens: ['/contacts', '/example', '/docs'],
    steps: [
      open('/apps/help-center', [
        'Links steht das Menü. Oben unter „Arbeit“ steht, womit Sie jeden Tag zu tun haben; die Zahl daneben sagt, wie viel auf Sie wartet.',
        'The menu is on the left. Your daily work is at the top, under “Work”; the number beside an entry tells you how much is waiting for you.',
      ]),
      withPicture(
        take(named('button', ['Suche öffnen', 'Open search']), [
          'Mit „Suche öffnen“ finden Sie Seiten, Kontakte, Aufgaben und alles, was Sie bearbeiten.',
          'Use “Open search” to find pages, contacts, tasks and everything you work on.',
        ]),
      ),
      take(named('button', ['Suche schließen', 'Close search']), [
        '„Suche schließen“ oder die Taste Esc bringt Sie zurück.',
        '“Close search” or the Esc key takes you back.',
      ]),
      find(named('button', ['Benachrichtigungen…', 'Notifications…']), [
        'Die Glocke sagt, was sich für Sie geändert hat. Welche Mitteilungen Sie bekommen, stellen Sie in den Einstellungen ein.',
        'The bell tells you what has changed for you. Choose in the settings which notices you get.',
      ]),
      find(named('button', ['Benutzermenü von …', 'User menu of …']), [
        'Ihr Bild oben rechts öffnet das Benutzermenü. Dort melden Sie sich auch ab.',
        'Your picture at the top right opens the user menu. You also sign out there.',
      ]),
      take(named('link', ['Einstellungen', 'Settings']), [
        'Ganz unten im Menü öffnen Sie die „Einstellungen“: Name, Farben, Sprache und Sicherheit.',
        'At the bottom of the menu, open “Settings”: name, colours, language and security.',
      ]),
    ],
  },
  {
    category: 'getting-started',
    slug: 'keyboard',
    title: ['Mit der Tastatur arbeiten', 'Working by keyboard'],
    subtitle: [
      'Alle Tastenkürzel auf einen Blick, und wie Sie sie ausschalten.',
      'All keyboard shortcuts at a glance, and how to turn them off.',
    ],
    readers: everyone,
    screens: ['/settings?bereich=appearance'],
    steps: [
      open('/contacts', [
        'Tastenkürzel wirken überall, wo Sie nicht gerade in ein Feld schreiben.',
        'Keyboard shortcuts work wherever you are not typing in a field.',
      ]),
      press('?', ['Drücken Sie ?, um alle Tastenkürzel der Seite zu sehen.', 'Press ? to see all shortcuts of the page.']),
      withPicture(
        find(named('dialog', ['Tastenkürzel', 'Keyboard shortcuts']), [
          'Unter „Tastenkürzel“ stehen zuerst die allgemeinen, dann die dieser Seite.',
          '“Keyboard shortcuts” lists the general ones first, then those of this page.',
        ]),
      ),
      press('Escape', ['Mit der Taste Esc schließen Sie die Übersicht.', 'Press Esc to close the overview.']),
      open('/settings?bereich=appearance', [
        'Stören einzelne Buchstaben, etwa bei einer Spracheingabe, schalten Sie sie in den Einstellungen unter Darstellung aus.',
        'If single letters get in your way, for example with voice input, turn them off in the settings under Appearance.',
      ]),
      find(named('checkbox', ['Kürzel ohne Strg-Taste verwenden', 'Use shortcuts without Ctrl']), [
        'Nehmen Sie dazu den Haken bei „Kürzel ohne Strg-Taste verwenden“ weg.',
        'To do so, clear “Use shortcuts without Ctrl”.',
      ]),
    ],
  },
  {
    category: 'getting-started',
    slug: 'day-without-network',
    title: ['Einen Tag ohne Netz arbeiten', 'Working a day without a network'],
    subtitle: [
      'Ihre Besuche vor der Tour auf das Gerät laden und unterwegs dokumentieren.',
      'Put your visits on the device before the tour and document on the way.',
    ],
    readers: ['PFLEGE'],
    screens: ['/hausbesuch/unterwegs'],
    steps: [
      open('/hausbesuch/unterwegs', [
        'Öffnen Sie morgens, solange Sie Netz haben, die Seite „Unterwegs ohne Netz“. Sie finden sie auch bei Ihrer Tour.',
        'In the morning, while you have a network, open the page “Offline”. You also get there from your tour.',
      ]),
      withPicture(
        take(named('button', ['Tag mitnehmen', 'Download for offline use']), [
          'Mit „Tag mitnehmen“ legen Sie die Besuche, für die Sie eingeteilt sind, verschlüsselt auf dieses Gerät.',
          'Use “Download for offline use” to store the visits you are assigned to on this device, encrypted.',
        ]),
      ),
      find(named('region', ['Mitgenommener Tag', 'Offline day']), [
        'Unter „Mitgenommener Tag“ steht, was auf dem Gerät liegt und wann es von selbst gelöscht wird.',
        '“Offline day” shows what is on the device and when it is deleted automatically.',
      ]),
      find(named('heading', ['Unterwegs ohne Netz', 'Offline']), [
        'Was Sie ohne Netz schreiben, wartet auf „Unterwegs ohne Netz“ und wird gesendet, sobald es wieder Netz gibt. Melden Sie sich erst danach ab: Mit dem Abmelden wird das Gerät geleert.',
        'What you write without a network waits under “Offline” and is sent as soon as there is a network again. Sign out only after that: signing out clears the device.',
      ]),
    ],
  },
]

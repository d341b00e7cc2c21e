/** What managers see to: staff, admission, consents, deadlines. */
import { type Guide, take, named, fill, find, firstRow, open, withPicture, press } from './help.ts'

const dialog = named('dialog', null)

export const headGuides: readonly Guide[] = [
  {
    category: 'settings',
    slug: 'invite-staff',
    title: ['Eine neue Kollegin oder einen neuen Kollegen einladen', 'Inviting a new colleague'],
    subtitle: ['Vom Namen bis zum ersten Anmelden.', 'From the name to the first sign-in.'],
    readers: ['LEITUNG'],
    screens: ['/pflegepersonal', '/arztpersonal', '/apothekepersonal', '/verwaltung'],
    steps: [
      open('/verwaltung', ['Öffnen Sie die Verwaltung.', 'Open the administration.']),
      take(named('button', ['Person einladen', 'Invite a person']), ['Wählen Sie „Person einladen“.', 'Choose “Invite a person”.']),
      fill(
        named('textbox', ['Vor- und Nachname', 'First and last name'], dialog),
        ['Mara Lindner', 'Mara Lindner'],
        ['Geben Sie „Vor- und Nachname“ an.', 'Enter “First and last name”.'],
      ),
      fill(
        named('textbox', ['E-Mail-Adresse', 'Email address'], dialog),
        ['mara.lindner@sonnenhof.example', 'mara.lindner@sonnenhof.example'],
        [
          'An die „E-Mail-Adresse“ geht ein Link, der sieben Tage gilt. Damit setzt die Person ihr Passwort.',
          'A link that is valid for seven days goes to the “Email address”. The person sets the password with it.',
        ],
      ),
      withPicture(
        find(named('button', ['Einladen', 'Invite'], dialog), [
          'Wählen Sie die Rolle, und schicken Sie die Einladung mit „Einladen“ ab. Wer eingeladen ist, steht bis dahin als eingeladen beim Personal.',
          'Choose the role and send the invitation with “Invite”. Until then, the person is listed among the staff as invited.',
        ]),
      ),
      press('Escape', ['Mit der Taste Esc schließen Sie das Fenster, ohne einzuladen.', 'Press Esc to close the window without inviting.']),
    ],
  },
  {
    category: 'settings',
    slug: 'consent',
    title: ['Einwilligungen führen', 'Keeping consents'],
    subtitle: ['Wer wem was erlaubt hat, und wie man es widerruft.', 'Who has allowed what to whom, and how to withdraw it.'],
    readers: ['PFLEGE_LEITUNG'],
    screens: ['/klienten/'],
    steps: [
      open('/klienten', ['Öffnen Sie die Liste der Klientinnen und Klienten.', 'Open the list of clients.']),
      take(firstRow, ['Öffnen Sie die Akte.', 'Open the record.']),
      take(named('tab', ['Einwilligungen', 'Consents']), [
        'Unter „Einwilligungen“ steht jede mit Tag und Form.',
        '“Consents” lists each one with its date and form.',
      ]),
      withPicture(
        find(named('button', ['Neue Einwilligung', 'New consent']), [
          '„Neue Einwilligung“ hält fest, was erklärt wurde. Eine vorhandene widerrufen Sie in ihrer Zeile; sie bleibt mit dem Widerruf stehen.',
          '“New consent” records what was declared. Withdraw an existing one in its row; it stays listed with its withdrawal.',
        ]),
      ),
    ],
  },
  {
    category: 'settings',
    slug: 'admit-client',
    title: ['Eine Klientin oder einen Klienten aufnehmen', 'Adding a client'],
    subtitle: ['Stammdaten, Versicherung und Allergien in einem Zug.', 'Personal details, insurance and allergies in one go.'],
    readers: ['PFLEGE_LEITUNG'],
    screens: ['/klienten'],
    steps: [
      open('/klienten', ['Öffnen Sie die Liste der Klientinnen und Klienten.', 'Open the list of clients.']),
      take(named('link', ['Klient/in aufnehmen', 'Add client']), [
        'Als Leitung wählen Sie „Klient/in aufnehmen“. Viele auf einmal kommen aus einer Datei.',
        'As a manager, choose “Add client”. Many at once come from a file.',
      ]),
      fill(
        named('textbox', ['Nachname', 'Last name']),
        ['Sommer', 'Sommer'],
        ['Beginnen Sie mit dem „Nachname“ und den anderen Stammdaten.', 'Begin with the “Last name” and the other personal details.'],
      ),
      find(named('textbox', ['Versichertennummer', 'Insurance number']), [
        'Die „Versichertennummer“ wird beim Eintippen geprüft.',
        'The “Insurance number” is checked as you type.',
      ]),
      withPicture(
        find(named('radio', ['Noch nicht gefragt', 'Not asked yet']), [
          'Fragen Sie nach Allergien. Solange „Noch nicht gefragt“ gewählt ist, steht das auch bei jeder Bestellung.',
          'Ask about allergies. As long as “Not asked yet” is chosen, every order says so.',
        ]),
      ),
      find(named('button', ['Speichern', 'Save']), [
        '„Speichern“ legt die Akte an. Alles Weitere ergänzen Sie dort.',
        '“Save” creates the record. Add everything else there.',
      ]),
    ],
  },
  {
    category: 'payments',
    slug: 'deadlines',
    title: ['Fristen im Blick behalten', 'Keeping track of deadlines'],
    subtitle: [
      'Verordnungen, Genehmigungen, Befreiungen: was überfällig ist und was demnächst endet.',
      'Orders, approvals, exemptions: what is overdue and what ends soon.',
    ],
    readers: ['PFLEGE'],
    screens: ['/hausbesuch/fristen'],
    steps: [
      open('/hausbesuch/fristen', ['Öffnen Sie die Fristen. Überfälliges steht oben.', 'Open the deadlines. What is overdue comes first.']),
      find(named('combobox', ['Art', 'Type']), [
        'Mit „Art“ und Zeitraum grenzen Sie die Liste ein, zum Beispiel auf HKP-Genehmigungen.',
        'Narrow the list down by “Type” and period, for example to approvals of home nursing.',
      ]),
      withPicture(
        take(named('switch', ['Nur meine', 'Only mine']), [
          '„Nur meine“ zeigt, wofür Sie selbst zuständig sind.',
          '“Only mine” shows what you are responsible for.',
        ]),
      ),
      find(named('button', ['Als Kalenderdatei', 'As a calendar file']), [
        '„Als Kalenderdatei“ nimmt die Liste in Ihren Kalender mit.',
        '“As a calendar file” takes the list into your calendar.',
      ]),
    ],
  },
]

/** The own account: second factor and sessions. */
import { type Guide, take, named, everyone, find, open, withPicture } from './help.ts'

export const accountGuides: readonly Guide[] = [
  {
    category: 'your-account',
    slug: 'second-factor',
    title: ['Den zweiten Faktor einrichten', 'Setting up the second factor'],
    subtitle: ['Damit ein Passwort allein niemandem genügt.', 'So that a password alone is not enough for anybody.'],
    readers: everyone,
    screens: ['/settings'],
    steps: [
      open('/settings?bereich=security', [
        'Öffnen Sie die Einstellungen und dort die Sicherheit.',
        'Open the settings and choose Security.',
      ]),
      find(named('region', ['Zweiter Faktor', 'Second factor']), [
        'Unter „Zweiter Faktor“ steht, was eingerichtet ist. Leitungen brauchen ihn, solange die Regel der Organisation das verlangt.',
        '“Second factor” shows what is set up. Managers need one as long as the organisation’s rule asks for it.',
      ]),
      withPicture(
        take(named('button', ['App einrichten', 'Set up app']), [
          'Wählen Sie „App einrichten“ für eine Authenticator-App auf Ihrem Telefon. Statt der App geht auch ein Passkey.',
          'Choose “Set up app” for an authenticator app on your phone. A passkey works as well.',
        ]),
      ),
      find(named('textbox', ['Passwort', 'Password'], named('dialog', null)), [
        'Geben Sie zur Sicherheit noch einmal Ihr „Passwort“ ein.',
        'Enter your “Password” once more, to be safe.',
      ]),
      find(named('button', ['Weiter', 'Continue'], named('dialog', null)), [
        'Nach „Weiter“ scannen Sie das Bild mit der App und tippen den Code ab. Bewahren Sie die Ersatzcodes auf: Sie werden nur einmal gezeigt.',
        'After “Continue”, scan the picture with the app and type the code. Keep the recovery codes: they are shown only once.',
      ]),
    ],
  },
  {
    category: 'your-account',
    slug: 'sessions',
    title: ['Sehen, wo Sie angemeldet sind', 'Seeing where you are signed in'],
    subtitle: ['Ein Gerät ist weg oder war geliehen: So melden Sie es ab.', 'A device is lost or was borrowed: how to sign it out.'],
    readers: everyone,
    screens: ['/settings?bereich=security'],
    steps: [
      open('/settings?bereich=security', [
        'Öffnen Sie die Einstellungen und dort die Sicherheit.',
        'Open the settings and choose Security.',
      ]),
      withPicture(
        find(named('region', ['Sitzungen', 'Sessions']), [
          'Unter „Sitzungen“ steht jedes Gerät, an dem Sie angemeldet sind. Ein fremdes melden Sie dort ab, auch alle anderen auf einmal.',
          '“Sessions” lists every device you are signed in on. Sign out one you do not know there, or all others at once.',
        ]),
      ),
      find(named('region', ['Zugriffsprotokoll', 'Access log']), [
        'Das „Zugriffsprotokoll“ zeigt Anmeldungen und Änderungen an Ihrem Konto.',
        'The “Access log” shows sign-ins and changes to your account.',
      ]),
      find(named('button', ['Passwort ändern', 'Change password']), [
        'War jemand Fremdes angemeldet, ändern Sie auch das Passwort: „Passwort ändern“ beendet alle anderen Sitzungen.',
        'If somebody else was signed in, change the password too: “Change password” ends all other sessions.',
      ]),
    ],
  },
]

/** The course about the first day in a practice, in German. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Der erste Tag in der Arztpraxis',
  description:
    'Anfragen entscheiden, verordnen, ablehnen, nachfragen: was die Praxis gemeinsam erledigt und was Ärztinnen und Ärzten vorbehalten ist.',
  steps: [
    {
      title: 'Anfragen statt Faxe',
      blocks: [
        say(
          'Jede Anfrage nennt Person, Arzneimittel, Dosierung, bis wann es gebraucht wird und wie lange der Vorrat reicht, wenn der Pflegedienst es weiß.',
        ),
        say(
          'Was von der letzten Verordnung abweicht oder möglicherweise doppelt ist, steht als Hinweis dabei. Dreiklang entscheidet nichts.',
        ),
        open('/bestellungen/arzt', 'Ihre Anfragen ansehen'),
      ],
    },
    {
      title: 'Verordnen',
      blocks: [
        say(
          '„Als verordnet eintragen“ hält fest, dass es ein Rezept gibt, welcher Art es ist, wann es ausgestellt wurde und wo es liegt. Das Rezept selbst entsteht weiter in Ihrer Praxissoftware.',
        ),
        say('Verordnen kann in Dreiklang nur, wer eine Approbation hat. Alle in der Praxis können lesen, nachfragen und vorbereiten.'),
        say('Verordnen Sie anders als angefragt, tragen Sie das ein: Der Pflegedienst sieht den Unterschied, bevor die Packung kommt.'),
        say('Der Zugangscode eines E-Rezepts gehört nicht in Dreiklang. Die Rezept-ID dürfen Sie eintragen; sie allein öffnet nichts.'),
        prove(
          'Zugangsdaten elektronischer Verordnungen werden nur innerhalb der Telematikinfrastruktur übermittelt.',
          '§ 360 Abs. 16 SGB V; Stand 2026',
        ),
      ],
    },
    {
      title: 'Keine Apotheke wählen',
      blocks: [
        say(
          'Sie sehen in Dreiklang keine Liste von Apotheken, und das ist Absicht: Das Rezept geht an den Pflegedienst oder die Person, die dann entscheidet.',
        ),
        prove('Ärztinnen und Ärzte dürfen Rezepte nicht bestimmten Apotheken zuweisen.', '§ 11 Abs. 1 ApoG, § 31 Abs. 1 SGB V; Stand 2026'),
      ],
    },
    {
      title: 'Ablehnen mit Grund',
      blocks: [
        say('Formale Gründe kann jede Person der Praxis nennen: Karte fehlt in diesem Quartal, Termin nötig, falsche Praxis.'),
        say('„Nicht indiziert“ und „zu früh“ sind ärztliche Urteile. Diese Gründe wählt nur eine Ärztin oder ein Arzt.'),
        say('Aus dem Grund folgt die nächste Aufgabe beim Pflegedienst. Ein Nein ohne Grund gibt es nicht.'),
      ],
    },
    {
      title: 'Nachfragen hält die Uhr an',
      blocks: [
        say(
          'Solange Ihre Rückfrage beim Pflegedienst liegt, zählt die Wartezeit für Sie nicht weiter. Ist geantwortet, geht es bei Ihnen weiter.',
        ),
        list(
          'Normal: Erinnerung nach 24, 48 und 72 Stunden, gezählt an Arbeitstagen.',
          'Dringend: nach 4, 8 und 24 Stunden.',
          'Notfall: nach 1, 2 und 4 Stunden; dazu wird der Pflegedienst nach 30 Minuten ohne Antwort gebeten anzurufen.',
        ),
        say('Erst hört es, wer gefragt ist, dann alle in der Praxis, dann die Leitung.'),
      ],
    },
    {
      title: 'Hausbesuche',
      blocks: [
        say(
          'Ein Pflegedienst kann um einen Hausbesuch bitten und Messwerte mitgeben. Sie nehmen an und planen, schlagen eine andere Zeit vor oder lehnen ab.',
        ),
        say(
          'Was Sie beim Besuch dokumentieren, sieht der Pflegedienst, soweit es für ihn bestimmt ist. Braucht die Person danach ein Rezept, lässt es sich direkt am Besuch eintragen.',
        ),
        open('/hausbesuch', 'Hausbesuche ansehen'),
      ],
    },
  ],
  questions: [
    {
      question: 'Wer kann eine Anfrage als verordnet eintragen?',
      options: ['Alle in der Praxis', 'Der Pflegedienst, wenn die Praxis zustimmt', 'Nur, wer eine Approbation hat'],
      right: 2,
      why: 'Verordnen ist ärztlich; vorbereiten und nachfragen können alle in der Praxis.',
      step: 2,
    },
    {
      question: 'Wie gelangt das Rezept von der Praxis in die Apotheke?',
      options: [
        'Über den Pflegedienst oder die Person selbst',
        'Die Praxis wählt eine Apotheke aus der Liste',
        'Dreiklang sendet es automatisch',
      ],
      right: 0,
      why: 'Zuweisen darf die Praxis nicht (§ 11 Abs. 1 ApoG).',
      step: 3,
    },
    {
      question: 'Die MFA möchte mit „zu früh“ ablehnen. Geht das?',
      options: ['Ja', 'Nein, das ist ein ärztliches Urteil', 'Nur bei Privatrezepten'],
      right: 1,
      why: '„Zu früh“ und „nicht indiziert“ wählt nur eine Ärztin oder ein Arzt.',
      step: 4,
    },
    {
      question: 'Sie haben eine Rückfrage gestellt. Läuft die Zeit bis zur Erinnerung weiter?',
      options: ['Ja', 'Nein, nicht solange die Rückfrage beim Pflegedienst liegt', 'Nur bei „Dringend“'],
      right: 1,
      why: 'Solange die Antwort aussteht, ist nicht die Praxis am Zug.',
      step: 5,
    },
    {
      question: 'Was gehört nicht in Dreiklang?',
      options: ['Der Zugangscode eines E-Rezepts', 'Das Ausstellungsdatum', 'Die Rezept-ID'],
      right: 0,
      why: 'Zugangsdaten bleiben in der Telematikinfrastruktur (§ 360 Abs. 16 SGB V).',
      step: 2,
    },
  ],
}

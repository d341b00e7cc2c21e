/** The course about the first day in a pharmacy, in German. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Der erste Tag in der Apotheke',
  description:
    'Annehmen, Rezept vorlegen, packen, ausliefern: Ihr Teil einer Bestellung und was pharmazeutisches Personal selbst entscheidet.',
  steps: [
    {
      title: 'Was bei Ihnen ankommt',
      blocks: [
        say(
          'Sie sehen eine Position, sobald sie bei Ihrer Apotheke ist. Vorher sehen Sie höchstens eine Vorschau, und die nur, wenn die Person dem zugestimmt hat.',
        ),
        say('Bestellungen anderer Apotheken sehen Sie nie. Welche Apotheke beliefert, entscheidet die gepflegte Person.'),
        open('/bestellungen/apotheke', 'Ihre Bestellungen ansehen'),
      ],
    },
    {
      title: 'Annehmen heißt: Wir kümmern uns',
      blocks: [
        say('„Annehmen“ sagt dem Pflegedienst, dass jemand die Bestellung bearbeitet. Es sagt nicht, dass das Rezept da ist.'),
        say(
          'Liegt das Rezept vor, tragen Sie das mit „Rezept liegt vor“ ein. Vorher lässt sich Verschreibungspflichtiges nicht bereitstellen; in einem dringenden Fall kann die Praxis es Ihnen fernmündlich mitteilen.',
        ),
        prove('Verschreibungspflichtige Arzneimittel werden nur gegen Verschreibung abgegeben.', '§ 48 Abs. 1 AMG; Stand 2026'),
        prove(
          'In dringenden Fällen kann die verordnende Person die Apotheke fernmündlich unterrichten; die Verschreibung folgt unverzüglich.',
          '§ 4 Abs. 1 AMVV; Stand 2026',
        ),
        say('Betäubungsmittel und T-Rezept sind davon ausgenommen: Sie werden nie fernmündlich verordnet.'),
      ],
    },
    {
      title: 'Wer was entscheidet',
      blocks: [
        list(
          'Pharmazeutisches Personal: annehmen, ablehnen, Rezept vorlegen, austauschen, neues Rezept anfordern, bereitstellen.',
          'Alle in der Apotheke: ausliefern, übergeben, „Zustellung fehlgeschlagen“, Rückfragen.',
        ),
        say(
          'Beim Austauschen wählen Sie, nach welcher Regel. Fällt der Fall nicht in Ihre Entscheidung, fordern Sie mit einem Vorschlag ein neues Rezept an.',
        ),
        prove(
          'Ist ein verordnetes Arzneimittel nicht verfügbar, darf die Apotheke bei Packungsgröße, Packungszahl, Teilmenge und Wirkstärke abweichen, wenn die Gesamtmenge des Wirkstoffs nicht überschritten wird.',
          '§ 129 Abs. 2a SGB V; Stand 2026',
        ),
        say(
          '„Nicht verfügbar“ heißt: zwei erfolglose Anfragen beim Großhandel, oder eine, wenn nur einer Sie beliefert. Dreiklang fragt danach.',
        ),
      ],
    },
    {
      title: 'Packen und bereitstellen',
      blocks: [
        say(
          'Im Abschnitt „Tüte“ zählt jeder Scan eine Packung. Eine verfallene, eine fremde und eine überzählige Packung werden nicht gezählt, und es steht dabei, warum.',
        ),
        say('BtM, T-Rezept, Rezeptur und Blister brauchen eine zweite Kontrolle: Wer packt, kontrolliert nicht selbst.'),
        say('Reicht der Bestand nicht, stellen Sie die Teilmenge bereit. Der Rest bleibt offen und in Bearbeitung.'),
      ],
    },
    {
      title: 'Ausliefern und übergeben',
      blocks: [
        say('Die Lieferrunde zeigt, wer heute wohin fährt. Jede Übergabe braucht einen Nachweis: Unterschrift, Code oder Scan.'),
        say(
          'Kühlware braucht bei der Übergabe die gemessene Temperatur. Außerhalb von 2 bis 8 °C wird nicht übergeben: „Zustellung fehlgeschlagen“ mit dem Grund Kühlkette; danach entscheidet pharmazeutisches Personal.',
        ),
        say('Zu einem verordneten Arzneimittel gehört die Beratung. Sie wählen, wie beraten wurde oder dass darauf verzichtet wurde.'),
        open('/runde', 'Die Lieferrunde öffnen'),
      ],
    },
    {
      title: 'Wenn etwas nicht geht',
      blocks: [
        say(
          'Ablehnen braucht einen Grund. Danach legt Dreiklang an, was folgt, zum Beispiel dass ein abgerufenes E-Rezept wieder freigegeben wird.',
        ),
        say(
          'Will der Pflegedienst nach der Annahme stornieren, fragt er an. Erst wenn Sie zustimmen, ist storniert: Eine Rezeptur, die schon hergestellt ist, können Sie so verteidigen.',
        ),
        say('Wird reklamiert, ist die Position wieder bei Ihnen in Bearbeitung.'),
      ],
    },
  ],
  questions: [
    {
      question: 'Was sagt „Annehmen“ dem Pflegedienst?',
      options: ['Dass das Rezept vorliegt', 'Dass jemand die Bestellung bearbeitet', 'Dass heute geliefert wird'],
      right: 1,
      why: 'Ob das Rezept da ist, ist ein eigener Schritt: „Rezept liegt vor“.',
      step: 2,
    },
    {
      question: 'Ein Arzneimittel ist nicht verfügbar. Wann dürfen Sie eine andere Packungsgröße abgeben, ohne die Praxis zu fragen?',
      options: ['Wenn die Gesamtmenge des Wirkstoffs nicht überschritten wird', 'Immer', 'Nie'],
      right: 0,
      why: 'So sagt es § 129 Abs. 2a SGB V, nach den Anfragen beim Großhandel.',
      step: 3,
    },
    {
      question: 'Wer kontrolliert eine Tüte mit einem Betäubungsmittel?',
      options: ['Wer sie gepackt hat', 'Die Person, die ausliefert', 'Eine zweite Person aus dem pharmazeutischen Personal'],
      right: 2,
      why: 'Wer packt, kontrolliert nicht selbst.',
      step: 4,
    },
    {
      question: 'Bei der Übergabe zeigt das Thermometer 11 °C. Was tun Sie mit dem Insulin?',
      options: [
        '„Zustellung fehlgeschlagen“ mit dem Grund Kühlkette eintragen',
        'Übergeben und den Wert notieren',
        'In den Kühlschrank der Person legen',
      ],
      right: 0,
      why: 'Außerhalb von 2 bis 8 °C entscheidet erst pharmazeutisches Personal.',
      step: 5,
    },
    {
      question: 'Der Pflegedienst fragt ein Storno an, die Rezeptur ist schon hergestellt. Was gilt?',
      options: ['Sie ist storniert', 'Storniert ist erst, wenn Sie zustimmen', 'Dreiklang entscheidet nach 24 Stunden'],
      right: 1,
      why: 'Nach der Annahme braucht ein Storno Ihre Zustimmung.',
      step: 6,
    },
    {
      question: 'Darf die Praxis Ihnen ein T-Rezept in einem dringenden Fall fernmündlich mitteilen?',
      options: ['Ja', 'Nur nachts', 'Nein'],
      right: 2,
      why: 'T-Rezept und Betäubungsmittel werden nie fernmündlich verordnet.',
      step: 2,
    },
  ],
}

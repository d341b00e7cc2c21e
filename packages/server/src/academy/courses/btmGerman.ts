/** The course about controlled drugs, in German. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Betäubungsmittel',
  description: 'Von der Bestellung bis zur Vernichtung: was das Gesetz verlangt, was Dreiklang prüft und was Sie selbst prüfen müssen.',
  steps: [
    {
      title: 'Erkennen',
      blocks: [
        say(
          'Dreiklang kennt die Wirkstoffe der Anlage III des Betäubungsmittelgesetzes und sagt es Ihnen beim Bestellen. Steht ein Produkt nicht in der Liste, werden Sie gefragt.',
        ),
        say('Manche Zubereitungen sind ausgenommen, je nach Stärke und Form. Auch das steht dann dabei.'),
        say(
          'Erkennt die Apotheke an der Packung ein Betäubungsmittel, kennzeichnet sie die Position. Von da an gelten alle Regeln dieses Kurses.',
        ),
        open('/bestellungen', 'Bestellungen öffnen'),
      ],
    },
    {
      title: 'Das Rezept',
      blocks: [
        prove('Betäubungsmittel der Anlage III werden auf dem dreiteiligen amtlichen Formblatt verordnet.', '§ 8 Abs. 1 BtMVV; Stand 2026'),
        prove(
          'Zur Verschreibung gehören die Menge in Gramm, Millilitern oder Stück und die Einzel- und Tagesgabe oder der Hinweis auf eine schriftliche Anweisung.',
          '§ 9 Abs. 1 BtMVV; Stand 2026',
        ),
        say(
          'Deshalb verlangt Dreiklang vor dem Senden die Dosierung und eine Menge, die man zählen kann. „Eine Packung“ allein genügt nicht.',
        ),
        prove('Das Rezept muss bis zum siebten Tag nach der Ausstellung vorgelegt werden.', '§ 12 Abs. 1 Nr. 1c BtMVV; Stand 2026'),
        say('Die neunstellige Nummer des Formulars trägt spätestens die Apotheke ein.'),
      ],
    },
    {
      title: 'Wenn kein Formular da ist',
      blocks: [
        prove(
          'In Notfällen darf auf einem anderen Papier verordnet werden, mit dem Vermerk „Notfall-Verschreibung“. Das mit „N“ gekennzeichnete Formular folgt unverzüglich an die Apotheke, die beliefert hat.',
          '§ 8 Abs. 6 BtMVV; Stand 2026',
        ),
        prove(
          'Eine Notfall-Verschreibung wird nicht beliefert, wenn sie vor mehr als einem Tag ausgestellt wurde.',
          '§ 12 Abs. 1 Nr. 3b BtMVV; Stand 2026',
        ),
        say('Dreiklang legt bei der Praxis die Aufgabe an, das N-Rezept nachzureichen. Sie bleibt stehen, bis das geschehen ist.'),
        say('Fernmündlich wird ein Betäubungsmittel nie verordnet.'),
      ],
    },
    {
      title: 'Von Hand zu Hand',
      blocks: [
        say('Übergeben wird persönlich, mit Name und Unterschrift. Nachbarn und Schlüsseldepot lässt Dreiklang dafür nicht zu.'),
        say('In der Apotheke kontrolliert eine zweite Person aus dem pharmazeutischen Personal, was gepackt wurde.'),
        say(
          'Im Pflegedienst bestellt, storniert und übernimmt nur eine Fachkraft. Das ist eine Regel von Dreiklang aus der Pflegepraxis, kein Gesetz.',
        ),
      ],
    },
    {
      title: 'Zählen',
      blocks: [
        say(
          'Wer den Eingang bestätigt, kann den Bestand eintragen, den die Person danach hat. Er steht dann mit Name und Zeit bei der Position.',
        ),
        prove(
          'Verbleib und Bestand von Betäubungsmitteln sind in den dort genannten Einrichtungen lückenlos nachzuweisen.',
          '§ 1 Abs. 3, § 13 BtMVV; Stand 2023',
        ),
        say(
          'In der eigenen Wohnung der Person ist das Zählen gute Praxis, keine Pflicht aus dieser Vorschrift. Was niemand gezählt hat, behauptet Dreiklang nicht.',
        ),
        say('Der Eingang eines Betäubungsmittels wird nie durch Schweigen bestätigt.'),
      ],
    },
    {
      title: 'Zurück oder vernichten',
      blocks: [
        say('Was übrig bleibt, auch nach einem Todesfall, geht nicht in den Müll und nicht an andere Personen.'),
        prove(
          'Betäubungsmittel werden vor zwei Zeuginnen oder Zeugen so vernichtet, dass sie nicht wiedergewonnen werden können. Die Niederschrift wird drei Jahre aufbewahrt.',
          '§ 16 Abs. 1 BtMG; Stand 2026',
        ),
        list(
          'Wählen Sie an der Position „Rückgabe/Vernichtung“.',
          'Tragen Sie Menge, Grund und bei einer Vernichtung beide Namen ein. Sie selbst zählen nicht als Zeugin oder Zeuge.',
          'Die Bestellung bewahrt die Niederschrift auf.',
        ),
      ],
    },
  ],
  questions: [
    {
      question: 'Das BtM-Rezept wurde am 3. des Monats ausgestellt. Wann ist der letzte Tag, es vorzulegen?',
      options: ['Am 9.', 'Am 10.', 'Am 31.'],
      right: 1,
      why: 'Bis zum siebten Tag nach der Ausstellung (§ 12 Abs. 1 Nr. 1c BtMVV).',
      step: 2,
    },
    {
      question: 'Die Person ist nicht da, die Nachbarin nähme die Tüte. Was tun Sie?',
      options: [
        'Der Nachbarin geben, sie unterschreibt',
        'In das Schlüsseldepot legen',
        'Nicht übergeben und „Zustellung fehlgeschlagen“ eintragen',
      ],
      right: 2,
      why: 'Betäubungsmittel gehen nur persönlich von Hand zu Hand.',
      step: 4,
    },
    {
      question: 'Wie viele Zeuginnen oder Zeugen braucht die Vernichtung, neben Ihnen?',
      options: ['Zwei Personen', 'Keine', 'Eine Person'],
      right: 0,
      why: 'So sagt es § 16 Abs. 1 BtMG, und Sie selbst zählen nicht dazu.',
      step: 6,
    },
    {
      question: 'Wie kann die Praxis nachts ein Betäubungsmittel verordnen, wenn kein Formular da ist?',
      options: ['Telefonisch', 'Mit einer Notfall-Verschreibung, das N-Rezept folgt', 'Gar nicht'],
      right: 1,
      why: '§ 8 Abs. 6 BtMVV erlaubt jedes Papier und verlangt das N-Rezept unverzüglich danach.',
      step: 3,
    },
    {
      question: 'Nach drei Werktagen hat niemand den Eingang eines Betäubungsmittels bestätigt. Was gilt?',
      options: ['Dreiklang bestätigt ihn', 'Die Apotheke bestätigt ihn', 'Er bleibt unbestätigt, bis eine Fachkraft ihn bestätigt'],
      right: 2,
      why: 'Bei Betäubungsmitteln bestätigt nie die Uhr.',
      step: 5,
    },
    {
      question: 'Als Menge steht „1 Packung“, sonst nichts. Lässt sich die Bestellung senden?',
      options: ['Nein, die Menge muss zählbar sein', 'Ja', 'Nur mit Priorität „Notfall“'],
      right: 0,
      why: 'Die Verschreibung braucht Gramm, Milliliter oder Stück (§ 9 Abs. 1 BtMVV).',
      step: 2,
    },
  ],
}

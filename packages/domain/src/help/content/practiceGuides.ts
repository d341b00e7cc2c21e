/** What a practice does: the queue of requests, controlled drugs, refusing. */
import { type Guide, click, control, find, open, pictured, press } from '../help.ts'

const requests = control('tab', ['Anfragen…', 'Requests…'])
const decide = control('button', ['…: entscheiden', '…: decide'])
const dialog = control('dialog', ['Als verordnet eintragen', 'Mark as prescribed'])

export const practiceGuides: readonly Guide[] = [
  {
    category: 'projects',
    slug: 'practice-queue',
    title: ['Anfragen in der Praxis abarbeiten', 'Working through requests in the practice'],
    subtitle: [
      'Was ein Pflegedienst anfordert, prüfen und als verordnet eintragen.',
      'Check what a nursing service asks for and mark it as prescribed.',
    ],
    readers: ['ARZT'],
    screens: ['/bestellungen/arzt', '/bestellungen/'],
    steps: [
      open('/bestellungen/arzt', ['Öffnen Sie die Bestellungen.', 'Open the orders.']),
      find(requests, [
        'In der Ansicht der Anfragen steht jede Position, die auf Ihre Entscheidung wartet, die dringendste oben.',
        'The view of requests lists every item that is waiting for your decision, the most urgent first.',
      ]),
      pictured(
        find(decide, [
          'Wählen Sie eine Position aus. Die Angaben der Pflege stehen daneben: Dosierung, Grund und bis wann es gebraucht wird.',
          'Choose an item. What the nurses wrote stands beside it: dosage, reason and when it is needed.',
        ]),
      ),
      click(control('button', ['Verordnen', 'Prescribe']), [
        'Mit „Verordnen“ tragen Sie ein, dass Sie das Rezept in Ihrem Praxissystem ausgestellt haben. Dreiklang stellt selbst keines aus.',
        'Use “Prescribe” to record that you have issued the prescription in your practice system. Dreiklang does not issue any.',
      ]),
      find(dialog, [
        'Unter „Als verordnet eintragen“ geben Sie Rezeptart, Tag und Ort des Rezepts an. Pflegedienst und Apotheke sehen dann, wo es liegt.',
        'Under “Mark as prescribed”, enter the type, the date and the place of the prescription. The nursing service and the pharmacy then see where it is.',
      ]),
      find(control('button', ['Als verordnet eintragen', 'Mark as prescribed'], dialog), [
        'Mit dem Knopf „Als verordnet eintragen“ ist die Position erledigt, und die nächste rückt nach.',
        'The button “Mark as prescribed” completes the item, and the next one moves up.',
      ]),
    ],
  },
  {
    category: 'payments',
    slug: 'controlled-drug',
    title: ['Ein Betäubungsmittel verordnen', 'Prescribing a controlled drug'],
    subtitle: ['BtM-Rezept eintragen, Nummer und Ausnahme angeben.', 'Record a BtM prescription with its number and exception.'],
    readers: ['ARZT'],
    screens: ['/bestellungen/arzt'],
    steps: [
      open('/bestellungen/arzt', ['Öffnen Sie die Bestellungen.', 'Open the orders.']),
      click(control('button', ['Verordnen', 'Prescribe']), ['Wählen Sie bei der Position „Verordnen“.', 'Choose “Prescribe” at the item.']),
      pictured(
        click(control('checkbox', ['Betäubungsmittel (BtM)', 'Controlled drug (BtM)'], dialog), [
          'Setzen Sie den Haken bei „Betäubungsmittel (BtM)“, wenn er nicht schon gesetzt ist. Bei Wirkstoffen der Anlage III BtMG steht er von Anfang an.',
          'Tick “Controlled drug (BtM)” unless it is ticked already. For substances of Annex III BtMG it is ticked from the start.',
        ]),
      ),
      find(control('textbox', ['Nummer des BtM-Rezepts…', 'Number of the BtM prescription…'], dialog), [
        'Jetzt gibt es Felder für die Nummer des BtM-Rezepts und sein Kennzeichen, zum Beispiel für eine Ausnahme.',
        'There are now fields for the number of the BtM prescription and its mark, for example for an exception.',
      ]),
      press('Escape', [
        'Mit der Taste Esc schließen Sie das Fenster, ohne etwas einzutragen.',
        'Press Esc to close the window without recording anything.',
      ]),
    ],
  },
  {
    category: 'projects',
    slug: 'refuse-request',
    title: ['Eine Anfrage ablehnen oder zurückfragen', 'Refusing a request or asking back'],
    subtitle: [
      'Wenn etwas nicht verordnet werden soll oder eine Angabe fehlt.',
      'When something should not be prescribed, or information is missing.',
    ],
    readers: ['ARZT'],
    screens: ['/bestellungen/arzt'],
    steps: [
      open('/bestellungen/arzt', ['Öffnen Sie die Bestellungen.', 'Open the orders.']),
      pictured(
        find(control('button', ['Rückfrage', 'Ask back']), [
          'Fehlt eine Angabe, wählen Sie an der Position „Rückfrage“. Die Position bleibt offen, bis die Pflege geantwortet hat.',
          'If information is missing, choose “Ask back” at the item. It stays open until the nurses have answered.',
        ]),
      ),
      click(control('button', ['Ablehnen', 'Refuse']), [
        'Soll es nicht verordnet werden, wählen Sie „Ablehnen“.',
        'If it should not be prescribed, choose “Refuse”.',
      ]),
      find(control('dialog', null), [
        'Geben Sie den Grund an. Der Pflegedienst liest ihn und kann neu anfordern oder einen Termin vereinbaren.',
        'Give the reason. The nursing service reads it and can request again or make an appointment.',
      ]),
      press('Escape', ['Mit der Taste Esc schließen Sie das Fenster, ohne abzulehnen.', 'Press Esc to close the window without refusing.']),
    ],
  },
]

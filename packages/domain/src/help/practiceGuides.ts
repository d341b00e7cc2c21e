/** What a practice does: the queue of requests, controlled drugs, refusing. */
import { type Guide, take, named, find, open, withPicture, press } from './help.ts'

const toList = open('/bestellungen/arzt', ['Öffnen Sie die Bestellungen.', 'Open the orders.'])
const marked = named('region', ['Markierte Anfragen', 'Marked requests'])
const single = named('region', ['… einzeln zu verordnen', '… to prescribe singly'])
const dialog = named('dialog', ['Als verordnet eintragen', 'Mark as prescribed'])

export const practiceGuides: readonly Guide[] = [
  {
    category: 'projects',
    slug: 'practice-queue',
    title: ['Anfragen in der Praxis abarbeiten', 'Working through requests in the practice'],
    subtitle: [
      'Was ein Pflegedienst anfordert, prüfen und als verordnet festhalten.',
      'Check what a nursing service asks for and record it as prescribed.',
    ],
    readers: ['ARZT'],
    screens: ['/bestellungen/arzt', '/bestellungen/'],
    steps: [
      toList,
      find(named('tab', ['Anfragen…', 'Requests…']), [
        'In der Ansicht der Anfragen steht jedes Arzneimittel, über das Sie entscheiden, in einer eigenen Zeile, das Dringendste oben.',
        'The view of requests has a row for each medicine that you decide about, the most urgent first.',
      ]),
      find(named('button', ['…: entscheiden', '…: decide']), [
        'Klappen Sie eine Zeile auf: Dosierung, Grund und was zuletzt verordnet war stehen darin.',
        'Open a row: it holds dosage, reason and what was prescribed last.',
      ]),
      press('j', ['Mit der Taste J kommen Sie in die Liste, zur obersten Zeile.', 'Press J to get to the first row of the list.']),
      press('j', [
        'Ein weiteres J geht eine Zeile weiter, K eine zurück. Ein Notfall steht ganz oben und ist für sich zu bestätigen.',
        'Another J moves one row down, K one row up. An emergency is at the very top and has to be confirmed by itself.',
      ]),
      take(named('button', ['Wie angefordert', 'As requested']), [
        'Haben Sie das Rezept in Ihrem Praxissystem ausgestellt, markieren Sie die Zeile mit „Wie angefordert“. Dreiklang stellt selbst keines aus.',
        'Once you have issued the prescription in your practice system, mark the row with “As requested”. Dreiklang does not issue any.',
      ]),
      withPicture(
        take(named('button', ['Bestätigen', 'Confirm'], marked), [
          'Unten steht, wie viele markiert sind. Mit „Bestätigen“ sehen Sie, was Sie festhalten.',
          'The bar at the bottom counts what is marked. “Confirm” shows you what you are about to record.',
        ]),
      ),
      find(named('button', ['… senden', 'Send …'], marked), [
        'Mit dem Senden erfahren Pflegedienst und Apotheke, dass es das Rezept gibt und wo es liegt.',
        'Sending tells the nursing service and the pharmacy that the prescription exists and where it is.',
      ]),
      take(named('button', ['Zurück', 'Back'], marked), [
        'Wollen Sie doch etwas ändern, gehen Sie „Zurück“.',
        'If you want to change something, go “Back”.',
      ]),
      take(named('button', ['Verwerfen', 'Discard'], marked), [
        '„Verwerfen“ nimmt alle Markierungen weg, ohne etwas zu senden.',
        '“Discard” removes all marks without sending anything.',
      ]),
    ],
  },
  {
    category: 'payments',
    slug: 'controlled-drug',
    title: ['Ein Betäubungsmittel verordnen', 'Prescribing a controlled drug'],
    subtitle: ['BtM-Rezept festhalten, mit Nummer und Kennzeichen.', 'Record a BtM prescription with its number and letter.'],
    readers: ['ARZT'],
    screens: ['/bestellungen/arzt'],
    steps: [
      toList,
      find(single, [
        'Betäubungsmittel stehen unter den Anfragen in einer eigenen Liste: Sie werden einzeln verordnet.',
        'Controlled drugs are in a list of their own below the requests: you prescribe them singly.',
      ]),
      take(named('link', null, single), ['Öffnen Sie die Bestellung.', 'Open the order.']),
      take(named('button', ['Als verordnet eintragen', 'Mark as prescribed']), [
        'Wählen Sie „Als verordnet eintragen“.',
        'Choose “Mark as prescribed”.',
      ]),
      withPicture(
        find(named('checkbox', ['Betäubungsmittel (BtM)', 'Controlled drug (BtM)'], dialog), [
          'Bei Wirkstoffen der Anlage III BtMG ist „Betäubungsmittel (BtM)“ von Anfang an gewählt. Sonst setzen Sie den Haken selbst; dann gibt es Felder für die Nummer des BtM-Rezepts und sein Kennzeichen.',
          'For substances of Annex III BtMG, “Controlled drug (BtM)” is ticked from the start. Otherwise tick it yourself; there are then fields for the number and the letter of the BtM form.',
        ]),
      ),
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
      toList,
      find(named('button', ['Rückfrage', 'Ask back']), [
        'Fehlt eine Angabe, wählen Sie in der Zeile „Rückfrage“. Die Position bleibt offen, bis die Pflege geantwortet hat.',
        'If information is missing, choose “Ask back” in the row. The item stays open until the nurses have answered.',
      ]),
      take(named('button', ['Ablehnen', 'Refuse']), [
        'Soll es nicht verordnet werden, wählen Sie „Ablehnen“.',
        'If it should not be prescribed, choose “Refuse”.',
      ]),
      withPicture(
        find(named('toolbar', ['Grund der Ablehnung', 'Reason for refusing']), [
          'Wählen Sie unter „Grund der Ablehnung“ einen Grund. Der Pflegedienst liest ihn und kann neu anfordern oder einen Termin vereinbaren.',
          'Choose a reason under “Reason for refusing”. The nursing service reads it and can request again or make an appointment.',
        ]),
      ),
      press('Escape', ['Mit der Taste Esc brechen Sie ab.', 'Press Esc to cancel.']),
    ],
  },
]

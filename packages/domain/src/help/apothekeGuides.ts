/** What a pharmacy does: accept, ask back, bag and round. */
import { type Guide, take, named, find, firstRow, open, withPicture, press } from './help.ts'

const toList = open('/bestellungen/apotheke', ['Öffnen Sie die Bestellungen.', 'Open the orders.'])
const dialog = named('dialog', null)

export const apothekeGuides: readonly Guide[] = [
  {
    category: 'projects',
    slug: 'accept-order',
    title: ['Eine Bestellung annehmen', 'Accepting an order'],
    subtitle: ['Neue Bestellungen prüfen und sagen, wann sie bereit sind.', 'Check new orders and say when they will be ready.'],
    readers: ['APOTHEKE'],
    screens: ['/bestellungen/apotheke', '/bestellungen/'],
    steps: [
      toList,
      find(named('tab', ['Neu…', 'New…']), [
        'In der Ansicht der neuen Bestellungen steht, was noch niemand angenommen hat.',
        'The view of new orders shows what nobody has accepted yet.',
      ]),
      withPicture(take(firstRow, ['Öffnen Sie die oberste Bestellung.', 'Open the order at the top.'])),
      take(named('button', ['Annehmen', 'Accept']), [
        'Prüfen Sie Positionen und Rezept, dann wählen Sie „Annehmen“.',
        'Check items and prescription, then choose “Accept”.',
      ]),
      find(named('textbox', ['Voraussichtlich bereit am…', 'Expected to be ready on…'], dialog), [
        'Sagen Sie, wann die Bestellung voraussichtlich bereit ist. Pflegedienst und Praxis sehen den Tag.',
        'Say when you expect the order to be ready. The nursing service and the practice see the day.',
      ]),
      take(named('button', ['Annehmen', 'Accept'], dialog), [
        'Mit „Annehmen“ im Fenster ist die Bestellung Ihre; sie steht jetzt in Bearbeitung.',
        'With “Accept” in the window the order is yours; it is now in progress.',
      ]),
    ],
  },
  {
    category: 'projects',
    slug: 'ask-back',
    title: ['Beim Pflegedienst oder in der Praxis zurückfragen', 'Asking the nursing service or the practice'],
    subtitle: [
      'Ein Rezept fehlt, eine Dosis ist unklar: alles an der Bestellung klären.',
      'A prescription is missing or a dose unclear: settle it with the order.',
    ],
    readers: ['APOTHEKE'],
    screens: ['/bestellungen/apotheke', '/bestellungen/'],
    steps: [
      toList,
      take(firstRow, ['Öffnen Sie die Bestellung.', 'Open the order.']),
      take(named('button', ['Rückfrage', 'Query']), ['Wählen Sie „Rückfrage“.', 'Choose “Query”.']),
      find(named('radio', ['Arztpraxis', 'Practice'], dialog), [
        'Bestimmen Sie, wer antworten soll: der Pflegedienst oder die „Arztpraxis“.',
        'Choose who should answer: the nursing service or the “Practice”.',
      ]),
      withPicture(
        take(named('button', ['Bitte die Dosis bestätigen.', 'Please confirm the dose.'], dialog), [
          'Häufige Fragen stehen fertig da, zum Beispiel „Bitte die Dosis bestätigen.“',
          'Common questions are ready to use, for example “Please confirm the dose.”',
        ]),
      ),
      find(named('button', ['Rückfrage stellen', 'Send query'], dialog), [
        'Mit „Rückfrage stellen“ bekommt die andere Seite die Frage. Die Antwort steht an der Bestellung.',
        'With “Send query” the other side gets the question. The answer appears at the order.',
      ]),
      press('Escape', ['Mit der Taste Esc schließen Sie das Fenster, ohne zu fragen.', 'Press Esc to close the window without asking.']),
    ],
  },
  {
    category: 'projects',
    slug: 'bag-and-round',
    title: ['Tüten packen und die Lieferrunde fahren', 'Packing bags and driving the round'],
    subtitle: ['Von „bereit“ bis zur Übergabe an der Tür.', 'From “ready” to the handover at the door.'],
    readers: ['APOTHEKE'],
    screens: ['/runde'],
    steps: [
      toList,
      take(named('tab', ['Runden', 'Rounds']), [
        'Unter „Runden“ stehen die bereiten Tüten nach Ziel. Von dort schicken Sie sie auf den Weg.',
        '“Rounds” shows the bags that are ready by destination. Send them on their way from there.',
      ]),
      open('/runde', [
        'Wer fährt, öffnet die Lieferrunde: ein Stopp je Adresse, mit Karte und Telefon.',
        'Whoever drives opens the delivery round: one stop for each address, with map and phone.',
      ]),
      find(named('button', ['Offline laden', 'Download for offline']), [
        'Mit „Offline laden“ liegt die Runde verschlüsselt auf dem Gerät; die Übergabe geht dann auch ohne Netz.',
        '“Download for offline” stores the round on the device, encrypted; handing over then works without a network.',
      ]),
      withPicture(
        take(named('button', ['An … übergeben', 'Hand over to …']), [
          'An der Tür wählen Sie „Übergeben“, prüfen die Tüten und lassen unterschreiben.',
          'At the door, choose “Hand over”, check the bags and have it signed.',
        ]),
      ),
      press('Escape', [
        'Mit der Taste Esc schließen Sie das Fenster, ohne zu übergeben.',
        'Press Esc to close the window without handing over.',
      ]),
      find(named('button', ['Weitere Schritte für …', 'More steps for …']), [
        'Ist niemand da, steht das unter „Mehr“ am Stopp. Die Tüte kommt dann noch einmal dran oder mit zurück.',
        'If nobody is in, say so under “More” at the stop. The bag is then tried again or comes back.',
      ]),
    ],
  },
]

/** What a nursing service does every day: order, fetch, receive, visit, document, hand over. */
import { type Guide, take, named, fill, find, firstRow, open, withPicture } from './help.ts'

const client = named('combobox', ['Klient/in', 'Client'])
const firstOption = named('option', null)
const dialog = named('dialog', null)

export const nurseGuides: readonly Guide[] = [
  {
    category: 'projects',
    slug: 'order-medicine',
    title: ['Ein Arzneimittel bestellen', 'Ordering a medicine'],
    subtitle: ['Vom leeren Blatt bis zur Anfrage bei der Praxis.', 'From a blank sheet to the request at the practice.'],
    readers: ['PFLEGE'],
    screens: ['/bestellungen/pflege', '/bestellungen/neu'],
    steps: [
      open('/bestellungen/pflege', ['Öffnen Sie die Bestellungen.', 'Open the orders.']),
      take(named('link', ['Neue Bestellung', 'New order']), ['Wählen Sie „Neue Bestellung“.', 'Choose “New order”.']),
      fill(
        client,
        ['Albrecht', 'Albrecht'],
        ['Tippen Sie im Feld „Klient/in“ den Anfang des Namens.', 'Type the beginning of the name in the field “Client”.'],
      ),
      take(firstOption, [
        'Wählen Sie die Person aus. Praxis und Apotheke kommen aus ihrer Akte.',
        'Choose the person. Practice and pharmacy come from their record.',
      ]),
      fill(
        named('combobox', ['PZN oder Name', 'PZN or name']),
        ['Ramipril', 'Ramipril'],
        ['Unter „PZN oder Name“ geben Sie an, was gebraucht wird.', 'Under “PZN or name”, enter what is needed.'],
      ),
      take(firstOption, ['Wählen Sie das Produkt aus der Liste.', 'Choose the product from the list.']),
      withPicture(
        find(named('combobox', ['Grund', 'Reason']), [
          'Geben Sie an der Position „Grund“, Dosierung und Vorrat an. Dort steht auch, ob das Rezept angefordert wird oder schon da ist.',
          'At the item, enter “Reason”, dosage and stock. You also say there whether the prescription is requested or already there.',
        ]),
      ),
      find(named('radio', ['Dringend', 'Urgent']), [
        'Unter „Wann und wie?“ sagen Sie, bis wann es gebraucht wird. Was nicht warten kann, ist „Dringend“.',
        'Under “When and how?”, say when it is needed. What cannot wait is “Urgent”.',
      ]),
      find(named('button', ['Prüfen und senden', 'Check and send']), [
        '„Prüfen und senden“ zeigt, was noch fehlt, und schickt die Bestellung ab. Bis dahin bleibt sie ein Entwurf.',
        '“Check and send” shows what is missing and sends the order. Until then it stays a draft.',
      ]),
    ],
  },
  {
    category: 'payments',
    slug: 'prescription-fetched',
    title: ['Ein Rezept an die Apotheke geben', 'Passing a prescription to the pharmacy'],
    subtitle: [
      'Wenn die Praxis verordnet hat und das Rezept noch nicht in der Apotheke ist.',
      'When the practice has prescribed and the pharmacy does not have it yet.',
    ],
    readers: ['PFLEGE'],
    screens: ['/bestellungen/pflege', '/bestellungen/'],
    steps: [
      open('/bestellungen/pflege', ['Öffnen Sie die Bestellungen.', 'Open the orders.']),
      take(named('tab', ['Rezepte…', 'Prescriptions…']), [
        'In der Ansicht der Rezepte steht, was verordnet ist und noch zur Apotheke muss.',
        'The view of prescriptions shows what has been prescribed and still has to get to the pharmacy.',
      ]),
      take(firstRow, [
        'Öffnen Sie die Bestellung. An jeder Position steht, wo das Rezept liegt.',
        'Open the order. Each item says where the prescription is.',
      ]),
      withPicture(
        find(named('button', ['An die Apotheke geben', 'Pass to the pharmacy']), [
          'Haben Sie Karte oder Ausdruck, wählen Sie „An die Apotheke geben“. Die Apotheke sieht die Bestellung erst danach.',
          'Once you have the card or the printout, choose “Pass to the pharmacy”. The pharmacy sees the order only after that.',
        ]),
      ),
      find(named('button', ['Weitere Schritte: …', 'More steps: …']), [
        'Liegt das Rezept woanders als gedacht, ändern Sie den Ort unter den weiteren Schritten.',
        'If the prescription is somewhere else, change its place under the further steps.',
      ]),
    ],
  },
  {
    category: 'projects',
    slug: 'receipt',
    title: ['Den Eingang einer Lieferung bestätigen', 'Confirming that a delivery has arrived'],
    subtitle: ['Zählen, bestätigen oder reklamieren.', 'Count, confirm or complain.'],
    readers: ['PFLEGE'],
    screens: ['/bestellungen/pflege', '/bestellungen/'],
    steps: [
      open('/bestellungen/pflege', ['Öffnen Sie die Bestellungen.', 'Open the orders.']),
      find(named('tab', ['Wartet auf mich…', 'Waiting for me…']), [
        'Was geliefert und noch nicht bestätigt ist, steht in der ersten Ansicht.',
        'What has been delivered and not confirmed yet is in the first view.',
      ]),
      take(firstRow, ['Öffnen Sie die Bestellung mit dem Status „Geliefert“.', 'Open the order with the status “Delivered”.']),
      withPicture(
        take(named('tab', ['Lieferungen…', 'Deliveries…']), [
          'Unter den Lieferungen steht, was wann bei wem angekommen ist.',
          'Deliveries lists what arrived when and with whom.',
        ]),
      ),
      find(named('button', ['Weitere Schritte: …', 'More steps: …']), [
        'Stimmt alles, bestätigen Sie den Eingang. Fehlt etwas oder ist es beschädigt, reklamieren Sie es unter den weiteren Schritten.',
        'If everything is right, confirm the receipt. If something is missing or damaged, complain under the further steps.',
      ]),
    ],
  },
  {
    category: 'projects',
    slug: 'plan-visit',
    title: ['Einen Hausbesuch planen', 'Planning a home visit'],
    subtitle: ['Wer, wann, wo und wozu.', 'Who, when, where and why.'],
    readers: ['PFLEGE'],
    screens: ['/hausbesuch'],
    steps: [
      open('/hausbesuch', ['Öffnen Sie die Hausbesuche.', 'Open the home visits.']),
      take(named('link', ['Neuer Hausbesuch', 'New home visit']), ['Wählen Sie „Neuer Hausbesuch“.', 'Choose “New home visit”.']),
      fill(
        client,
        ['Albrecht', 'Albrecht'],
        ['Tippen Sie im Feld „Klient/in“ den Anfang des Namens.', 'Type the beginning of the name in the field “Client”.'],
      ),
      take(firstOption, [
        'Wählen Sie die Person aus. Adresse und Weg zur Tür sind dann da.',
        'Choose the person. The address and the way to the door are then there.',
      ]),
      find(named('combobox', ['Anlass', 'Reason']), [
        'Geben Sie unter „Anlass“ an, warum der Besuch nötig ist.',
        'Under “Reason”, say why the visit is needed.',
      ]),
      withPicture(
        find(named('textbox', ['Uhrzeit', 'Time']), [
          'Bestimmen Sie Tag, „Uhrzeit“ und Dauer, und teilen Sie ein, wer hinfährt.',
          'Set the day, the “Time” and the duration, and assign who goes.',
        ]),
      ),
      find(named('button', ['Leistung hinzufügen', 'Add a service']), [
        'Mit „Leistung hinzufügen“ legen Sie fest, was bei dem Besuch zu tun ist.',
        'Use “Add a service” to set what has to be done at the visit.',
      ]),
      find(named('button', ['Hausbesuch planen', 'Plan visit']), [
        '„Hausbesuch planen“ trägt den Besuch in die Tour ein. Wer eingeteilt ist, bekommt eine Nachricht.',
        '“Plan visit” puts the visit into the tour. Whoever is assigned gets a notice.',
      ]),
    ],
  },
  {
    category: 'projects',
    slug: 'sheet-at-the-door',
    title: ['Einen Besuch dokumentieren', 'Documenting a visit'],
    subtitle: ['Das Blatt beim Besuch: Leistungen, Werte, Ergebnis.', 'The sheet at the visit: services, values, outcome.'],
    readers: ['PFLEGE'],
    screens: ['/hausbesuch/tour', '/hausbesuch/'],
    steps: [
      open('/hausbesuch/tour', [
        'Unter „Meine Tour“ stehen Ihre Besuche des Tages in der Reihenfolge der Fahrt, mit Allergien, Risiken und Weg zur Tür.',
        '“My tour” lists your visits of the day in driving order, with allergies, risks and directions to the door.',
      ]),
      find(named('heading', ['Meine Tour', 'My tour']), [
        'Starten Sie „Meine Tour“, wenn Sie losfahren, und beginnen Sie jeden Besuch an der Tür.',
        'Start “My tour” when you set off, and begin each visit at the door.',
      ]),
      open('/hausbesuch', ['Jeder Besuch steht auch unter Hausbesuche.', 'Every visit is under Home visits as well.']),
      take(firstRow, ['Öffnen Sie den Besuch.', 'Open the visit.']),
      withPicture(
        take(named('link', ['Dokumentation', 'Documentation']), [
          '„Dokumentation“ öffnet das Blatt, sobald der Besuch begonnen hat.',
          '“Documentation” opens the sheet once the visit has begun.',
        ]),
      ),
      find(named('button', ['Mehr zur Dokumentation', 'More about this sheet']), [
        'Haken Sie Leistungen ab, tragen Sie Werte ein und schließen Sie mit Ihrem Handzeichen ab. Danach sind nur noch Nachträge möglich. Verlauf und Druck finden Sie unter „Mehr zur Dokumentation“.',
        'Tick off services, enter values and complete the sheet with your initials. After that, only additions are possible. History and print are under “More about this sheet”.',
      ]),
    ],
  },
  {
    category: 'projects',
    slug: 'handover-book',
    title: ['Eine Übergabe schreiben', 'Writing a handover'],
    subtitle: ['Was der nächste Dienst wissen muss, und wer es gelesen hat.', 'What the next shift needs to know, and who has read it.'],
    readers: ['PFLEGE'],
    screens: ['/uebergabebuch'],
    steps: [
      open('/uebergabebuch', ['Öffnen Sie das Übergabebuch.', 'Open the handover book.']),
      find(named('button', ['Für mich zu lesen…', 'For me to read…']), [
        'Lesen Sie zuerst, was für Sie neu ist, und bestätigen Sie es.',
        'First read what is new to you and confirm it.',
      ]),
      take(named('button', ['Übergabe schreiben', 'Write a handover']), ['Wählen Sie „Übergabe schreiben“.', 'Choose “Write a handover”.']),
      take(named('button', ['Zeile für alle', 'Line for everyone'], dialog), [
        'Schreiben Sie zu einzelnen Klientinnen und Klienten, oder mit „Zeile für alle“ etwas für den ganzen Dienst.',
        'Write about single clients, or use “Line for everyone” for the whole shift.',
      ]),
      withPicture(
        fill(
          named('textbox', ['Was die Nächsten wissen müssen', 'What the next ones have to know'], dialog),
          ['Der Aufzug in der Goethestraße 6 steht bis Freitag.', 'The lift at Goethestraße 6 is out of order until Friday.'],
          [
            'Unter „Was die Nächsten wissen müssen“ steht ein Satz je Sache. Wichtiges heben Sie hervor.',
            'Under “What the next ones have to know”, write one sentence for each matter. Highlight what is important.',
          ],
        ),
      ),
      find(named('button', ['Übergeben', 'Hand over'], dialog), [
        'Mit „Übergeben“ ist die Übergabe fest. Wer sie liest, bestätigt das mit Namen.',
        'With “Hand over”, the handover is final. Whoever reads it confirms by name.',
      ]),
    ],
  },
]

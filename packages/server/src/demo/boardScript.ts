/** What stands on the boards of the demo, in German and English. */
import type { BoardIcon, CardColour } from '@dreiklang/domain/scrumboard/scrumboard'

export type Pair = readonly [de: string, en: string]
export type Side = 'pflege' | 'apotheke' | 'arzt'

export interface DemoCard {
  title: Pair
  text?: Pair
  /** Places among the labels of the board. */
  labels?: readonly number[]
  colour?: CardColour
  /** Days from today. */
  due?: number
  checklist?: readonly (readonly [...Pair, 'done'?])[]
  /** Whose work it is: who has made the board, or a colleague. */
  who?: readonly ('chief' | 'colleague')[]
  comment?: Pair
}

export interface DemoBoard {
  /** All sides when it is left out. */
  side?: Side
  title: Pair
  text: Pair
  icon: BoardIcon
  /** Seen by its members only: who has made it. */
  own?: true
  archived?: true
  /** When it was worked on, in days before today. */
  daysAgo: number
  labels: readonly Pair[]
  lists: readonly { title: Pair; limit?: number; cards: readonly DemoCard[] }[]
}

const toDo: Pair = ['Offen', 'To do']
const doing: Pair = ['In Arbeit', 'In progress']
const quote: Pair = ['Wartet auf Angebot', 'Waiting for a quote']
const done: Pair = ['Erledigt', 'Done']

const dispensary: DemoBoard = {
  side: 'apotheke',
  title: ['Umbau der Medikamentenausgabe', 'Refitting the dispensary'],
  text: [
    'Neuer Tresen, Kommissionierer und Kühlschrank, bei laufendem Betrieb.',
    'New counter, picking robot and fridge, while we stay open.',
  ],
  icon: 'tools',
  daysAgo: 0,
  labels: [
    ['Handwerker', 'Tradespeople'],
    ['Einkauf', 'Purchasing'],
    ['Genehmigung', 'Approval'],
    ['Team', 'Team'],
  ],
  lists: [
    {
      title: toDo,
      cards: [
        {
          title: ['Aushang für die Kundschaft schreiben', 'Write a notice for customers'],
          text: [
            'Drei Tage Ausgabe am Nebeneingang, Notdienst unverändert.',
            'Three days of dispensing at the side entrance, out-of-hours service unchanged.',
          ],
          labels: [3],
          due: 6,
          who: ['colleague'],
        },
        {
          title: ['Betäubungsmittelschrank versetzen lassen', 'Have the controlled drugs cabinet moved'],
          labels: [0, 2],
          colour: 'red',
          due: 9,
          who: ['chief'],
        },
        { title: ['Beschilderung bestellen', 'Order signs'], labels: [1] },
      ],
    },
    {
      title: doing,
      limit: 3,
      cards: [
        {
          title: ['Kühlschrank mit Protokoll beschaffen', 'Buy a fridge with temperature log'],
          text: ['Mindestens 280 Liter, mit Schloss und Alarm.', 'At least 280 litres, with lock and alarm.'],
          labels: [1],
          colour: 'blue',
          due: 2,
          checklist: [
            ['Maße nehmen', 'Take measurements', 'done'],
            ['Zwei Geräte vergleichen', 'Compare two models', 'done'],
            ['Stellplatz mit Steckdose klären', 'Find a place with a socket'],
            ['Bestellen', 'Order'],
          ],
          who: ['chief', 'colleague'],
          comment: [
            'Der Händler liefert erst am Freitag, dann aber bis in den Raum.',
            'The dealer only delivers on Friday, but right into the room.',
          ],
        },
        {
          title: ['Plan mit der Aufsicht abstimmen', 'Agree the plan with the inspector'],
          labels: [2],
          colour: 'yellow',
          due: -1,
          who: ['chief'],
        },
        {
          title: ['Ausgabe am Nebeneingang vorbereiten', 'Prepare dispensing at the side entrance'],
          labels: [3],
          checklist: [
            ['Tisch und Trennwand', 'Table and screen', 'done'],
            ['Drucker umstecken', 'Move the printer'],
            ['Diskretionszone kleben', 'Mark the privacy line'],
          ],
          who: ['colleague'],
        },
      ],
    },
    {
      title: quote,
      cards: [
        { title: ['Tresen mit abgesenktem Platz', 'Counter with a lowered section'], labels: [0], due: 5, who: ['chief'] },
        { title: ['Strom und Netzwerk am neuen Platz', 'Power and network at the new place'], labels: [0], who: ['colleague'] },
      ],
    },
    {
      title: done,
      cards: [
        { title: ['Bestand aufgenommen', 'Stock taken'], labels: [3], colour: 'green', who: ['colleague'] },
        { title: ['Termin mit dem Schreiner', 'Appointment with the joiner'], labels: [0], colour: 'green', who: ['chief'] },
      ],
    },
  ],
}

const phones: DemoBoard = {
  side: 'pflege',
  title: ['Neue Diensthandys für alle Touren', 'New work phones for all rounds'],
  text: [
    'Bis Jahresende hat jede Tour ein Gerät mit Hülle und Ladekabel.',
    'By the end of the year every round has a phone with case and charger.',
  ],
  icon: 'package',
  daysAgo: 0,
  labels: [
    ['Technik', 'Technology'],
    ['Einkauf', 'Purchasing'],
    ['Datenschutz', 'Data protection'],
    ['Team', 'Team'],
  ],
  lists: [
    {
      title: toDo,
      cards: [
        { title: ['Alte Geräte löschen und zurückgeben', 'Wipe and return the old phones'], labels: [2], due: 14, who: ['chief'] },
        { title: ['Ersatzakkus für die Spättour', 'Spare batteries for the late round'], labels: [1] },
        {
          title: ['Einweisung im Team', 'Briefing for the team'],
          labels: [3],
          due: 4,
          checklist: [
            ['Unterlage schreiben', 'Write the handout', 'done'],
            ['Raum belegen', 'Book the room'],
          ],
          who: ['colleague'],
        },
      ],
    },
    {
      title: doing,
      limit: 3,
      cards: [
        {
          title: ['Geräte einrichten', 'Set up the phones'],
          labels: [0, 2],
          colour: 'blue',
          due: 1,
          checklist: [
            ['Sperre und Fernlöschung', 'Lock and remote wipe', 'done'],
            ['Dienstnummern eintragen', 'Enter the work numbers', 'done'],
            ['Kontakte der Praxen', 'Contacts of the surgeries'],
          ],
          who: ['colleague'],
          comment: ['Sechs von neun Geräten sind fertig.', 'Six of nine phones are done.'],
        },
        {
          title: ['Vertrag mit dem Anbieter prüfen', 'Check the contract with the provider'],
          labels: [1],
          colour: 'yellow',
          due: -2,
          who: ['chief'],
        },
      ],
    },
    { title: quote, cards: [{ title: ['Halterungen für die Autos', 'Holders for the cars'], labels: [1], due: 7, who: ['colleague'] }] },
    {
      title: done,
      cards: [
        { title: ['Bedarf bei allen Touren erfragt', 'Asked all rounds what they need'], labels: [3], colour: 'green', who: ['colleague'] },
        { title: ['Geräte bestellt', 'Phones ordered'], labels: [1], colour: 'green', who: ['chief'] },
      ],
    },
  ],
}

const waitingRoom: DemoBoard = {
  side: 'arzt',
  title: ['Umbau des Wartezimmers', 'Refitting the waiting room'],
  text: ['Mehr Platz für Rollatoren, leiser Anmeldebereich.', 'More room for walking frames, a quieter reception.'],
  icon: 'tools',
  daysAgo: 0,
  labels: [
    ['Handwerker', 'Tradespeople'],
    ['Einkauf', 'Purchasing'],
    ['Hygiene', 'Hygiene'],
  ],
  lists: [
    {
      title: toDo,
      cards: [
        { title: ['Abwaschbare Stühle aussuchen', 'Choose washable chairs'], labels: [1, 2], due: 8, who: ['colleague'] },
        { title: ['Sprechzeiten während der Arbeiten', 'Surgery hours during the works'], due: 3, who: ['chief'] },
      ],
    },
    {
      title: doing,
      limit: 2,
      cards: [
        {
          title: ['Anmeldung mit Glasscheibe', 'Reception with a glass screen'],
          labels: [0],
          colour: 'blue',
          due: 2,
          checklist: [
            ['Aufmaß', 'Measurements', 'done'],
            ['Zeichnung freigeben', 'Approve the drawing'],
          ],
          who: ['chief', 'colleague'],
        },
        { title: ['Hygieneplan anpassen', 'Adapt the hygiene plan'], labels: [2], colour: 'yellow', due: -1, who: ['colleague'] },
      ],
    },
    { title: quote, cards: [{ title: ['Schallschutz an der Decke', 'Sound insulation for the ceiling'], labels: [0], who: ['chief'] }] },
    { title: done, cards: [{ title: ['Farben ausgesucht', 'Colours chosen'], colour: 'green', who: ['colleague'] }] },
  ],
}

const training: DemoBoard = {
  title: ['Fortbildungen im neuen Jahr', 'Training in the new year'],
  text: ['', ''],
  icon: 'school',
  daysAgo: 3,
  labels: [
    ['Pflicht', 'Mandatory'],
    ['Wunsch', 'Requested'],
  ],
  lists: [
    {
      title: ['Ideen', 'Ideas'],
      cards: [{ title: ['Gespräche am Telefon', 'Talking on the phone'], labels: [1] }],
    },
    {
      title: ['Angemeldet', 'Registered'],
      cards: [
        { title: ['Erste Hilfe, Auffrischung', 'First aid refresher'], labels: [0], due: 30, who: ['chief', 'colleague'] },
        { title: ['Brandschutz', 'Fire safety'], labels: [0], due: 45, who: ['chief'] },
      ],
    },
    { title: ['Besucht', 'Attended'], cards: [{ title: ['Datenschutz', 'Data protection'], labels: [0], colour: 'green' }] },
  ],
}

const jubilee: DemoBoard = {
  title: ['Überraschung zum Jubiläum', 'Anniversary surprise'],
  text: ['Nur für die Leitung.', 'For the management only.'],
  icon: 'users',
  own: true,
  daysAgo: 1,
  labels: [],
  lists: [
    { title: toDo, cards: [{ title: ['Karte von allen unterschreiben lassen', 'Have everybody sign the card'], due: 10 }] },
    { title: done, cards: [{ title: ['Tisch für zwölf bestellt', 'Table for twelve booked'], colour: 'green' }] },
  ],
}

const summer: DemoBoard = {
  title: ['Sommerfest', 'Summer party'],
  text: ['', ''],
  icon: 'calendar',
  archived: true,
  daysAgo: 120,
  labels: [],
  lists: [{ title: done, cards: [{ title: ['Grill ausgeliehen', 'Barbecue borrowed'], colour: 'green' }] }],
}

/** The last one was worked on last, and stands first. */
export const demoBoards: readonly DemoBoard[] = [summer, training, jubilee, dispensary, phones, waitingRoom]

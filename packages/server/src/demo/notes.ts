/** Notes in every house of the demo: German in the first of each side, English in the second; one of them is the administrator's own. */
import type { NoteColour } from '@dreiklang/domain/notes/notes'
import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { type Regie, akteurOf } from './director.ts'
import type { Ensemble } from './personen.ts'

type Language = 'de' | 'en'
type Pair = readonly [de: string, en: string]
type Side = 'pflege' | 'apotheke' | 'arzt'

interface DemoNote {
  /** All sides when it is left out. */
  side?: Side
  title: Pair
  content?: Pair
  tasks?: readonly (readonly [...Pair, 'done'?])[]
  colour?: NoteColour
  labels?: readonly number[]
  /** Days from today, at eight. */
  reminderInDays?: number
  archived?: true
  /** Not shown to the house. */
  own?: true
}

const labels: readonly Pair[] = [
  ['Team', 'Team'],
  ['Telefon', 'Phone'],
  ['Wichtig', 'Important'],
  ['Ideen', 'Ideas'],
]

/** As they stand on the page, the first one on top. */
const notes: readonly DemoNote[] = [
  {
    side: 'pflege',
    title: ['Schlüsselkasten', 'Key cabinet'],
    content: [
      'Der Ersatzschlüssel für das Büro hängt jetzt am Haken 14. Wer ihn nimmt, trägt sich in die Liste ein.',
      'The spare key for the office now hangs on hook 14. Whoever takes it signs the list.',
    ],
    colour: 'yellow',
    labels: [0, 2],
  },
  {
    side: 'pflege',
    title: ['Vor der Frühtour', 'Before the morning round'],
    tasks: [
      ['Diensthandy laden', 'Charge the work phone'],
      ['Handschuhe und Desinfektion auffüllen', 'Refill gloves and disinfectant'],
      ['Autoschlüssel prüfen', 'Check the car keys', 'done'],
      ['Tourenplan mitnehmen', 'Take the route plan', 'done'],
    ],
    colour: 'green',
    labels: [0],
  },
  {
    side: 'pflege',
    title: ['Fortbildung Wundversorgung', 'Wound care training'],
    content: [
      'Am Donnerstag um 14 Uhr im Besprechungsraum. Bitte bis Dienstag eintragen.',
      'Thursday at 2 pm in the meeting room. Please sign up by Tuesday.',
    ],
    colour: 'blue',
    reminderInDays: 2,
  },
  {
    side: 'pflege',
    title: ['Winterdienst', 'Winter duty'],
    content: [
      'Der Hof wird ab 6 Uhr geräumt. Bei Glätte vor dem Haus parken.',
      'The yard is cleared from 6 am. If it is icy, park in front of the house.',
    ],
  },
  {
    side: 'apotheke',
    title: ['Botentour am Nachmittag', 'Afternoon delivery round'],
    content: [
      'Abfahrt um 15:30 Uhr. Was später kommt, geht am nächsten Morgen mit.',
      'Departure at 3.30 pm. Anything later goes out the next morning.',
    ],
    colour: 'yellow',
    labels: [0, 2],
  },
  {
    side: 'apotheke',
    title: ['Kühlschrank prüfen', 'Check the fridge'],
    tasks: [
      ['Temperatur morgens eintragen', 'Record the temperature in the morning', 'done'],
      ['Temperatur abends eintragen', 'Record the temperature in the evening'],
      ['Dichtung ansehen', 'Look at the seal'],
    ],
    colour: 'blue',
    labels: [0],
  },
  {
    side: 'apotheke',
    title: ['Lieferengpass', 'Supply shortage'],
    content: [
      'Der Großhandel nennt für Fiebersaft als nächsten Termin die kommende Woche. Bei Anfragen auf Zäpfchen hinweisen.',
      'The wholesaler expects fever syrup next week. If asked, offer suppositories.',
    ],
    colour: 'red',
    labels: [2],
    reminderInDays: 3,
  },
  {
    side: 'apotheke',
    title: ['Rezeptur', 'Compounding'],
    content: [
      'Die neue Waage ist geeicht. Das Protokoll liegt im grünen Ordner.',
      'The new scale has been calibrated. The record is in the green binder.',
    ],
  },
  {
    side: 'arzt',
    title: ['Sprechstunde vor Weihnachten', 'Surgery hours before Christmas'],
    content: [
      'Am 23. nur bis 12 Uhr. Vertretung ist eingetragen, Aushang hängt an der Tür.',
      'On the 23rd until noon only. Cover has been arranged, the notice is on the door.',
    ],
    colour: 'yellow',
    labels: [0, 2],
  },
  {
    side: 'arzt',
    title: ['Für den Hausbesuch', 'For home visits'],
    tasks: [
      ['Blutdruckgerät', 'Blood pressure monitor', 'done'],
      ['Verordnungsformulare', 'Prescription forms'],
      ['Verbandmaterial', 'Dressings'],
    ],
    colour: 'green',
    labels: [0],
  },
  {
    side: 'arzt',
    title: ['Labor', 'Laboratory'],
    content: ['Proben werden ab Montag schon um 11 Uhr abgeholt.', 'From Monday samples are collected at 11 am.'],
    colour: 'blue',
    reminderInDays: 1,
  },
  {
    side: 'arzt',
    title: ['Impfstoff', 'Vaccine'],
    content: ['Noch elf Dosen im Kühlschrank. Ab fünf bitte nachbestellen.', 'Eleven doses left in the fridge. Please reorder at five.'],
  },
  {
    title: ['Rückrufe', 'Call back'],
    tasks: [
      ['Sanitätshaus wegen des Pflegebetts', 'Medical supply store about the care bed'],
      ['Krankenkasse wegen der Genehmigung', 'Health insurer about the approval'],
      ['Hausverwaltung wegen des Aufzugs', 'Property manager about the lift', 'done'],
    ],
    labels: [1],
    reminderInDays: 1,
  },
  {
    title: ['Drucker', 'Printer'],
    content: [
      'Bei Papierstau die hintere Klappe öffnen, nicht ziehen. Toner steht im Schrank links unten.',
      'If paper jams, open the rear flap, do not pull. Toner is in the cabinet, bottom left.',
    ],
    colour: 'grey',
    labels: [0],
  },
  {
    title: ['WLAN für Gäste', 'Guest Wi-Fi'],
    content: [
      'Die Zettel mit dem Zugang liegen am Empfang. Er gilt jeweils einen Tag.',
      'Slips with the access code are at reception. Each is valid for one day.',
    ],
  },
  {
    title: ['Besprechung am Montag', 'Monday meeting'],
    tasks: [
      ['Urlaub im neuen Jahr', 'Holidays in the new year'],
      ['Neue Abläufe bei Rückfragen', 'New procedure for queries'],
      ['Wer übernimmt die Weihnachtsfeier?', 'Who organises the Christmas party?'],
    ],
    colour: 'blue',
    labels: [0, 3],
  },
  {
    title: ['Eigene Gedanken', 'My own thoughts'],
    content: [
      'Gespräch mit der Steuerberatung vorbereiten. Unterlagen vom letzten Jahr heraussuchen.',
      'Prepare the talk with the tax adviser. Find last year’s papers.',
    ],
    own: true,
    labels: [3],
  },
  {
    title: ['Parkplatz', 'Parking'],
    content: ['Der Platz an der Einfahrt bleibt für Lieferungen frei.', 'The space by the entrance stays free for deliveries.'],
  },
  {
    title: ['Sommerfest', 'Summer party'],
    content: ['Grill ist bestellt, Salate bringt jeder selbst mit.', 'The barbecue has been ordered, everyone brings a salad.'],
    colour: 'red',
    archived: true,
  },
]

const houses: readonly (readonly [konto: string, side: Side, language: Language])[] = [
  ['pflege-admin', 'pflege', 'de'],
  ['apotheke-admin', 'apotheke', 'de'],
  ['arzt-admin', 'arzt', 'de'],
  ['pflege-admin2', 'pflege', 'en'],
  ['apotheke-admin2', 'apotheke', 'en'],
  ['arzt-admin2', 'arzt', 'en'],
]

/** The same ids in each filling of it: what was made before it was cut off is found and not made twice. */
const idOf = (house: number, kind: 'a' | 'b' | 'c', nr: number) =>
  `ae00000${house}-0000-4000-8000-00000000${kind}${String(nr).padStart(3, '0')}`

async function fillHouse(regie: Regie, ensemble: Ensemble, house: number): Promise<void> {
  const [konto, ownSide, language] = houses[house] ?? ['', 'pflege', 'de']
  const who = akteurOf(ensemble, konto)
  const say = (pair: readonly [string, string, ...unknown[]]): string => pair[language === 'de' ? 0 : 1]
  const today = berlinDate(regie.beginn.toISOString())
  for (const [nr, title] of labels.entries())
    await regie.call(notesContract.createLabel, who, { body: { id: idOf(house, 'a', nr), title: say(title) } })
  const own = notes.filter(({ side = ownSide }) => side === ownSide)
  // The one that was made last stands first.
  for (const [nr, one] of [...own.entries()].toReversed()) {
    const note = {
      id: idOf(house, 'b', nr),
      title: say(one.title),
      content: one.content === undefined ? '' : say(one.content),
      tasks: (one.tasks ?? []).map((task, i) => ({ id: idOf(house, 'c', nr * 10 + i), content: say(task), completed: task[2] === 'done' })),
      colour: one.colour ?? ('plain' as const),
      visibility: one.own === true ? ('me' as const) : ('house' as const),
      archived: one.archived ?? false,
      reminder: one.reminderInDays === undefined ? null : berlinInstant(plusDays(today, one.reminderInDays), '08:00'),
      labels: (one.labels ?? []).map((label) => idOf(house, 'a', label)),
    }
    await regie.call(notesContract.create, who, { body: { note } })
  }
}

export async function fillNotes(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const house of houses.keys()) await fillHouse(regie, ensemble, house)
}

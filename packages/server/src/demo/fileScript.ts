/** What lies among the files of a house in the demo. Telephone numbers are those that are given to nobody (Bundesnetzagentur, for films). */
type Pair = readonly [de: string, en: string]

export interface DemoFile {
  /** The number of its folder; none: the root. */
  folder?: number
  name: Pair
  /** Above a PDF. */
  title: Pair
  lines: readonly Pair[]
  /** What is said about it. */
  text?: Pair
  daysAgo: number
  later?: 'replaced' | 'thrownAway'
  /** The line of the second version. */
  added?: Pair
}

export const demoFolders: readonly { name: Pair; inside?: number }[] = [
  { name: ['Qualität', 'Quality'] },
  { name: ['Hygiene', 'Hygiene'], inside: 0 },
  { name: ['Team', 'Team'] },
  { name: ['Vorlagen', 'Templates'] },
]

export const demoFiles: readonly DemoFile[] = [
  {
    name: ['Notfallkontakte.csv', 'Emergency contacts.csv'],
    title: ['Notfallkontakte', 'Emergency contacts'],
    text: ['Hängt ausgedruckt neben dem Telefon.', 'A printed copy hangs next to the phone.'],
    lines: [
      ['Wer;Wofür;Telefon', 'Who;What for;Phone'],
      ['Rufbereitschaft;Ausfall einer Tour;030-23125-101', 'On-call team;A round cannot go out;030-23125-101'],
      ['Schlüsseldienst;Tür und Tresor;030-23125-117', 'Locksmith;Doors and safe;030-23125-117'],
      ['Technik;Diensthandys und Drucker;030-23125-142', 'Support;Work phones and printers;030-23125-142'],
    ],
    daysAgo: 33,
  },
  {
    folder: 1,
    name: ['Hygieneplan.pdf', 'Hygiene plan.pdf'],
    title: ['Hygieneplan', 'Hygiene plan'],
    text: ['Gilt für alle Räume und Fahrzeuge.', 'Applies to all rooms and vehicles.'],
    lines: [
      ['Hände: vor und nach jedem Kontakt, 30 Sekunden.', 'Hands: before and after each contact, 30 seconds.'],
      ['Flächen: täglich, nach Verschmutzung sofort.', 'Surfaces: daily, and at once when soiled.'],
      ['Fahrzeuge: jeden Freitag nach der letzten Tour.', 'Vehicles: every Friday after the last round.'],
    ],
    daysAgo: 30,
    later: 'replaced',
    added: ['Dienstkleidung: Wechsel nach jeder Schicht.', 'Work clothes: changed after every shift.'],
  },
  {
    folder: 0,
    name: ['Beschwerden bearbeiten.txt', 'Handling complaints.txt'],
    title: ['Beschwerden', 'Complaints'],
    lines: [
      ['1. Zuhören und sich bedanken.', '1. Listen, and say thank you.'],
      ['2. Am selben Tag eintragen.', '2. Write it down on the same day.'],
      ['3. Innerhalb von drei Tagen antworten.', '3. Answer within three days.'],
    ],
    daysAgo: 21,
  },
  {
    folder: 2,
    name: ['Fortbildungen.csv', 'Training.csv'],
    title: ['Fortbildungen', 'Training'],
    lines: [
      ['Thema;Stunden;Plätze', 'Topic;Hours;Places'],
      ['Erste Hilfe;8;12', 'First aid;8;12'],
      ['Datenschutz;2;30', 'Data protection;2;30'],
      ['Brandschutz;3;20', 'Fire safety;3;20'],
    ],
    daysAgo: 12,
  },
  {
    folder: 2,
    name: ['Einarbeitung.pdf', 'First weeks.pdf'],
    title: ['Einarbeitung', 'First weeks'],
    lines: [
      ['Woche 1: mitgehen, zusehen, fragen.', 'Week 1: go along, watch, ask.'],
      ['Woche 2: unter Anleitung selbst arbeiten.', 'Week 2: work under guidance.'],
      ['Woche 4: Gespräch mit der Leitung.', 'Week 4: talk with the manager.'],
    ],
    daysAgo: 9,
  },
  {
    folder: 3,
    name: ['Urlaubsantrag.pdf', 'Holiday request.pdf'],
    title: ['Urlaubsantrag', 'Holiday request'],
    lines: [
      ['Name:', 'Name:'],
      ['Von – bis:', 'From – to:'],
      ['Vertretung:', 'Covered by:'],
    ],
    daysAgo: 6,
  },
  {
    name: ['Entwurf Sommerfest.txt', 'Summer party draft.txt'],
    title: ['Sommerfest', 'Summer party'],
    lines: [['Datum noch offen.', 'Date still open.']],
    daysAgo: 3,
    later: 'thrownAway',
  },
]

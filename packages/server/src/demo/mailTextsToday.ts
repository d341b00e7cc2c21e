/** An office's mails of the last hours, and what is still being written. */
import type { DemoMail } from './mailTexts.ts'

const unread = { unread: true } as const

/** Numbers of answered mails go on behind those of the days before. */
export const latestMails: readonly DemoMail[] = [
  {
    from: 'pfleger',
    to: ['pflege-admin'],
    cc: ['apotheker'],
    hoursAgo: 25,
    subject: ['Botendienst: neuer Hintereingang', 'Courier: new back entrance'],
    text: [
      'Hallo,\n\nder Hintereingang ist ab morgen offen, die Kisten können direkt ins Lager.',
      'Hello,\n\nthe back entrance is open from tomorrow, boxes can go straight to the store room.',
    ],
    marks: { apotheker: { ...unread, labels: ['work'] } },
  },
  {
    from: 'pflege-admin',
    to: ['pfleger'],
    hoursAgo: 23,
    subject: ['Dienstplan Dezember zur Durchsicht', 'December rota for review'],
    text: [
      'Hallo zusammen,\n\nder Dienstplan für Dezember liegt bei. Tauschwünsche bitte bis Donnerstag direkt untereinander absprechen und mir dann schreiben.',
      'Hello everyone,\n\nthe rota for December is attached. Please agree swaps among yourselves by Thursday and write to me then.',
    ],
    file: ['Dienstplan Dezember.pdf', 'Rota December.pdf'],
    marks: { pfleger: { ...unread, important: true, labels: ['work'] } },
  },
  {
    from: 'apotheker',
    to: ['pfleger', 'pflege-admin'],
    hoursAgo: 6,
    subject: ['Lieferung heute eine halbe Stunde später', 'Delivery half an hour later today'],
    text: [
      'Guten Morgen,\n\nwegen der Baustelle am Ring kommt der Bote heute eine halbe Stunde später.',
      'Good morning,\n\nbecause of the road works the courier will be half an hour late today.',
    ],
    marks: { pfleger: unread, 'pflege-admin': unread },
  },
  {
    from: 'pflege-admin',
    to: ['pfleger'],
    hoursAgo: 5,
    subject: ['Tausch am Samstag?', 'Swap on Saturday?'],
    text: [
      'Hallo,\n\nkannst du am Samstag die Frühtour übernehmen? Dafür hättest du Montag frei.',
      'Hello,\n\ncould you take the early tour on Saturday? You would have Monday off instead.',
    ],
    marks: { pfleger: { ...unread, starred: true, labels: ['personal'] } },
  },
  {
    from: 'arzt-admin',
    to: ['pfleger', 'pflege-admin'],
    cc: ['arzt'],
    hoursAgo: 4,
    subject: ['Rezepte liegen bereit', 'Prescriptions are ready'],
    text: [
      'Guten Morgen,\n\ndie angeforderten Rezepte liegen am Empfang; die elektronischen sind schon unterwegs.',
      'Good morning,\n\nthe requested prescriptions are at reception; the electronic ones are already on their way.',
    ],
    marks: { pfleger: { ...unread, labels: ['work'] }, 'pflege-admin': unread, arzt: unread },
  },
  {
    from: 'pfleger',
    to: ['arzt-admin'],
    hoursAgo: 3,
    answers: 23,
    subject: ['AW: Rezepte liegen bereit', 'Re: Prescriptions are ready'],
    text: [
      'Guten Morgen,\n\nvielen Dank, wir holen sie nach der Frühtour ab.',
      'Good morning,\n\nmany thanks, we will collect them after the early tour.',
    ],
    marks: { 'arzt-admin': unread },
  },
  {
    from: 'apotheke-admin',
    to: ['pflege-admin'],
    cc: ['apotheker'],
    hoursAgo: 2,
    subject: ['Termin: Gespräch zum Quartal', 'Appointment: quarterly meeting'],
    text: [
      'Guten Tag,\n\nfür unser Gespräch schlage ich Donnerstag um 14 Uhr bei uns vor. Themen: Lieferzeiten, Rückgaben, Feiertage.',
      'Good afternoon,\n\nI suggest Thursday at 2 pm at our place for our meeting. Topics: delivery times, returns, holidays.',
    ],
    marks: { 'pflege-admin': { ...unread, important: true }, apotheker: unread },
  },
  {
    from: 'pflege-admin',
    to: ['apotheker', 'apotheke-admin'],
    hoursAgo: 1.5,
    answers: 12,
    subject: ['AW: Lieferengpass: Liste der Ausweichpräparate', 'Re: Supply shortage: list of alternatives'],
    text: [
      'Danke, das hilft uns sehr. Bitte nehmen Sie auch unsere Verwaltung in den Verteiler auf.',
      'Thank you, this helps us a lot. Please add our administration to the list as well.',
    ],
    marks: { apotheker: { ...unread, starred: true }, 'apotheke-admin': unread },
  },
  {
    from: 'pflege-admin',
    to: ['pfleger'],
    hoursAgo: 1,
    subject: ['Besprechung morgen um 13.30 Uhr', 'Meeting tomorrow at 1.30 pm'],
    text: [
      'Hallo zusammen,\n\nmorgen um 13.30 Uhr im großen Raum: Feiertage, Schlüssel, neue Handys. Themen bitte bis heute Abend.',
      'Hello everyone,\n\ntomorrow at 1.30 pm in the big room: holidays, keys, new phones. Please send topics by this evening.',
    ],
    marks: { pfleger: unread },
  },
  {
    from: 'pfleger',
    to: ['pflege-admin'],
    hoursAgo: 0.6,
    answers: 22,
    stays: 'draft',
    subject: ['AW: Tausch am Samstag?', 'Re: Swap on Saturday?'],
    text: ['Hallo,\n\nSamstag geht, wenn ich ', 'Hello,\n\nSaturday works if I '],
  },
  {
    from: 'pfleger',
    to: [],
    hoursAgo: 0.5,
    stays: 'draft',
    subject: ['Themen für die Besprechung', 'Topics for the meeting'],
    text: ['- Parkplätze vor dem Büro\n- Handschuhe Größe L\n', '- parking in front of the office\n- gloves size L\n'],
  },
  {
    from: 'pflege-admin',
    to: ['pfleger'],
    hoursAgo: 0.4,
    stays: 'tomorrow',
    subject: ['Erinnerung: Besprechung um 13.30 Uhr', 'Reminder: meeting at 1.30 pm'],
    text: [
      'Hallo zusammen,\n\nbitte pünktlich, wir haben nur eine halbe Stunde.',
      'Hello everyone,\n\nplease be on time, we only have half an hour.',
    ],
  },
  {
    from: 'apotheker',
    to: ['apotheke-admin'],
    hoursAgo: 0.3,
    stays: 'draft',
    subject: ['Inventur: Vorschlag für den Ablauf', 'Stocktaking: suggested procedure'],
    text: ['Hallo,\n\nmein Vorschlag für den Ablauf:\n\n1. ', 'Hello,\n\nmy suggestion for the procedure:\n\n1. '],
  },
  {
    from: 'arzt',
    to: ['arzt-admin'],
    hoursAgo: 0.2,
    stays: 'draft',
    subject: ['Räume für die Fortbildung', 'Rooms for the training'],
    text: ['Ist das Wartezimmer am Mittwoch ab 17.30 Uhr frei? ', 'Is the waiting room free on Wednesday from 5.30 pm? '],
  },
]

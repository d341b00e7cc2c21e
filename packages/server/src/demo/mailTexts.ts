/** An office's mails of the days before: plans, deliveries, closing times, invoices, training. Nothing that treats anybody. */
import type { FolderSlug, firstLabels } from '@dreiklang/domain/mailbox/mailbox'

export type Writer = 'pflege-admin' | 'pfleger' | 'apotheke-admin' | 'apotheker' | 'arzt-admin' | 'arzt'
type Pair = readonly [de: string, en: string]
type LabelSlug = (typeof firstLabels)[number]['slug']

/** What somebody has made of a mail in the own mailbox. */
export interface Mark {
  unread?: true
  starred?: true
  important?: true
  labels?: readonly LabelSlug[]
  folder?: FolderSlug
}

export interface DemoMail {
  from: Writer
  to: readonly Writer[]
  cc?: readonly Writer[]
  /** Hours before the demo begins; what falls into a night was written in the evening. */
  hoursAgo: number
  subject: Pair
  text: Pair
  /** The place of the mail that it answers. */
  answers?: number
  /** Called so, a page with the subject on it. */
  file?: Pair
  marks?: Partial<Record<Writer, Mark>>
  /** Not sent: still being written, or held back until tomorrow at half past seven. */
  stays?: 'draft' | 'tomorrow'
}

const unread = { unread: true } as const
const team = ['pfleger'] as const

/** The oldest first: an answer comes after what it answers. */
export const earlierMails: readonly DemoMail[] = [
  {
    from: 'pflege-admin',
    to: team,
    hoursAgo: 197,
    subject: ['Protokoll der Dienstbesprechung', 'Minutes of the team meeting'],
    text: [
      'Hallo zusammen,\n\nim Anhang das Protokoll vom Dienstag. Bitte bis Ende der Woche melden, wenn etwas fehlt.',
      'Hello everyone,\n\nplease find the minutes of Tuesday attached. Let me know by the end of the week if anything is missing.',
    ],
    file: ['Protokoll Dienstbesprechung.pdf', 'Minutes team meeting.pdf'],
    marks: { pfleger: { labels: ['work'] } },
  },
  {
    from: 'apotheke-admin',
    to: ['pflege-admin'],
    cc: ['pfleger', 'apotheker'],
    hoursAgo: 176,
    subject: ['Öffnungszeiten im Dezember', 'Opening hours in December'],
    text: [
      'Guten Tag,\n\nam 24. und 31. Dezember haben wir bis 12 Uhr geöffnet, der Botendienst fährt an beiden Tagen bis 11 Uhr.\nBestellungen für die Feiertage bitte bis zum 22. Dezember.',
      'Good afternoon,\n\non 24 and 31 December we are open until noon; our courier drives until 11 on both days.\nPlease send orders for the holidays by 22 December.',
    ],
    marks: { 'pflege-admin': { starred: true, labels: ['work'] }, pfleger: { starred: true } },
  },
  {
    from: 'pfleger',
    to: ['pflege-admin'],
    hoursAgo: 174,
    subject: ['Urlaubsantrag Februar', 'Leave request for February'],
    text: [
      'Hallo,\n\nich möchte vom 9. bis 20. Februar Urlaub nehmen. Die Vertretung ist mit den Kolleginnen abgesprochen.',
      'Hello,\n\nI would like to take leave from 9 to 20 February. Cover is arranged with my colleagues.',
    ],
    marks: { 'pflege-admin': { important: true, labels: ['personal'] } },
  },
  {
    from: 'pflege-admin',
    to: team,
    hoursAgo: 150,
    answers: 2,
    subject: ['AW: Urlaubsantrag Februar', 'Re: Leave request for February'],
    text: ['Ist genehmigt und steht im Plan. Schöne Zeit.', 'Approved and in the rota. Enjoy.'],
    marks: { pfleger: { starred: true, labels: ['personal'] } },
  },
  {
    from: 'apotheke-admin',
    to: ['pflege-admin'],
    hoursAgo: 148,
    subject: ['Sammelrechnung Oktober', 'Collective invoice for October'],
    text: [
      'Guten Tag,\n\ndie Sammelrechnung für den Oktober liegt bei. Zahlungsziel sind 14 Tage.',
      'Good afternoon,\n\nplease find the collective invoice for October attached. It is due within 14 days.',
    ],
    file: ['Sammelrechnung Oktober.pdf', 'Collective invoice October.pdf'],
    marks: { 'pflege-admin': { labels: ['invoices', 'payments'] } },
  },
  {
    from: 'arzt-admin',
    to: ['pflege-admin'],
    cc: ['pfleger', 'arzt'],
    hoursAgo: 127,
    subject: ['Praxis am Freitagnachmittag geschlossen', 'Practice closed on Friday afternoon'],
    text: [
      'Guten Tag,\n\nam Freitag schließen wir um 12 Uhr. Folgerezepte bitte bis Donnerstagmittag anfordern; wer uns vertritt, steht auf der Website.',
      'Good afternoon,\n\non Friday we close at noon. Please request repeat prescriptions by Thursday noon; our website says who covers for us.',
    ],
    marks: { pfleger: { important: true }, 'pflege-admin': { important: true } },
  },
  {
    from: 'pflege-admin',
    to: team,
    hoursAgo: 125,
    subject: ['Neue Diensthandys ab Montag', 'New work phones from Monday'],
    text: [
      'Hallo zusammen,\n\ndie neuen Geräte sind da. Bitte am Montag vor der Tour im Büro abholen und die alten mitbringen. Die Nummern bleiben.',
      'Hello everyone,\n\nthe new devices are here. Please collect them at the office on Monday before your tour and bring the old ones. The numbers stay.',
    ],
    marks: { pfleger: { labels: ['work'] } },
  },
  {
    from: 'arzt',
    to: ['pflege-admin', 'pfleger'],
    hoursAgo: 103,
    subject: ['Gemeinsame Fortbildung im Januar', 'Joint training in January'],
    text: [
      'Guten Abend,\n\nich würde im Januar gern einen gemeinsamen Abend zum Umgang mit Medikationsplänen anbieten. Passt Ihnen Mittwoch, 18 Uhr?',
      'Good evening,\n\nI would like to offer a joint evening in January on how to work with medication plans. Would Wednesday at 6 pm suit you?',
    ],
    marks: { 'pflege-admin': { starred: true, labels: ['forums'] }, pfleger: { labels: ['forums'] } },
  },
  {
    from: 'pflege-admin',
    to: ['arzt'],
    cc: ['pfleger'],
    hoursAgo: 100,
    answers: 7,
    subject: ['AW: Gemeinsame Fortbildung im Januar', 'Re: Joint training in January'],
    text: [
      'Guten Tag,\n\nsehr gern, Mittwoch um 18 Uhr passt. Wir kommen zu sechst und bringen die Fragen aus dem Alltag mit.',
      'Good afternoon,\n\nwith pleasure, Wednesday at 6 pm works. Six of us will come and bring our everyday questions.',
    ],
    marks: { arzt: { starred: true }, pfleger: { labels: ['forums'] } },
  },
  {
    from: 'apotheker',
    to: ['pfleger'],
    hoursAgo: 79,
    subject: ['Fehlende Unterschrift auf dem Lieferschein', 'Signature missing on the delivery note'],
    text: [
      'Guten Tag,\n\nauf dem Lieferschein von gestern fehlt die Unterschrift. Können Sie sie bei der nächsten Lieferung nachholen?',
      'Good afternoon,\n\nthe signature is missing on yesterday’s delivery note. Could you add it at the next delivery?',
    ],
  },
  {
    from: 'pfleger',
    to: ['apotheker'],
    hoursAgo: 77,
    answers: 9,
    subject: ['AW: Fehlende Unterschrift auf dem Lieferschein', 'Re: Signature missing on the delivery note'],
    text: ['Guten Tag,\n\nmache ich morgen, danke für den Hinweis.', 'Good afternoon,\n\nI will do so tomorrow, thanks for telling me.'],
  },
  {
    from: 'pflege-admin',
    to: team,
    hoursAgo: 74,
    subject: ['Winterreifen und Poolfahrzeuge', 'Winter tyres and pool cars'],
    text: [
      'Hallo zusammen,\n\nWagen 3 ist am Donnerstag in der Werkstatt. Bitte die Kilometer bis Freitag eintragen.',
      'Hello everyone,\n\ncar 3 is at the garage on Thursday. Please enter your mileage by Friday.',
    ],
  },
  {
    from: 'apotheker',
    to: ['pfleger', 'pflege-admin'],
    cc: ['apotheke-admin'],
    hoursAgo: 55,
    subject: ['Lieferengpass: Liste der Ausweichpräparate', 'Supply shortage: list of alternatives'],
    text: [
      'Guten Tag,\n\nim Anhang die Liste der Präparate, die im Moment nicht lieferbar sind, mit den Alternativen, die wir vorrätig haben. Wir schicken sie ab jetzt jeden Montag.',
      'Good afternoon,\n\nattached is the list of products that are currently unavailable, with the alternatives that we have in stock. From now on we will send it every Monday.',
    ],
    file: ['Ausweichpräparate.pdf', 'Alternatives.pdf'],
    marks: { pfleger: { important: true, labels: ['work'] }, 'apotheke-admin': unread },
  },
  {
    from: 'arzt-admin',
    to: ['pfleger'],
    cc: ['pflege-admin'],
    hoursAgo: 52,
    subject: ['Neue Faxnummer der Praxis', 'New fax number of the practice'],
    text: [
      'Guten Tag,\n\nunsere Faxnummer hat sich geändert; am liebsten bekommen wir aber alles hier im Postfach oder als Bestellung.',
      'Good afternoon,\n\nour fax number has changed; we prefer to get everything here in the mailbox or as an order.',
    ],
    marks: { 'pflege-admin': unread },
  },
  {
    from: 'apotheke-admin',
    to: ['pfleger', 'pflege-admin', 'apotheker'],
    hoursAgo: 50,
    subject: ['Gewinnspiel: jetzt Kundenkarte sichern', 'Prize draw: get your loyalty card now'],
    text: ['Jeder zehnte Einkauf ist umsonst. Einfach am Tresen fragen.', 'Every tenth purchase is free. Just ask at the counter.'],
    marks: { pfleger: { folder: 'spam' }, 'pflege-admin': { folder: 'trash' } },
  },
  {
    from: 'pfleger',
    to: ['pflege-admin'],
    hoursAgo: 49,
    subject: ['Schlüsselliste der Tour 2', 'Key list of tour 2'],
    text: [
      'Hallo,\n\ndie Liste ist wieder vollständig, zwei Schlüssel waren falsch beschriftet. Kannst du sie abzeichnen?',
      'Hello,\n\nthe list is complete again, two keys had the wrong tag. Could you sign it off?',
    ],
    file: ['Schlüsselliste Tour 2.pdf', 'Key list tour 2.pdf'],
    marks: { 'pflege-admin': { ...unread, labels: ['work'] } },
  },
  {
    from: 'pflege-admin',
    to: ['apotheke-admin'],
    hoursAgo: 31,
    answers: 4,
    subject: ['AW: Sammelrechnung Oktober', 'Re: Collective invoice for October'],
    text: [
      'Guten Tag,\n\nPosition 14 ist doppelt. Schicken Sie uns bitte eine berichtigte Rechnung?',
      'Good afternoon,\n\nitem 14 is listed twice. Could you send us a corrected invoice?',
    ],
    marks: { 'apotheke-admin': { important: true, labels: ['invoices'] } },
  },
  {
    from: 'arzt',
    to: ['pfleger'],
    hoursAgo: 29,
    subject: ['Telefonsprechstunde für Pflegedienste', 'Telephone hours for nursing services'],
    text: [
      'Guten Tag,\n\nab nächster Woche erreichen Sie mich dienstags und donnerstags von 12.30 bis 13 Uhr direkt.',
      'Good afternoon,\n\nfrom next week you can reach me directly on Tuesdays and Thursdays from 12.30 to 1 pm.',
    ],
    marks: { pfleger: { starred: true } },
  },
  {
    from: 'apotheke-admin',
    to: ['pflege-admin'],
    hoursAgo: 27,
    answers: 16,
    subject: ['AW: Sammelrechnung Oktober', 'Re: Collective invoice for October'],
    text: [
      'Sie haben recht, entschuldigen Sie bitte. Die berichtigte Rechnung liegt bei.',
      'You are right, our apologies. Please find the corrected invoice attached.',
    ],
    file: ['Sammelrechnung Oktober berichtigt.pdf', 'Collective invoice October corrected.pdf'],
    marks: { 'pflege-admin': { ...unread, labels: ['invoices', 'payments'] } },
  },
]

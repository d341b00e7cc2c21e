/** What colleagues and organisations write to each other on an ordinary day: appointments and closing times, nothing that treats anybody. */
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { berlinDate, berlinInstant } from '@dreiklang/domain/shared/time'
import { type Regie, akteurOf, daysAgo } from './director.ts'
import type { Ensemble } from './personen.ts'

type Line = readonly [konto: string, uhrzeit: string, text: string]

interface Conversation {
  daysAgo: number
  lines: readonly Line[]
  /** The last message is still unread. */
  unread?: true
}

/** Among the nurses of the team, about people only by what a colleague has to know on the way. */
const inTheTeam: readonly Conversation[] = [
  {
    daysAgo: 1,
    lines: [
      [
        'birgit.hofmann',
        '13:25',
        'Jonas, ich hab heute den Verband bei Herrn Hübner gemacht. Exsudat ist weniger, ich schreib dir noch was ins Übergabebuch.',
      ],
      ['pfleger', '13:31', 'Super, danke dir. Schaumverbände sind aber fast leer, ich bestelle gleich nach.'],
      ['birgit.hofmann', '13:33', 'Ist schon raus, liegt bei Dr. Weber. Müsste morgen in der Apotheke sein.'],
    ],
  },
  {
    daysAgo: 1,
    unread: true,
    lines: [
      ['pfleger', '17:02', 'Fatih, kannst du am Samstag die Spätrunde übernehmen? Meine Schwester wird 40.'],
      ['fatih.kaya', '17:20', 'Klar, wenn du mir dafür den Freitagabend nimmst.'],
      ['pfleger', '17:22', 'Deal. Ich frag noch Sabine.'],
      ['fatih.kaya', '17:40', 'Sie weiß schon Bescheid und trägt es ein.'],
    ],
  },
  {
    daysAgo: 2,
    lines: [
      ['elena.petrova', '09:58', 'Bei Frau Ebner macht niemand auf, ich steh vor der Tür. Nachbarin sagt, sie ist beim Friseur?'],
      [
        'pflege-admin',
        '10:01',
        'Ja, die Tochter hat gerade angerufen. Trag sie bitte als nicht angetroffen ein, ich rufe am Nachmittag an.',
      ],
      ['elena.petrova', '10:02', 'Mach ich. Fahre weiter.'],
      ['pflege-admin', '15:10', 'Erreicht, alles gut. Morgen wieder normal um zehn vor zehn.'],
    ],
  },
  {
    daysAgo: 3,
    lines: [
      ['agnieszka.nowak', '06:31', 'Guten Morgen, Wagen 2 springt nicht an. Ich nehme den Reservewagen und komme zehn Minuten später.'],
      ['pflege-admin', '06:33', 'Alles klar, ich sage bei den ersten beiden Bescheid. Der ADAC kommt um acht.'],
    ],
  },
  {
    daysAgo: 5,
    lines: [
      ['hanna.baumann', '12:40', 'Hast du noch Handschuhe in M im Auto? Meine reichen nur noch bis morgen.'],
      ['daniel.schuster', '12:52', 'Ein Karton liegt im Büro im Regal links, ich hab gestern zwei bestellt.'],
      ['hanna.baumann', '12:53', 'Danke dir.'],
    ],
  },
]

const conversations: readonly Conversation[] = [
  {
    daysAgo: 4,
    lines: [
      ['pflege-admin', '09:05', 'Jonas, der Dienstplan für die nächsten zwei Wochen steht. Schaust du bitte, ob deine Wünsche drin sind?'],
      ['pfleger', '12:48', 'Passt alles, danke dir. Den Tausch am Samstag habe ich mit Lena abgesprochen.'],
      ['pflege-admin', '12:55', 'Prima, dann trage ich ihn so ein.'],
    ],
  },
  {
    daysAgo: 3,
    lines: [
      [
        'arzt-admin',
        '08:40',
        'Guten Morgen Frau Krüger, am Freitagnachmittag ist unsere Praxis geschlossen. Folgerezepte bitte bis Donnerstagmittag anfordern.',
      ],
      [
        'pflege-admin',
        '09:15',
        'Danke für den Hinweis, Frau Lange. Ich sage es dem Team, die Bestellungen für nächste Woche kommen heute noch.',
      ],
      ['arzt-admin', '09:20', 'Wunderbar. Wer uns vertritt, steht auf dem Anrufbeantworter.'],
    ],
  },
  {
    daysAgo: 2,
    lines: [
      [
        'arzt',
        '13:10',
        'Herr Meyer, ich bin am Mittwoch ohnehin in Ihrer Gegend. Passt es, wenn wir gegen 13 Uhr die Medikationspläne gemeinsam durchgehen?',
      ],
      ['pfleger', '14:02', 'Guten Tag Herr Dr. Weber, das passt gut. Ich lege die Pläne und die Werte der letzten zwei Wochen bereit.'],
      ['arzt', '14:06', 'Danke, dann bis Mittwoch.'],
    ],
  },
  {
    daysAgo: 1,
    unread: true,
    lines: [
      [
        'pfleger',
        '08:12',
        'Guten Morgen Herr Brandt, kommt Ihr Botendienst morgen vor 11 Uhr? Dann sage ich es den Kolleginnen auf der Tour.',
      ],
      ['apotheker', '08:20', 'Guten Morgen Herr Meyer, ja: Er fährt gegen 9:30 Uhr bei uns los und ist bis 10:30 Uhr bei Ihnen.'],
      ['pfleger', '08:22', 'Sehr gut, danke. Bitte klingeln lassen, die Haustür ist bis mittags zu.'],
      ['apotheker', '08:31', 'Das gebe ich weiter. Die Verbandmittel liegen dann schon mit in der Kiste.'],
    ],
  },
  {
    daysAgo: 1,
    unread: true,
    lines: [
      [
        'apotheke-admin',
        '10:15',
        'Guten Tag Frau Krüger, für das Gespräch zum Quartal schlage ich Donnerstag um 14 Uhr bei uns in der Apotheke vor.',
      ],
      ['pflege-admin', '10:40', 'Donnerstag um 14 Uhr passt. Ich bringe die Liste der Lieferzeiten mit.'],
      ['apotheke-admin', '10:42', 'Gern, Kaffee steht bereit.'],
    ],
  },
  {
    daysAgo: 2,
    lines: [
      [
        'pfleger2',
        '11:05',
        'Guten Tag Frau Hartmann, wir bekommen ab Montag einen zweiten Schlüsselsafe. Ihr Bote bekommt den Code von unserer Leitung.',
      ],
      ['apotheker2', '11:30', 'Danke, Frau Demir. Ich hinterlege, dass er sich vorher bei Frau Vogt meldet.'],
    ],
  },
  {
    daysAgo: 1,
    lines: [
      ['arzt-admin2', '15:20', 'Hallo Frau Vogt, die neuen Einwilligungen liegen unterschrieben am Empfang und können abgeholt werden.'],
      ['pflege-admin2', '15:45', 'Vielen Dank, Frau Schulz. Jemand von uns kommt morgen früh vorbei.'],
    ],
  },
]

async function write(regie: Regie, ensemble: Ensemble, { conversation, nr }: { conversation: Conversation; nr: number }): Promise<void> {
  const { lines, unread } = conversation
  const people = [...new Set(lines.map(([konto]) => konto))].map((konto) => akteurOf(ensemble, konto))
  const [first, second] = people
  if (first === undefined || second === undefined) throw new Error('A conversation has two people')
  const day = berlinDate(daysAgo(regie, conversation.daysAgo).toISOString())
  const chat = await regie.call(chatContract.start, first, { body: { contactId: second.personId } })
  const idOf = (line: number) => `c4a70000-0000-4000-8000-${String(nr * 100 + line).padStart(12, '0')}`
  for (const [line, [konto, uhrzeit, value]] of lines.entries()) {
    regie.stelle(new Date(berlinInstant(day, uhrzeit)))
    await regie.call(chatContract.send, akteurOf(ensemble, konto), { body: { id: idOf(line), chatId: chat.id, value } })
  }
  // Whoever answers has read what came before.
  for (const person of people) {
    const last = lines.findLastIndex(([konto]) => unread !== true || akteurOf(ensemble, konto) === person)
    await regie.call(chatContract.markRead, person, { body: { chatId: chat.id, messageId: idOf(last) } })
  }
}

export async function writeChats(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const [nr, conversation] of [...conversations, ...inTheTeam].entries()) {
    const isThere = conversation.lines.every(([konto]) => ensemble.personen[konto] !== undefined)
    if (isThere) await write(regie, ensemble, { conversation, nr })
  }
}

/** Handovers of the last shifts in the Übergabebuch of both nursing services: German in the first, English in the second. */
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Schicht, Thema } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import { uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { type Regie, akteurOf } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'

type Pair = readonly [de: string, en: string]
interface Line {
  /** The how manieth of the house's Klienten; absent: for everybody. */
  klient?: number
  thema: Thema
  wichtig?: true
  text: Pair
}

interface Scene {
  daysAgo: number
  schicht: Schicht
  /** When it is handed over, on the day of the shift. */
  at: string
  by: 'nurse' | 'head'
  /** When the other one signs it. */
  signedAt?: string
  lines: readonly Line[]
}

const scenes: readonly Scene[] = [
  {
    daysAgo: 3,
    schicht: 'FRUEH',
    at: '13:40',
    by: 'nurse',
    signedAt: '14:05',
    lines: [
      { klient: 0, thema: 'ZUSTAND', text: ['Hat gut gefrühstückt und war guter Dinge.', 'Had a good breakfast and was in good spirits.'] },
      {
        klient: 1,
        thema: 'WUNDE',
        text: ['Verband am linken Unterschenkel trocken, nicht gewechselt.', 'Dressing on the left lower leg dry, not changed.'],
      },
      { thema: 'ORGANISATION', text: ['Der Wagen 2 braucht Scheibenwasser.', 'Car 2 needs washer fluid.'] },
    ],
  },
  {
    daysAgo: 2,
    schicht: 'SPAET',
    at: '21:35',
    by: 'head',
    signedAt: '22:10',
    lines: [
      {
        thema: 'ORGANISATION',
        wichtig: true,
        text: [
          'In der Gartenstraße 4 ist die Klingel ausgefallen: bitte anrufen, bevor Sie hochgehen.',
          'The bell at Gartenstraße 4 is out of order: please call before you go up.',
        ],
      },
      {
        klient: 2,
        thema: 'ZUSTAND',
        text: [
          'Möchte abends später besucht werden, am liebsten nach 19 Uhr.',
          'Would like the evening visit later, preferably after 7 pm.',
        ],
      },
      {
        klient: 3,
        thema: 'SONSTIGES',
        text: ['Die Tochter ist bis Sonntag da und hat den Zweitschlüssel.', 'The daughter stays until Sunday and has the second key.'],
      },
    ],
  },
  {
    daysAgo: 1,
    schicht: 'FRUEH',
    at: '13:50',
    by: 'nurse',
    signedAt: '14:20',
    lines: [
      {
        klient: 0,
        thema: 'ZUSTAND',
        wichtig: true,
        text: [
          'Klagt seit dem Morgen über Schwindel beim Aufstehen. Bitte beim nächsten Besuch den Blutdruck messen.',
          'Has felt dizzy when getting up since the morning. Please measure the blood pressure at the next visit.',
        ],
      },
      { klient: 4, thema: 'ARZNEIMITTEL', text: ['Dosett für die Woche ist gestellt.', 'The weekly pill box is filled.'] },
      { klient: 1, thema: 'WUNDE', text: ['Verband gewechselt, Wundrand reizlos.', 'Dressing changed, edge of the wound not irritated.'] },
      {
        klient: 5,
        thema: 'ORGANISATION',
        text: ['Hausnotruf wurde getestet und geht wieder.', 'The emergency call was tested and works again.'],
      },
    ],
  },
  {
    daysAgo: 1,
    schicht: 'SPAET',
    at: '21:45',
    by: 'head',
    lines: [
      {
        klient: 0,
        thema: 'ZUSTAND',
        text: [
          'Am Abend kein Schwindel mehr. Hat zwei Gläser Wasser getrunken.',
          'No dizziness in the evening. Drank two glasses of water.',
        ],
      },
      {
        klient: 6,
        thema: 'ZUSTAND',
        wichtig: true,
        text: [
          'Isst seit zwei Tagen wenig. Bitte auf das Gewicht achten.',
          'Has eaten little for two days. Please keep an eye on the weight.',
        ],
      },
      {
        thema: 'ORGANISATION',
        text: [
          'Handschuhe Größe M gehen zu Ende, die letzte Packung liegt im Büro.',
          'Gloves in size M are running out, the last box is in the office.',
        ],
      },
    ],
  },
]

const houses = [
  { nurse: 'pfleger', head: 'pflege-admin', pflege: 'sonnenhof', language: 0 },
  { nurse: 'pfleger2', head: 'pflege-admin2', pflege: 'lindenweg', language: 1 },
] as const

/** The same ids in each filling: what was made before it was cut off is found and not made twice. */
const idOf = (house: number, scene: number, line = 0) => `ae00000${house}-0000-4000-8000-0000000d${scene}${String(line).padStart(3, '0')}`

export async function fillUebergaben(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const today = berlinDate(regie.beginn.toISOString())
  for (const [house, { pflege, language, ...people }] of houses.entries()) {
    const own = klienten.filter((klient) => klient.pflege === pflege)
    for (const [nr, { daysAgo, schicht, at, by, signedAt, lines }] of scenes.entries()) {
      const tag = plusDays(today, -daysAgo)
      const author = akteurOf(ensemble, people[by])
      const params = { uebergabeId: idOf(house, nr) }
      regie.stelle(new Date(berlinInstant(tag, at)))
      const zeilen = lines.map(({ klient, thema, wichtig = false, text }, i) => ({
        id: idOf(house, nr, i + 1),
        klientId: klient === undefined ? null : (own[klient]?.id ?? null),
        thema,
        wichtig,
        text: text[language],
      }))
      const { version } = await regie.call(uebergabebuchContract.save, author, { params, body: { tag, schicht, zeilen, version: null } })
      const handed = await regie.call(uebergabebuchContract.handOver, author, { params, body: { version } })
      if (signedAt === undefined) continue
      regie.stelle(new Date(berlinInstant(tag, signedAt)))
      const reader = akteurOf(ensemble, people[by === 'nurse' ? 'head' : 'nurse'])
      await regie.call(uebergabebuchContract.sign, reader, { params, body: { version: handed.version } })
    }
  }
}

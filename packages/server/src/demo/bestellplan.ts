/** Which orders there are in the demo: as many in each state as on an ordinary Tuesday, each with its times. Pure. */
import { type IsoDate, berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Random } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import { sortiment } from './sortiment.ts'
import { countBack } from './workingTime.ts'

export type Wish = (typeof sortiment)[number]

/** How far it has come. */
export type Goal =
  | 'ENTWURF'
  | 'BEIM_ARZT'
  | 'NOTFALL'
  | 'FRAGE_OFFEN'
  | 'FRAGE_BEANTWORTET'
  | 'ARZT_LEHNT_AB'
  | 'STORNIERT'
  | 'VERORDNET'
  | 'BEI_APOTHEKE'
  | 'APOTHEKE_LEHNT_AB'
  | 'IN_BEARBEITUNG'
  | 'TEILGELIEFERT'
  | 'BEREIT'
  | 'UNTERWEGS'
  | 'NICHT_ZUGESTELLT'
  | 'GELIEFERT'
  | 'ABGESCHLOSSEN'

/** One for each order; the numbers of hours say for how long it has waited there, in hours of work. */
const open: readonly (readonly [goal: Goal, count: number, from: number, to: number])[] = [
  ['ENTWURF', 6, 0.2, 14],
  ['BEIM_ARZT', 12, 0.3, 15],
  ['NOTFALL', 1, 0.2, 0.2],
  ['FRAGE_OFFEN', 3, 0.5, 5],
  ['FRAGE_BEANTWORTET', 2, 0.4, 2],
  ['ARZT_LEHNT_AB', 6, 0.5, 40],
  ['STORNIERT', 4, 6, 120],
  ['VERORDNET', 9, 0.3, 12],
  ['BEI_APOTHEKE', 7, 0.2, 5],
  ['APOTHEKE_LEHNT_AB', 3, 1, 30],
  ['IN_BEARBEITUNG', 8, 0.4, 12],
  ['TEILGELIEFERT', 2, 2, 12],
  ['BEREIT', 6, 0.3, 6],
  ['UNTERWEGS', 2, 0.2, 0.6],
  ['NICHT_ZUGESTELLT', 1, 2, 2],
  ['GELIEFERT', 6, 0.5, 8],
]
const closed = 63
/** Three weeks, of five days of twelve hours. */
const closedHours = 15 * 12

/** The steps of the whole way and how many hours of work each of them takes, from the one before it. */
const way = [
  'senden',
  'verordnen',
  'weitergeben',
  'annehmen',
  'vorlegen',
  'bereitstellen',
  'ausliefern',
  'zustellen',
  'bestaetigen',
] as const
export type WayStep = (typeof way)[number]
const hours: Record<WayStep, readonly [number, number]> = {
  senden: [0.1, 0.3],
  verordnen: [0.8, 7],
  weitergeben: [0.3, 3],
  annehmen: [0.2, 2],
  vorlegen: [0.2, 1],
  bereitstellen: [0.8, 6],
  ausliefern: [0.5, 3],
  zustellen: [0.3, 1.5],
  bestaetigen: [0.4, 6],
}
/** One of nine takes longer than it was asked for: it had to be procured. */
const oneLateOf = 9
const procuredHours = 14

const lastStep: Record<Goal, WayStep | null> = {
  ENTWURF: null,
  BEIM_ARZT: 'senden',
  NOTFALL: 'senden',
  FRAGE_OFFEN: 'senden',
  FRAGE_BEANTWORTET: 'senden',
  ARZT_LEHNT_AB: 'senden',
  STORNIERT: 'senden',
  VERORDNET: 'verordnen',
  BEI_APOTHEKE: 'weitergeben',
  APOTHEKE_LEHNT_AB: 'weitergeben',
  IN_BEARBEITUNG: 'vorlegen',
  TEILGELIEFERT: 'zustellen',
  BEREIT: 'bereitstellen',
  UNTERWEGS: 'ausliefern',
  NICHT_ZUGESTELLT: 'ausliefern',
  GELIEFERT: 'zustellen',
  ABGESCHLOSSEN: 'bestaetigen',
}

export interface Bestellplan {
  goal: Goal
  klient: DemoKlient
  wishes: Wish[]
  angelegtAm: Date
  /** When each step of the way is taken. */
  times: Partial<Record<WayStep, Date>>
  /** When it came to where it is, after the last step of the way: a refusal, an answer. */
  zuletzt: Date
  bedarfBis: IsoDate
}

interface Frame {
  random: Random
  beginn: Date
}

interface Aim {
  goal: Goal
  /** In hours of work, until now. */
  waited: number
  isLate: boolean
}

/** From where it stands now back to when it was begun. */
function timesOf({ random, beginn }: Frame, { goal, waited, isLate }: Aim): Pick<Bestellplan, 'angelegtAm' | 'times' | 'zuletzt'> {
  const between = ([from, to]: readonly [number, number]) => (from + random.zahl() * (to - from)) * 60
  const zuletzt = goal === 'NOTFALL' ? new Date(beginn.getTime() - 12 * 60_000) : countBack(beginn, waited * 60)
  const last = lastStep[goal]
  const steps = last === null ? [] : way.slice(0, way.indexOf(last) + 1)
  const times: Bestellplan['times'] = {}
  // What is answered or refused was sent some hours before.
  const answered = goal.startsWith('FRAGE') || goal.endsWith('LEHNT_AB') || goal === 'STORNIERT' || goal === 'NICHT_ZUGESTELLT'
  let at = answered ? countBack(zuletzt, between([2, 7])) : zuletzt
  for (const step of steps.toReversed()) {
    times[step] = at
    const procured = isLate && step === 'bereitstellen' ? procuredHours * 60 : 0
    at = goal === 'NOTFALL' ? new Date(at.getTime() - 4 * 60_000) : countBack(at, Math.max(2, between(hours[step])) + procured)
  }
  return { angelegtAm: at, times, zuletzt }
}

/** What is over was needed when it came or some days later, but for the late ones; what is open is needed in the next days. */
function bedarfOf(
  { random, beginn }: Frame,
  { goal, isLate }: Aim,
  { angelegtAm, times }: Pick<Bestellplan, 'angelegtAm' | 'times'>,
): IsoDate {
  const today = berlinDate(beginn.toISOString())
  const began = berlinDate(angelegtAm.toISOString())
  const earliest = (tag: IsoDate) => (tag < began ? began : tag)
  if (goal === 'NOTFALL') return berlinDate((times.senden ?? beginn).toISOString())
  if (goal === 'NICHT_ZUGESTELLT') return earliest(plusDays(today, -1))
  const came = times.zustellen
  if (came === undefined || goal === 'TEILGELIEFERT') {
    return earliest(plusDays(today, random.trifft(0.07) ? -1 : random.ganz(1, 5)))
  }
  const day = berlinDate(came.toISOString())
  return isLate ? plusDays(day, -1) : plusDays(day, random.ganz(0, 3))
}

const withRezept = ({ rezeptart }: Wish): boolean => rezeptart !== 'OHNE'
const reasons = [
  'Packung beim Stellen beschädigt',
  'Dosis wurde erhöht, der Vorrat reicht nicht',
  'Tropfen beim Umzug ins Kurzzeitbett verloren gegangen',
] as const

/** Klienten in turn, each with medicines of their own that nobody has ordered for them yet. */
function createChoice({ random }: Frame, klienten: readonly DemoKlient[]) {
  const ordered = new Map<string, Set<Wish>>()
  const shuffled = klienten.map((klient) => [random.zahl(), klient] as const).toSorted(([a], [b]) => a - b)
  const ofKlient = ({ versorgung }: DemoKlient): Wish[] =>
    sortiment.filter(({ produkt }) => versorgung.mittel.some((name) => produkt.bezeichnung.startsWith(name)))
  let turn = 0
  let inVain = 0
  return (goal: Goal): Pick<Bestellplan, 'klient' | 'wishes'> => {
    for (;;) {
      const klient = shuffled[turn % shuffled.length]?.[1]
      if (klient === undefined) throw new Error('Nobody orders for nobody')
      turn += 1
      const known = ordered.get(klient.id) ?? new Set()
      const alone = (lastStep[goal] ?? 'senden') !== 'senden' && goal !== 'VERORDNET' && random.trifft(0.1)
      const fitting = ofKlient(klient).filter((wish) => withRezept(wish) !== alone && (goal !== 'TEILGELIEFERT' || (wish.menge ?? 1) > 1))
      const fresh = fitting.filter((wish) => !known.has(wish))
      inVain += 1
      // Again only when there is nothing new to be ordered for anybody.
      const chosen = fresh.length > 0 || inVain <= shuffled.length ? fresh.slice(0, random.trifft(0.35) ? 2 : 1) : fitting.slice(0, 1)
      if (chosen.length === 0) continue
      inVain = 0
      ordered.set(klient.id, new Set([...known, ...chosen]))
      return { klient, wishes: chosen }
    }
  }
}

/** How much of a medicine is left when it is ordered. */
const [least, most] = [4, 11]

/** Whoever orders the same again says why. */
function explained({ random }: Frame, scripts: readonly Bestellplan[]): Bestellplan[] {
  const ordered = new Set<string>()
  return scripts.map((script) => ({
    ...script,
    wishes: script.wishes.map((wish) => {
      const key = `${script.klient.id} ${wish.produkt.bezeichnung}`
      const again = ordered.has(key)
      ordered.add(key)
      const counted = wish.restbestand === null || wish.restbestand < least ? wish : { ...wish, restbestand: random.ganz(least, most) }
      return again ? { ...counted, doppeltGrund: random.eins(reasons) } : counted
    }),
  }))
}

/** The earliest first, as they were begun. */
export function planBestellungen(frame: Frame, klienten: readonly DemoKlient[]): Bestellplan[] {
  const { random } = frame
  const choose = createChoice(frame, klienten)
  const aims: Aim[] = [
    ...open.flatMap(([goal, count, from, to]) =>
      Array.from({ length: count }, (_, nr) => ({ goal, waited: from + ((to - from) * (nr + random.zahl())) / count, isLate: false })),
    ),
    ...Array.from({ length: closed }, (_, nr) => ({
      goal: 'ABGESCHLOSSEN' as const,
      waited: 1 + (closedHours * (nr + random.zahl())) / closed,
      isLate: nr % oneLateOf === 4,
    })),
  ]
  const scripts = aims.map((aim): Bestellplan => {
    const times = timesOf(frame, aim)
    return { goal: aim.goal, ...choose(aim.goal), ...times, bedarfBis: bedarfOf(frame, aim, times) }
  })
  return explained(
    frame,
    scripts.toSorted((a, b) => a.angelegtAm.getTime() - b.angelegtAm.getTime()),
  )
}

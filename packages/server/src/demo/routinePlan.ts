/** Who of the team visits whom when, in three weeks behind and one ahead. Pure: the same Klienten and the same day make the same plan. */
import { type IsoDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Random } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import { minutesOf, placeAhead, placeToday, timeOf } from './today.ts'
import type { Versorgung } from './versorgung.ts'

/** Five minutes past a quarter or ten: what a test or a person plans on the quarter stands beside it and never on top. */
const early = ['06:40', '07:20', '07:55', '08:35', '09:10', '09:50', '10:25', '11:05', '11:40', '12:20'] as const
const late = ['15:35', '16:10', '16:50', '17:25', '18:05', '18:40', '19:20', '19:55'] as const
const evening = ['17:35', '18:10', '18:50', '19:25', '20:05'] as const
const earlyShift = { von: '06:25', bis: '12:35', mitte: '09:20' } as const
const lateShift = { von: '15:35', bis: '19:55' } as const

const rounds = ['F1', 'F2', 'F3', 'S1', 'S2'] as const
type Round = (typeof rounds)[number]
type Days = 'TAEGLICH' | 'MO_MI_FR' | 'DI_DO_SA' | 'DI' | 'MI' | 'DO'

/** Monday is 1. */
const weekdays: Record<Days, readonly number[]> = {
  TAEGLICH: [0, 1, 2, 3, 4, 5, 6],
  MO_MI_FR: [1, 3, 5],
  DI_DO_SA: [2, 4, 6],
  DI: [2],
  MI: [3],
  DO: [4],
}
const thrice = ['MO_MI_FR', 'DI_DO_SA'] as const

/** Three who start together do not stand at three doors at the same minute. */
const staggered: Partial<Record<Round, number>> = { F2: 15, F3: -15 }
const placeIn = (round: Round, uhrzeit: string): string => timeOf(minutesOf(uhrzeit) + (staggered[round] ?? 0))

interface Standing {
  klient: DemoKlient
  round: Round
  uhrzeit: string
  days: Days
  leistungen: Versorgung['leistungen']
}

const rank: Record<Versorgung['rhythmus'], number> = { ZWEIMAL: 0, TAEGLICH: 1, DREIMAL: 2, WOECHENTLICH: 3 }
const daily = 15
const inTheEvening = 5
const beforeNoon = 24

/** Each place of the early rounds and of the late one has somebody: daily ones first, then two who share a place on alternate days. */
function standingOf(klienten: readonly DemoKlient[]): Standing[] {
  const sorted = klienten.toSorted((a, b) => rank[a.versorgung.rhythmus] - rank[b.versorgung.rhythmus])
  const roundOf = (nr: number): Round => rounds[nr % 3] ?? 'F1'
  return sorted.flatMap((klient, nr): Standing[] => {
    const { leistungen, abends } = klient.versorgung
    if (nr < daily) {
      const morning: Standing = { klient, round: roundOf(nr), uhrzeit: early[Math.floor(nr / 3)] ?? '06:40', days: 'TAEGLICH', leistungen }
      const place = late[nr + 3]
      if (nr >= inTheEvening || place === undefined) return [morning]
      return [morning, { klient, round: 'S1', uhrzeit: place, days: 'TAEGLICH', leistungen: abends.length > 0 ? abends : leistungen }]
    }
    const pair = Math.floor((nr - daily) / 2)
    const days = thrice[(nr - daily) % 2] ?? 'MO_MI_FR'
    if (nr < daily + beforeNoon) {
      return [{ klient, round: roundOf(pair), uhrzeit: early[5 + Math.floor(pair / 3)] ?? '09:50', days, leistungen }]
    }
    const place = late[pair - beforeNoon / 2]
    if (place !== undefined && pair - beforeNoon / 2 < 3) return [{ klient, round: 'S1', uhrzeit: place, days, leistungen }]
    return [{ klient, round: roundOf(nr), uhrzeit: '12:20', days: (['DI', 'MI', 'DO'] as const)[nr % 3] ?? 'MI', leistungen }]
  })
}

/** The Klienten with whom the other scenes play have their visits in the daytime there: here a nurse comes to them in the evening. */
function eveningOf(klienten: readonly DemoKlient[]): Standing[] {
  return klienten.slice(0, evening.length * 2).map((klient, nr): Standing => {
    const { leistungen, abends } = klient.versorgung
    const uhrzeit = evening[Math.floor(nr / 2)] ?? '17:35'
    return { klient, round: 'S2', uhrzeit, days: thrice[nr % 2] ?? 'MO_MI_FR', leistungen: abends.length > 0 ? abends : leistungen }
  })
}

export interface RoutineVisit {
  days: number
  datum: IsoDate
  uhrzeit: string
  dauerMinuten: number
  konto: string
  klient: DemoKlient
  leistungen: Versorgung['leistungen']
  /** How it ends once it is over; one that does not end as usual is played by hand. */
  ende: 'DOKUMENTIERT' | 'NICHT_ANGETROFFEN' | 'ABGESAGT'
}

const behind = 21
const ahead = 7
const dayMs = 86_400_000

interface Cast {
  heute: IsoDate
  beginn: Date
  random: Random
  /** Six who drive the rounds in turn: three early, one late, one in the evening or at home, one at home. */
  team: readonly string[]
  /** Drives in the evening of working days; today and tomorrow other scenes say where. */
  main: string
  klienten: readonly DemoKlient[]
  ofMain: readonly DemoKlient[]
  /** Whom another scene visits today or tomorrow. */
  elsewhere: (days: number, klientId: string) => boolean
}

function kontoOf(round: Round, { days, datum, team, main }: Pick<Cast, 'team' | 'main'> & { days: number; datum: IsoDate }): string {
  const day = Math.floor(Date.parse(datum) / dayMs)
  const isWorkday = new Date(Date.parse(datum)).getUTCDay() % 6 !== 0
  if (round === 'S2' && isWorkday && days !== 0 && days !== 1) return main
  const place = rounds.indexOf(round)
  const konto = team[(((place - day) % team.length) + team.length) % team.length]
  if (konto === undefined) throw new Error('A team has people')
  return konto
}

function endOf(random: Random, days: number): RoutineVisit['ende'] {
  const chance = random.zahl()
  if (days < 0 && chance < 0.007) return 'NICHT_ANGETROFFEN'
  return days !== 0 && chance > 0.991 ? 'ABGESAGT' : 'DOKUMENTIERT'
}

export function planRoutine(cast: Cast): RoutineVisit[] {
  const { heute, beginn, random, klienten, ofMain, elsewhere } = cast
  const standing = [...standingOf(klienten), ...eveningOf(ofMain)].map((one) => ({ ...one, uhrzeit: placeIn(one.round, one.uhrzeit) }))
  const [earlyToday, lateToday] = [placeToday(beginn, earlyShift), placeAhead(beginn, lateShift)]
  const visits: RoutineVisit[] = []
  for (let days = -behind; days <= ahead; days += 1) {
    const datum = plusDays(heute, days)
    const weekday = new Date(Date.parse(datum)).getUTCDay()
    for (const { klient, round, uhrzeit, leistungen, days: which } of standing) {
      if (!weekdays[which].includes(weekday) || elsewhere(days, klient.id)) continue
      const place = round.startsWith('F') ? earlyToday : lateToday
      visits.push({
        days,
        datum,
        uhrzeit: days === 0 ? place(uhrzeit) : uhrzeit,
        dauerMinuten: Math.min(
          30,
          Math.max(
            15,
            leistungen.reduce((sum, { sollMinuten }) => sum + (sollMinuten ?? 0), 0),
          ),
        ),
        konto: kontoOf(round, { ...cast, days, datum }),
        klient,
        leistungen,
        ende: endOf(random, days),
      })
    }
  }
  return visits.toSorted((a, b) => (berlinInstant(a.datum, a.uhrzeit) < berlinInstant(b.datum, b.uhrzeit) ? -1 : 1))
}

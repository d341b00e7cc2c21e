import fc from 'fast-check'
import type { KlientStatus } from '../klient/klient.ts'
import type { Wandel } from '../klient/wandel.ts'
import { Refusal } from '../shared/refusal.ts'
import { type Instant, type IsoDate, berlinDate, plusDays } from '../shared/time.ts'
import { decideByClock } from './clock.decider.ts'
import type { Auftrag } from './handlungen.contract.ts'
import { type Ereignis, decide, evolve } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { alle, angefragt, context, fremder, geplant, jonas, lange, now as beginn, sabine, steps, um, weber } from './hausbesuch.fixtures.ts'
import { type Person, sperre } from './hausbesuch.policy.ts'
import { absageGruende, absagende } from './hausbesuch.ts'
import { type Moment, findImpossible } from './impossible.fixtures.ts'
import { cancelForKlient, findTatAm, ruecknahmeHindernis, undoAbsage } from './klientWandel.decider.ts'
import { personenHandlungen } from './transitions.ts'

const people: readonly Person[] = [...alle, fremder]

const starts: readonly (() => Hausbesuch)[] = [
  () => angefragt(),
  () => angefragt('ARZTBESUCH', jonas, { dringlichkeit: 'SOFORT' }),
  () => angefragt('APOTHEKENBESUCH'),
  () => angefragt('GEMEINSAME_VISITE'),
  () => angefragt('WUNDVISITE', weber),
  () => geplant(),
  () => geplant(sabine, { typ: 'BERATUNGSBESUCH' }),
  () => geplant(sabine, { ...um('2026-11-20', '22:30', ['jonas', 'aylin']), dringlichkeit: 'HEUTE' }),
  () => geplant(lange, { typ: 'ARZTBESUCH', ...um('2026-11-19', '11:00', ['weber']) }),
  () => geplant(sabine, { leistungen: [{ code: null, bezeichnung: 'Insulin', quelle: 'HKP', sollMinuten: 5 }] }),
]

const walks = fc.record({
  start: fc.nat(starts.length - 1),
  turns: fc.array(fc.record({ who: fc.nat(), what: fc.nat(), how: fc.nat(), minutes: fc.constantFrom(0, 0, 0, 5, 20, 70, 600, 1500) }), {
    minLength: 8,
    maxLength: 30,
  }),
})

interface Stand {
  besuch: Hausbesuch
  now: Instant
  klientStatus: KlientStatus
  /** What was cancelled by a change in the life of the Klient, for its undoing. */
  cancelled: number | null
}

const one = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

/** Any step with an input that somebody could give; `how` varies it. */
function stepOf(handlung: Auftrag['handlung'], { besuch, now }: Stand, how: number): Auftrag {
  const datum: IsoDate = plusDays(berlinDate(now), (how % 5) - 1)
  const planning = um(datum, ['07:00', '09:30', '14:30', '23:50'][how % 4] ?? '07:00', [
    one(['jonas', 'aylin', 'weber', 'brandt'], how) ?? '',
  ])
  const auftrag: Auftrag = steps[handlung]
  switch (auftrag.handlung) {
    case 'annehmen':
      return { ...auftrag, angaben: { ...auftrag.angaben, ...planning } }
    case 'verschieben':
      return { ...auftrag, angaben: { ...auftrag.angaben, ...planning, grund: how % 3 === 0 ? null : 'Stau' } }
    case 'absagen': {
      const said = { durch: one(absagende, how) ?? 'KLIENT', grund: one(absageGruende, how) ?? 'SONSTIGES', berechnung: how % 2 === 0 }
      return { ...auftrag, angaben: { ...auftrag.angaben, ...said } }
    }
    case 'abschliessen': {
      const leistungen = besuch.leistungen.map((_leistung, i) => ({ erbracht: (how + i) % 3 > 0, grund: 'abgelehnt' }))
      return { ...auftrag, angaben: { ...auftrag.angaben, leistungen } }
    }
    default:
      return auftrag
  }
}

/** Mostly a step that is open to somebody; now and then whatever comes. */
function choose({ besuch }: Stand, { who, what }: { who: number; what: number }): { person: Person; handlung: Auftrag['handlung'] } | null {
  const all = people.flatMap((person) => personenHandlungen.map((handlung) => ({ person, handlung })))
  if (what % 8 === 0) return one(all, who) ?? null
  const ending = ['absagen', 'ablehnen']
  const open = all.filter(
    ({ person, handlung }) => sperre(handlung, besuch, person) === null && (what % 4 === 0 || !ending.includes(handlung)),
  )
  return one(open, who) ?? null
}

function wandelOf({ now }: Stand, art: Wandel['art']): Wandel {
  const ab = berlinDate(now)
  return { art, abwesenheit: art === 'ABWESEND' ? 'KRANKENHAUS' : null, ab, bis: art === 'ABWESEND' ? plusDays(ab, 3) : null, now }
}

/** Death, hospital, or that it was a slip. Null: nothing of it. */
function changeKlient(stand: Stand, how: number): Ereignis | 'nothing to tell' | null {
  const { besuch, now, klientStatus, cancelled } = stand
  const told = how % 23
  if (told === 0 || (told === 1 && klientStatus === 'AKTIV')) {
    const wandel = wandelOf(stand, told === 0 ? 'VERSTORBEN' : 'ABWESEND')
    if (told === 0) stand.klientStatus = 'VERSTORBEN'
    const cancels = findTatAm(besuch, wandel) === 'ABSAGEN'
    if (cancels) stand.cancelled = besuch.version + 1
    return cancels ? cancelForKlient(besuch, wandel) : 'nothing to tell'
  }
  if (told !== 2) return null
  stand.klientStatus = 'AKTIV'
  const back = cancelled !== null && ruecknahmeHindernis(besuch, { version: cancelled, now }) === null
  return back ? undoAbsage(besuch) : 'nothing to tell'
}

function go(
  stand: Stand,
  turns: readonly { who: number; what: number; how: number; minutes: number }[],
  see: (moment: Moment) => void,
): void {
  const takeOver = (ereignis: Ereignis) => {
    const vorher = stand.besuch
    stand.besuch = evolve(vorher, ereignis)
    see({ vorher, besuch: stand.besuch, neu: ereignis, now: stand.now, klientStatus: stand.klientStatus })
  }
  for (const { minutes, how, ...chosen } of turns) {
    stand.now = new Date(Date.parse(stand.now) + minutes * 60_000).toISOString()
    const due = minutes === 0 ? null : decideByClock(stand.besuch, stand.now)
    if (due !== null) takeOver(due)
    const told = changeKlient(stand, how)
    if (told !== null) {
      if (told !== 'nothing to tell') takeOver(told)
      continue
    }
    const step = choose(stand, chosen)
    if (step === null) continue
    try {
      const { now, klientStatus } = stand
      takeOver(decide(stand.besuch, stepOf(step.handlung, stand, how), context(step.person, { now, klientStatus })))
    } catch (error) {
      // A refusal of the trade is an answer like any other.
      if (!(error instanceof Refusal)) throw error
    }
  }
}

/** Walks with one seed, told of each change what is impossible in it. Returns how many changes there were. */
export function walkBesuche(count: number, seed: number, tell: (faults: readonly string[], weg: string, moment: Moment) => void): number {
  let taken = 0
  for (const { start, turns } of fc.sample(walks, { numRuns: count, seed })) {
    const besuch = one(starts, start)?.()
    if (besuch === undefined) throw new Error('No visit to begin with')
    const weg: string[] = []
    go({ besuch, now: beginn, klientStatus: 'AKTIV', cancelled: null }, turns, (moment) => {
      taken += 1
      weg.push(moment.neu?.art ?? 'nothing')
      tell(findImpossible(moment), weg.join(' '), moment)
    })
  }
  return taken
}

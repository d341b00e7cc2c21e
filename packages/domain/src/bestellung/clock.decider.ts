import { afterWorkingTime, isWeekdayIn, workingTimeMs } from '../shared/feiertage.ts'
import { type Instant, berlinDate, berlinInstant, daysBetween, plusCountedDays, plusDays } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Prioritaet } from './bestellung.ts'
import { type Ereignis, evolve, positionEreignis } from './ereignis.ts'
import { eingangBestaetigen } from './eingang.decider.ts'
import { addFolgen } from './folgen.ts'
import { type Laender, noLaender } from './handelnder.ts'
import { findErfragenFrist, askGenehmigung } from './kostentraeger.decider.ts'
import { teilOf } from './mvo.ts'
import type { Position } from './position.document.ts'
import { askedSeite, waitsForAnswer } from './stand.ts'
import { isRunningOut } from './vorlage.ts'

const STUNDE = 3_600_000
/**
 * Office hours (an office day counts 24) after which whoever is asked is reminded, then all of the organisation, then its manager
 * (domain.md, E22: 24, 48 and 72 h, configurable): practice and pharmacy alike. What is urgent is needed before the first of these is over.
 */
const eskalationsstufen: Record<Prioritaet, readonly [number, number, number]> = {
  NORMAL: [24 * STUNDE, 48 * STUNDE, 72 * STUNDE],
  DRINGEND: [4 * STUNDE, 8 * STUNDE, 24 * STUNDE],
  NOTFALL: [1 * STUNDE, 2 * STUNDE, 4 * STUNDE],
}
const warntage = [7, 3, 1] as const
const notfallAnswerMs = 30 * 60_000

/** All that is due at `now`; empty when nothing is. Applying it makes a second call empty. */
export function uhr(bestellung: Bestellung, now: Instant, laender: Laender = noLaender): Ereignis[] {
  return bestellung.positionen.flatMap((position) => [
    ...positionClock(bestellung, position, { now, laender }),
    ...notfallClock(bestellung, position, now),
  ])
}

/** The position as these events of it leave it: each opens its follow-up beside those that the events before it have opened. */
const afterIts = (bestellung: Bestellung, position: Position, own: readonly Ereignis[]): Position =>
  own.reduce(evolve, bestellung).positionen.find(({ id }) => id === position.id) ?? position

/**
 * The next instant at which `uhr` will have something to do, or null. Always later than the last event of the clock. Without the Länder it may
 * be too early by their holidays, never too late: whoever asks `uhr` then asks here again.
 */
export function nextFrist(bestellung: Bestellung, laender: Laender = noLaender): Instant | null {
  const fristen = bestellung.positionen.flatMap((position) => [
    ...positionFristen(bestellung, position, laender),
    ...notfallFristen(bestellung, position),
  ])
  return fristen.toSorted()[0] ?? null
}

interface Moment {
  now: Instant
  laender: Laender
}

function positionClock(bestellung: Bestellung, position: Position, moment: Moment): Ereignis[] {
  const { now } = moment
  switch (position.status) {
    case 'BEIM_ARZT':
    case 'BEI_APOTHEKE':
      return [...eskalationClock(bestellung, position, moment), ...rezeptClock(position, now)]
    case 'VERORDNET':
      return rezeptClock(position, now)
    case 'IN_BEARBEITUNG': {
      const own = rezeptClock(position, now)
      return [...own, ...askGenehmigung(afterIts(bestellung, position, own), now)]
    }
    case 'GELIEFERT':
      return eingangDue(bestellung, position, moment) ? [eingangBestaetigen(position, { gescannt: [] }, { now, handelnder: 'UHR' })] : []
    default:
      return []
  }
}

function eskalationClock({ prioritaet }: Bestellung, position: Position, { now, laender }: Moment): Ereignis[] {
  const { stufe, pausiertMs, pauseSeit } = position.eskalation
  if (pauseSeit !== null) return []
  const gewartet = workingTimeMs(position.seit, now, laender[askedSeite(position)]) - pausiertMs
  const erreicht = eskalationsstufen[prioritaet].filter((limit) => gewartet >= limit).length as 0 | 1 | 2 | 3
  if (erreicht <= stufe) return []
  const ereignis = positionEreignis('eskalieren', position, {
    now,
    angaben: { stufe: erreicht },
    neu: { eskalation: { ...position.eskalation, stufe: erreicht } },
  })
  // The practice is not told how long a pharmacy takes, nor the pharmacy how long the practice does.
  return [{ ...ereignis, sichtbarFuer: ['PFLEGE', askedSeite(position)] }]
}

function rezeptClock(position: Position, now: Instant): Ereignis[] {
  const end = position.rezept?.gueltigBis
  if (!end || !isRunningOut(position)) return []
  const tage = daysBetween(berlinDate(now), end)
  if (tage < 0) {
    if (position.fristGewarnt === -1) return []
    return [
      positionEreignis('rezeptAblaufen', position, {
        now,
        angaben: { gueltigBis: end },
        neu: { fristGewarnt: -1, folgen: addFolgen(position, ['NEU_ANFRAGEN'], now) },
      }),
    ]
  }
  const warnung = warntageOf(position).findLast((tag) => tage <= tag)
  if (warnung === undefined || (position.fristGewarnt !== null && position.fristGewarnt <= warnung)) return []
  return [positionEreignis('fristWarnen', position, { now, angaben: { tage, gueltigBis: end }, neu: { fristGewarnt: warnung } })]
}

/** A prescription valid for one week is not announced as expiring on the day it was issued, nor a part before it opens. */
function warntageOf({ rezept }: Position): readonly number[] {
  if (!rezept?.gueltigBis || !rezept.ausgestelltAm) return warntage
  const dauer = daysBetween(teilOf(rezept)?.ab ?? rezept.ausgestelltAm, rezept.gueltigBis)
  return warntage.filter((tag) => tag < dauer)
}

/**
 * A client who receives the bag in person confirms by not complaining for three Werktage. BtM never by silence: that it came, and how much,
 * a person says (the way of a BtM is accounted for without a gap, § 1 Abs. 3 and § 13 BtMVV, state 2023). An address of a Klient tells no
 * Bundesland: the holidays are those of the nursing service that cares for him at home.
 */
function eingangDueOn(bestellung: Bestellung, position: Position, { PFLEGE }: Laender): Instant | null {
  const selbst = bestellung.lieferart === 'LIEFERUNG_KLIENT' || bestellung.lieferart === 'ABHOLUNG_KLIENT'
  if (!selbst || position.geliefertAm === null || position.btm) return null
  return berlinInstant(
    plusDays(
      plusCountedDays(berlinDate(position.geliefertAm), 3, (tag) => isWeekdayIn(tag, PFLEGE)),
      1,
    ),
  )
}

function eingangDue(bestellung: Bestellung, position: Position, { now, laender }: Moment): boolean {
  const frist = eingangDueOn(bestellung, position, laender)
  return frist !== null && frist <= now
}

/** Each position in each state of its own: what the practice answered late begins anew where it arrives next. */
function notfallClock(bestellung: Bestellung, position: Position, now: Instant): Ereignis[] {
  const frist = notfallFristen(bestellung, position)[0]
  if (frist === undefined || frist > now) return []
  const ereignis = positionEreignis('notfallMelden', position, { now, neu: { notfallGemeldet: true } })
  return [{ ...ereignis, sichtbarFuer: ['PFLEGE'] }]
}

function notfallFristen({ prioritaet }: Bestellung, position: Position): Instant[] {
  // Whoever has asked back has answered; then it is the turn of another.
  const asked = waitsForAnswer(position) && position.eskalation.pauseSeit === null
  if (prioritaet !== 'NOTFALL' || !asked || position.notfallGemeldet) return []
  return [new Date(Date.parse(position.seit) + notfallAnswerMs).toISOString()]
}

function eskalationFristen({ prioritaet }: Bestellung, position: Position, laender: Laender): Instant[] {
  const { stufe, pausiertMs, pauseSeit } = position.eskalation
  const limit = eskalationsstufen[prioritaet][stufe as 0 | 1 | 2]
  return pauseSeit !== null || limit === undefined
    ? []
    : [afterWorkingTime(position.seit, limit + pausiertMs, laender[askedSeite(position)])]
}

function rezeptFristen(position: Position): Instant[] {
  const end = position.rezept?.gueltigBis
  if (!end || !isRunningOut(position) || position.fristGewarnt === -1) return []
  const gewarnt = position.fristGewarnt
  const next = warntageOf(position).find((tag) => gewarnt === null || tag < gewarnt)
  return [berlinInstant(plusDays(end, next === undefined ? 1 : -next))]
}

function positionFristen(bestellung: Bestellung, position: Position, laender: Laender): Instant[] {
  switch (position.status) {
    case 'BEIM_ARZT':
    case 'BEI_APOTHEKE':
      return [...eskalationFristen(bestellung, position, laender), ...rezeptFristen(position)]
    case 'VERORDNET':
      return rezeptFristen(position)
    case 'IN_BEARBEITUNG': {
      const due = findErfragenFrist(position)
      return [...rezeptFristen(position), ...(due === null ? [] : [berlinInstant(due)])]
    }
    case 'GELIEFERT': {
      const frist = eingangDueOn(bestellung, position, laender)
      return frist === null ? [] : [frist]
    }
    default:
      return []
  }
}

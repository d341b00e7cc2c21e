/** States of a visit that must not be, told from what is kept and not by the rules that are to prevent them. */
import type { KlientStatus } from '../klient/klient.ts'
import type { Instant } from '../shared/time.ts'
import type { Ereignis } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { endStatus } from './hausbesuch.ts'
import { transitions } from './transitions.ts'

export interface Moment {
  /** Null: the visit was just made. */
  vorher: Hausbesuch | null
  besuch: Hausbesuch
  neu: Ereignis | null
  now: Instant
  klientStatus: KlientStatus
}

const isAhead = ({ plan }: Hausbesuch, now: Instant): boolean => plan === null || plan.bis > now

/** What should be over by now stays as it was, until who was there has said so. */
function findVisitOfDead({ besuch, now, klientStatus }: Moment): string[] {
  const waits = besuch.status === 'ANGEFRAGT' || besuch.status === 'GEPLANT'
  return klientStatus === 'VERSTORBEN' && waits && isAhead(besuch, now) ? ['a visit is ahead for somebody who has died'] : []
}

function findStepOutOfTable({ vorher, neu, besuch }: Moment): string[] {
  if (vorher === null || neu === null || !(neu.art in transitions)) return []
  const { von, nach }: { von: readonly string[]; nach: readonly string[] } = transitions[neu.art as keyof typeof transitions]
  const allowed = nach.length === 0 ? besuch.status === vorher.status : nach.includes(besuch.status)
  return von.includes(vorher.status) && allowed ? [] : [`${neu.art} leads from ${vorher.status} to ${besuch.status}`]
}

function findTimesAgainstEachOther({ besuch: { beginn, ende, unterwegsAb } }: Moment): string[] {
  const told = [unterwegsAb, beginn, ende].filter((time) => time !== null)
  return told.some((time, i) => time < (told[i - 1] ?? '')) ? ['a visit ended before it began'] : []
}

/** Each state says what happened, and nothing that did not. */
function findUntold({ besuch }: Moment): string[] {
  const { status, absage, ablehnung, beginn, ende, nichtAngetroffen, plan } = besuch
  const told = {
    ABGESAGT: absage !== null,
    ABGELEHNT: ablehnung !== null,
    NICHT_ANGETROFFEN: nichtAngetroffen !== null,
    ABGESCHLOSSEN: beginn !== null && ende !== null,
    BEGONNEN: beginn !== null && ende === null,
    GEPLANT: plan !== null && absage === null && beginn === null,
    UNTERWEGS: plan !== null && absage === null && beginn === null,
    ANGEFRAGT: absage === null && beginn === null,
  }[status]
  return told ? [] : [`${status} and what happened do not agree`]
}

function findChangedEnd({ vorher, besuch, neu }: Moment): string[] {
  if (vorher === null || !endStatus.includes(vorher.status)) return []
  const later = neu?.art === 'nachtragen' || neu?.art === 'wiederaufnehmen'
  return later || vorher.status === besuch.status ? [] : [`${vorher.status} was left again by ${neu?.art}`]
}

const findUnbilled = ({ besuch: { absage } }: Moment): string[] =>
  absage?.berechnung === true && (absage.durch !== 'KLIENT' || !absage.kurzfristig) ? ['a cancellation is charged that must not be'] : []

/** Empty when all is as it may be. */
export function findImpossible(moment: Moment): string[] {
  return [
    ...findVisitOfDead(moment),
    ...findStepOutOfTable(moment),
    ...findTimesAgainstEachOther(moment),
    ...findUntold(moment),
    ...findChangedEnd(moment),
    ...findUnbilled(moment),
  ]
}

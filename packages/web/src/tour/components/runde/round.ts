/** The round as its driver sees it: what waits on this device is done already, and the order is his. */
import type { kassierArten } from '@dreiklang/domain/bestellung/lieferung'
import { isOpenStopp } from '@dreiklang/domain/tour/runde'
import type { RundeAnswer, RundeStopp, Tuete } from '@dreiklang/domain/tour/runde.contract'
import { useState } from 'react'

/** By bag, what was said on this device and has not arrived yet. */
export type WaitingBags = ReadonlyMap<
  string,
  { handlung: string; am: string; an: string | null; grund: string | null; kassiert: (typeof kassierArten)[number] | null }
>

function asSaid(tuete: Tuete, waiting: WaitingBags): Tuete {
  const said = waiting.get(tuete.lieferungId)
  if (said === undefined) return tuete
  if (said.handlung === 'zustellen') {
    return { ...tuete, status: 'ZUGESTELLT', uebergeben: { am: said.am, an: said.an ?? '' }, kassiert: said.kassiert }
  }
  const versuche = [...tuete.versuche, { am: said.am, grund: said.grund ?? '' }]
  return { ...tuete, versuche, status: said.handlung === 'ausliefern' ? 'UNTERWEGS' : 'NICHT_ZUGESTELLT' }
}

interface Wish {
  waiting: WaitingBags
  /** Null: of all drivers. */
  bote: string | null
  /** Stops in the order in which this device drives them. */
  sequence: readonly string[]
}

const triesOf = ({ tueten }: RundeStopp): number =>
  Math.max(...tueten.filter(({ status }) => status === 'UNTERWEGS').map(({ versuche }) => versuche.length), 0)

/** What is tried a second time comes last, unless the driver has said otherwise. */
export function splitRound(
  { stopps }: Pick<RundeAnswer, 'stopps'>,
  { waiting, bote, sequence }: Wish,
): { open: RundeStopp[]; done: RundeStopp[] } {
  const mine = stopps.flatMap((stopp) => {
    const tueten = stopp.tueten.filter((tuete) => bote === null || tuete.bote === bote).map((tuete) => asSaid(tuete, waiting))
    return tueten.length === 0 ? [] : [{ ...stopp, tueten }]
  })
  const placeOf = (stopp: RundeStopp) => (triesOf(stopp) === 0 ? sequence.indexOf(stopp.id) : -1)
  const rank = (stopp: RundeStopp) => (placeOf(stopp) < 0 ? sequence.length : placeOf(stopp))
  const open = mine.filter(isOpenStopp).toSorted((a, b) => triesOf(a) - triesOf(b) || rank(a) - rank(b))
  return { open, done: mine.filter((stopp) => !isOpenStopp(stopp)) }
}

export const boteOf = ({ stopps }: Pick<RundeAnswer, 'stopps'>): string[] =>
  [...new Set(stopps.flatMap(({ tueten }) => tueten.flatMap(({ bote }) => bote ?? [])))].toSorted((a, b) => a.localeCompare(b, 'de'))

export const openBags = ({ tueten }: RundeStopp): Tuete[] => tueten.filter(({ status }) => status === 'UNTERWEGS')

/** Zuzahlung of several bags together, in cents; null: of none of them an amount is known. */
export function sumDueOf(bags: readonly Tuete[]): number | null {
  const known = bags.flatMap(({ zuzahlungCent }) => zuzahlungCent ?? [])
  return known.length === 0 ? null : known.reduce((sum, cent) => sum + cent, 0)
}

const place = 'dreiklang.runde'

/** Ids alone, and only of one day: whose bags they are does not lie here. */
function readSequence(datum: string): string[] {
  try {
    const [day, ...ids] = (localStorage.getItem(place) ?? '').split('\n')
    return day === datum ? ids : []
  } catch {
    // Where nothing can be remembered the round keeps the order of its windows.
    return []
  }
}

/** The order is the driver's own: it lies on the device that drives. */
export function useRoundSequence(datum: string): [readonly string[], (ids: readonly string[]) => void] {
  const [sequence, setSequence] = useState<readonly string[]>(() => readSequence(datum))
  const keep = (ids: readonly string[]) => {
    setSequence(ids)
    try {
      localStorage.setItem(place, [datum, ...ids].join('\n'))
    } catch {
      // As above: it holds as long as the page is open.
    }
  }
  return [sequence, keep]
}

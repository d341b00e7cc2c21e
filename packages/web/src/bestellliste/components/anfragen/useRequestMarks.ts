/** What somebody has decided about each request in this tab, until it is confirmed and sent. Nothing of it is written to a disk. */
import type { RequestRow } from '@dreiklang/domain/bestellung/anfragen.contract'
import type { arztAblehnungsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StehendeRow } from '../../../liste/components/standingRows.ts'
import { isOvertaken } from '../../../shared/apiError.ts'
import { newIdempotencyKey } from '../../../shared/idempotencyKey.ts'
import { useToday } from '../../../shared/useToday.ts'
import { reload, sendStep } from '../../../bestellung/bestellung.queries.ts'
import { prescribeAsAsked } from '../sammelPlan.ts'

export type Refusal = (typeof arztAblehnungsgruende)[number]
export type Mark = { step: 'verordnen' } | { step: 'arztAblehnen'; grund: Refusal }

/** `version`: of the order as it was read when the mark was set. */
interface Kept {
  mark: Mark
  version: number
}

/** Why a row was not sent: somebody was faster, or an error with its words. */
export type Failure = { art: 'ueberholt' } | { art: 'gescheitert'; fehler: unknown }

export type Row = StehendeRow<RequestRow>
type Marked = { row: RequestRow; mark: Mark }

interface Call {
  handlung: Mark['step']
  rowIds: readonly string[]
  body: Record<string, unknown>
}

/** Of one order: what is prescribed in one call for each kind of prescription, what is refused in one for each reason. */
function callsOf(marked: readonly Marked[], today: string): Call[] {
  const prescribed = marked.flatMap(({ row, mark }) => (mark.step === 'verordnen' ? [row] : []))
  const reasons = new Set(marked.flatMap(({ mark }) => (mark.step === 'arztAblehnen' ? [mark.grund] : [])))
  return [
    ...prescribeAsAsked(prescribed, today).map((body): Call => ({
      handlung: 'verordnen',
      rowIds: Array.isArray(body['positionIds']) ? body['positionIds'] : [],
      body,
    })),
    ...[...reasons].map((grund): Call => {
      const rowIds = marked.flatMap(({ row, mark }) => (mark.step === 'arztAblehnen' && mark.grund === grund ? [row.id] : []))
      return { handlung: 'arztAblehnen', rowIds, body: { positionIds: rowIds, grund, text: null } }
    }),
  ]
}

/** Concurrent orders: as in a batch of the list. */
const atOnce = 5

/** @param onSent the rows that have gone */
export function useRequestMarks(rows: readonly Row[], onSent: (rowIds: readonly string[]) => void) {
  const client = useQueryClient()
  const today = useToday()
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map())
  const [progress, setProgress] = useState<{ fertig: number; von: number } | null>(null)
  const running = useRef(false)
  const keys = useRef(new Map<string, string>())

  const isOutdated = ({ zeile, fort }: Row): boolean => {
    const one = kept.get(zeile.id)
    return progress === null && one !== undefined && (fort || one.version !== zeile.version)
  }
  const marked = rows.flatMap((row): Marked[] => {
    const one = kept.get(row.zeile.id)
    return one === undefined || isOutdated(row) ? [] : [{ row: row.zeile, mark: one.mark }]
  })

  const change = (how: (before: Map<string, Kept>) => void) =>
    setKept((before) => {
      const next = new Map(before)
      how(next)
      return next
    })
  const forget = (ids: readonly string[]) => change((next) => ids.forEach((id) => next.delete(id)))
  const set = (row: RequestRow, mark: Mark) => {
    change((next) => next.set(row.id, { mark, version: row.version }))
    setFailures((before) => new Map([...before].filter(([id]) => id !== row.id)))
  }

  /** One after the other, each with the version that the one before has made. */
  async function sendBestellung(together: readonly Marked[]): Promise<number> {
    const [first] = together
    if (first === undefined) return 0
    const { bestellungId } = first.row
    let version = kept.get(first.row.id)?.version ?? first.row.version
    let done = 0
    const calls = callsOf(together, today)
    for (const [nr, { handlung, rowIds, body }] of calls.entries()) {
      const said = JSON.stringify([bestellungId, handlung, body, version])
      const idempotencyKey = keys.current.get(said) ?? newIdempotencyKey()
      keys.current.set(said, idempotencyKey)
      try {
        const { version: now } = await sendStep({ handlung, bestellungId, body: { ...body, version }, idempotencyKey })
        version = now
        done += rowIds.length
        onSent(rowIds)
        forget(rowIds)
        const left = calls.slice(nr + 1).flatMap((call) => call.rowIds)
        change((next) => left.forEach((id) => refresh(next, id, now)))
      } catch (fehler) {
        const left = calls.slice(nr).flatMap((call) => call.rowIds)
        const failure: Failure = isOvertaken(fehler) ? { art: 'ueberholt' } : { art: 'gescheitert', fehler }
        setFailures((before) => new Map([...before, ...left.map((id) => [id, failure] as const)]))
        if (failure.art === 'ueberholt') forget(left)
        return done
      }
    }
    return done
  }

  /** Answers how many were sent; null when a batch is on its way already. */
  async function send(ids: ReadonlySet<string>): Promise<{ done: number; left: number } | null> {
    if (running.current) return null
    running.current = true
    const meant = marked.filter(({ row }) => ids.has(row.id))
    const groups = [...new Set(meant.map(({ row }) => row.bestellungId))].map((id) => meant.filter(({ row }) => row.bestellungId === id))
    let done = 0
    for (let fertig = 0; fertig < groups.length; fertig += atOnce) {
      setProgress({ fertig, von: groups.length })
      const counts = await Promise.all(groups.slice(fertig, fertig + atOnce).map(sendBestellung))
      done += counts.reduce((sum, count) => sum + count, 0)
    }
    await reload(client)
    setProgress(null)
    running.current = false
    return { done, left: meant.length - done }
  }

  return {
    marked,
    /** What stands in a row is a mark only while the order is as it was read. */
    markOf: (row: Row): Mark | null => (isOutdated(row) ? null : (kept.get(row.zeile.id)?.mark ?? null)),
    failureOf: (row: Row): Failure | null => (isOutdated(row) ? { art: 'ueberholt' } : (failures.get(row.zeile.id) ?? null)),
    progress,
    set,
    forget,
    clear: () => setKept(new Map()),
    send,
  }
}

function refresh(kept: Map<string, Kept>, id: string, version: number): void {
  const one = kept.get(id)
  if (one !== undefined) kept.set(id, { ...one, version })
}

export type RequestMarks = ReturnType<typeof useRequestMarks>

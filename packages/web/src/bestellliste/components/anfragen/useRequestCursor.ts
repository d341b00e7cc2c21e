/** The row that is decided about, and what a key does with it: mark and go on, look first, refuse with a reason, ask back. */
import type { RequestRow } from '@dreiklang/domain/bestellung/anfragen.contract'
import { useState } from 'react'
import { useReason } from '../../../step/useReason.ts'
import { toastInfo, toastSuccess } from '../../../ui/toast.tsx'
import { useStepOpener } from '../../../bestellung/components/schritte/stepOpener.ts'
import type { Mark, Refusal, RequestMarks, Row } from './useRequestMarks.ts'
import { useRequestTexts } from '../../bestellliste.texts.ts'

export const idOfHints = (rowId: string): string => `hinweise-${rowId}`
export const idOfReasons = (rowId: string): string => `gruende-${rowId}`

function focusRow(rowId: string | undefined): void {
  document.querySelector<HTMLElement>(rowId === undefined ? 'h1' : `[data-zeile="${rowId}"]`)?.focus()
}
/** After it was drawn. */
const focusLater = (elementId: string) => setTimeout(() => document.getElementById(elementId)?.focus(), 0)

type Step = 'verordnen' | 'arztAblehnen' | 'rueckfrageStellen'

export function useRequestCursor(rows: readonly Row[], marks: RequestMarks) {
  const t = useRequestTexts()
  const reason = useReason()
  const openStep = useStepOpener()
  const [cursorId, setCursor] = useState<string | null>(null)
  /** What else is open in the row: all that is known of it, or the reasons for refusing it. */
  const [opened, setOpened] = useState<{ id: string; part: 'facts' | 'reasons' } | null>(null)
  const [warned, setWarned] = useState<string | null>(null)
  const [confirming, setConfirming] = useState<ReadonlySet<string> | null>(null)

  const place = Math.max(
    0,
    rows.findIndex(({ zeile }) => zeile.id === cursorId),
  )
  const current = rows[place] ?? null

  const go = (to: number) => {
    const next = rows[Math.min(Math.max(to, 0), rows.length - 1)]
    if (next === undefined) return
    setCursor(next.zeile.id)
    setOpened(null)
    setWarned(null)
    focusRow(next.zeile.id)
  }
  const isOpen = ({ uebergaenge }: RequestRow, step: Step): boolean => {
    const answer = uebergaenge[step] ?? 'bestellung.nicht_deine_rolle'
    if (answer !== true) toastInfo(reason(answer))
    return answer === true
  }
  /** An emergency goes by itself, at once. */
  const mark = (row: RequestRow, said: Mark) => {
    marks.set(row, said)
    setOpened(null)
    if (row.prioritaet === 'NOTFALL') setConfirming(new Set([row.id]))
    else go(rows.findIndex(({ zeile }) => zeile.id === row.id) + 1)
  }
  const prescribe = (row: Row, looked: boolean) => {
    const { zeile, fort } = row
    if (fort) return go(place + 1)
    if (!isOpen(zeile, 'verordnen')) return
    if (!looked && zeile.hinweise.length > 0 && warned !== zeile.id && marks.markOf(row)?.step !== 'verordnen') {
      setCursor(zeile.id)
      setWarned(zeile.id)
      focusLater(idOfHints(zeile.id))
      return
    }
    mark(zeile, { step: 'verordnen' })
  }
  const ask = ({ zeile, fort }: Row, handlung: 'rueckfrageStellen' | 'verordnen') => {
    if (!fort && isOpen(zeile, handlung)) openStep({ bestellungId: zeile.bestellungId, handlung, positionIds: [zeile.id] })
  }
  const askReason = ({ zeile, fort }: Row) => {
    if (fort || !isOpen(zeile, 'arztAblehnen')) return
    setCursor(zeile.id)
    setOpened({ id: zeile.id, part: 'reasons' })
    focusLater(idOfReasons(zeile.id))
  }
  async function send() {
    if (confirming === null) return
    const result = await marks.send(confirming)
    if (result === null) return
    setConfirming(null)
    if (result.done > 0) toastSuccess(t('gesendet', { count: result.done }))
    if (result.left > 0) toastInfo(t('nichtGesendet', { count: result.left }))
    // The button that was pressed goes with the bar.
    setTimeout(() => focusRow(document.querySelector<HTMLElement>('[data-zeile]')?.dataset['zeile']), 0)
  }
  return {
    current,
    opened,
    confirming,
    setCursor,
    toggle: (id: string) => {
      setCursor(id)
      setOpened(opened?.id === id ? null : { id, part: 'facts' })
    },
    step: (by: 1 | -1) => go(cursorId === null && by === 1 && !isRowFocused() ? 0 : place + by),
    prescribe,
    askReason,
    refuse: (row: RequestRow, grund: Refusal) => mark(row, { step: 'arztAblehnen', grund }),
    leaveReasons: (id: string) => {
      setOpened(null)
      focusRow(id)
    },
    askBack: (row: Row) => ask(row, 'rueckfrageStellen'),
    prescribeOtherwise: (row: Row) => ask(row, 'verordnen'),
    unmark: (row: Row) => marks.forget([row.zeile.id]),
    confirmAll: () => setConfirming(new Set(marks.marked.map(({ row }) => row.id))),
    cancel: () => {
      // What was to go at once is no mark among others.
      marks.forget(marks.marked.flatMap(({ row }) => (row.prioritaet === 'NOTFALL' ? [row.id] : [])))
      setConfirming(null)
      focusRow(current?.zeile.id)
    },
    send,
  }
}

const isRowFocused = (): boolean => document.activeElement?.closest('[data-request]') !== null

export type RequestCursor = ReturnType<typeof useRequestCursor>

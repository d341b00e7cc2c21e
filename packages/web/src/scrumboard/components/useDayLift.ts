import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'
import { dueDay, dueOnDay } from '@dreiklang/domain/shared/due'
import { plusDays } from '@dreiklang/domain/shared/time'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { formatLongDate } from '../../shared/format.ts'
import { followLiftKey } from '../../ui/boardLift.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useUpdateCard } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

interface Placed {
  id: string
  /** '': without one. */
  day: string
}

interface DayLift {
  frame: RefObject<HTMLElement | null>
  cards: readonly BoardCard[]
  /** Those that are shown. */
  days: readonly string[]
  today: string
  /** To a week or a month that is not shown. */
  onDay: (day: string) => void
}

const dayOf = ({ dueDate }: BoardCard): string => (dueDate === null ? '' : dueDay(dueDate))
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** On another day at the same hour. */
function dueAt({ dueDate }: BoardCard, day: string): string | null {
  if (day === '') return null
  return dueDate === null ? day : dueOnDay(dueDate, day)
}

/** A card that goes to another day: by keys it is lifted, led day by day and put down; Delete leads to those without a day. Everything is spoken. */
export function useDayLift({ frame, cards, days, today, onDay }: DayLift) {
  const t = useScrumboardTexts()
  const { mutate } = useUpdateCard()
  const [held, setHeld] = useState<Placed | null>(null)
  // Until the server has answered.
  const [put, setPut] = useState<Placed | null>(null)
  const focused = useRef<string | null>(null)
  const isThere = held !== null && cards.some(({ id }) => id === held.id)
  const at = isThere ? held : put
  const shown = at === null ? cards : cards.map((card) => (card.id === at.id ? { ...card, dueDate: dueAt(card, at.day) } : card))

  // On another day it is another element: the focus goes along, unless the person has gone elsewhere.
  useEffect(() => {
    if (focused.current === null) return
    const grip = frame.current?.querySelector<HTMLElement>(`[data-card="${focused.current}"] [data-grip]`)
    if (document.activeElement === document.body) grip?.focus({ preventScroll: true })
    if (document.activeElement !== grip) focused.current = null
    else if (held !== null) grip?.closest('[data-card]')?.scrollIntoView({ block: 'nearest' })
  })

  const wordsOf = (day: string): string => (day === '' ? t('calendar.none') : formatLongDate(day))
  const find = (id: string) => cards.find((card) => card.id === id)
  const move = (id: string, day: string) => {
    const card = find(id)
    if (card === undefined || dayOf(card) === day) return
    setPut({ id, day })
    mutate({ id, dueDate: dueAt(card, day) }, { onError: toastError, onSettled: () => setPut(null) })
    announce(t('calendar.dropped', { title: card.title, day: wordsOf(day) }))
  }
  const stepOf = (day: string, key: string): string | null => {
    if (key === 'Delete' || key === 'Backspace') return ''
    const by = steps[key]
    if (by === undefined) return null
    return day === '' ? today : plusDays(day, by)
  }
  const step = (id: string, day: string) => {
    focused.current = id
    setHeld({ id, day })
    if (day !== '' && !days.includes(day)) onDay(day)
    announce(wordsOf(day))
  }
  const onGripKey = (card: BoardCard, event: KeyboardEvent) => {
    const { id, title } = card
    const now = isThere && held.id === id ? held : null
    const giveUp = () => {
      setHeld(null)
      announce(t('move.cancelled', { title }))
    }
    followLiftKey(event, {
      isHeld: now !== null,
      step: now === null ? null : stepOf(now.day, event.key),
      onTake: () => {
        focused.current = id
        setHeld({ id, day: dayOf(card) })
        announce(t('calendar.lifted', { title }))
      },
      onStep: (day) => step(id, day),
      onPut: () => {
        setHeld(null)
        if (now === null) return
        const before = find(id)
        if (before !== undefined && dayOf(before) === now.day) announce(t('move.cancelled', { title }))
        else move(id, now.day)
      },
      onGiveUp: giveUp,
    })
  }
  return { shown, liftedId: isThere ? held.id : null, move, wordsOf, onGripKey }
}

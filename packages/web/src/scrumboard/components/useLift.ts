import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followLiftKey } from '../../ui/boardLift.tsx'
import { announce } from '../../ui/feedback.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { type Column, type Spot, type Target, cellAt, spotByKey, spotOf, withHeld } from './arrange.ts'

type Held = Target & { id: string }

interface Lifted extends Held {
  /** What the board was like when it was put down: until that changes it stays where it was put. */
  putOn: readonly Column[] | null
}

interface Lifting {
  board: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  onDrop: (id: string, target: Target) => void
}

/** A card that is lifted by a key on its grip, moved by the arrows, put down by Enter or Space, and given up by Escape. Everything is spoken. */
export function useLift({ board, columns, onDrop }: Lifting) {
  const t = useScrumboardTexts()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const focused = useRef<Held | null>(null)
  // A colleague may have deleted it meanwhile.
  const isThere = lifted !== null && (lifted.putOn ?? columns) === columns && spotOf(columns, lifted.id, lifted.from) !== null
  const held = isThere && lifted.putOn === null ? lifted : null
  const shown = withHeld(columns, isThere ? lifted : null)

  // In another list it is another element: the focus goes along, unless the person has gone elsewhere.
  useEffect(() => {
    if (focused.current === null) return
    const { id, lane } = focused.current
    const inLane = lane === undefined ? '' : `[data-lane="${lane}"] `
    const grip = board.current?.querySelector<HTMLElement>(`${inLane}[data-card="${id}"] [data-grip]`)
    if (document.activeElement === document.body) grip?.focus({ preventScroll: true })
    if (document.activeElement !== grip) focused.current = null
    else if (held !== null) grip?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const titleOf = (id: string): string => columns.flatMap(({ cards }) => cards).find((card) => card.id === id)?.title ?? ''
  const put = ({ id, ...target }: Held) => {
    setLifted({ id, ...target, putOn: columns })
    onDrop(id, target)
  }
  const giveUp = ({ id, from, listId, index }: Held) => {
    focused.current = { id, listId, index, lane: from }
    setLifted(null)
    announce(t('move.cancelled', { title: titleOf(id) }))
  }
  const take = (id: string, lane?: string) => {
    const spot = spotOf(columns, id, lane)
    if (spot === null) return
    focused.current = { id, ...spot }
    setLifted({ id, ...spot, from: spot.lane, putOn: null })
    announce(t('move.lifted', { title: titleOf(id) }))
  }
  const step = ({ id, from }: Held, spot: Spot) => {
    const next = { id, ...spot, from }
    focused.current = next
    setLifted({ ...next, putOn: null })
    const column = cellAt(withHeld(columns, next), spot)
    const place = t('move.at', { list: column?.list.title ?? '', place: spot.index + 1, count: column?.cards.length ?? 0 })
    announce(column?.lane === undefined ? place : `${place}, ${t('lane.in', { lane: column.lane.title })}`)
  }
  const onGripKey = (id: string, event: KeyboardEvent, lane?: string) => {
    const now = held?.id === id && held.lane === lane ? held : null
    followLiftKey(event, {
      isHeld: now !== null,
      step: now === null ? null : spotByKey(shown, now, event.key),
      onTake: () => take(id, lane),
      onStep: (spot) => now !== null && step(now, spot),
      onPut: () => now !== null && put(now),
      onGiveUp: () => now !== null && giveUp(now),
    })
  }
  return { shown, lifted: held, onGripKey }
}

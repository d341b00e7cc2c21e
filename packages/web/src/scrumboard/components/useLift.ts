import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followLiftKey } from '../../ui/boardLift.tsx'
import { announce } from '../../ui/feedback.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { type Column, type Spot, spotByKey, spotOf, withHeld } from './arrange.ts'

type Held = Spot & { id: string }

interface Lifted extends Held {
  /** What the board was like when it was put down: until that changes it stays where it was put. */
  putOn: readonly Column[] | null
}

interface Lifting {
  board: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  onDrop: (id: string, spot: Spot) => void
}

/** A card that is lifted by a key on its grip, moved by the arrows, put down by Enter or Space, and given up by Escape. Everything is spoken. */
export function useLift({ board, columns, onDrop }: Lifting) {
  const t = useScrumboardTexts()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const focused = useRef<string | null>(null)
  // A colleague may have deleted it meanwhile.
  const isThere = lifted !== null && (lifted.putOn ?? columns) === columns && spotOf(columns, lifted.id) !== null
  const held = isThere && lifted.putOn === null ? lifted : null
  const shown = withHeld(columns, isThere ? lifted : null)

  // In another list it is another element: the focus goes along, unless the person has gone elsewhere.
  useEffect(() => {
    if (focused.current === null) return
    const grip = board.current?.querySelector<HTMLElement>(`[data-card="${focused.current}"] [data-grip]`)
    if (document.activeElement === document.body) grip?.focus({ preventScroll: true })
    if (document.activeElement !== grip) focused.current = null
    else if (held !== null) grip?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const titleOf = (id: string): string => columns.flatMap(({ cards }) => cards).find((card) => card.id === id)?.title ?? ''
  const put = ({ id, listId, index }: Held) => {
    setLifted({ id, listId, index, putOn: columns })
    onDrop(id, { listId, index })
  }
  const giveUp = ({ id }: Held) => {
    setLifted(null)
    announce(t('move.cancelled', { title: titleOf(id) }))
  }
  const take = (id: string) => {
    const spot = spotOf(columns, id)
    if (spot === null) return
    focused.current = id
    setLifted({ id, ...spot, putOn: null })
    announce(t('move.lifted', { title: titleOf(id) }))
  }
  const step = ({ id }: Held, spot: Spot) => {
    setLifted({ id, ...spot, putOn: null })
    const column = withHeld(columns, { id, ...spot }).find(({ list }) => list.id === spot.listId)
    announce(t('move.at', { list: column?.list.title ?? '', place: spot.index + 1, count: column?.cards.length ?? 0 }))
  }
  const onGripKey = (id: string, event: KeyboardEvent) => {
    const now = held?.id === id ? held : null
    followLiftKey(event, {
      isHeld: now !== null,
      step: now === null ? null : spotByKey(shown, now, event.key),
      onTake: () => take(id),
      onStep: (spot) => now !== null && step(now, spot),
      onPut: () => now !== null && put(now),
      onGiveUp: () => now !== null && giveUp(now),
    })
  }
  return { shown, liftedId: held?.id ?? null, onGripKey }
}

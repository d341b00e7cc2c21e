import { isOverLimit } from '@dreiklang/domain/scrumboard/scrumboard'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Pointer, followPointer, placeBeside } from '../../ui/pointerDrag.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import type { Column } from './arrange.ts'
import { type Grip, type Over, clearMarks, findOver, gripAt, markDragged, followWithScroll } from './boardDrag.ts'
import classes from './DragLayer.module.css'

interface DragLayerProps {
  board: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  onDropCard: (id: string, over: Over) => void
  onDropList: (id: string, index: number) => void
}

interface Shown {
  grip: Grip
  over: Over | null
}

/** Listens to the whole board. Only a line and some words are drawn while it moves, so that a large board moves as fast as a small one. */
export function DragLayer({ board, columns, onDropCard, onDropList }: DragLayerProps) {
  const label = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const drop = useEffectEvent(({ kind, id }: Grip, over: Over) => (kind === 'card' ? onDropCard(id, over) : onDropList(id, over.index)))
  useEffect(() => {
    const { current } = board
    if (current === null) return undefined
    let end: (() => void) | null = null
    const onPointerDown = (event: PointerEvent) => {
      const grip = event.button === 0 && event.isPrimary ? gripAt(event) : null
      if (grip === null || end !== null) return
      const stop = follow(current, grip, {
        start: event,
        onShow: (over, at) => {
          setShown((before) => (isSame(before?.over ?? null, over) && before !== null ? before : { grip, over }))
          placeBeside(label.current, at)
          drawLine(line.current, over)
        },
        onEnd: (over) => {
          end = null
          setShown(null)
          if (over !== null) drop(grip, over)
        },
      })
      end = stop
    }
    // A link would otherwise be dragged by the browser.
    const onDragStart = (event: DragEvent) => event.preventDefault()
    current.addEventListener('pointerdown', onPointerDown)
    current.addEventListener('dragstart', onDragStart)
    return () => {
      current.removeEventListener('pointerdown', onPointerDown)
      current.removeEventListener('dragstart', onDragStart)
      end?.()
    }
  }, [board])
  return (
    <>
      <div ref={line} className={classes.line} data-shown={(shown !== null && shown.over !== null) || undefined} aria-hidden />
      <div ref={label} className={classes.label} data-shown={shown !== null || undefined} aria-hidden>
        {shown !== null && <Told {...shown} columns={columns} />}
      </div>
    </>
  )
}

const isSame = (one: Over | null, other: Over | null) => one?.listId === other?.listId && one?.index === other?.index

interface Following {
  start: PointerEvent
  onShow: (over: Over | null, at: Pointer) => void
  /** Where it was let go; null: nowhere, or it was only a press. */
  onEnd: (over: Over | null) => void
}

function follow(board: HTMLElement, grip: Grip, { start, onShow, onEnd }: Following): () => void {
  return followPointer(start, {
    onStart: () => markDragged(board, grip),
    onFrame: (at) => {
      followWithScroll(board, grip, at)
      onShow(findOver(board, grip, at), at)
    },
    onEnd: (droppedAt) => {
      const over = droppedAt === null ? null : findOver(board, grip, droppedAt)
      clearMarks(board)
      onEnd(over)
    },
  })
}

function drawLine(line: HTMLElement | null, over: Over | null): void {
  if (line === null || over === null) return
  const { x, y, width, height } = over.line
  line.style.transform = `translate(${x}px, ${y}px)`
  line.style.width = `${width}px`
  line.style.height = `${height}px`
}

function Told({ grip, over, columns }: Shown & { columns: readonly Column[] }) {
  const t = useScrumboardTexts()
  const { kind, id } = grip
  if (kind === 'list') {
    const title = columns.find(({ list }) => list.id === id)?.list.title
    return (
      <>
        <strong>{title}</strong>
        {over !== null && <span>{t('list.moving', { place: over.index + 1, count: columns.length })}</span>}
      </>
    )
  }
  const title = columns.flatMap(({ cards }) => cards).find((card) => card.id === id)?.title
  const target = columns.find(({ list }) => list.id === over?.listId)
  if (over === null || target === undefined) {
    return (
      <>
        <strong>{title}</strong>
        <span>{t('move.nowhere')}</span>
      </>
    )
  }
  const { list, cards, count } = target
  const comes = Number(!cards.some((card) => card.id === id))
  return (
    <>
      <strong>{title}</strong>
      <span>{t('move.at', { list: list.title, place: over.index + 1, count: cards.length + comes })}</span>
      {comes > 0 && list.limit !== null && isOverLimit(count + comes, list.limit) && (
        <span className={classes.warns}>{t('move.over', { list: list.title, limit: list.limit })}</span>
      )}
    </>
  )
}

import { isOverLimit } from '@dreiklang/domain/scrumboard/scrumboard'
import { type RefObject, useRef, useState } from 'react'
import { DragLabel, usePointerLift } from '../../ui/boardLift.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { type Column, type Target, cellAt } from './arrange.ts'
import { type Grip, type Over, clearMarks, findOver, gripAt, markDragged, followWithScroll } from './boardDrag.ts'
import classes from './DragLayer.module.css'

interface DragLayerProps {
  board: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  onDropCard: (id: string, target: Target) => void
  onDropList: (id: string, index: number) => void
}

interface Shown {
  grip: Grip
  over: Over | null
}

/** Only a line and some words are drawn while it moves, so that a large board moves as fast as a small one. */
export function DragLayer({ board, columns, onDropCard, onDropList }: DragLayerProps) {
  const label = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const mark = (does: (frame: HTMLElement) => void) => board.current !== null && does(board.current)
  usePointerLift<Grip, Over>(
    { board, label },
    {
      gripAt,
      onLift: (grip) => mark((frame) => markDragged(frame, grip)),
      scroll: (grip, at) => mark((frame) => followWithScroll(frame, grip, at)),
      findOver: (grip, at) => board.current && findOver(board.current, grip, at),
      onOver: (grip, over) => {
        setShown((before) => (isSame(before?.over ?? null, over) && before !== null ? before : { grip, over }))
        drawLine(line.current, over)
      },
      onEnd: ({ kind, id, lane }, over) => {
        mark(clearMarks)
        setShown(null)
        if (over === null) return
        if (kind === 'list') onDropList(id, over.index)
        else onDropCard(id, { listId: over.listId, index: over.index, lane: over.lane, from: lane })
      },
    },
  )
  return (
    <>
      <div ref={line} className={classes.line} data-shown={(shown !== null && shown.over !== null) || undefined} aria-hidden />
      <DragLabel ref={label} shown={shown !== null}>
        {shown !== null && <Told {...shown} columns={columns} />}
      </DragLabel>
    </>
  )
}

const isSame = (one: Over | null, other: Over | null) =>
  one?.listId === other?.listId && one?.index === other?.index && one?.lane === other?.lane

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
  const target = over === null ? undefined : cellAt(columns, over)
  if (over === null || target === undefined) {
    return (
      <>
        <strong>{title}</strong>
        <span>{t('move.nowhere')}</span>
      </>
    )
  }
  const { list, cards, count, lane } = target
  const among = cards.length + Number(!cards.some((card) => card.id === id))
  const comes = Number(columns.find(({ cards: some }) => some.some((card) => card.id === id))?.list.id !== list.id)
  return (
    <>
      <strong>{title}</strong>
      <span>{t('move.at', { list: list.title, place: over.index + 1, count: among })}</span>
      {lane !== undefined && <span>{t('lane.in', { lane: lane.title })}</span>}
      {comes > 0 && list.limit !== null && isOverLimit(count + comes, list.limit) && (
        <span className={classes.warns}>{t('move.over', { list: list.title, limit: list.limit })}</span>
      )}
    </>
  )
}

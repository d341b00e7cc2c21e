import type { WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { isOverLimit } from '@dreiklang/domain/scrumboard/scrumboard'
import { useEffect, useMemo, useRef } from 'react'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useMoveCard, useMoveList } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { type Column, type Target, cellAt, moveOfCard, moveOfList, spotOf } from './arrange.ts'
import type { BoardDeeds } from './boardDeeds.ts'
import { useCardDeeds } from './useCardDeeds.tsx'

/** What moves on a board, said aloud when it has moved. */
export function useDeedsOf(board: WholeBoard, columns: readonly Column[]): BoardDeeds {
  const t = useScrumboardTexts()
  const { mutate: sendCard } = useMoveCard(board.id)
  const { mutate: sendList } = useMoveList(board.id)
  const { archive } = useCardDeeds()
  const now = useRef({ columns, archive })
  useEffect(() => {
    now.current = { columns, archive }
  })
  return useMemo(() => {
    const moveCard = (id: string, to: Target) => {
      const { columns: before } = now.current
      const { listId, index, lane } = to
      const from = spotOf(before, id, to.from)
      const target = cellAt(before, to)
      const title = before.flatMap(({ cards }) => cards).find((card) => card.id === id)?.title
      if (target === undefined || from === null || title === undefined) return
      if (from.listId === listId && from.index === index && from.lane === lane) return
      sendCard(moveOfCard(before, id, to), { onError: toastError })
      const comes = Number(from.listId !== listId)
      const { list, cards, count } = target
      const among = cards.length + Number(!cards.some((card) => card.id === id))
      const place = t('move.dropped', { title, list: list.title, place: index + 1, count: among })
      const said = target.lane === undefined ? place : `${place}, ${t('lane.in', { lane: target.lane.title })}`
      const warns = comes > 0 && list.limit !== null && isOverLimit(count + comes, list.limit)
      announce(warns ? `${said}. ${t('move.over', { list: list.title, limit: list.limit ?? 0 })}` : said)
    }
    const moveList = (id: string, index: number) => {
      const { columns: before } = now.current
      const list = before.find((column) => column.list.id === id)?.list
      if (list === undefined || before[index]?.list.id === id) return
      sendList(moveOfList(before, id, index), { onError: toastError })
      announce(t('list.moved', { title: list.title, place: index + 1, count: before.length }))
    }
    return {
      columnsNow: () => now.current.columns,
      moveCard,
      moveList,
      archiveCard: (card) => now.current.archive(card),
    }
  }, [t, sendCard, sendList])
}

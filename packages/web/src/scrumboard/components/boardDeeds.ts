import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'
import { createContext, use } from 'react'
import type { Column, Target } from './arrange.ts'

/** What can be done on the open board, for all that stands on it. It stays the same object while the board changes. */
export interface BoardDeeds {
  columnsNow: () => readonly Column[]
  moveCard: (id: string, target: Target) => void
  moveList: (id: string, index: number) => void
  archiveCard: (card: Pick<BoardCard, 'id' | 'title'>) => void
}

export const BoardDeedsContext = createContext<BoardDeeds | null>(null)

/** @throws Error outside of a board */
export function useBoardDeeds(): BoardDeeds {
  const deeds = use(BoardDeedsContext)
  if (deeds === null) throw new Error('There is no board around it')
  return deeds
}

import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

export const boardsPath = '/apps/scrumboard'
export const boardPath = (boardId: string) => `${boardsPath}/${boardId}`

const withoutCard = (address: string): string => {
  const search = new URLSearchParams(address)
  search.delete('karte')
  return search.toString()
}

/** The address of an open card, with what is looked for on its board. The same function whichever card is open. */
export function useCardPath(boardId: string): (cardId: string) => string {
  const address = useLocation({ select: ({ searchStr }) => withoutCard(searchStr) })
  return useCallback(
    (cardId) => {
      const search = new URLSearchParams(address)
      search.set('karte', cardId)
      return `${boardPath(boardId)}?${search.toString()}`
    },
    [boardId, address],
  )
}

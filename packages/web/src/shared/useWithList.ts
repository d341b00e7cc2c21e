import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Adds the state of the list to an address of the room: without it a record would lose its place there. `without`: what is not the list's. */
export function useWithList(without?: string): (path: string) => string {
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  return useCallback(
    (path) => {
      if (without === undefined) return `${path}${address}`
      const search = new URLSearchParams(address)
      search.delete(without)
      return search.size === 0 ? path : `${path}?${search.toString()}`
    },
    [address, without],
  )
}

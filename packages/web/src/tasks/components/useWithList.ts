import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Adds search and choice of the list to an address of the room: without it a task would lose its place there. */
export function useWithList(): (path: string) => string {
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  return useCallback((path) => `${path}${address}`, [address])
}

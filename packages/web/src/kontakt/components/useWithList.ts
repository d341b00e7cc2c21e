import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Adds the state of the list to an address of the room: without it a record would lose its place there. */
export function useWithList(): (path: string) => string {
  const adresse = useLocation({ select: ({ searchStr }) => searchStr })
  return useCallback(
    (path) => {
      const search = new URLSearchParams(adresse)
      search.delete('bearbeiten')
      const text = search.toString()
      return text === '' ? path : `${path}?${text}`
    },
    [adresse],
  )
}

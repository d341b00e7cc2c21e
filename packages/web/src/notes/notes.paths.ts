import { useLocation } from '@tanstack/react-router'

const notesPath = '/apps/notes'

/** The address of an open note, with what is looked for and shown behind it. */
export function useNotePath(): (noteId: string) => string {
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  return (noteId) => {
    const search = new URLSearchParams(address)
    search.set('note', noteId)
    return `${notesPath}?${search.toString()}`
  }
}

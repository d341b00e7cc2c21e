import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files that are dropped or pasted; text goes where it went before. */
export function useDropping(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false)
  const brings = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    'data-dropping': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!brings(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!brings(event)) return
      event.preventDefault()
      onFiles(event.dataTransfer.files)
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData.files.length > 0) onFiles(clipboardData.files)
    },
  }
}

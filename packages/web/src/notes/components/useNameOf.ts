import type { Note } from '@dreiklang/domain/notes/notes.contract'
import { useNotesTexts } from '../notes.texts.ts'
import { headOf } from './noteDraft.ts'

/** What a note is called on the screen, also without a title. */
export function useNameOf(): (note: Pick<Note, 'title' | 'content' | 'tasks'>) => string {
  const t = useNotesTexts()
  return (note) => headOf(note).head || t('untitled')
}

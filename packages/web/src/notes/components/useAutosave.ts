import { type Note, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { useAutosave as useSaving } from '../../form/useAutosave.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useUpdateNote } from '../notes.queries.ts'
import { draftOf, cleanDraft } from './noteDraft.ts'

/** The note as it stands on the server, when it said that somebody else was faster. */
function newestIn(error: unknown): Note | null {
  if (!(error instanceof ApiError) || error.code !== 'notes.veraltet') return null
  return notesContract.update.answer.safeParse(error.details?.['aktuell']).data ?? null
}

export function useAutosave(newest: Note) {
  const { mutateAsync } = useUpdateNote()
  return useSaving({
    newest,
    draftOf,
    kept: cleanDraft,
    save: ({ id, version }, changes) => mutateAsync({ id, version, ...changes }),
    newestIn,
  })
}

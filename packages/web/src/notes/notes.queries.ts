import { type Note, type NoteBody, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callRaw } from '../shared/apiClient.ts'
import { useObjectUrl } from '../shared/objectUrl.ts'
import { readQuery } from '../shared/readQuery.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['notes'] as const

export const notesQuery = readQuery([...room, 'all'], notesContract.all)
export const trashQuery = readQuery([...room, 'trash'], notesContract.trash)
export const labelsQuery = readQuery([...room, 'labels'], notesContract.labels)
export const versionsQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'versions', id], queryFn: ({ signal }) => call(notesContract.versions, { query: { id }, signal }) })

/** The page follows what colleagues change. */
export function useLiveNotes(): void {
  const queryClient = useQueryClient()
  useSignal('notes', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useNotesChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the page then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries({ queryKey: room }) })
}

/** The screen makes the id: sent twice it is one note. */
export const useCreateNote = () => useNotesChange((note: NoteBody & { id: string }) => call(notesContract.create, { body: { note } }))

/** What was saved stands in the list at once; a list that is loaded meanwhile does not put the old back. */
export function useUpdateNote() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (updatedNote: NoteBody & { id: string }) => call(notesContract.update, { body: { updatedNote } }),
    onSuccess: (note) => showNote(queryClient, note),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: room }),
  })
}

function showNote(queryClient: ReturnType<typeof useQueryClient>, note: Note): void {
  queryClient.setQueryData(notesQuery.queryKey, (before) => before?.map((one) => (one.id === note.id ? note : one)))
}

interface Tick {
  id: string
  taskId: string
  completed: boolean
}

const tickIn = (note: Note, { taskId, completed }: Tick): Note['tasks'] =>
  note.tasks.map((task) => (task.id === taskId ? { ...task, completed } : task))

/** Ticked on its card: shown immediately, and sent for the version that is on the screen, or the tick might meet another list. */
export function useTickTask() {
  const queryClient = useQueryClient()
  const { queryKey } = notesQuery
  return useMutation({
    mutationFn: async (tick: Tick) => {
      const note = queryClient.getQueryData(queryKey)?.find(({ id }) => id === tick.id)
      if (note === undefined) return
      const { id, version } = note
      showNote(queryClient, await call(notesContract.update, { body: { updatedNote: { id, version, tasks: tickIn(note, tick) } } }))
    },
    // One after the other: the second tick is of the version that the first has made.
    scope: { id: 'notes.tick' },
    onMutate: (tick) =>
      queryClient.setQueryData(queryKey, (before) =>
        before?.map((note) => (note.id === tick.id ? { ...note, tasks: tickIn(note, tick) } : note)),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: room }),
  })
}

/** Does not wait for the list: what is gone is left first. */
function useNoteDeed(deed: (id: string) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: deed, onSettled: () => void queryClient.invalidateQueries({ queryKey: room }) })
}
/** Into the trash; out of the trash for good. */
export const useRemoveNote = () => useNoteDeed((id) => call(notesContract.remove, { query: { id } }))
export const useRestoreNote = () => useNoteDeed((id) => call(notesContract.update, { body: { updatedNote: { id, deletedAt: null } } }))

export const useCreateLabel = () =>
  useNotesChange((label: { id: string; title: string }) => call(notesContract.createLabel, { body: label }))
export const useRenameLabel = () =>
  useNotesChange((label: { id: string; title: string }) => call(notesContract.updateLabel, { body: { label } }))
export const useRemoveLabel = () => useNotesChange((id: string) => call(notesContract.removeLabel, { query: { id } }))

export const useSetImage = () =>
  useNotesChange(async ({ id, file }: { id: string; file: Blob }) =>
    call(notesContract.setImage, { query: { id }, file: { bytes: await file.arrayBuffer(), type: file.type } }),
  )

/** An address for the picture of a note; null while it is not there. */
export function useNoteImage({ id, image }: Pick<Note, 'id' | 'image'>): string | null {
  const { data } = useQuery({
    queryKey: ['noteImage', id, image],
    queryFn: async ({ signal }) => (await callRaw(notesContract.readImage, { query: { id }, signal, background: true })).blob(),
    enabled: image !== null,
    // Another picture has another id.
    staleTime: Infinity,
  })
  return useObjectUrl(image === null ? undefined : data)
}

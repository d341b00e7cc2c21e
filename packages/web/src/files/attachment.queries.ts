import type { PlaceKind } from '@dreiklang/domain/files/attachment'
import type { Attachment } from '@dreiklang/domain/files/attachment.contract'
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callRaw } from '../shared/apiClient.ts'
import { download } from '../shared/download.ts'
import { useSignal } from '../shared/signal.ts'

/** A thing that files stand at. */
export interface Thing {
  kind: PlaceKind
  placeId: string
}

const keyOf = (thing: Thing) => ['attachments', thing.kind, thing.placeId] as const

export const attachmentsQuery = ({ kind, placeId }: Thing) =>
  queryOptions({ queryKey: keyOf({ kind, placeId }), queryFn: ({ signal }) => call(c.attachments, { query: { kind, placeId }, signal }) })

/** Read once for each state of the file: every reading is written down. */
export const attachmentPreviewQuery = ({ id, version }: Pick<Attachment, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['filePreview', id, version],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await callRaw(c.attachmentContent, { query: { id }, signal })).blob(),
  })
export const attachmentEventsQuery = (id: string) =>
  queryOptions({
    queryKey: ['attachments', 'events', id],
    queryFn: ({ signal }) => call(c.attachmentEvents, { query: { id }, signal }),
  })
export const placesQuery = (id: string) =>
  queryOptions({ queryKey: ['files', 'places', id], queryFn: ({ signal }) => call(c.places, { query: { id }, signal }) })

/** The list follows what others bring and take off. */
export function useLiveAttachments(thing: Thing): void {
  const queryClient = useQueryClient()
  useSignal('files', (signal) => {
    if (signal === null || signal.id === thing.placeId) void queryClient.invalidateQueries({ queryKey: keyOf(thing) })
  })
}

export function useForgetAttachments(thing: Thing): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: keyOf(thing) })
}

function useChange<Input>(thing: Thing, change: (input: Input) => Promise<unknown>) {
  const forget = useForgetAttachments(thing)
  // Also after a refusal: the list then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: forget })
}

export const useAttach = (thing: Thing) =>
  useChange(thing, (fileId: string) => call(c.attach, { body: { kind: thing.kind, placeId: thing.placeId, fileId } }))
export const useDetach = (thing: Thing) => useChange(thing, (id: string) => call(c.detach, { query: { id } }))
export const useReattach = (thing: Thing) => useChange(thing, (id: string) => call(c.reattach, { body: { id } }))

export const saveAttachment = ({ id, name }: Pick<Attachment, 'id' | 'name'>) =>
  download(c.attachmentContent, { query: { id }, fileName: name })

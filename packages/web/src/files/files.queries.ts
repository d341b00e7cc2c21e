import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import type { FileLink } from '@dreiklang/domain/files/link.contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callRaw } from '../shared/apiClient.ts'
import { download } from '../shared/download.ts'
import { readQuery } from '../shared/readQuery.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['files'] as const

interface Shown {
  folderId: string | null
  search: string
  isTrash: boolean
}

/** What the list shows: a folder, what was found, or the trash. */
export const itemsQuery = ({ folderId, search, isTrash }: Shown) =>
  queryOptions({
    queryKey: [...room, 'items', { folderId, search, isTrash }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<{ items: FileItem[]; path: FileItem[] }> => {
      if (isTrash) return { items: await call(c.trash, { signal }), path: [] }
      if (search !== '') return { items: await call(c.search, { query: { query: search }, signal }), path: [] }
      return call(c.items, { query: { folderId: folderId ?? 'null' }, signal })
    },
  })
export const foldersQuery = readQuery([...room, 'folders'], c.folders)
export const waitingQuery = readQuery([...room, 'waiting'], c.uploads)

export const versionsQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'versions', id], queryFn: ({ signal }) => call(c.versions, { query: { id }, signal }) })
export const eventsQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'events', id], queryFn: ({ signal }) => call(c.events, { query: { id }, signal }) })
export const linksQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'links', id], queryFn: ({ signal }) => call(c.links, { query: { id }, signal }) })
/** Read once for each state of the file: every reading is written down. */
export const previewQuery = ({ id, version }: Pick<FileItem, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['filePreview', id, version],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await callRaw(c.content, { query: { id }, signal })).blob(),
  })

/** The list follows what colleagues bring and change. */
export function useLiveFiles(): void {
  const queryClient = useQueryClient()
  useSignal('files', () => void queryClient.invalidateQueries({ queryKey: room }))
}

export const useForgetFiles = () => {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: room })
}

function useFilesChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const forget = useForgetFiles()
  // Also after a refusal: the list then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: forget })
}

export const createFolder = (body: { folderId: string | null; name: string; reuse?: boolean }) => call(c.createFolder, { body })
export const useCreateFolder = () => useFilesChange(createFolder)
export const useUpdateItem = () => useFilesChange((body: { id: string; name?: string; description?: string }) => call(c.update, { body }))
export const useMoveItems = () => useFilesChange((body: { ids: string[]; folderId: string | null }) => call(c.move, { body }))
export const useRemoveItems = () => useFilesChange((ids: string[]) => call(c.remove, { body: { ids } }))
export const useRestoreItems = () => useFilesChange((ids: string[]) => call(c.restore, { body: { ids } }))
export const usePurgeItems = () => useFilesChange((ids: string[]) => call(c.purge, { body: { ids } }))
export const useRestoreVersion = () => useFilesChange((body: { id: string; versionId: string }) => call(c.restoreVersion, { body }))
export const useCreateLink = () =>
  useFilesChange((body: { id: string; days: 1 | 7 | 30 | 90; password: string | null; uploads: boolean }) => call(c.createLink, { body }))
export const useRevokeLink = () => useFilesChange(({ id }: FileLink) => call(c.revokeLink, { query: { id } }))
export const useDiscardUpload = () => useFilesChange((uploadId: string) => call(c.removeUpload, { params: { uploadId } }))

export const saveFile = ({ id, name }: Pick<FileItem, 'id' | 'name'>, version?: string) =>
  download(c.content, { query: { id, version }, fileName: name })
export const saveArchive = (ids: readonly string[], name: string) => download(c.archive, { query: { ids }, fileName: `${name}.zip` })

export const openLink = (token: string, password: string) => call(c.openLink, { params: { token }, body: { password } })
export const readLink = async (token: string, password: string): Promise<Blob> =>
  (await callRaw(c.readLink, { params: { token }, body: { password } })).blob()

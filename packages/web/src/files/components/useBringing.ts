import { kindOfName } from '@dreiklang/domain/files/fileKinds'
import { maxFileBytes } from '@dreiklang/domain/files/files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatBytes } from '../../shared/bytes.ts'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { createFolder, useForgetFiles, waitingQuery } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import { type Chosen, placeAll } from './upload/droppedFiles.ts'
import { isOpen } from './upload/uploadQueue.ts'
import { ownUploads, useUploads } from './upload/useUploads.ts'

const nothing: readonly [] = []

/** Those that can be brought; of the others it is said why not, before they are sent for minutes. */
export function useSortOut() {
  const t = useFilesTexts()

  function refusalOf({ file }: { file: File }): string | null {
    if (kindOfName(file.name) === null) return t('upload.wrongKind', { name: file.name })
    if (file.size === 0) return t('upload.isEmpty', { name: file.name })
    if (file.size > maxFileBytes) return t('upload.tooLarge', { name: file.name, most: formatBytes(maxFileBytes) })
    return null
  }

  return <One extends { file: File }>(chosen: readonly One[]): One[] => {
    const refused = chosen.flatMap((one) => refusalOf(one) ?? [])
    const [first] = refused
    if (first !== undefined) toastInfo(refused.length === 1 ? first : t('upload.someRefused', { first, count: refused.length - 1 }))
    return chosen.filter((one) => refusalOf(one) === null)
  }
}

/** Takes files and folders into the folder that is shown, and knows which uploads began elsewhere. */
export function useBringing(folderId: string | null) {
  const sortOut = useSortOut()
  const forget = useForgetFiles()
  const uploads = useUploads(ownUploads)
  const { data: waiting = nothing } = useQuery(waitingQuery)
  const left = uploads.filter(isOpen).length
  // What was just brought stands in the list, and no longer among those that wait.
  const tell = useRef(forget)
  const before = useRef(left)
  useEffect(() => {
    tell.current = forget
  })
  useEffect(() => {
    if (left !== before.current) tell.current()
    before.current = left
  }, [left])

  async function bringAll(coming: readonly Chosen[] | Promise<readonly Chosen[]>): Promise<void> {
    const chosen = await coming
    const good = sortOut(chosen)
    const placed = await placeAll(good, folderId, (place) => createFolder({ ...place, reuse: true }))
    ownUploads.add(placed, waiting)
  }

  const here = uploads.flatMap(({ url }) => url?.split('/').at(-1) ?? [])
  return {
    bring: (coming: readonly Chosen[] | Promise<readonly Chosen[]>) => void bringAll(coming).catch(toastError),
    begun: waiting.filter(({ id, placeId }) => placeId === null && !here.includes(id)),
  }
}

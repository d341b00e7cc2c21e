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

/** Takes files and folders into the folder that is shown, and knows which uploads began elsewhere. */
export function useBringing(folderId: string | null) {
  const t = useFilesTexts()
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

  /** What the server would refuse is not sent for minutes first. */
  function refusalOf({ file }: Chosen): string | null {
    if (kindOfName(file.name) === null) return t('upload.wrongKind', { name: file.name })
    if (file.size === 0) return t('upload.isEmpty', { name: file.name })
    if (file.size > maxFileBytes) return t('upload.tooLarge', { name: file.name, most: formatBytes(maxFileBytes) })
    return null
  }

  async function bringAll(coming: readonly Chosen[] | Promise<readonly Chosen[]>): Promise<void> {
    const chosen = await coming
    const refused = chosen.flatMap((one) => refusalOf(one) ?? [])
    const [first] = refused
    if (first !== undefined) toastInfo(refused.length === 1 ? first : t('upload.someRefused', { first, count: refused.length - 1 }))
    const good = chosen.filter((one) => refusalOf(one) === null)
    const placed = await placeAll(good, folderId, (place) => createFolder({ ...place, reuse: true }))
    ownUploads.add(placed, waiting)
  }

  const here = uploads.flatMap(({ url }) => url?.split('/').at(-1) ?? [])
  return {
    bring: (coming: readonly Chosen[] | Promise<readonly Chosen[]>) => void bringAll(coming).catch(toastError),
    begun: waiting.filter(({ id }) => !here.includes(id)),
  }
}

import { useSyncExternalStore } from 'react'
import { send, sessionStore } from '../../../shared/apiClient.ts'
import { type Upload, type UploadQueue, createUploadQueue, ownUploadsPath } from './uploadQueue.ts'

/** Of the person who is signed in; it outlives the page. */
export const ownUploads = createUploadQueue({ send, path: ownUploadsPath })
sessionStore.onEnd(() => ownUploads.forget())

export const useUploads = (queue: UploadQueue): readonly Upload[] => useSyncExternalStore(queue.subscribe, queue.read)

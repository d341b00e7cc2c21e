/** The uploads of this window: one after the other, also while another page is looked at. */
import { uploadContract } from '@dreiklang/domain/files/upload.contract'
import type { WaitingUpload } from '@dreiklang/domain/files/upload.contract'
import type { NameRule } from '@dreiklang/domain/files/files'
import { ApiError, isAbort } from '../../../shared/apiError.ts'
import { type Place, type Way, begin, sendAll } from './tusClient.ts'

export type UploadState = 'waiting' | 'asking' | 'sending' | 'paused' | 'failed' | 'refused' | 'skipped' | 'done'

export interface Upload {
  key: number
  file: File
  folderId: string | null
  /** Null: it goes into the folder. */
  place: Place | null
  state: UploadState
  sent: number
  /** Null as long as it has not begun. */
  url: string | null
  nameRule: NameRule
  /** Why it failed or was refused. */
  message: string
}

export type Answer = Exclude<NameRule, 'ask'> | 'skip'

const open: readonly UploadState[] = ['waiting', 'sending', 'asking', 'paused']
export const isOpen = ({ state }: Upload): boolean => open.includes(state)

export interface Coming {
  file: File
  folderId: string | null
  place?: Place
}

const isSame = (waiting: WaitingUpload, { file, folderId, place }: Coming): boolean =>
  waiting.name === file.name &&
  waiting.length === file.size &&
  waiting.folderId === folderId &&
  waiting.placeId === (place?.placeId ?? null) &&
  waiting.lastModified !== null &&
  Date.parse(waiting.lastModified) === file.lastModified

export function createUploadQueue(way: Way) {
  let uploads: readonly Upload[] = []
  let lastKey = 0
  let answerForAll: Answer | null = null
  let ending: AbortController | null = null
  const listeners = new Set<() => void>()

  function change(key: number, what: Partial<Upload>): void {
    uploads = uploads.map((one) => (one.key === key ? { ...one, ...what } : one))
    for (const listener of listeners) listener()
  }

  function settle(key: number, answer: Answer): void {
    change(key, answer === 'skip' ? { state: 'skipped' } : { state: 'waiting', nameRule: answer })
  }

  function fail(key: number, error: unknown): void {
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (isRefusal && error.code === 'files.name_vergeben') {
      if (answerForAll === null) change(key, { state: 'asking' })
      else settle(key, answerForAll)
      return
    }
    change(key, { state: isRefusal ? 'refused' : 'failed', message: error instanceof Error ? error.message : '' })
  }

  async function run({ key, file, folderId, place, nameRule, url: known }: Upload): Promise<void> {
    const controller = new AbortController()
    ending = controller
    change(key, { state: 'sending' })
    try {
      const url = known ?? (await begin(way, file, { folderId, nameRule, place }))
      change(key, { url })
      await sendAll(way, { file, url, signal: controller.signal, onProgress: (sent) => change(key, { sent }) })
      change(key, { state: 'done', sent: file.size })
    } catch (error) {
      // Whoever has ended it has said what it is now.
      if (!isAbort(error)) fail(key, error)
    } finally {
      ending = null
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      const next = uploads.find(({ state }) => state === 'waiting')
      if (next === undefined || ending !== null) return
      await run(next)
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (): readonly Upload[] => uploads,
    /** `begun`: uploads that the server waits for; the same file goes on there. */
    add(files: readonly Coming[], begun: readonly WaitingUpload[] = []): void {
      answerForAll = uploads.some(isOpen) ? answerForAll : null
      const added = files.map((coming): Upload => {
        const { file, folderId, place = null } = coming
        lastKey += 1
        // A message is another one each time.
        const before = place?.part === undefined ? begun.find((waiting) => isSame(waiting, coming)) : undefined
        const url = before === undefined ? null : `${way.path}/${before.id}`
        return { key: lastKey, file, folderId, place, state: 'waiting', sent: before?.received ?? 0, url, nameRule: 'ask', message: '' }
      })
      uploads = [...uploads.filter(isOpen), ...added]
      for (const listener of listeners) listener()
      void work()
    },
    answer(key: number, answer: Answer, forAll: boolean): void {
      if (forAll) {
        answerForAll = answer
        for (const other of uploads) if (other.state === 'asking') settle(other.key, answer)
      }
      settle(key, answer)
      void work()
    },
    pause(key: number): void {
      const isRunning = uploads.some((one) => one.key === key && one.state === 'sending')
      change(key, { state: 'paused' })
      if (isRunning) ending?.abort()
    },
    resume(key: number): void {
      change(key, { state: 'waiting', message: '' })
      void work()
    },
    /** Given up: what the server has of it goes as well. */
    async cancel(key: number): Promise<void> {
      const upload = uploads.find((one) => one.key === key)
      if (upload === undefined) return
      uploads = uploads.filter((one) => one.key !== key)
      for (const listener of listeners) listener()
      if (upload.state === 'sending') ending?.abort()
      if (upload.url !== null && upload.state !== 'done')
        await way.send(upload.url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } })
    },
    /** With the session: the next person in this window sees nothing of it. */
    forget(): void {
      uploads = []
      for (const listener of listeners) listener()
      ending?.abort()
    },
    clear(): void {
      uploads = uploads.filter(isOpen)
      for (const listener of listeners) listener()
    },
  }
}
export type UploadQueue = ReturnType<typeof createUploadQueue>

export const ownUploadsPath = uploadContract.createUpload.path

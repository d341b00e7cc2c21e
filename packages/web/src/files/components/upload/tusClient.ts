/** One file on its way to the server by tus 1.0 (tus.io): begun once, sent in pieces, and after each trouble gone on with from what the server has. */
import type { PlaceKind } from '@dreiklang/domain/files/attachment'
import type { NameRule } from '@dreiklang/domain/files/files'
import { ApiError, errorOf, isAbort } from '../../../shared/apiError.ts'

export interface Way {
  send: (url: string, init: RequestInit) => Promise<Response>
  /** Where uploads begin. */
  path: string
  headers?: Readonly<Record<string, string>>
}

/** A thing that a file is brought to, and nowhere else. */
export interface Place {
  kind: PlaceKind
  placeId: string
  /** Of a chat: the message. */
  part?: string
}

export interface Target {
  folderId: string | null
  nameRule: NameRule
  place: Place | null
}

const version = { 'Tus-Resumable': '1.0.0' }
/** The largest and smallest piece that is sent at once: whoever is cut off often sends less each time. */
const mostBytes = 4_194_304
const leastBytes = 262_144
const mostTries = 8
const mostWaitMs = 30_000

const base64 = (text: string): string => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

async function demand(answer: Response): Promise<Response> {
  if (!answer.ok) throw await errorOf(answer)
  return answer
}

/** Answers where its bytes go. @throws ApiError */
export async function begin({ send, path, headers }: Way, file: File, { folderId, nameRule, place }: Target): Promise<string> {
  const metadata = {
    filename: file.name,
    folderId: folderId ?? 'null',
    nameRule,
    ...(place !== null && { placeKind: place.kind, placeId: place.placeId }),
    ...(place?.part !== undefined && { part: place.part }),
    lastModified: new Date(file.lastModified).toISOString(),
  }
  const pairs = Object.entries(metadata).map(([key, value]) => `${key} ${base64(value)}`)
  const answer = await send(path, {
    method: 'POST',
    headers: { ...version, ...headers, 'Upload-Length': String(file.size), 'Upload-Metadata': pairs.join(',') },
  })
  return (await demand(answer)).headers.get('Location') ?? ''
}

async function offsetOf({ send }: Way, url: string, signal: AbortSignal): Promise<number> {
  const answer = await demand(await send(url, { method: 'HEAD', headers: version, signal }))
  return Number(answer.headers.get('Upload-Offset'))
}

/** What another attempt may mend: no line, an overloaded server, or a piece that has arrived although its answer was lost. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429 || error.code === 'files.stelle')

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface Sending {
  file: File
  url: string
  signal: AbortSignal
  onProgress: (sent: number) => void
}

/** Until the server has all of it. @throws ApiError when it refuses or cannot be reached for long, AbortError when the signal ended it */
export async function sendAll(way: Way, { file, url, signal, onProgress }: Sending): Promise<void> {
  let size = mostBytes
  let tries = 0
  let offset: number | null = null
  for (;;) {
    try {
      offset ??= await offsetOf(way, url, signal)
      onProgress(offset)
      if (offset >= file.size) return
      const body = await file.slice(offset, offset + size).arrayBuffer()
      const headers = { ...version, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
      const answer = await demand(await way.send(url, { method: 'PATCH', headers, body, signal }))
      offset = Number(answer.headers.get('Upload-Offset'))
      tries = 0
      size = Math.min(mostBytes, size * 2)
    } catch (error) {
      if (isAbort(error) || !isPassing(error) || tries >= mostTries) throw error
      await pause(Math.min(mostWaitMs, 500 * 2 ** tries), signal)
      signal.throwIfAborted()
      tries += 1
      size = Math.max(leastBytes, size / 2)
      offset = null
    }
  }
}

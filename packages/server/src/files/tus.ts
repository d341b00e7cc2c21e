/** The headers of tus 1.0 (tus.io/protocols/resumable-upload): what they say, and what is answered in them. */
import { partBytes } from '@dreiklang/domain/files/files'
import { type UploadMetadata, uploadMetadata } from '@dreiklang/domain/files/upload.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { check } from '../shared/input.ts'
import { concat } from '../tresor/seal.ts'

const version = '1.0.0'
const extensions = 'creation,termination,expiration'

export const createTusAnswer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'tus-resumable': version, 'cache-control': 'no-store', ...headers } })

/** Null when the version fits; the answer of the protocol when it does not. */
export const refuseVersion = (request: Request): Response | null =>
  request.headers.get('tus-resumable') === version ? null : createTusAnswer(412, { 'tus-version': version, 'tus-extension': extensions })

/** A whole number from 0 on. @throws eingabe.ungueltig */
export function readCount(request: Request, name: string): number {
  const text = request.headers.get(name) ?? ''
  if (!/^\d{1,15}$/.test(text)) throw sharedErrors.refuse('eingabe.ungueltig', { felder: [{ path: name, code: 'typ', message: 'typ' }] })
  return Number(text)
}

function fromBase64(text: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
  } catch {
    throw sharedErrors.refuse('eingabe.ungueltig', { felder: [{ path: 'upload-metadata', code: 'typ', message: 'typ' }] })
  }
}

/** `filename d29ybGQ=,folderId bnVsbA==`. @throws eingabe.ungueltig */
export function readMetadata(request: Request): UploadMetadata {
  const pairs = (request.headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(' '))
  return check(uploadMetadata, Object.fromEntries(pairs.map(([key = '', value = '']) => [key, fromBase64(value)])))
}

/** The body in pieces that each end where a part ends, the last one with the body. */
export async function* piecesOf(request: Request, offset: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (reader === undefined) return
  let room = partBytes - (offset % partBytes)
  let held: Uint8Array[] = []
  let bytes = 0
  const take = (): Uint8Array => {
    const piece = concat(...held)
    held = []
    bytes = 0
    room = partBytes
    return piece
  }
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    let rest: Uint8Array = value
    while (rest.length >= room - bytes) {
      const missing = room - bytes
      held.push(rest.subarray(0, missing))
      rest = rest.subarray(missing)
      yield take()
    }
    if (rest.length > 0) held.push(Uint8Array.from(rest))
    bytes += rest.length
  }
  if (bytes > 0) yield take()
}

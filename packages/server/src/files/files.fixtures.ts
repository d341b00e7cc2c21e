/** For tests only: files brought the way the screen brings them. */
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import type { PlaceKind } from '@dreiklang/domain/files/attachment'
import type { Attachment } from '@dreiklang/domain/files/attachment.contract'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import type { TestClient } from '../testServer.ts'

interface Way {
  fetch(request: Request): Promise<Response>
}

interface Bringing {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  folderId?: string | null
  nameRule?: string
  at?: At
}

/** A thing that a file stands at. */
export interface At {
  kind: PlaceKind
  placeId: string
  part?: string
}

const base64 = (text: string) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
const tus = { 'tus-resumable': '1.0.0' }
export const offsetType = 'application/offset+octet-stream'

/** One request of tus, in the name of somebody or of nobody. */
export function sendTus(way: Way, token: string, { method, path, headers = {}, bytes }: TusRequest): Promise<Response> {
  const signed: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` }
  const body = bytes === undefined ? {} : { body: bytes, headers: { ...tus, ...signed, 'content-type': offsetType, ...headers } }
  return way.fetch(new Request(`http://test.invalid${path}`, { method, headers: { ...tus, ...signed, ...headers }, ...body }))
}

interface TusRequest {
  method: string
  path: string
  headers?: Record<string, string>
  bytes?: Uint8Array<ArrayBuffer>
}

export const metadataOf = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',')

/** Its address, or the answer that refused it. */
export async function beginUpload(way: Way, token: string, { name, bytes, folderId = null, nameRule = 'ask', at }: Bringing) {
  const place = at === undefined ? {} : { placeKind: at.kind, placeId: at.placeId, ...(at.part !== undefined && { part: at.part }) }
  const metadata = { filename: name, folderId: folderId ?? 'null', nameRule, ...place }
  const headers = { 'upload-length': String(bytes.length), 'upload-metadata': metadataOf(metadata) }
  const answer = await sendTus(way, token, { method: 'POST', path: c.createUpload.path, headers })
  return { answer, path: answer.headers.get('location') ?? '' }
}

export const sendBytes = (
  way: Way,
  token: string,
  { path, offset, bytes }: { path: string; offset: number; bytes: Uint8Array<ArrayBuffer> },
) => sendTus(way, token, { method: 'PATCH', path, headers: { 'upload-offset': String(offset) }, bytes })

export const pdf = (words: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(`%PDF-1.7 ${words}`))

/** Answers the file as it lies in its folder then. */
export async function bring(way: Way, who: TestClient, bringing: Bringing): Promise<FileItem> {
  const { answer, path } = await beginUpload(way, who.token, bringing)
  if (answer.status !== 201) throw new Error(`${bringing.name} was refused: ${await answer.text()}`)
  const sent = await sendBytes(way, who.token, { path, offset: 0, bytes: bringing.bytes })
  if (sent.status !== 204) throw new Error(`${bringing.name} was not taken: ${await sent.text()}`)
  const { body } = await who.call(c.search, { query: { query: bringing.name } })
  const [found] = body.filter((item) => item.folderId === (bringing.folderId ?? null))
  if (found === undefined) throw new Error(`${bringing.name} is not there`)
  return found
}

/** Brought to a thing and nowhere else. Answers it as it stands there then. */
export async function bringTo(way: Way, who: TestClient, { at, ...bringing }: Bringing & { at: At }): Promise<Attachment> {
  const { answer, path } = await beginUpload(way, who.token, { ...bringing, at })
  if (answer.status !== 201) throw new Error(`${bringing.name} was refused: ${await answer.text()}`)
  const sent = await sendBytes(way, who.token, { path, offset: 0, bytes: bringing.bytes })
  if (sent.status !== 204) throw new Error(`${bringing.name} was not taken: ${await sent.text()}`)
  const { body } = await who.call(c.attachments, { query: { kind: at.kind, placeId: at.placeId } })
  const found = body.files.find(({ name }) => name === bringing.name)
  if (found === undefined) throw new Error(`${bringing.name} does not stand there`)
  return found
}

/** Names of a Klient where people write them. Answers what the server has said. */
export async function fillFiles(way: Way, who: TestClient) {
  const folder = await who.call(c.createFolder, { body: { folderId: null, name: 'Umzug Yıldız' } })
  const file = await bring(way, who, { name: 'Frau Yıldız.pdf', bytes: pdf('Nur für uns'), folderId: folder.body.id })
  await beginUpload(way, who.token, { name: 'Frau Yıldız 2.pdf', bytes: pdf('Nur für uns') })
  return [
    folder,
    await who.call(c.update, { body: { id: file.id, description: 'Für Frau Yıldız' } }),
    await who.call(c.createLink, { body: { id: file.id, days: 7, password: 'geheimes Wort', uploads: false } }),
  ]
}

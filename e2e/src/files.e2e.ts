import { createHash, randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { partBytes } from '@dreiklang/domain/files/files'
import { againOn503, signInApi } from './api.ts'
import { type Product, startProduct } from './server.ts'

const megabytes = 24
const kills = 3
const pieceBytes = 65_536

let product: Product
afterAll(() => product?.stop())

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')
const bytes = Buffer.concat([Buffer.from('\0\0\0 ftypisom'), randomBytes(megabytes * 1_000_000)])
const digestOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
let token = ''

async function untilReady(): Promise<void> {
  const ready = async () => (await fetch(`${product.address}/api/health/ready`).catch(() => null))?.status
  await expect.poll(ready, { interval: 50, timeout: 120_000 }).toBe(200)
  token = (await signInApi(product.address, 'pfleger')).token
}
const ask = (url: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  againOn503(url, { ...init, headers: { ...tus, authorization: `Bearer ${token}`, ...init.headers } })

async function offsetOf(url: string): Promise<number> {
  const answer = await ask(url, { method: 'HEAD' })
  return Number(answer.headers.get('upload-offset'))
}

/** In one request, as clients do that know nothing of our parts. With `until` it stands still there and never ends by itself. */
async function sendRest(url: string, from: number, until = Infinity): Promise<number> {
  let at = from
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at >= bytes.length) return controller.close()
      if (at >= until) return new Promise(() => {})
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + pieceBytes)))
      at += pieceBytes
    },
  })
  const headers = {
    ...tus,
    authorization: `Bearer ${token}`,
    'upload-offset': String(from),
    'content-type': 'application/offset+octet-stream',
  }
  const answer = await fetch(url, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit)
  return answer.status
}

/** Kills the server while a request brings bytes. Answers what the server had said before that it has. */
async function killWhileSending(url: string, from: number): Promise<number> {
  const until = from + (bytes.length - from) / 2
  const sent = sendRest(url, from, until).catch(() => 'cut')
  let known = from
  const hasMost = async () => {
    known = await offsetOf(url)
    return known
  }
  await expect.poll(hasMost, { interval: 50, timeout: 60_000 }).toBeGreaterThanOrEqual(until - 2 * partBytes)
  await product.kill()
  expect(await sent).toBe('cut')
  return known
}

it('a large file survives servers that are killed in the middle of it, and is the same in the end', { timeout: 240_000 }, async () => {
  product = await startProduct()
  await untilReady()
  const begun = await ask(`${product.address}/api/apps/file-manager/uploads`, {
    method: 'POST',
    headers: { 'upload-length': String(bytes.length), 'upload-metadata': `filename ${base64('Schulung.mp4')}` },
  })
  expect(begun.status).toBe(201)
  const url = `${product.address}${begun.headers.get('location')}`

  let offset = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const known = await killWhileSending(url, offset)
    await product.start()
    await untilReady()
    offset = await offsetOf(url)
    expect(offset).toBeGreaterThanOrEqual(known)
    expect(offset).toBeLessThan(bytes.length)
  }
  expect(await sendRest(url, offset)).toBe(204)
  expect(await offsetOf(url)).toBe(bytes.length)

  const found = await ask(`${product.address}/api/apps/file-manager/search?query=Schulung`)
  const [file] = (await found.json()) as { id: string; bytes: number }[]
  const content = await ask(`${product.address}/api/apps/file-manager/content?id=${file?.id}`)
  const read = new Uint8Array(await content.arrayBuffer())
  expect([file?.bytes, digestOf(read)]).toEqual([bytes.length, digestOf(bytes)])
})

import { gzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { withHonestBundles } from './bundles.ts'

vi.stubGlobal('location', { origin: 'http://practice.test' })

const tar = new TextEncoder().encode('pg_trgm.control')
const packed = gzipSync(tar)

/** What a page gets of a bundle: browsers unpack once where the header says so, and leave the header. */
async function got(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>, path = '/assets/pg_trgm.tar-1.gz') {
  const answer = await withHonestBundles(async () => new Response(bytes, { headers }))(`http://practice.test${path}`)
  return [answer.headers.get('content-encoding'), new Uint8Array(await answer.arrayBuffer())]
}

it.each([
  ['as it lies', packed, {}, null],
  ['as unpacked on the way', tar, { 'content-encoding': 'gzip' }, 'gzip'],
  ['packed once more by its server', packed, { 'content-encoding': 'gzip' }, null],
])('a bundle that comes %s says of itself what it is', async (_how, bytes, headers, said) => {
  expect(await got(new Uint8Array(bytes), headers)).toEqual([said, new Uint8Array(bytes)])
})

it('nothing else is touched', async () => {
  expect(await got(tar, { 'content-encoding': 'br' }, '/assets/pglite.data')).toEqual(['br', tar])
})

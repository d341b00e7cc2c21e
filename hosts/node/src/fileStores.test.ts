/** The same of each store of files: a folder, and a real S3 server that is started here (npm: s3rver). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, type Queryable, FileStoreUnavailable } from '@dreiklang/server/ports'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileBucket, readBucket } from './fileBucket.ts'
import { createFileFolder } from './fileFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'files', configs: [] }],
})
let bucket = ''
beforeAll(async () => {
  const { port } = await server.run()
  bucket = `http://S3RVER:S3RVER@127.0.0.1:${port}/files`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const none = {} as Queryable
const organisationId = '5b1f6d0a-7c1e-4a55-9f0e-2f6a1f0c9a01'
const part = (size: number, seed: number) => Uint8Array.from({ length: size }, (_, i) => (i * 31 + seed) % 256)

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFileFolder(join(folder, 'parts'))],
  ['an S3 server', () => createFileBucket(readBucket(bucket))],
])('the store of files in %s', (_name, open) => {
  it('gives back what it was given, also in the place of what was there', async () => {
    const store = open()
    const place = { organisationId, contentId: crypto.randomUUID(), nr: 0 }
    expect(await store.read(none, place)).toBeNull()
    await store.put(none, place, part(5_000, 1))
    await store.put(none, place, part(1_048_620, 2))
    const kept = await store.read(none, place)
    expect(kept !== null && Buffer.compare(kept, part(1_048_620, 2))).toBe(0)
  })

  it('removes all parts of a content and none of another', async () => {
    const store = open()
    const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const nr of [0, 1, 2]) await store.put(none, { organisationId, contentId: gone, nr }, part(10, nr))
    await store.put(none, { organisationId, contentId: stays, nr: 0 }, part(10, 9))
    await store.remove(none, { organisationId, contentId: gone })
    await store.remove(none, { organisationId, contentId: gone })
    const left = await Promise.all([0, 1, 2].map((nr) => store.read(none, { organisationId, contentId: gone, nr })))
    expect(left).toEqual([null, null, null])
    expect(await store.read(none, { organisationId, contentId: stays, nr: 0 })).not.toBeNull()
  })
})

describe('a store that does not answer as it should', () => {
  const place = { organisationId, contentId: crypto.randomUUID(), nr: 0 }

  it('is not there, or has no such bucket: nothing is taken for stored or for missing', async () => {
    const away = createFileBucket(readBucket('http://KEY:SECRET@127.0.0.1:9/files'))
    const other = createFileBucket(readBucket(bucket.replace(/files$/, 'missing')))
    for (const store of [away, other]) {
      await expect(store.put(none, place, part(10, 1))).rejects.toBeInstanceOf(FileStoreUnavailable)
      await expect(store.read(none, place)).rejects.toBeInstanceOf(FileStoreUnavailable)
    }
  })

  it.each(['ftp://a:b@host/bucket', 'https://host/bucket', 'https://a:b@host/', 'https://a:b@host/one/two'])(
    'is refused at the start when its address is %s',
    (address) => {
      expect(() => readBucket(address)).toThrow(/^FILES_URL/)
    },
  )
})

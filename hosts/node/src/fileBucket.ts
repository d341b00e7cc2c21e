/** Parts of large files as objects of an S3-compatible store; they come sealed, so whoever runs the store reads nothing. */
import { type FileStore, FileStoreUnavailable, StorageFull } from '@dreiklang/server/ports'
import { AwsClient } from 'aws4fetch'

export interface Bucket {
  /** Of the bucket, path style: `https://host:port/bucket`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** `https://KEY:SECRET@host/bucket?region=eu-central-1`. @throws Error in words for the operator */
export function readBucket(text: string): Bucket {
  const url = new URL(text)
  const name = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error('FILES_URL begins with https:// or http://')
  if (name === '' || name.includes('/')) throw new Error('FILES_URL names one bucket: https://KEY:SECRET@host/bucket')
  if (url.username === '' || url.password === '') throw new Error('FILES_URL needs a key and its secret: https://KEY:SECRET@host/bucket')
  return {
    url: `${url.origin}/${name}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

const patienceMs = 60_000
const ended = new Set([200, 204, 404])

export function createFileBucket({ url, region, accessKeyId, secretAccessKey }: Bucket): FileStore {
  // It tries again by itself after 429 and 5xx.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3, initRetryMs: 100 })

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await client.fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) })
    } catch (error) {
      throw new FileStoreUnavailable(error)
    }
  }

  async function demand(answer: Response): Promise<Response> {
    if (answer.ok) return answer
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? String(answer.status)
    const error = new Error(`The store of files answered ${answer.status} (${code})`)
    // MinIO and Ceph say it in these words; 507 is that of WebDAV, which some gateways use.
    if (answer.status === 507 || ['XMinioStorageFull', 'QuotaExceeded', 'EntityTooLarge'].includes(code)) throw new StorageFull(error)
    throw new FileStoreUnavailable(error)
  }

  const folderOf = ({ organisationId, contentId }: { organisationId: string; contentId: string }) => `${organisationId}/${contentId}/`

  async function keysBelow(prefix: string): Promise<string[]> {
    const answer = await demand(await ask(`${url}?list-type=2&prefix=${encodeURIComponent(prefix)}`))
    return Array.from((await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = '']) => key)
  }

  return {
    async put(_tx, { nr, ...content }, sealed) {
      await demand(await ask(`${url}/${folderOf(content)}${nr}`, { method: 'PUT', body: Uint8Array.from(sealed) }))
    },
    async read(_db, { nr, ...content }) {
      const answer = await ask(`${url}/${folderOf(content)}${nr}`)
      if (answer.status === 404) {
        // The bucket itself may be the one that is missing.
        if ((await answer.text()).includes('NoSuchBucket')) throw new FileStoreUnavailable(new Error('The bucket of files is missing'))
        return null
      }
      return new Uint8Array(await (await demand(answer)).arrayBuffer())
    },
    async remove(_tx, content) {
      // A list names a thousand at most.
      for (let keys = await keysBelow(folderOf(content)); keys.length > 0; keys = await keysBelow(folderOf(content)))
        for (const key of keys) {
          const answer = await ask(`${url}/${key}`, { method: 'DELETE' })
          if (!ended.has(answer.status)) await demand(answer)
        }
    },
  }
}

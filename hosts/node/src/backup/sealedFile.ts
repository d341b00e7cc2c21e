/** Sealed files: packed, sealed, on the disk before they have their name. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { seal, unseal } from './seal.ts'

export interface SealedFile {
  bytes: number
  /** Of the sealed bytes, in hex. */
  sha256: string
}

/** @param source what is read while it is written; a fault in it leaves no file */
export async function writeSealed(file: string, source: Readable, key: Uint8Array): Promise<SealedFile> {
  const draft = `${file}.part`
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await pipeline(
      source,
      // The log of the database and its pages shrink to a tenth by the quickest way already.
      createGzip({ level: 1 }),
      (packed: AsyncIterable<Buffer>) => seal(packed, key),
      async function* counted(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece)
          bytes += piece.length
          yield piece
        }
      },
      createWriteStream(draft, { mode: 0o600 }),
    )
    await settle(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** What a power cut must not take, and under its name only when it is whole. */
async function settle(draft: string, file: string): Promise<void> {
  await synced(draft)
  await rename(draft, file)
  await synced(dirname(file))
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @throws StartError in the stream, when the file was changed, cut off or sealed with another key */
export function readSealed(file: string, key: Uint8Array): Readable {
  const packed = Readable.from(unseal(createReadStream(file), key), { objectMode: false })
  const unpacked = createGunzip()
  packed.once('error', (error) => unpacked.destroy(error))
  return packed.pipe(unpacked)
}

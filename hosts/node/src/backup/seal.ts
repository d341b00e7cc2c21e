/**
 * A stream sealed in pieces with AES-256-GCM, under a key of its own that is derived from the backup key. A piece says its length and
 * whether it is the last one, both sealed with it: one that was changed, left out, moved or cut off at the end does not open.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { StartError } from '../startError.ts'

const magic = Buffer.from('DREIKL01')
const saltBytes = 16
const tagBytes = 16
const pieceBytes = 1_048_576
const lastMark = 0x80_00_00_00

type Bytes = AsyncIterable<Buffer>

export async function* seal(source: Bytes, key: Uint8Array): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const own = keyOf(key, salt)
  yield Buffer.concat([magic, salt])
  let index = 0
  for await (const { piece, last } of inPieces(source)) {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(piece.length + (last ? lastMark : 0))
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(index)).setAAD(head)
    yield Buffer.concat([head, cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

/** @throws StartError when it was sealed with another key, changed or cut off */
export async function* unseal(source: Bytes, key: Uint8Array): AsyncGenerator<Buffer> {
  const reader = readerOf(source)
  const start = await reader(magic.length + saltBytes)
  if (!start.subarray(0, magic.length).equals(magic)) throw new StartError('This is no backup of Dreiklang')
  const own = keyOf(key, start.subarray(magic.length))
  for (let index = 0, last = false; !last; index += 1) {
    const head = await reader(4)
    const mark = head.readUInt32BE()
    last = mark >= lastMark
    const length = last ? mark - lastMark : mark
    if (length > pieceBytes) throw new StartError('The backup was changed or was sealed with another key')
    yield opened(await reader(length + tagBytes), { own, index, head })
  }
}

function opened(piece: Buffer, { own, index, head }: { own: Buffer; index: number; head: Buffer }): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(index)).setAAD(head)
  decipher.setAuthTag(piece.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
  } catch (error) {
    throw new StartError('The backup was changed or was sealed with another key', { cause: error })
  }
}

const keyOf = (key: Uint8Array, salt: Uint8Array): Buffer => Buffer.from(hkdfSync('sha256', key, salt, 'dreiklang backup', 32))

/** Each stream has a key of its own, so its pieces may be counted. */
function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

/** The last piece may be empty, and is there in any case. */
async function* inPieces(source: Bytes): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes <= pieceBytes) continue
    let whole = Buffer.concat(waiting)
    for (; whole.length > pieceBytes; whole = whole.subarray(pieceBytes)) yield { piece: whole.subarray(0, pieceBytes), last: false }
    waiting = [whole]
    bytes = whole.length
  }
  yield { piece: Buffer.concat(waiting), last: true }
}

/** Reads exactly so many bytes. */
function readerOf(source: Bytes): (bytes: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer[] = []
  let there = 0
  return async (bytes) => {
    while (there < bytes) {
      const { value, done } = await chunks.next()
      if (done === true) throw new StartError('The backup is cut off')
      rest.push(value)
      there += value.length
    }
    const whole = Buffer.concat(rest)
    rest = [whole.subarray(bytes)]
    there -= bytes
    return whole.subarray(0, bytes)
  }
}

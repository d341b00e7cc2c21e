import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const headBytes = 24
const pieceBytes = 4 + 1_048_576 + 16

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* streamOf(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces
}

const sealed = (content: Buffer) => collect(seal(streamOf(content.subarray(0, 7), content.subarray(7)), key))
const opened = (bytes: Buffer, with_ = key) => collect(unseal(streamOf(bytes), with_))

describe('a sealed stream', () => {
  it.each([0, 1, 1_048_576, 1_048_577, 3_000_000])('gives back %d bytes', async (bytes) => {
    const content = randomBytes(bytes)
    expect((await opened(await sealed(content))).equals(content)).toBe(true)
  })

  it('does not look the same twice, and shows nothing of what it holds', async () => {
    const content = Buffer.alloc(1_000, 'Frau Aydın')
    const [one, two] = await Promise.all([sealed(content), sealed(content)])
    expect(one.equals(two)).toBe(false)
    expect(one.includes('Frau Aydın')).toBe(false)
  })

  it('does not open with another key', async () => {
    await expect(opened(await sealed(randomBytes(10)), randomBytes(32))).rejects.toThrow('was changed or was sealed with another key')
  })

  it('does not open when one bit was changed, a piece is missing or two changed places', async () => {
    const whole = await sealed(randomBytes(3_000_000))
    const changed = Buffer.from(whole)
    changed[1_000_000] = (changed[1_000_000] ?? 0) ^ 1
    const pieceAt = (index: number) => whole.subarray(headBytes + index * pieceBytes, headBytes + (index + 1) * pieceBytes)
    const head = whole.subarray(0, headBytes)
    for (const bytes of [changed, Buffer.concat([head, pieceAt(1), pieceAt(2)]), Buffer.concat([head, pieceAt(1), pieceAt(0), pieceAt(2)])])
      await expect(opened(bytes)).rejects.toThrow('was changed or was sealed with another key')
  })

  it('does not pass for whole when its end was cut off, also between two pieces', async () => {
    const whole = await sealed(randomBytes(3_000_000))
    for (const bytes of [whole.length - 1, headBytes + pieceBytes])
      await expect(opened(whole.subarray(0, bytes))).rejects.toThrow('cut off')
    await expect(opened(Buffer.from('a file of somebody else, long enough'))).rejects.toThrow('no backup of Dreiklang')
  })
})

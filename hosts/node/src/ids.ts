import { randomFillSync } from 'node:crypto'

/**
 * UUIDs of version 7 (RFC 9562): rows that are made one after the other lie beside each other in every index.
 * Rising within this process also inside a millisecond and when the clock is set back; 62 bits are random.
 */
export function createIds(now: () => number = Date.now): () => string {
  const bytes = Buffer.alloc(16)
  let last = 0
  let counter = 0
  return () => {
    const time = now()
    if (time > last) {
      last = time
      counter = 0
    } else if (++counter > 0xfff) {
      last++
      counter = 0
    }
    randomFillSync(bytes, 8)
    bytes.writeUIntBE(last, 0, 6)
    bytes.writeUInt16BE(0x7000 | counter, 6)
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
    const hex = bytes.toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}

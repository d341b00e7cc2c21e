/**
 * Opens zip files that somebody sends: no zip64, no encryption. By hand, because fflate unpacks a part whole before anybody can count it,
 * or guesses where a part ends instead of reading the directory (ADR 0026).
 */

export class ZipUnreadable extends Error {
  readonly zuGross: boolean
  constructor(grund: string, { zuGross = false, cause }: { zuGross?: boolean; cause?: unknown } = {}) {
    super(grund, { cause })
    this.name = 'ZipUnlesbar'
    this.zuGross = zuGross
  }
}

const LOKAL = 0x04034b50
const ZENTRAL = 0x02014b50
const ENDE = 0x06054b50
const DEFLATE = 8

type Bytes = Uint8Array<ArrayBuffer>

export const joinBytes = async (stuecke: readonly Bytes[]): Promise<Bytes> => new Uint8Array(await new Blob([...stuecke]).arrayBuffer())

/** Collects the stream, at most `hoechstens` bytes. */
async function collect(stream: ReadableStream<Bytes>, most: number): Promise<Bytes> {
  const stuecke: Bytes[] = []
  let sum = 0
  const reader = stream.getReader()
  for (let naechstes = await reader.read(); !naechstes.done; naechstes = await reader.read()) {
    sum += naechstes.value.length
    if (sum > most) {
      await reader.cancel()
      throw new ZipUnreadable('Unpacked it is too large', { zuGross: true })
    }
    stuecke.push(naechstes.value)
  }
  return joinBytes(stuecke)
}

export interface ZipGrenzen {
  teile: number
  /** Total unpacked bytes read, counted while unpacking: the sizes stated in the file can be wrong. */
  bytes: number
}

/** `readStore` answers the bytes of a part, or null when there is none of that name. @throws ZipUnreadable */
export function openZip(bytes: Bytes, grenzen: ZipGrenzen): { readStore(name: string): Promise<Bytes | null> } {
  const parts = readVerzeichnis(bytes, grenzen.teile)
  let free = grenzen.bytes
  return {
    async readStore(name) {
      const part = parts.get(name)
      if (part === undefined) return null
      const seen = await unpack(bytes, part, free)
      free -= seen.length
      return seen
    },
  }
}

interface Entry {
  methode: number
  laenge: number
  stelle: number
}

function readVerzeichnis(bytes: Bytes, most: number): Map<string, Entry> {
  const sicht = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Entry>()
  try {
    let end = bytes.length - 22
    while (sicht.getUint32(end, true) !== ENDE) end -= 1
    const count = sicht.getUint16(end + 10, true)
    if (count > most) throw new ZipUnreadable('Too many parts', { zuGross: true })
    let i = sicht.getUint32(end + 16, true)
    for (let nr = 0; nr < count; nr += 1) {
      if (sicht.getUint32(i, true) !== ZENTRAL) throw new ZipUnreadable('The directory is broken')
      const namensLength = sicht.getUint16(i + 28, true)
      const name = new TextDecoder().decode(bytes.subarray(i + 46, i + 46 + namensLength))
      // An encrypted part has no method that we know.
      const verschluesselt = (sicht.getUint16(i + 8, true) & 1) === 1
      parts.set(name, {
        methode: verschluesselt ? -1 : sicht.getUint16(i + 10, true),
        laenge: sicht.getUint32(i + 20, true),
        stelle: sicht.getUint32(i + 42, true),
      })
      i += 46 + namensLength + sicht.getUint16(i + 30, true) + sicht.getUint16(i + 32, true)
    }
  } catch (error) {
    // Offsets in the file may point outside of it.
    throw error instanceof ZipUnreadable ? error : new ZipUnreadable('No zip', { cause: error })
  }
  return parts
}

async function unpack(bytes: Bytes, { methode, laenge, stelle }: Entry, free: number): Promise<Bytes> {
  const kopf = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (stelle + 30 > bytes.length || kopf.getUint32(stelle, true) !== LOKAL) throw new ZipUnreadable('A part is not where it should be')
  const start = stelle + 30 + kopf.getUint16(stelle + 26, true) + kopf.getUint16(stelle + 28, true)
  const gepresst = bytes.subarray(start, start + laenge)
  if (methode === 0 && gepresst.length <= free) return gepresst
  if (methode !== DEFLATE) throw new ZipUnreadable('An unknown kind of compression', { zuGross: methode === 0 })
  const stream = new DecompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  // Invalid bytes are reported to the reader.
  writer.write(gepresst).then(
    () => writer.close().catch(() => {}),
    () => {},
  )
  try {
    return await collect(stream.readable, free)
  } catch (error) {
    throw error instanceof ZipUnreadable ? error : new ZipUnreadable('A part cannot be unpacked', { cause: error })
  }
}

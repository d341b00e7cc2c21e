/** Zip files as office programs use them, with runtime built-ins only: no zip64, no encryption. */

/** The file cannot be read as a zip, or holds more than is allowed. */
export class ZipUnreadable extends Error {
  readonly zuGross: boolean
  constructor(grund: string, { zuGross = false, cause }: { zuGross?: boolean; cause?: unknown } = {}) {
    super(grund, { cause })
    this.name = 'ZipUnlesbar'
    this.zuGross = zuGross
  }
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function crc32(bytes: Uint8Array, bisher: number): number {
  let c = ~bisher
  for (const byte of bytes) c = (table[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return ~c >>> 0
}

const LOKAL = 0x04034b50
const ZENTRAL = 0x02014b50
const ENDE = 0x06054b50
/** 1 January 1980: a file made of the same lines is the same to the byte. */
const DATUM = 0x21
const DEFLATE = 8
const NAME_UTF8 = 0x0800

type Bytes = Uint8Array<ArrayBuffer>

function connect(stuecke: readonly Bytes[]): Bytes {
  const ganz = new Uint8Array(stuecke.reduce((summe, { length }) => summe + length, 0))
  let stelle = 0
  for (const stueck of stuecke) {
    ganz.set(stueck, stelle)
    stelle += stueck.length
  }
  return ganz
}

/** Collects the stream, at most `hoechstens` bytes. */
async function collect(stream: ReadableStream<Bytes>, hoechstens = Infinity): Promise<Bytes> {
  const stuecke: Bytes[] = []
  let summe = 0
  const reader = stream.getReader()
  for (let naechstes = await reader.read(); !naechstes.done; naechstes = await reader.read()) {
    summe += naechstes.value.length
    if (summe > hoechstens) {
      await reader.cancel()
      throw new ZipUnreadable('Unpacked it is too large', { zuGross: true })
    }
    stuecke.push(naechstes.value)
  }
  return connect(stuecke)
}

async function deflate(source: AsyncIterable<Bytes>): Promise<{ crc: number; roh: number; gepresst: Bytes }> {
  const stream = new CompressionStream('deflate-raw')
  const gepresst = collect(stream.readable)
  // It fails together with the writer, which reports the error; unhandled it would end the process.
  gepresst.catch(() => {})
  const writer = stream.writable.getWriter()
  let crc = 0
  let roh = 0
  try {
    for await (const stueck of source) {
      crc = crc32(stueck, crc)
      roh += stueck.length
      await writer.write(stueck)
    }
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => {})
    throw error
  }
  return { crc, roh, gepresst: await gepresst }
}

export interface ZipTeil {
  /** Path inside, ASCII. */
  name: string
  stuecke: AsyncIterable<Bytes>
}

/** Parts are compressed as they arrive: only the finished file is held in memory. */
export async function writeZip(parts: readonly ZipTeil[]): Promise<Bytes> {
  const stuecke: Bytes[] = []
  const verzeichnis: Bytes[] = []
  let stelle = 0
  for (const { name, stuecke: source } of parts) {
    const { crc, roh, gepresst } = await deflate(source)
    const namensBytes = new TextEncoder().encode(name)
    // Version, flags, method, time, date; checksum and sizes: the same in both places.
    const gemeinsam = [20, NAME_UTF8, DEFLATE, 0, DATUM, [crc, gepresst.length, roh]]
    const lokal = satz(LOKAL, [...gemeinsam, namensBytes.length, 0])
    stuecke.push(lokal, namensBytes, gepresst)
    verzeichnis.push(satz(ZENTRAL, [20, ...gemeinsam, namensBytes.length, 0, 0, 0, 0, [0, stelle]]), namensBytes)
    stelle += lokal.length + namensBytes.length + gepresst.length
  }
  const length = verzeichnis.reduce((summe, stueck) => summe + stueck.length, 0)
  const count = parts.length
  return connect([...stuecke, ...verzeichnis, satz(ENDE, [0, 0, count, count, [length, stelle], 0])])
}

/** Numbers of two bytes, or of four where they stand in a list of their own. */
type Numbers = readonly (number | readonly number[])[]

/** A record: its mark, then its numbers. */
function satz(marke: number, numbers: Numbers): Bytes {
  const bytes = numbers.flatMap((zahl) => (typeof zahl === 'number' ? klein(zahl, 2) : zahl.flatMap((grosse) => klein(grosse, 4))))
  return Uint8Array.from([...klein(marke, 4), ...bytes])
}

const klein = (zahl: number, count: number): number[] => Array.from({ length: count }, (_, i) => (zahl >>> (8 * i)) & 0xff)

export interface ZipGrenzen {
  /** Files inside. */
  teile: number
  /** Total unpacked bytes read, counted while unpacking: the sizes stated in the file can be wrong. */
  bytes: number
}

/** Opens a zip; `lies` answers the bytes of a part, or null when there is none of that name. @throws ZipUnlesbar */
export function openZip(bytes: Bytes, grenzen: ZipGrenzen): { readStore(name: string): Promise<Bytes | null> } {
  const parts = readVerzeichnis(bytes, grenzen.teile)
  let frei = grenzen.bytes
  return {
    async readStore(name) {
      const teil = parts.get(name)
      if (teil === undefined) return null
      const gelesen = await unpack(bytes, teil, frei)
      frei -= gelesen.length
      return gelesen
    },
  }
}

interface Entry {
  methode: number
  laenge: number
  stelle: number
}

function readVerzeichnis(bytes: Bytes, hoechstens: number): Map<string, Entry> {
  const sicht = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Entry>()
  try {
    let ende = bytes.length - 22
    while (sicht.getUint32(ende, true) !== ENDE) ende -= 1
    const count = sicht.getUint16(ende + 10, true)
    if (count > hoechstens) throw new ZipUnreadable('Too many parts', { zuGross: true })
    let i = sicht.getUint32(ende + 16, true)
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

async function unpack(bytes: Bytes, { methode, laenge, stelle }: Entry, frei: number): Promise<Bytes> {
  const kopf = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (stelle + 30 > bytes.length || kopf.getUint32(stelle, true) !== LOKAL) throw new ZipUnreadable('A part is not where it should be')
  const anfang = stelle + 30 + kopf.getUint16(stelle + 26, true) + kopf.getUint16(stelle + 28, true)
  const gepresst = bytes.subarray(anfang, anfang + laenge)
  if (methode === 0 && gepresst.length <= frei) return gepresst
  if (methode !== DEFLATE) throw new ZipUnreadable('An unknown kind of compression', { zuGross: methode === 0 })
  const stream = new DecompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  // Invalid bytes are reported to the reader.
  writer.write(gepresst).then(
    () => writer.close().catch(() => {}),
    () => {},
  )
  try {
    return await collect(stream.readable, frei)
  } catch (error) {
    throw error instanceof ZipUnreadable ? error : new ZipUnreadable('A part cannot be unpacked', { cause: error })
  }
}

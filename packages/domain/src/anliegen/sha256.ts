/** Synchronous: Web Crypto's await costs far more than a hash and is missing on plain http. FIPS 180-4; tested against Web Crypto. */
const runden = 64
const primzahlen: number[] = []
for (let count = 2; primzahlen.length < runden; count += 1) if (primzahlen.every((prim) => count % prim !== 0)) primzahlen.push(count)
const bruch = (count: number): number => ((count - Math.floor(count)) * 2 ** 32) | 0
const k = Int32Array.from(primzahlen, (prim) => bruch(Math.cbrt(prim)))
const start = Int32Array.from(primzahlen.slice(0, 8), (prim) => bruch(Math.sqrt(prim)))

const rechts = (word: number, um: number): number => (word >>> um) | (word << (32 - um))

const maxLength = 55
const w = new Int32Array(runden)

function fillBlock(text: string): void {
  w.fill(0)
  const byte = (ort: number, value: number) => {
    w[ort >> 2] = (w[ort >> 2] ?? 0) | (value << (24 - (ort & 3) * 8))
  }
  for (let i = 0; i < text.length; i += 1) byte(i, text.charCodeAt(i))
  byte(text.length, 0x80)
  w[15] = text.length * 8
  for (let i = 16; i < runden; i += 1) {
    const [vor15, vor2] = [w[i - 15] ?? 0, w[i - 2] ?? 0]
    const s0 = rechts(vor15, 7) ^ rechts(vor15, 18) ^ (vor15 >>> 3)
    const s1 = rechts(vor2, 17) ^ rechts(vor2, 19) ^ (vor2 >>> 10)
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0
  }
}

/** The eight words of the hash. @throws for more than 55 characters or one beyond ASCII */
export function sha256(text: string): Int32Array {
  if (text.length > maxLength || !/^[\x20-\x7e]*$/.test(text)) throw new RangeError('One block of ASCII only')
  fillBlock(text)
  const stand = Int32Array.from(start)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let i = 0; i < runden; i += 1) {
    const s1 = rechts(e, 6) ^ rechts(e, 11) ^ rechts(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (k[i] ?? 0) + (w[i] ?? 0)) | 0
    const s0 = rechts(a, 2) ^ rechts(a, 13) ^ rechts(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) stand[i] = (stand[i] ?? 0) + word
  return stand
}

/** AES-256-GCM, bound to the place where the sealed text lies: a seal that is changed, cut or moved elsewhere does not open. */

const ivBytes = 12
const aes = 'AES-GCM'

interface Womit {
  schluessel: CryptoKey
  /** Authenticated with the text and not part of it. */
  ort: string
}

/** Web Crypto takes no view of memory that may be shared. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes)

export function asSchluessel(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', own(bytes), aes, false, ['encrypt', 'decrypt'])
}

const verfahren = (iv: Uint8Array, ort: string) => ({ name: aes, iv: own(iv), additionalData: new TextEncoder().encode(ort) })

/** 12 bytes of chance, the encrypted text, 16 bytes of proof. */
export async function seal(klar: Uint8Array, { schluessel, ort }: Womit): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const content = await crypto.subtle.encrypt(verfahren(iv, ort), schluessel, own(klar))
  return concat(iv, new Uint8Array(content))
}

/** @throws OperationError when a byte was changed or it belongs to another place */
export async function unwrap(siegel: Uint8Array, { schluessel, ort }: Womit): Promise<Uint8Array> {
  const sealed = own(siegel.subarray(ivBytes))
  return new Uint8Array(await crypto.subtle.decrypt(verfahren(siegel.subarray(0, ivBytes), ort), schluessel, sealed))
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const ganzes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let ab = 0
  for (const part of parts) {
    ganzes.set(part, ab)
    ab += part.length
  }
  return ganzes
}

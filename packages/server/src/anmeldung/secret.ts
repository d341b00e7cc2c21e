/** 256 random bits, of which the database only ever sees a digest. */
import { base64url } from 'jose'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** 43 characters of base64url. */
export function newSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
}

export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Unsalted and fast, because nobody can guess 256 bits. */
export async function digestOf(secret: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(secret)))
}

const ivBytes = 12

/** Another digest of the secret than the stored one, so that the database alone opens nothing. */
async function sealingKey(secret: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(`dreiklang seal\n${secret}`))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function sealUnder(secret: string, text: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(secret), encoder.encode(text))
  const bytes = new Uint8Array(ivBytes + sealed.byteLength)
  bytes.set(iv)
  bytes.set(new Uint8Array(sealed), ivBytes)
  return bytes
}

/** @throws OperationError when it was sealed under another secret or changed */
export async function openUnder(secret: string, sealed: Uint8Array): Promise<string> {
  const bytes = Uint8Array.from(sealed)
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) }
  return decoder.decode(await crypto.subtle.decrypt(algorithm, await sealingKey(secret), bytes.subarray(ivBytes)))
}

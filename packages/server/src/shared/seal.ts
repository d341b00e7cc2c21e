/** Keeps an answer that holds a secret readable for this server only: what lies in the database is of no use to who reads it. */
import { base64url } from 'jose'
import type { Ports } from '../ports.ts'

const ivBytes = 12

/** Another key than the one that signs, derived from the same secret. */
async function schluesselFrom(secret: Uint8Array): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, ['deriveKey'])
  const ableitung = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode('dreiklang idempotenz') }
  return crypto.subtle.deriveKey(ableitung, raw, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(text: string, { current }: Ports['tokenSecret']): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const content = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await schluesselFrom(current), new TextEncoder().encode(text))
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(content))}`
}

/** No JSON looks like that. */
export const isSealedText = (text: string): boolean => /^[\w-]{16}\.[\w-]{22,}$/.test(text)

/** @throws OperationError when it was changed, or sealed two secrets ago */
export async function unseal(siegel: string, { current, previous }: Ports['tokenSecret']): Promise<string> {
  const [iv = '', content = ''] = siegel.split('.')
  const open = async (secret: Uint8Array) =>
    new TextDecoder().decode(
      await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: Uint8Array.from(base64url.decode(iv)) },
        await schluesselFrom(secret),
        Uint8Array.from(base64url.decode(content)),
      ),
    )
  if (previous === null) return open(current)
  return open(current).catch(() => open(previous))
}

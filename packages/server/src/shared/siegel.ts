/** Keeps an answer that holds a secret readable for this server only: what lies in the database is of no use to who reads it. */
import { base64url } from 'jose'
import type { Ports } from '../ports.ts'

const ivBytes = 12

/** Another key than the one that signs, derived from the same secret. */
async function schluesselAus(geheimnis: Uint8Array): Promise<CryptoKey> {
  const roh = await crypto.subtle.importKey('raw', Uint8Array.from(geheimnis), 'HKDF', false, ['deriveKey'])
  const ableitung = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode('dreiklang idempotenz') }
  return crypto.subtle.deriveKey(ableitung, roh, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function versiegle(text: string, { current }: Ports['tokenSecret']): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const inhalt = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await schluesselAus(current), new TextEncoder().encode(text))
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(inhalt))}`
}

/** No JSON looks like that. */
export const istVersiegelt = (text: string): boolean => /^[\w-]{16}\.[\w-]{22,}$/.test(text)

/** @throws OperationError when it was changed, or sealed two secrets ago */
export async function entsiegle(siegel: string, { current, previous }: Ports['tokenSecret']): Promise<string> {
  const [iv = '', inhalt = ''] = siegel.split('.')
  const oeffne = async (geheimnis: Uint8Array) =>
    new TextDecoder().decode(
      await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: Uint8Array.from(base64url.decode(iv)) },
        await schluesselAus(geheimnis),
        Uint8Array.from(base64url.decode(inhalt)),
      ),
    )
  if (previous === null) return oeffne(current)
  return oeffne(current).catch(() => oeffne(previous))
}

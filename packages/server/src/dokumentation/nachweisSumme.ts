/** The check sum of what was signed: SHA-256 over the sheet and the signature, field by field in their order. */
import { type SignedSheet, readSignedSheet } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'

export async function checksumOf(signed: SignedSheet): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(readSignedSheet(signed)))
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

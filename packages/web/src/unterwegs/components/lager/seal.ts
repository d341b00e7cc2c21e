/** The key stays with the browser and cannot be read out, not even by this page. */
import { readStore, write } from './database.ts'

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  daten: ArrayBuffer
}

const gemerkter = (personId: string) => readStore<CryptoKey | undefined>('schluessel', (fach) => fach.get(personId))

async function schluesselOf(personId: string): Promise<CryptoKey> {
  const bekannt = await gemerkter(personId)
  if (bekannt !== undefined) return bekannt
  const neu = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  try {
    // Only where there is none: of two tabs that begin at once the second takes the key of the first.
    await write((fach) => void fach('schluessel').add(neu, personId))
    return neu
  } catch (error) {
    const anderer = await gemerkter(personId)
    if (anderer === undefined) throw error
    return anderer
  }
}

const whatFor = (personId: string) => new TextEncoder().encode(`dreiklang.unterwegs|${personId}`)

export async function seal(personId: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const klar = new TextEncoder().encode(JSON.stringify(value))
  const daten = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: whatFor(personId) }, await schluesselOf(personId), klar)
  return { iv, daten }
}

/** Null when the key was wiped in the meantime, and with it all that it has sealed. @throws OperationError when it was sealed for someone else or changed */
export async function unseal(personId: string, { iv, daten }: Sealed): Promise<unknown> {
  const schluessel = await gemerkter(personId)
  if (schluessel === undefined) return null
  const klar = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: whatFor(personId) }, schluessel, daten)
  return JSON.parse(new TextDecoder().decode(klar))
}

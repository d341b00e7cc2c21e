/** Seals what lies on the device. The key stays with the browser and cannot be read out, not even by this page. */
import { lies, schreibe } from './datenbank.ts'

export interface Versiegelt {
  iv: Uint8Array<ArrayBuffer>
  daten: ArrayBuffer
}

const gemerkter = (personId: string) => lies<CryptoKey | undefined>('schluessel', (fach) => fach.get(personId))

async function schluesselVon(personId: string): Promise<CryptoKey> {
  const bekannt = await gemerkter(personId)
  if (bekannt !== undefined) return bekannt
  const neu = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  try {
    // Only where there is none: of two tabs that begin at once the second takes the key of the first.
    await schreibe((fach) => void fach('schluessel').add(neu, personId))
    return neu
  } catch (fehler) {
    const anderer = await gemerkter(personId)
    if (anderer === undefined) throw fehler
    return anderer
  }
}

const wofuer = (personId: string) => new TextEncoder().encode(`dreiklang.unterwegs|${personId}`)

export async function versiegle(personId: string, wert: unknown): Promise<Versiegelt> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const klar = new TextEncoder().encode(JSON.stringify(wert))
  const daten = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: wofuer(personId) }, await schluesselVon(personId), klar)
  return { iv, daten }
}

/** Null when the key was wiped in the meantime, and with it all that it has sealed. @throws OperationError when it was sealed for someone else or changed */
export async function entsiegle(personId: string, { iv, daten }: Versiegelt): Promise<unknown> {
  const schluessel = await gemerkter(personId)
  if (schluessel === undefined) return null
  const klar = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: wofuer(personId) }, schluessel, daten)
  return JSON.parse(new TextDecoder().decode(klar))
}

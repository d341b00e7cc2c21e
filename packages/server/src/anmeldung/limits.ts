/** How many failed attempts are let through in a quarter of an hour, and under which keys they are counted. */
import { base64url } from 'jose'
import type { Ports } from '../ports.ts'
import { networkOf } from './address.ts'

export const windowMs = 15 * 60_000

export interface Limit {
  key: string
  most: number
}

export interface Count {
  failures: number
  /** Time until one more may fail; only meaningful when the limit is reached. */
  secondsToWait: number
}

export interface Limits {
  /** `device`: one that has signed in to this account before. It is counted separately, so that no stranger can lock its owner out. */
  forSignIn(attempt: { email: string; address: string; device: string | null }): Promise<Limit[]>
  forLink(address: string, child?: 'link' | 'adresslink' | 'einladung' | 'kalender' | 'anliegen' | 'zertifikat' | 'datei'): Promise<Limit[]>
  /** Every mail that someone makes us send counts, not only a failure; what a form sends takes nothing from the owner of an account. */
  forMail(wanted: { email: string; address: string }, child?: 'post' | 'anliegenpost'): Promise<Limit[]>
  /** Questions for something to sign, each of which leaves a row behind. */
  forChallenge(address: string): Promise<Limit[]>
  /** `mailkonto`: whoever sets one up mistypes; what is guessed there is a password of somebody else's server. */
  forPerson(child: 'faktor' | 'passwort' | 'adresse' | 'mailkonto', personId: string): Promise<Limit[]>
}

/** One computation costs more than everything else in sign-in apart from hashing and the database (measured). */
const remembered = 2_000

/** Keys are HMACs, because the table of failures must not be a list of who has an account here. */
export function createLimits({ tokenSecret }: Pick<Ports, 'tokenSecret'>): Limits {
  let key: Promise<CryptoKey> | undefined
  const known = new Map<string, string>()

  async function keyed(child: string, text: string): Promise<string> {
    const input = `${child}\n${text}`
    const before = known.get(input)
    if (before !== undefined) return before
    key ??= deriveKey(tokenSecret.current, 'dreiklang limits')
    const mac = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(input))
    const result = `${child}:${base64url.encode(new Uint8Array(mac)).slice(0, 22)}`
    if (known.size >= remembered) known.clear()
    known.set(input, result)
    return result
  }

  return {
    async forSignIn({ email, address, device }) {
      if (device !== null) return [{ key: await keyed('geraet', `${email}\n${device}`), most: 10 }]
      const [account, network] = await Promise.all([keyed('konto', email), keyed('netz', networkOf(address))])
      return [
        { key: account, most: 10 },
        { key: network, most: 50 },
        { key: `${account} ${network}`, most: 5 },
      ]
    },
    forMail: async ({ email, address }, child = 'post') => [
      { key: await keyed(child, email), most: 3 },
      { key: await keyed(`${child}netz`, networkOf(address)), most: 50 },
    ],
    forChallenge: async (address) => [{ key: await keyed('frage', networkOf(address)), most: 60 }],
    forPerson: async (child, personId) => [{ key: await keyed(child, personId), most: child === 'mailkonto' ? 20 : 5 }],
    forLink: async (address, child = 'link') => [{ key: await keyed(child, networkOf(address)), most: 50 }],
  }
}

/** A key of its own for each purpose, so that what is signed for one is worth nothing for another. */
export async function deriveKey(secret: Uint8Array, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(purpose) }
  return crypto.subtle.deriveKey(derivation, material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign', 'verify'])
}

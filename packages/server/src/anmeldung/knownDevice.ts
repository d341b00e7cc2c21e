/** An id and a signature for each of the latest accounts. Proves nothing else; keeps guessers from locking out owners (limits.ts). */
import { base64url } from 'jose'
import type { Ports } from '../ports.ts'
import { deriveKey } from './limits.ts'

/** People who share a tablet. */
const mostAccounts = 5
const shape = /^[\w-]{22}(\.[\w-]{43}){1,5}$/

export const knownDeviceSeconds = 180 * 86_400

export interface KnownDevices {
  /** The id of the device when it knows the account, else null. */
  recognize(cookie: string | null, email: string): Promise<string | null>
  remember(cookie: string | null, email: string): Promise<string>
}

export function createKnownDevices({ tokenSecret }: Pick<Ports, 'tokenSecret'>): KnownDevices {
  let key: Promise<CryptoKey> | undefined

  const signed = (id: string, email: string) => new TextEncoder().encode(`${id}\n${email}`)
  const signingKey = () => (key ??= deriveKey(tokenSecret.current, 'dreiklang known device'))

  async function isOf(signature: string, { id, email }: { id: string; email: string }): Promise<boolean> {
    return crypto.subtle.verify('HMAC', await signingKey(), Uint8Array.from(base64url.decode(signature)), signed(id, email))
  }

  return {
    async recognize(cookie, email) {
      const [id, ...signatures] = partsOf(cookie)
      if (id === undefined) return null
      const answers = await Promise.all(signatures.map((signature) => isOf(signature, { id, email })))
      return answers.includes(true) ? id : null
    },

    async remember(cookie, email) {
      const [known, ...signatures] = partsOf(cookie)
      const id = known ?? base64url.encode(crypto.getRandomValues(new Uint8Array(16)))
      const own = base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', await signingKey(), signed(id, email))))
      return [id, own, ...signatures.filter((each) => each !== own)].slice(0, mostAccounts + 1).join('.')
    },
  }
}

const partsOf = (cookie: string | null): string[] => (cookie !== null && shape.test(cookie) ? cookie.split('.') : [])

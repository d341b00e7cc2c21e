/** Where a mail server really is. Its name comes from people: it must not lead us to another machine of ours, unless the operator allows that. */
import { lookup } from 'node:dns'
import { isIP } from 'node:net'
import type { PostFault } from '@dreiklang/domain/mailbox/post'
import { PushRefused } from '@dreiklang/server/ports'
import { PostUnreached } from '@dreiklang/server/postPort'
import { isPublicAddress, publicLookup } from '../push/publicAddress.ts'

const certificate = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT|ERR_SSL|EPROTO|HOSTNAME_MISMATCH)/
const timeouts: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'ETIMEOUT',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
  'EAI_AGAIN',
])

/** Of what the network says, before a server has said anything. */
export function faultOf(error: unknown): PostFault {
  if (error instanceof PushRefused) return 'inner-address'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EDNS') return 'unknown-host'
  if (timeouts.has(code)) return 'timeout'
  return certificate.test(code) ? 'certificate' : 'connection'
}

/** Wrong for as long as nobody changes something. */
const lasting: ReadonlySet<PostFault> = new Set(['inner-address', 'certificate', 'no-tls'])

export const unreachedFrom = (error: unknown): PostUnreached => {
  if (error instanceof PostUnreached) return error
  const fault = faultOf(error)
  return new PostUnreached(fault, { isPassing: !lasting.has(fault), cause: error })
}

/** The address that was judged is the one that is connected to: a name cannot change in between. @throws PostUnreached */
export async function resolveServer(host: string, allowsInner: boolean): Promise<string> {
  const bare = host.replaceAll(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) {
    if (allowsInner || isPublicAddress(bare)) return bare
    throw new PostUnreached('inner-address', { isPassing: false })
  }
  const find = allowsInner ? lookup : publicLookup
  return new Promise((resolve, reject) => {
    find(bare, { all: false, family: 0 }, (error: Error | null, address: unknown) => {
      if (error === null && typeof address === 'string') resolve(address)
      else reject(unreachedFrom(error))
    })
  })
}

/** For the name in a certificate; an address has none that is asked for (RFC 6066, 3). */
export const serverNameOf = (host: string): { servername?: string } =>
  isIP(host.replaceAll(/^\[|\]$/g, '')) === 0 ? { servername: host } : {}

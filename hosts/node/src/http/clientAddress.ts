import { BlockList, isIP } from 'node:net'
import { StartError } from '../startError.ts'

/**
 * Anyone can write X-Forwarded-For: from its right end, the first untrusted address is the client.
 * @param ignored the first time that one is not believed
 * @throws StartError for a bad entry
 */
export function createClientAddress(
  trustedProxies: readonly string[],
  ignored: () => void = () => {},
): (remote: string | undefined, forwarded: string | undefined) => string {
  const trusted = new BlockList()
  for (const entry of trustedProxies) trust(trusted, entry)
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address))

  let told = false
  return (remote, forwarded) => {
    let address = plain(remote ?? '')
    if (forwarded === undefined) return address
    if (!isTrusted(address)) {
      if (!told) ignored()
      told = true
      return address
    }
    for (const hop of forwarded.split(',').toReversed()) {
      const before = plain(hop.trim())
      // What a proxy could not have written ends the chain that can be believed.
      if (isIP(before) === 0) return address
      address = before
      if (!isTrusted(address)) return address
    }
    return address
  }
}

function trust(trusted: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/')
  try {
    if (prefix === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(prefix), familyOf(address))
  } catch (error) {
    throw new StartError(`TRUSTED_PROXIES must hold addresses or networks like 10.0.0.0/8, and "${entry}" is neither`, { cause: error })
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A socket that listens for both families shows IPv4 as ::ffff:127.0.0.1. */
const plain = (address: string) => (address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address)

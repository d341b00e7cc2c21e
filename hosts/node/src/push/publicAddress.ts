import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import { PushRefused } from '@dreiklang/server/ports'

/** Networks that are nobody's address on the internet (IANA special-purpose registries). */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
/** All that is given out to the internet; what is outside or below (documentation, tunnels that hide an IPv4 address) is not. */
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4')
  return outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** A name is judged when it is resolved (publicLookup); an address that stands in the URL is not resolved at all. */
export function isInnerLiteral({ hostname }: URL): boolean {
  const bare = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(bare) !== 0 && !isPublicAddress(bare)
}

/** Refused when any address is one of our own networks. What was checked is connected to: a name cannot change in between. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '')
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PushRefused('inner-address'), '')
    if (options.all === true) return done(null, addresses)
    done(null, first.address, first.family)
  })
}

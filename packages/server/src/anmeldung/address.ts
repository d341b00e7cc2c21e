/** An IPv6 customer owns a whole /64, so single addresses would be no limit (CVE-2021-22915). What is no address is used as is. */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  if (!bare.includes(':')) return bare
  const groups = expand(bare)
  if (groups === null) return bare
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [groups[6] ?? 0, groups[7] ?? 0].map((group) => `${group >> 8}.${group & 255}`).join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** For display and storage: the network of an address rather than the address itself; null for anything that is not an address. */
export function shortAdresse(address: string): string | null {
  const network = networkOf(address)
  if (network.endsWith('/64')) return `${network.split(':').slice(0, 3).join(':')}::`
  const bytes = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(network)
  return bytes === null ? null : `${bytes.slice(1, 4).join('.')}.x`
}

/** The eight groups of an IPv6 address; null when it is none. */
function expand(text: string): number[] | null {
  const dotted = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)
  const [, head = '', ...bytes] = dotted ?? []
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
  const plain = dotted === null ? text : `${head}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  const [left = '', right, ...more] = plain.split('::')
  if (more.length > 0) return null
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const before = groupsOf(left)
  const after = groupsOf(right ?? '')
  const missing = 8 - before.length - after.length
  if (right === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null
}

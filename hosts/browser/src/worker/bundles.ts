const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * PGlite asks the header whether a bundle (*.tar.gz) is still packed. Servers of static files differ: some send it as it lies, some say
 * `Content-Encoding: gzip` of it, some pack it once more. So the header says here what the bytes are.
 */
export function withHonestBundles(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!pathname.endsWith('.gz') || !response.ok) return response
    const bytes = new Uint8Array(await response.arrayBuffer())
    return new Response(bytes, { headers: isPacked(bytes) ? {} : { 'content-encoding': 'gzip' } })
  }
}

/** UUIDv7 (RFC 9562): rows made in turn lie together in every index. Rises within a millisecond and when the clock is set back. */
export function createIds(now: () => number = Date.now): () => string {
  let last = 0
  let counter = 0
  return () => {
    const time = now()
    if (time > last) {
      last = time
      counter = 0
    } else if (++counter > 0xfff) {
      last++
      counter = 0
    }
    const head = last.toString(16).padStart(12, '0')
    // Of version 4, whose random end fits: the variant and 62 bits.
    return `${head.slice(0, 8)}-${head.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${crypto.randomUUID().slice(19)}`
  }
}

/** Tells only that something of a day without network lies on this device: everything else of this room is loaded when it does. */
const platz = 'dreiklang.unterwegs'
const hoerer = new Set<() => void>()

function lies(): boolean {
  try {
    return localStorage.getItem(platz) !== null
  } catch {
    // Where nothing can be remembered nothing was taken along.
    return false
  }
}

export const merker = {
  gesetzt: lies,
  set(da: boolean): void {
    if (lies() === da) return
    try {
      if (da) localStorage.setItem(platz, '1')
      else localStorage.removeItem(platz)
    } catch {
      // As above.
    }
    for (const say of hoerer) say()
  },
  listen(say: () => void): () => void {
    hoerer.add(say)
    return () => hoerer.delete(say)
  },
}

/** Only numbers and path letters, so that it can be drawn without trusting it. Whole units in a box of `signatureBox`. */
export const signatureBox = { width: 600, height: 200 } as const

export interface Point {
  x: number
  y: number
}

/** Lines as path data; a touch without movement becomes a short stroke, because a path cannot draw a point. */
export function pathOfStrokes(strokes: readonly (readonly Point[])[]): string {
  const round = (value: number) => Math.round(value)
  const draw = ([first, ...rest]: readonly Point[]) => {
    if (first === undefined) return ''
    const start = `M${round(first.x)} ${round(first.y)}`
    if (rest.length === 0) return `${start}L${round(first.x) + 1} ${round(first.y)}`
    return start + rest.map((point) => `L${round(point.x)} ${round(point.y)}`).join('')
  }
  return strokes.map(draw).join('')
}

export function fitStrokes(strokes: readonly (readonly Point[])[], from: { width: number; height: number }): Point[][] {
  const scale = Math.min(signatureBox.width / from.width, signatureBox.height / from.height)
  return strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x * scale, y: y * scale })))
}

/** Letters of one line each on a grid of 4 by 6, for people who sign with the keyboard. */
const letters: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4L3 4',
  B: 'M0 6L0 0L3 0L4 1L3 3L0 3M3 3L4 5L3 6L0 6',
  C: 'M4 1L3 0L1 0L0 2L0 4L1 6L3 6L4 5',
  D: 'M0 6L0 0L2 0L4 2L4 4L2 6L0 6',
  E: 'M4 0L0 0L0 6L4 6M0 3L3 3',
  F: 'M4 0L0 0L0 6M0 3L3 3',
  G: 'M4 1L3 0L1 0L0 2L0 4L1 6L3 6L4 5L4 3L2 3',
  H: 'M0 0L0 6M4 0L4 6M0 3L4 3',
  I: 'M2 0L2 6',
  J: 'M4 0L4 5L3 6L1 6L0 5',
  K: 'M0 0L0 6M4 0L0 3L4 6',
  L: 'M0 0L0 6L4 6',
  M: 'M0 6L0 0L2 3L4 0L4 6',
  N: 'M0 6L0 0L4 6L4 0',
  O: 'M1 0L3 0L4 2L4 4L3 6L1 6L0 4L0 2L1 0',
  P: 'M0 6L0 0L3 0L4 1L4 2L3 3L0 3',
  Q: 'M1 0L3 0L4 2L4 4L3 6L1 6L0 4L0 2L1 0M2 4L4 6',
  R: 'M0 6L0 0L3 0L4 1L4 2L3 3L0 3M2 3L4 6',
  S: 'M4 1L3 0L1 0L0 1L1 3L3 3L4 5L3 6L1 6L0 5',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 5L1 6L3 6L4 5L4 0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 3L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  Z: 'M0 0L4 0L0 6L4 6',
  '-': 'M1 3L3 3',
  '.': 'M2 6L3 6',
}

const spelling: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ẞ: 'SS' }

/** A typed name as path data in the box; other letters lose their accents. Empty when there is nothing to draw. */
export function pathOfName(name: string): string {
  const plain = Array.from(name.normalize('NFC').toUpperCase())
    .map((letter) => spelling[letter] ?? letter)
    .join('')
  const spelled = Array.from(plain.normalize('NFD').replace(/\p{M}/gu, '').trim())
  const unit = Math.min(12, (signatureBox.width - 40) / (spelled.length * 6))
  const top = signatureBox.height / 2 - 3 * unit
  return spelled
    .map((letter, index) => {
      const place = (x: string, y: string) => `${Math.round(20 + (index * 6 + Number(x)) * unit)} ${Math.round(top + Number(y) * unit)}`
      return (letters[letter] ?? '').replace(/(\d) (\d)/g, (_match, x: string, y: string) => place(x, y))
    })
    .join('')
}

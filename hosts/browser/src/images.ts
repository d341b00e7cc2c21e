import { type Images, UnreadableImage } from '@dreiklang/server/ports'

const mostDecodedPixels = 50_000_000
const quality = 0.8

type Kind = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'

/** Detected by the first bytes: the name of a file proves nothing. */
function kindOf(bytes: Uint8Array): Kind | null {
  const says = (at: number, text: string) => new TextDecoder('latin1').decode(bytes.subarray(at, at + text.length)) === text
  if (says(1, 'PNG')) return 'image/png'
  if (says(0, '\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (says(0, 'RIFF') && says(8, 'WEBP')) return 'image/webp'
  return says(4, 'ftypavif') ? 'image/avif' : null
}

interface Frame {
  width: number
  height: number
  from: { x: number; y: number; width: number; height: number }
}

async function redraw(
  bytes: Uint8Array,
  kinds: readonly Kind[],
  frameOf: (picture: ImageBitmap) => Frame & { type?: Kind },
): Promise<Uint8Array> {
  const child = kindOf(bytes)
  if (child === null || !kinds.includes(child)) throw new UnreadableImage()
  try {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: child }), { imageOrientation: 'from-image' })
    if (picture.width * picture.height > mostDecodedPixels) throw new UnreadableImage()
    const { width, height, from, type = child } = frameOf(picture)
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height)
    picture.close()
    return new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer())
  } catch (error) {
    throw error instanceof UnreadableImage ? error : new UnreadableImage(error)
  }
}

export function createImages(): Images {
  return {
    toWebp: (bytes, { size }) =>
      redraw(bytes, ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], (picture) => {
        const side = Math.min(picture.width, picture.height)
        const from = { x: (picture.width - side) / 2, y: (picture.height - side) / 2, width: side, height: side }
        return { width: size, height: size, from, type: 'image/webp' }
      }),
    reencode: (bytes, { mostPixels }) =>
      redraw(bytes, ['image/jpeg', 'image/png', 'image/webp'], ({ width, height }) => {
        const share = Math.min(1, mostPixels / Math.max(width, height))
        const [newWidth, newHeight] = [width, height].map((side) => Math.max(1, Math.round(side * share))) as [number, number]
        return { width: newWidth, height: newHeight, from: { x: 0, y: 0, width, height } }
      }),
  }
}

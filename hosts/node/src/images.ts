import { type Images, UnreadableImage } from '@dreiklang/server/ports'
import sharp, { type Sharp } from 'sharp'

// Four pictures at once would take all processors away from everyone else.
sharp.concurrency(1)

/** A picture of a few kilobytes may unpack to gigabytes. */
const mostDecodedPixels = 50_000_000

async function decode(bytes: Uint8Array, accepted: readonly string[], write: (image: Sharp) => Sharp): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostDecodedPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!accepted.includes(format)) throw new UnreadableImage()
    return await write(image.autoOrient()).toBuffer()
  } catch (error) {
    // libvips describes what is wrong with a file at length; none of it is about us.
    throw error instanceof UnreadableImage ? error : new UnreadableImage(error)
  }
}

export function createImages(): Images {
  return {
    toWebp: (bytes, { size }) =>
      decode(bytes, ['jpeg', 'png', 'webp', 'heif'], (image) =>
        image.resize(size, size, { fit: 'cover', position: 'attention' }).webp({ quality: 80 }),
      ),
    // Without another word, sharp writes the format that it has read.
    reencode: (bytes, { mostPixels }) =>
      decode(bytes, ['jpeg', 'png', 'webp'], (image) =>
        image.resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true }).webp({ effort: 2, force: false }),
      ),
  }
}

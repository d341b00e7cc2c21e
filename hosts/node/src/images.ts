/** Pictures of people, decoded and written anew by libvips off the event loop. */
import { type Images, UnreadableImage } from '@dreiklang/server/ports'
import sharp from 'sharp'

// Four pictures at once would take all processors from the people who work.
sharp.concurrency(1)

const accepted: readonly string[] = ['jpeg', 'png', 'webp', 'heif']
/** A picture of a few kilobytes may unpack to gigabytes. */
const mostPixels = 50_000_000

export function createImages(): Images {
  return {
    async toWebp(bytes, { size }) {
      try {
        const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        const { format } = await image.metadata()
        if (!accepted.includes(format)) throw new UnreadableImage()
        return await image.autoOrient().resize(size, size, { fit: 'cover', position: 'attention' }).webp({ quality: 80 }).toBuffer()
      } catch (error) {
        // libvips says in many words of its own what is wrong with a file; none of them is about us.
        throw error instanceof UnreadableImage ? error : new UnreadableImage(error)
      }
    },
  }
}

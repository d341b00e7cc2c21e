import { UnreadableImage } from '@dreiklang/server/ports'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createImages } from './images.ts'

const { toWebp } = createImages()
const picture = () => sharp({ create: { width: 640, height: 360, channels: 3, background: '#2196f3' } })

describe('a photo', () => {
  it.each([
    ['JPEG', () => picture().jpeg()],
    ['PNG', () => picture().png()],
    ['WebP', () => picture().webp()],
    ['AVIF', () => picture().avif()],
  ] as const)('as %s becomes a WebP of 256 by 256 pixels', async (_kind, made) => {
    const kept = await toWebp(await made().toBuffer(), { size: 256 })
    const { format, width, height } = await sharp(kept).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 })
    expect(kept.byteLength).toBeLessThan(50_000)
  })

  it('loses what it carried beside the picture: place and camera', async () => {
    const withPlace = await picture()
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif).toBeDefined()
    expect((await sharp(await toWebp(withPlace, { size: 256 })).metadata()).exif).toBeUndefined()
  })

  it.each([
    [
      'an SVG with a script',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['a page', new TextEncoder().encode('<!doctype html><p>x</p>')],
    ['nothing', new Uint8Array()],
    ['the beginning of a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('is refused as %s', async (_what, bytes) => {
    await expect(toWebp(bytes, { size: 256 })).rejects.toThrow(UnreadableImage)
  })

  it('is refused as a GIF, and when it would unpack to more than fifty million pixels', async () => {
    await expect(toWebp(await picture().gif().toBuffer(), { size: 256 })).rejects.toThrow(UnreadableImage)
    const huge = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(huge.byteLength).toBeLessThan(5_000_000)
    await expect(toWebp(huge, { size: 256 })).rejects.toThrow(UnreadableImage)
  })
})

import { UnreadableImage } from '@dreiklang/server/ports'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createImages } from './images.ts'

const { toWebp, reencode } = createImages()
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

describe('a picture of a document', () => {
  const paper = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })

  it.each([
    ['jpeg', () => paper(4000, 2000).jpeg()],
    ['png', () => paper(4000, 2000).png()],
    ['webp', () => paper(4000, 2000).webp()],
  ] as const)('as %s keeps its format and its shape, uncut and at most 3000 pixels', async (format, made) => {
    const kept = await sharp(await reencode(await made().toBuffer(), { mostPixels: 3000 })).metadata()
    expect([kept.format, kept.width, kept.height]).toEqual([format, 3000, 1500])
  })

  it('is not made larger than it was, stands upright, and loses what it carried beside the picture', async () => {
    const turned = await paper(300, 200)
      .withExif({ IFD0: { Make: 'Kamera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const kept = await sharp(await reencode(turned, { mostPixels: 3000 })).metadata()
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([200, 300, undefined, undefined])
  })

  it('is refused when it cannot be decoded, or is of another kind', async () => {
    const whole = await paper(300, 200).png().toBuffer()
    for (const bytes of [whole.subarray(0, whole.length / 2), await paper(9, 9).avif().toBuffer(), new Uint8Array()])
      await expect(reencode(bytes, { mostPixels: 3000 })).rejects.toThrow(UnreadableImage)
  })
})

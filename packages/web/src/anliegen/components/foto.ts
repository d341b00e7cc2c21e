import { maxFotoCharacters } from '@dreiklang/domain/anliegen/anliegen'
import { drawKlein } from '../../shared/shrink.ts'

/** Small print of a pack stays readable, and uploading takes seconds even on a slow connection. */
const maxPixel = 1600
const guete = [0.85, 0.7, 0.5, 0.3]

async function asBase64(blob: Blob): Promise<string> {
  let zeichen = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) zeichen += String.fromCharCode(byte)
  return btoa(zeichen)
}

/** A small JPEG in base64. Null when the browser cannot draw it or it stays too large. */
export async function shrink(datei: Blob): Promise<string | null> {
  const asJpeg = await drawKlein(datei, maxPixel)
  if (asJpeg === null) return null
  for (const eine of guete) {
    const blob = await asJpeg(eine)
    const text = blob === null ? null : await asBase64(blob)
    if (text !== null && text.length <= maxFotoCharacters) return text
  }
  return null
}

import { hoechsteFotoZeichen } from '@dreiklang/domain/anliegen/anliegen'
import { zeichneKlein } from '../../shared/verkleinern.ts'

/** Small print of a pack stays readable, and uploading takes seconds even on a slow connection. */
const hoechstePixel = 1600
const guete = [0.85, 0.7, 0.5, 0.3]

async function alsBase64(blob: Blob): Promise<string> {
  let zeichen = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) zeichen += String.fromCharCode(byte)
  return btoa(zeichen)
}

/** A small JPEG in base64. Null when the browser cannot draw it or it stays too large. */
export async function verkleinere(datei: Blob): Promise<string | null> {
  const alsJpeg = await zeichneKlein(datei, hoechstePixel)
  if (alsJpeg === null) return null
  for (const eine of guete) {
    const blob = await alsJpeg(eine)
    const text = blob === null ? null : await alsBase64(blob)
    if (text !== null && text.length <= hoechsteFotoZeichen) return text
  }
  return null
}

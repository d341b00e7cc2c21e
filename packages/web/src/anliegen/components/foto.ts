import { hoechsteFotoZeichen } from '@dreiklang/domain/anliegen/anliegen'

/** The small print of a pack can be read, and the sending takes seconds on a slow line too. */
const hoechstePixel = 1600
const guete = [0.85, 0.7, 0.5, 0.3]

const alsBlob = (flaeche: HTMLCanvasElement, qualitaet: number): Promise<Blob | null> =>
  new Promise((fertig) => flaeche.toBlob(fertig, 'image/jpeg', qualitaet))

async function alsBase64(blob: Blob): Promise<string> {
  let zeichen = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) zeichen += String.fromCharCode(byte)
  return btoa(zeichen)
}

/**
 * The photo as the form sends it: a small JPEG in base64, drawn anew, so that place and time of the camera do not leave the telephone.
 * Null for what the browser cannot draw or what stays too large.
 */
export async function verkleinere(datei: Blob): Promise<string | null> {
  const bild = await createImageBitmap(datei).catch(() => null)
  if (bild === null) return null
  const mass = Math.min(1, hoechstePixel / Math.max(bild.width, bild.height))
  const flaeche = document.createElement('canvas')
  flaeche.width = Math.max(1, Math.round(bild.width * mass))
  flaeche.height = Math.max(1, Math.round(bild.height * mass))
  const stift = flaeche.getContext('2d')
  if (stift === null) return null
  // What is transparent would become black.
  stift.fillStyle = '#fff'
  stift.fillRect(0, 0, flaeche.width, flaeche.height)
  stift.drawImage(bild, 0, 0, flaeche.width, flaeche.height)
  bild.close()
  for (const eine of guete) {
    const blob = await alsBlob(flaeche, eine)
    const text = blob === null ? null : await alsBase64(blob)
    if (text !== null && text.length <= hoechsteFotoZeichen) return text
  }
  return null
}

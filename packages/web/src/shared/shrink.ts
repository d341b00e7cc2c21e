/** Photos are redrawn small before they leave a device, which drops their place and time. */

/** Draws the picture as a JPEG of the quality that is asked for (0 to 1). */
type AlsJpeg = (guete: number) => Promise<Blob | null>

/** Null for what the browser cannot draw. */
export async function drawKlein(file: Blob, maxPixel: number): Promise<AlsJpeg | null> {
  const bild = await createImageBitmap(file).catch(() => null)
  if (bild === null) return null
  const mass = Math.min(1, maxPixel / Math.max(bild.width, bild.height))
  const flaeche = document.createElement('canvas')
  flaeche.width = Math.max(1, Math.round(bild.width * mass))
  flaeche.height = Math.max(1, Math.round(bild.height * mass))
  const stift = flaeche.getContext('2d')
  if (stift === null) return null
  // Transparent areas would become black.
  stift.fillStyle = '#fff'
  stift.fillRect(0, 0, flaeche.width, flaeche.height)
  stift.drawImage(bild, 0, 0, flaeche.width, flaeche.height)
  bild.close()
  return (guete) => new Promise((done) => flaeche.toBlob(done, 'image/jpeg', guete))
}

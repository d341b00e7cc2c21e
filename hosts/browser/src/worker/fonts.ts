import type { Fonts } from '@dreiklang/server/ports'
import boldUrl from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf?url'
import regularUrl from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url'

const urls = { regular: regularUrl, bold: boldUrl }

export const fonts: Fonts = {
  async read(font) {
    const answer = await fetch(urls[font])
    if (!answer.ok) throw new Error(`The font could not be loaded (${answer.status})`)
    return new Uint8Array(await answer.arrayBuffer())
  },
}

/** The fonts of what is printed, from the package that brings them. Read with each paper: the disk has them in its memory. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Fonts } from '@dreiklang/server/ports'

const require = createRequire(import.meta.url)
const paths = {
  regular: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
} as const

export const fonts: Fonts = { read: async (font) => new Uint8Array(await readFile(paths[font]())) }

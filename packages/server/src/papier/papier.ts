/** A room says headings, paragraphs and tables, and gets a PDF (docs/adr/0017). */
import type { Fonts } from '../ports.ts'
import type { Papier } from './bloecke.ts'

/** The bytes of the PDF. The library and the fonts are loaded with the first paper. */
export async function writePapier(papier: Papier, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const { writePdf } = await import('./pdf.ts')
  return writePdf(papier, fonts)
}

/** To be saved; no shared store may keep it. @param dateiname ASCII, and nothing about a person */
export const papierAnswer = (pdf: Uint8Array<ArrayBuffer>, dateiname: string): Response =>
  new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${dateiname}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })

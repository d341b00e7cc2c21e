/** Sets lines on pages of A4, from the top down. */
// oxlint-disable-next-line typescript/triple-slash-reference -- hosts compile this file without the folder that holds the types
/// <reference path="../shared/pdfkit.d.ts" />
import type { PDFDocument, Struktur } from 'pdfkit'
import { breakLines } from './lineBreaks.ts'

export interface Schrift {
  name: 'normal' | 'fett'
  punkte: number
}
export const schriften = {
  titel: { name: 'fett', punkte: 17 },
  ueberschrift: { name: 'fett', punkte: 12.5 },
  zwischentitel: { name: 'fett', punkte: 10.5 },
  text: { name: 'normal', punkte: 9.5 },
  bezeichnung: { name: 'fett', punkte: 9 },
  cell: { name: 'normal', punkte: 9 },
} as const satisfies Record<string, Schrift>

/** Points; the left one leaves room for holes. */
export const rand = { oben: 74, unten: 60, links: 62, rechts: 45 }
export const linienGrau = '#8a8a8a'
export const heightOf = ({ punkte }: Schrift): number => punkte * 1.32

function createLineBreaker(doc: PDFDocument) {
  const known = { normal: new Map<string, number>(), fett: new Map<string, number>() }
  const zeichenBreite = (name: Schrift['name'], zeichen: string): number => {
    const gemerkt = known[name].get(zeichen)
    if (gemerkt !== undefined) return gemerkt
    const width = doc.font(name).fontSize(1).widthOfString(zeichen)
    known[name].set(zeichen, width)
    return width
  }
  const breiteOf = (text: string, { name, punkte }: Schrift): number => {
    let sum = 0
    for (const zeichen of text) sum += zeichenBreite(name, zeichen)
    return sum * punkte
  }
  return (text: string, schrift: Schrift, width: number): string[] => breakLines(text, (part) => breiteOf(part, schrift) <= width)
}

export type Satz = ReturnType<typeof createTypesetter>

/** `wurzel` is the document in the structure that is read to people. */
export function createTypesetter(doc: PDFDocument) {
  const breite = doc.page.width - rand.links - rand.rechts
  const end = doc.page.height - rand.unten
  const wurzel = doc.struct('Document')
  doc.addStructure(wurzel)

  const satz = {
    doc,
    breite,
    platz: end - rand.oben,
    wurzel,
    y: rand.oben,
    lineBreaking: createLineBreaker(doc),

    kind(typ: string, eltern: Struktur = wurzel): Struktur {
      const element = doc.struct(typ)
      eltern.add(element)
      return element
    },

    brauche(platz: number): boolean {
      if (satz.y + platz <= end || satz.y === rand.oben) return false
      doc.addPage()
      satz.y = rand.oben
      return true
    },

    write(rows: readonly string[], { schrift, x, oben }: { schrift: Schrift; x: number; oben: number }): void {
      doc.font(schrift.name).fontSize(schrift.punkte).fillColor('black')
      rows.forEach((row, i) => {
        if (row !== '') doc.text(row, x, oben + i * heightOf(schrift), { lineBreak: false })
      })
    },

    flow(element: Struktur, rows: readonly string[], { schrift, einzug = 0 }: { schrift: Schrift; einzug?: number }): void {
      let rest = rows
      while (rest.length > 0) {
        satz.brauche(heightOf(schrift))
        const count = Math.max(1, Math.floor((end - satz.y) / heightOf(schrift)))
        const hier = rest.slice(0, count)
        element.add(() => satz.write(hier, { schrift, x: rand.links + einzug, oben: satz.y }))
        satz.y += hier.length * heightOf(schrift)
        rest = rest.slice(count)
      }
      element.end()
    },

    /** Artifacts hidden from screen readers: lines, fills, and repeated content. */
    schmuck(type: 'Layout' | 'Pagination', draw: () => void): void {
      doc.markContent('Artifact', { type })
      draw()
      doc.endMarkedContent()
    },
  }
  return satz
}

/** Sets a paper as PDF: A4, fonts inside, tagged for screen readers, with an outline; black on white, nothing is said by a colour alone. */
import { PDFDocument } from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import type { Fonts } from '../ports.ts'
import type { Block, Papier } from './bloecke.ts'
import { type Satz, createTypesetter, heightOf, linienGrau, rand, schriften } from './typesetter.ts'
import { setTable } from './table.ts'

export async function writePdf(papier: Papier, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const [normal, fett] = await Promise.all([fonts.read('regular'), fonts.read('bold')])
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Given here, it would be read again at each change of the font.
    font: null,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang: papier.sprache,
    info: { Title: papier.titel, Author: papier.haus, CreationDate: new Date(papier.am) },
  })
  doc.registerFont('normal', normal).registerFont('fett', fett)
  const satz = createTypesetter(doc)
  title(satz, papier.titel)
  let kapitel = doc.outline
  for (const block of papier.bloecke) {
    if (block.art === 'ueberschrift') {
      vorUeberschrift(satz, 'ueberschrift')
      kapitel = doc.outline.addItem(block.text, { top: satz.y })
    } else if (block.art === 'zwischentitel') {
      vorUeberschrift(satz, 'zwischentitel')
      kapitel.addItem(block.text, { top: satz.y })
    }
    await set(satz, block)
  }
  satz.wurzel.end()
  labelSeiten(satz, papier)
  const bytes = toBytes(doc)
  doc.end()
  return bytes
}

function title(satz: Satz, text: string): void {
  const schrift = schriften.titel
  satz.flow(satz.kind('H1'), satz.lineBreaking(text, schrift, satz.breite), { schrift })
  satz.y += 6
}

/** A heading stands on the page of what it is about. */
function vorUeberschrift(satz: Satz, welche: 'ueberschrift' | 'zwischentitel'): void {
  satz.y += heightOf(schriften[welche]) * 0.6
  satz.brauche(heightOf(schriften[welche]) + 4 * heightOf(schriften.text))
}

async function set(satz: Satz, block: Block): Promise<void> {
  switch (block.art) {
    case 'ueberschrift':
    case 'zwischentitel': {
      const schrift = schriften[block.art]
      const typ = block.art === 'ueberschrift' ? 'H2' : 'H3'
      satz.flow(satz.kind(typ), satz.lineBreaking(block.text, schrift, satz.breite), { schrift })
      satz.y += 4
      return
    }
    case 'absatz': {
      const schrift = schriften.text
      satz.flow(satz.kind('P'), satz.lineBreaking(block.text, schrift, satz.breite), { schrift })
      satz.y += 6
      return
    }
    case 'punkte':
      return setPunkte(satz, block.texte)
    case 'angaben': {
      const zeilen = block.zeilen.map(([bezeichnung, value]) => [bezeichnung, value ?? ''])
      return setTable(satz, { kopf: null, zeilen, breiten: [32, 68] })
    }
    case 'tabelle':
      return setTable(satz, block)
  }
}

function setPunkte(satz: Satz, texte: readonly string[]): void {
  const schrift = schriften.text
  const einzug = 12
  const list = satz.kind('L')
  for (const text of texte) {
    const rows = satz.lineBreaking(text, schrift, satz.breite - einzug)
    satz.brauche(heightOf(schrift) * Math.min(2, rows.length))
    const punkt = satz.kind('LI', list)
    const marke = satz.kind('Lbl', punkt)
    marke.add(() => satz.write(['–'], { schrift, x: rand.links, oben: satz.y }))
    marke.end()
    satz.flow(satz.kind('LBody', punkt), rows, { schrift, einzug })
    punkt.end()
    satz.y += 2
  }
  list.end()
  satz.y += 4
}

const seiteOf = {
  de: (nr: number, count: number) => `Seite ${nr} von ${count}`,
  en: (nr: number, count: number) => `Page ${nr} of ${count}`,
}

/** House, date and number stand on each page; how many there are is known at the end only. */
function labelSeiten(satz: Satz, { haus, datum, titel: name, sprache }: Papier): void {
  const { doc } = satz
  const { count } = doc.bufferedPageRange()
  const rechts = rand.links + satz.breite
  const unten = doc.page.height - 40
  const row = (links: string, rechtsText: string, y: number) => {
    doc.font('normal').fontSize(9).fillColor('black').text(links, rand.links, y, { lineBreak: false })
    doc.text(rechtsText, rechts - doc.widthOfString(rechtsText), y, { lineBreak: false })
  }
  for (let seite = 0; seite < count; seite += 1) {
    doc.switchToPage(seite)
    satz.schmuck('Pagination', () => {
      row(haus, datum, 36)
      row(name, seiteOf[sprache](seite + 1, count), unten)
      for (const y of [52, unten - 6]) doc.moveTo(rand.links, y).lineTo(rechts, y).lineWidth(0.4).strokeColor(linienGrau).stroke()
    })
  }
}

/** Sets rows of cells; the header row is repeated on each page. */
import type { Struktur } from 'pdfkit'
import { type Satz, type Schrift, heightOf, linienGrau, rand, schriften } from './typesetter.ts'

interface Cell {
  text: string
  schrift: Schrift
  marke: { typ: 'TH' | 'TD'; scope?: 'Column' | 'Row' }
}

const innen = { x: 4, y: 3 }
const kopfGrau = '#ececec'

/** Rows set before yielding to the event loop; takes a few milliseconds. */
const sequencesOnStueck = 20
const letOthersPass = () => new Promise<void>((weiter) => setTimeout(weiter, 0))

const kopfzelle = (text: string): Cell => ({ text, schrift: schriften.bezeichnung, marke: { typ: 'TH', scope: 'Column' } })
/** On paper, nothing and forgotten look the same. */
const datenzelle = (text: string): Cell => ({ text: text === '' ? '–' : text, schrift: schriften.cell, marke: { typ: 'TD' } })
const zeilenkopf = (text: string): Cell => ({ text, schrift: schriften.bezeichnung, marke: { typ: 'TH', scope: 'Row' } })

interface Sequence {
  cells: readonly Cell[]
  zeilen: readonly (readonly string[])[]
  breiten: readonly number[]
}

function draw(satz: Satz, table: Struktur | null, { cells, zeilen, breiten }: Sequence): void {
  const { doc } = satz
  const tr = table === null ? null : satz.kind('TR', table)
  let x = rand.links
  cells.forEach(({ schrift, marke: { typ, ...scope } }, i) => {
    const hier = { schrift, x: x + innen.x, oben: satz.y + innen.y }
    const write = () => satz.write(zeilen[i] ?? [], hier)
    if (tr === null) write()
    else {
      const cell = doc.struct(typ, scope)
      tr.add(cell)
      cell.add(write)
      cell.end()
    }
    x += breiten[i] ?? 0
  })
  tr?.end()
}

/** One row; a row taller than a page continues as the next. Without a table in the structure it is a repetition. */
function setReihe(
  satz: Satz,
  table: Struktur | null,
  { cells, breiten, repeat }: Pick<Sequence, 'cells' | 'breiten'> & { repeat?: () => void },
): void {
  const { doc, breite } = satz
  const step = Math.max(...cells.map(({ schrift }) => heightOf(schrift)))
  const most = Math.floor(satz.platz / step) - 4
  let open = cells.map(({ text, schrift }, i) => satz.lineBreaking(text, schrift, (breiten[i] ?? 0) - 2 * innen.x))
  while (open.some(({ length }) => length > 0)) {
    const zeilen = open.map((all) => all.slice(0, most))
    open = open.map((all) => all.slice(most))
    const platz = Math.max(...zeilen.map(({ length }) => length)) * step + 2 * innen.y
    if (satz.brauche(platz)) repeat?.()
    if (cells[0]?.marke.scope === 'Column') {
      satz.schmuck('Layout', () => doc.rect(rand.links, satz.y, breite, platz).fill(kopfGrau))
    }
    const reihe = { cells, zeilen, breiten }
    if (table === null) satz.schmuck('Pagination', () => draw(satz, null, reihe))
    else draw(satz, table, reihe)
    satz.y += platz
    const strich = () => doc.moveTo(rand.links, satz.y).lineTo(rand.links + breite, satz.y)
    satz.schmuck('Layout', () => strich().lineWidth(0.4).strokeColor(linienGrau).stroke())
  }
}

interface Grid {
  /** Null: the first cell of each row is its header. */
  kopf: readonly string[] | null
  zeilen: readonly (readonly string[])[]
  breiten: readonly number[]
}

export async function setTable(satz: Satz, { kopf, zeilen, breiten: anteile }: Grid): Promise<void> {
  const sum = anteile.reduce((previous, anteil) => previous + anteil, 0)
  const breiten = anteile.map((anteil) => (anteil / sum) * satz.breite)
  const table = satz.kind('Table')
  const kopfzellen = kopf?.map(kopfzelle) ?? null
  if (kopfzellen !== null) {
    satz.brauche(4 * heightOf(schriften.cell))
    setReihe(satz, table, { cells: kopfzellen, breiten })
  }
  const repeat = () => {
    if (kopfzellen !== null) setReihe(satz, null, { cells: kopfzellen, breiten })
  }
  for (const [i, row] of zeilen.entries()) {
    if (i % sequencesOnStueck === sequencesOnStueck - 1) await letOthersPass()
    const cells = row.map((text, column) => (kopf === null && column === 0 ? zeilenkopf(text) : datenzelle(text)))
    setReihe(satz, table, { cells, breiten, repeat })
  }
  table.end()
  satz.y += 8
}

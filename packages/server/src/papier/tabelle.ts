/** Sets rows of cells; the header row is repeated on each page. */
import type { Struktur } from 'pdfkit'
import { type Satz, type Schrift, hoehe, linienGrau, rand, schriften } from './satz.ts'

interface Zelle {
  text: string
  schrift: Schrift
  marke: { typ: 'TH' | 'TD'; scope?: 'Column' | 'Row' }
}

const innen = { x: 4, y: 3 }
const kopfGrau = '#ececec'

/** Rows set before yielding to the event loop; takes a few milliseconds. */
const reihenAmStueck = 20
const lasseAndereVor = () => new Promise<void>((weiter) => setTimeout(weiter, 0))

const kopfzelle = (text: string): Zelle => ({ text, schrift: schriften.bezeichnung, marke: { typ: 'TH', scope: 'Column' } })
/** On paper, nothing and forgotten look the same. */
const datenzelle = (text: string): Zelle => ({ text: text === '' ? '–' : text, schrift: schriften.zelle, marke: { typ: 'TD' } })
const zeilenkopf = (text: string): Zelle => ({ text, schrift: schriften.bezeichnung, marke: { typ: 'TH', scope: 'Row' } })

interface Reihe {
  zellen: readonly Zelle[]
  /** What fits into the cells, line by line. */
  zeilen: readonly (readonly string[])[]
  breiten: readonly number[]
}

function zeichne(satz: Satz, tabelle: Struktur | null, { zellen, zeilen, breiten }: Reihe): void {
  const { doc } = satz
  const tr = tabelle === null ? null : satz.kind('TR', tabelle)
  let x = rand.links
  zellen.forEach(({ schrift, marke: { typ, ...scope } }, i) => {
    const hier = { schrift, x: x + innen.x, oben: satz.y + innen.y }
    const schreibe = () => satz.schreibe(zeilen[i] ?? [], hier)
    if (tr === null) schreibe()
    else {
      const zelle = doc.struct(typ, scope)
      tr.add(zelle)
      zelle.add(schreibe)
      zelle.end()
    }
    x += breiten[i] ?? 0
  })
  tr?.end()
}

/** One row; a row taller than a page continues as the next. Without a table in the structure it is a repetition. */
function setzeReihe(
  satz: Satz,
  tabelle: Struktur | null,
  { zellen, breiten, wiederhole }: Pick<Reihe, 'zellen' | 'breiten'> & { wiederhole?: () => void },
): void {
  const { doc, breite } = satz
  const schritt = Math.max(...zellen.map(({ schrift }) => hoehe(schrift)))
  const hoechstens = Math.floor(satz.platz / schritt) - 4
  let offen = zellen.map(({ text, schrift }, i) => satz.umbruch(text, schrift, (breiten[i] ?? 0) - 2 * innen.x))
  while (offen.some(({ length }) => length > 0)) {
    const zeilen = offen.map((alle) => alle.slice(0, hoechstens))
    offen = offen.map((alle) => alle.slice(hoechstens))
    const platz = Math.max(...zeilen.map(({ length }) => length)) * schritt + 2 * innen.y
    if (satz.brauche(platz)) wiederhole?.()
    if (zellen[0]?.marke.scope === 'Column') {
      satz.schmuck('Layout', () => doc.rect(rand.links, satz.y, breite, platz).fill(kopfGrau))
    }
    const reihe = { zellen, zeilen, breiten }
    if (tabelle === null) satz.schmuck('Pagination', () => zeichne(satz, null, reihe))
    else zeichne(satz, tabelle, reihe)
    satz.y += platz
    const strich = () => doc.moveTo(rand.links, satz.y).lineTo(rand.links + breite, satz.y)
    satz.schmuck('Layout', () => strich().lineWidth(0.4).strokeColor(linienGrau).stroke())
  }
}

interface Raster {
  /** Null: the first cell of each row is its header. */
  kopf: readonly string[] | null
  zeilen: readonly (readonly string[])[]
  /** Shares of the width. */
  breiten: readonly number[]
}

export async function setzeTabelle(satz: Satz, { kopf, zeilen, breiten: anteile }: Raster): Promise<void> {
  const summe = anteile.reduce((bisher, anteil) => bisher + anteil, 0)
  const breiten = anteile.map((anteil) => (anteil / summe) * satz.breite)
  const tabelle = satz.kind('Table')
  const kopfzellen = kopf?.map(kopfzelle) ?? null
  if (kopfzellen !== null) {
    satz.brauche(4 * hoehe(schriften.zelle))
    setzeReihe(satz, tabelle, { zellen: kopfzellen, breiten })
  }
  const wiederhole = () => {
    if (kopfzellen !== null) setzeReihe(satz, null, { zellen: kopfzellen, breiten })
  }
  for (const [i, zeile] of zeilen.entries()) {
    if (i % reihenAmStueck === reihenAmStueck - 1) await lasseAndereVor()
    const zellen = zeile.map((text, spalte) => (kopf === null && spalte === 0 ? zeilenkopf(text) : datenzelle(text)))
    setzeReihe(satz, tabelle, { zellen, breiten, wiederhole })
  }
  tabelle.end()
  satz.y += 8
}

/**
 * Reads the first sheet of an Excel workbook as text. Parses only the XML it needs; a DOCTYPE or custom entity is refused, so that nothing
 * is fetched and nothing expands. Formulas are not evaluated, their last value counts.
 */
import { oeffneZip, ZipUnlesbar } from './zip.ts'

const grenzen = { teile: 500, bytes: 60_000_000 }

interface Stelle {
  zeilen: number
  spalten: number
}

/** @throws ZipUnlesbar */
export async function liesXlsx(bytes: Uint8Array<ArrayBuffer>, hoechstens: Stelle): Promise<string[][]> {
  const zip = oeffneZip(bytes, grenzen)
  const teil = async (name: string): Promise<string | null> => {
    const inhalt = await zip.lies(name)
    return inhalt === null ? null : pruefeXml(new TextDecoder().decode(inhalt))
  }
  const mappe = await teil('xl/workbook.xml')
  const wege = await teil('xl/_rels/workbook.xml.rels')
  if (mappe === null || wege === null) throw new ZipUnlesbar('No workbook')
  const blatt = await teil(ersterBlattweg(mappe, wege))
  if (blatt === null) throw new ZipUnlesbar('The workbook has no sheet')
  const texte = texteAus((await teil('xl/sharedStrings.xml')) ?? '')
  const datumStile = datumStileAus((await teil('xl/styles.xml')) ?? '')
  const ab1904 = /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904="(?:1|true)"/.test(mappe)
  return zeilenAus(blatt, { texte, datumStile, ab1904, hoechstens })
}

function pruefeXml(text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ZipUnlesbar('Documents with a type of their own are not read')
  return text
}

const benannte: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function zeichenVon(name: string): string | undefined {
  if (!name.startsWith('#')) return benannte[name]
  const nr = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return nr <= 0x10ffff ? String.fromCodePoint(nr) : ''
}

function entschluessle(text: string): string {
  const lesbar = text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10});/gi, (ganz, name: string) => zeichenVon(name) ?? ganz)
  // Excel's own escape for characters that XML cannot contain; neither belongs in a cell.
  return lesbar.replaceAll(/_x00[01][\da-f]_/gi, '').replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
}

/** Elements of a name with their attributes and what is inside; the prefix of a namespace does not count. */
function* elemente(text: string, name: string): Generator<{ attribute: string; inhalt: string }> {
  const anfang = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g')
  const ende = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g')
  for (let treffer = anfang.exec(text); treffer !== null; treffer = anfang.exec(text)) {
    const attribute = treffer[1] ?? ''
    if (attribute.endsWith('/')) {
      yield { attribute, inhalt: '' }
      continue
    }
    ende.lastIndex = anfang.lastIndex
    const schluss = ende.exec(text)
    if (schluss === null) throw new ZipUnlesbar('The XML is broken')
    yield { attribute, inhalt: text.slice(anfang.lastIndex, schluss.index) }
    anfang.lastIndex = ende.lastIndex
  }
}

function attribut(attribute: string, name: string): string | null {
  const wert = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attribute)?.[1]
  return wert === undefined ? null : entschluessle(wert)
}

function ersterBlattweg(mappe: string, wege: string): string {
  const [blatt] = elemente(mappe, 'sheet')
  const id = blatt === undefined ? null : attribut(blatt.attribute, 'id')
  for (const { attribute } of elemente(wege, 'Relationship')) {
    const ziel = attribut(attribute, 'Target')
    if (ziel !== null && attribut(attribute, 'Id') === id) return ziel.startsWith('/') ? ziel.slice(1) : `xl/${ziel}`
  }
  throw new ZipUnlesbar('The workbook has no sheet')
}

/** The text of a cell: all its pieces, without how it is spoken. */
function stuecke(inhalt: string): string {
  const ohneLautschrift = inhalt.split(/<\/(?:\w+:)?rPh\s*>/).map((teil) => teil.split(/<(?:\w+:)?rPh[\s>]/, 1)[0] ?? '')
  return Array.from(elemente(ohneLautschrift.join(''), 't'), (stueck) => entschluessle(stueck.inhalt)).join('')
}

const texteAus = (xml: string): string[] => Array.from(elemente(xml, 'si'), ({ inhalt }) => stuecke(inhalt))

/** Formats of Excel that stand for a day or a time. */
const istDatumFormat = (nr: number): boolean =>
  (nr >= 14 && nr <= 22) || (nr >= 27 && nr <= 36) || (nr >= 45 && nr <= 47) || (nr >= 50 && nr <= 58)

function datumStileAus(xml: string): boolean[] {
  const eigene = new Map<number, boolean>()
  for (const { attribute } of elemente(xml, 'numFmt')) {
    const muster = (attribut(attribute, 'formatCode') ?? '').slice(0, 500).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    eigene.set(Number(attribut(attribute, 'numFmtId')), /[ymdhs]/i.test(muster))
  }
  const [stile] = elemente(xml, 'cellXfs')
  return Array.from(elemente(stile?.inhalt ?? '', 'xf'), ({ attribute }) => {
    const nr = Number(attribut(attribute, 'numFmtId') ?? 0)
    return eigene.get(nr) ?? istDatumFormat(nr)
  })
}

interface Blatt {
  texte: readonly string[]
  datumStile: readonly boolean[]
  ab1904: boolean
  hoechstens: Stelle
}

function zeilenAus(xml: string, blatt: Blatt): string[][] {
  const [daten] = elemente(xml, 'sheetData')
  const zeilen: string[][] = []
  for (const { inhalt } of elemente(daten?.inhalt ?? '', 'row')) {
    if (zeilen.length > blatt.hoechstens.zeilen) throw new ZipUnlesbar('Too many lines', { zuGross: true })
    const zeile: string[] = []
    for (const zelle of elemente(inhalt, 'c')) {
      const spalte = spaltenNr(attribut(zelle.attribute, 'r')) ?? zeile.length
      if (spalte >= blatt.hoechstens.spalten) {
        if (wertVon(zelle, blatt) !== '') throw new ZipUnlesbar('Too many columns', { zuGross: true })
        continue
      }
      while (zeile.length < spalte) zeile.push('')
      zeile[spalte] = wertVon(zelle, blatt)
    }
    zeilen.push(zeile)
  }
  return zeilen
}

/** `C7` is 2. */
function spaltenNr(ort: string | null): number | null {
  const buchstaben = /^([A-Z]{1,3})\d/.exec(ort ?? '')?.[1]
  if (buchstaben === undefined) return null
  let nr = 0
  for (const zeichen of buchstaben) nr = nr * 26 + zeichen.charCodeAt(0) - 64
  return nr - 1
}

function wertVon({ attribute, inhalt }: { attribute: string; inhalt: string }, { texte, datumStile, ab1904 }: Blatt): string {
  const art = attribut(attribute, 't')
  if (art === 'inlineStr') return stuecke(inhalt)
  const [wert] = elemente(inhalt, 'v')
  const roh = entschluessle(wert?.inhalt ?? '')
  if (art === 's') return texte[Number(roh)] ?? ''
  if (art === 'b') return roh === '1' ? 'TRUE' : 'FALSE'
  if (art === 'e') return ''
  const zahl = Number(roh)
  const istDatum = (art === null || art === 'n') && datumStile[Number(attribut(attribute, 's') ?? 0)] === true
  return istDatum && roh !== '' && Number.isFinite(zahl) ? tagVon(ab1904 ? zahl + 1462 : zahl) : roh
}

/** A day that Excel counts since the end of 1899, with its time where it has one. */
function tagVon(zahl: number): string {
  const ms = Date.UTC(1899, 11, 30) + Math.round(zahl * 86_400) * 1000
  // Before March 1900 Excel is off by one day, and after the year 9999 there is none.
  if (zahl < 61 || zahl > 2_958_465) return String(zahl)
  const text = new Date(ms).toISOString()
  return Number.isInteger(zahl) ? text.slice(0, 10) : text.slice(0, 16)
}

/** Only the XML it needs; DOCTYPE and custom entities are refused: nothing is fetched or expands. Formulas count by their last value. */
import { openZip, ZipUnreadable } from './zip.ts'

const grenzen = { teile: 500, bytes: 60_000_000 }

interface Stelle {
  zeilen: number
  spalten: number
}

/** @throws ZipUnreadable */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, hoechstens: Stelle): Promise<string[][]> {
  const zip = openZip(bytes, grenzen)
  const part = async (name: string): Promise<string | null> => {
    const content = await zip.readStore(name)
    return content === null ? null : checkXml(new TextDecoder().decode(content))
  }
  const mappe = await part('xl/workbook.xml')
  const wege = await part('xl/_rels/workbook.xml.rels')
  if (mappe === null || wege === null) throw new ZipUnreadable('No workbook')
  const blatt = await part(ersterBlattweg(mappe, wege))
  if (blatt === null) throw new ZipUnreadable('The workbook has no sheet')
  const texte = textsFrom((await part('xl/sharedStrings.xml')) ?? '')
  const datumStile = datumStileFrom((await part('xl/styles.xml')) ?? '')
  const ab1904 = /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904="(?:1|true)"/.test(mappe)
  return rowsFrom(blatt, { texte, datumStile, ab1904, hoechstens })
}

function checkXml(text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ZipUnreadable('Documents with a type of their own are not read')
  return text
}

const benannte: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function zeichenOf(name: string): string | undefined {
  if (!name.startsWith('#')) return benannte[name]
  const nr = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return nr <= 0x10ffff ? String.fromCodePoint(nr) : ''
}

function decode(text: string): string {
  const lesbar = text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10});/gi, (ganz, name: string) => zeichenOf(name) ?? ganz)
  // Excel's own escape for characters that XML cannot contain; neither belongs in a cell.
  return lesbar.replaceAll(/_x00[01][\da-f]_/gi, '').replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
}

/** Elements of a name with their attributes and what is inside; the prefix of a namespace does not count. */
function* elemente(text: string, name: string): Generator<{ attribute: string; inhalt: string }> {
  const start = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g')
  const end = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g')
  for (let hits = start.exec(text); hits !== null; hits = start.exec(text)) {
    const attribute = hits[1] ?? ''
    if (attribute.endsWith('/')) {
      yield { attribute, inhalt: '' }
      continue
    }
    end.lastIndex = start.lastIndex
    const schluss = end.exec(text)
    if (schluss === null) throw new ZipUnreadable('The XML is broken')
    yield { attribute, inhalt: text.slice(start.lastIndex, schluss.index) }
    start.lastIndex = end.lastIndex
  }
}

function attribut(attribute: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attribute)?.[1]
  return value === undefined ? null : decode(value)
}

function ersterBlattweg(mappe: string, wege: string): string {
  const [blatt] = elemente(mappe, 'sheet')
  const id = blatt === undefined ? null : attribut(blatt.attribute, 'id')
  for (const { attribute } of elemente(wege, 'Relationship')) {
    const target = attribut(attribute, 'Target')
    if (target !== null && attribut(attribute, 'Id') === id) return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  throw new ZipUnreadable('The workbook has no sheet')
}

/** The text of a cell: all its pieces, without how it is spoken. */
function stuecke(content: string): string {
  const withoutLautschrift = content.split(/<\/(?:\w+:)?rPh\s*>/).map((part) => part.split(/<(?:\w+:)?rPh[\s>]/, 1)[0] ?? '')
  return Array.from(elemente(withoutLautschrift.join(''), 't'), (stueck) => decode(stueck.inhalt)).join('')
}

const textsFrom = (xml: string): string[] => Array.from(elemente(xml, 'si'), ({ inhalt }) => stuecke(inhalt))

const isIsoDateFormat = (nr: number): boolean =>
  (nr >= 14 && nr <= 22) || (nr >= 27 && nr <= 36) || (nr >= 45 && nr <= 47) || (nr >= 50 && nr <= 58)

function datumStileFrom(xml: string): boolean[] {
  const own = new Map<number, boolean>()
  for (const { attribute } of elemente(xml, 'numFmt')) {
    const muster = (attribut(attribute, 'formatCode') ?? '').slice(0, 500).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    own.set(Number(attribut(attribute, 'numFmtId')), /[ymdhs]/i.test(muster))
  }
  const [stile] = elemente(xml, 'cellXfs')
  return Array.from(elemente(stile?.inhalt ?? '', 'xf'), ({ attribute }) => {
    const nr = Number(attribut(attribute, 'numFmtId') ?? 0)
    return own.get(nr) ?? isIsoDateFormat(nr)
  })
}

interface Blatt {
  texte: readonly string[]
  datumStile: readonly boolean[]
  ab1904: boolean
  hoechstens: Stelle
}

function rowsFrom(xml: string, blatt: Blatt): string[][] {
  const [daten] = elemente(xml, 'sheetData')
  const rows: string[][] = []
  for (const { inhalt } of elemente(daten?.inhalt ?? '', 'row')) {
    if (rows.length > blatt.hoechstens.zeilen) throw new ZipUnreadable('Too many lines', { zuGross: true })
    const row: string[] = []
    for (const cell of elemente(inhalt, 'c')) {
      const column = columnsNr(attribut(cell.attribute, 'r')) ?? row.length
      if (column >= blatt.hoechstens.spalten) {
        if (valueOf(cell, blatt) !== '') throw new ZipUnreadable('Too many columns', { zuGross: true })
        continue
      }
      while (row.length < column) row.push('')
      row[column] = valueOf(cell, blatt)
    }
    rows.push(row)
  }
  return rows
}

/** `C7` is 2. */
function columnsNr(ort: string | null): number | null {
  const buchstaben = /^([A-Z]{1,3})\d/.exec(ort ?? '')?.[1]
  if (buchstaben === undefined) return null
  let nr = 0
  for (const zeichen of buchstaben) nr = nr * 26 + zeichen.charCodeAt(0) - 64
  return nr - 1
}

function valueOf({ attribute, inhalt }: { attribute: string; inhalt: string }, { texte, datumStile, ab1904 }: Blatt): string {
  const art = attribut(attribute, 't')
  if (art === 'inlineStr') return stuecke(inhalt)
  const [value] = elemente(inhalt, 'v')
  const raw = decode(value?.inhalt ?? '')
  if (art === 's') return texte[Number(raw)] ?? ''
  if (art === 'b') return raw === '1' ? 'TRUE' : 'FALSE'
  if (art === 'e') return ''
  const count = Number(raw)
  const isIsoDate = (art === null || art === 'n') && datumStile[Number(attribut(attribute, 's') ?? 0)] === true
  return isIsoDate && raw !== '' && Number.isFinite(count) ? tagOf(ab1904 ? count + 1462 : count) : raw
}

/** A day that Excel counts since the end of 1899, with its time where it has one. */
function tagOf(count: number): string {
  const ms = Date.UTC(1899, 11, 30) + Math.round(count * 86_400) * 1000
  // Before March 1900 Excel is off by one day, and after the year 9999 there is none.
  if (count < 61 || count > 2_958_465) return String(count)
  const text = new Date(ms).toISOString()
  return Number.isInteger(count) ? text.slice(0, 10) : text.slice(0, 16)
}

/** A list as an Excel workbook: its sheet and one with its head, days and times as such, everything else as text, never a formula. */
import { maxXlsxRows } from '@dreiklang/domain/liste/liste.contract'
import { listErrors } from '@dreiklang/domain/liste/liste.errors'
import { berlinClock } from '@dreiklang/domain/shared/time'
import { Zip, ZipDeflate } from 'fflate'
import type { ExportHead } from './angaben.ts'
import { joinBytes } from './zip.ts'

/** `datum`: `YYYY-MM-DD`; `zeit`: an instant, written as wall time in Berlin. Identifiers are texts, also where they consist of digits. */
export type ZellArt = 'text' | 'datum' | 'zeit' | 'zahl'
export type Zellwert = string | number | null

export interface BlattColumn {
  titel: string
  art: ZellArt
  breite: number
}

const encoder = new TextEncoder()
const kopf = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const paket = 'http://schemas.openxmlformats.org/package/2006'

/** Excel's limit per cell. */
const maxCharacters = 32_767
/** Characters that XML cannot contain, and lone surrogates. */
const unmoeglich = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

function xml(text: string): string {
  return text
    .slice(0, maxCharacters)
    .replaceAll(unmoeglich, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** `A`, `B`, … `AA`. */
function columnsName(nr: number): string {
  const letzter = String.fromCharCode(65 + (nr % 26))
  return nr < 26 ? letzter : columnsName(Math.floor(nr / 26) - 1) + letzter
}

const stil: Record<ZellArt, number> = { text: 1, datum: 2, zeit: 3, zahl: 0 }
const kopfStil = 4

/** Days since the end of 1899, as Excel counts; null for what is no day. */
function tagNr(value: string): number | null {
  const ms = Date.parse(`${value.slice(0, 10)}T${value.slice(11) || '00:00:00'}Z`)
  const nr = (ms - Date.UTC(1899, 11, 30)) / 86_400_000
  // Excel counts a day before March 1900 that never existed.
  return Number.isNaN(nr) || nr < 61 ? null : nr
}

function numberOf(value: Zellwert, art: ZellArt): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value === null) return null
  switch (art) {
    case 'datum':
      return tagNr(value)
    case 'zeit':
      return Number.isNaN(Date.parse(value)) ? null : tagNr(berlinClock(value))
    case 'text':
    case 'zahl':
      return null
  }
}

function cell(ort: string, value: Zellwert, art: ZellArt): string {
  if (value === null || value === '') return ''
  const count = numberOf(value, art)
  if (count !== null) return `<c r="${ort}" s="${stil[art === 'text' ? 'zahl' : art]}"><v>${count}</v></c>`
  return textCell(ort, String(value), stil.text)
}

const textCell = (ort: string, text: string, s: number) =>
  `<c r="${ort}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`

async function* blatt(columns: readonly BlattColumn[], seiten: AsyncIterable<readonly (readonly Zellwert[])[]>) {
  const breiten = columns.map(({ breite }, nr) => `<col min="${nr + 1}" max="${nr + 1}" width="${breite}" customWidth="1"/>`).join('')
  yield encoder.encode(
    `${kopf}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${breiten}</cols><sheetData><row r="1">${columns
      .map(({ titel }, nr) => textCell(`${columnsName(nr)}1`, titel, kopfStil))
      .join('')}</row>`,
  )
  let nr = 1
  for await (const rows of seiten) {
    let text = ''
    for (const values of rows) {
      nr += 1
      if (nr > maxXlsxRows + 1) throw listErrors.refuse('liste.zu_viele_zeilen')
      text += `<row r="${nr}">${values.map((value, i) => cell(`${columnsName(i)}${nr}`, value, columns[i]?.art ?? 'text')).join('')}</row>`
    }
    yield encoder.encode(text)
  }
  yield encoder.encode(`</sheetData><autoFilter ref="A1:${columnsName(columns.length - 1)}${nr}"/></worksheet>`)
}

const headSheet = ({ angaben }: ExportHead): string =>
  `<worksheet xmlns="${main}"><cols><col min="1" max="1" width="28" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${angaben
    .map(
      ([label, value], i) => `<row r="${i + 1}">${textCell(`A${i + 1}`, label, kopfStil)}${textCell(`B${i + 1}`, value, stil.text)}</row>`,
    )
    .join('')}</sheetData></worksheet>`

async function* einStueck(text: string) {
  yield encoder.encode(kopf + text)
}

const sheetName = (name: string) => xml(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31))

const parts = (name: string, head: ExportHead): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${paket}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${[1, 2].map((nr) => `<Override PartName="/xl/worksheets/sheet${nr}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${paket}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/><sheet name="${sheetName(head.titel)}" sheetId="2" r:id="rId3"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${paket}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relationships}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${[
    [0, 0],
    [49, 0],
    [164, 0],
    [165, 0],
    [49, 1],
  ]
    .map(
      ([format, font]) =>
        `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    )
    .join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
})

/** The pages as a workbook, compressed while they are read. @throws liste.zu_viele_zeilen */
export function writeXlsx(
  seiten: AsyncIterable<readonly (readonly Zellwert[])[]>,
  { name, spalten, kopf: head }: { name: string; spalten: readonly BlattColumn[]; kopf: ExportHead },
): Promise<Uint8Array<ArrayBuffer>> {
  return pack([
    ...Object.entries(parts(name, head)).map(([part, text]) => ({ name: part, stuecke: einStueck(text) })),
    { name: 'xl/worksheets/sheet1.xml', stuecke: blatt(spalten, seiten) },
    { name: 'xl/worksheets/sheet2.xml', stuecke: einStueck(headSheet(head)) },
  ])
}

/** The first day of zip: a file made of the same lines is the same to the byte. */
const mtime = new Date(1980, 0, 1)

/** Parts are compressed as they arrive: only the finished file is held in memory. */
async function pack(files: readonly { name: string; stuecke: AsyncIterable<Uint8Array<ArrayBuffer>> }[]): Promise<Uint8Array<ArrayBuffer>> {
  const done: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, stueck) => {
    if (error) throw error
    done.push(stueck)
  })
  for (const { name, stuecke } of files) {
    const file = new ZipDeflate(name)
    file.mtime = mtime
    zip.add(file)
    for await (const stueck of stuecke) file.push(stueck)
    file.push(new Uint8Array(), true)
  }
  zip.end()
  return joinBytes(done)
}

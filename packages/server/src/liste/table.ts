/** A table that someone sends us, CSV or Excel, as rows of texts. Days come as `YYYY-MM-DD`, whatever the program made of them. */
import { maxXlsxRows } from '@dreiklang/domain/liste/liste.contract'
import { listErrors } from '@dreiklang/domain/liste/liste.errors'
import Papa from 'papaparse'
import { headTitle } from './angaben.ts'
import { readXlsx } from './readXlsx.ts'
import { ZipUnreadable } from './zip.ts'

const maxRows = maxXlsxRows
const maxColumns = 200

/** @throws liste.tabelle_unlesbar, liste.tabelle_zu_gross */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const rows = isZip(bytes) ? await fromXlsx(bytes) : readCsv(asText(bytes))
  const gefuellte = withoutHead(rows).filter((row) => row.some((cell) => cell.trim() !== ''))
  if (gefuellte.length > maxRows || gefuellte.some(({ length }) => length > maxColumns)) {
    throw listErrors.refuse('liste.tabelle_zu_gross')
  }
  return gefuellte
}

/** Files of our own say above the columns what they are (export.ts). */
function withoutHead(rows: string[][]): string[][] {
  const [first = []] = rows
  const hasHead = first.length === 1 && Object.values(headTitle).some((title) => first[0]?.replace('\uFEFF', '') === title)
  return hasHead ? rows.slice(rows.findIndex((row) => row.every((cell) => cell === '')) + 1) : rows
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

async function fromXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  try {
    return await readXlsx(bytes, { zeilen: maxRows, spalten: maxColumns })
  } catch (error) {
    if (!(error instanceof ZipUnreadable)) throw error
    throw listErrors.refuse(error.zuGross ? 'liste.tabelle_zu_gross' : 'liste.tabelle_unlesbar')
  }
}

/** Characters 0x80 to 0x9f; some Node versions decode them as control characters. */
const windows1252 = Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ')

/** UTF-8, otherwise the encoding Excel uses in Germany. @throws liste.tabelle_unlesbar for anything that is not text */
function asText(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw listErrors.refuse('liste.tabelle_unlesbar')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? windows1252[byte - 0x80] : String.fromCharCode(byte))).join('')
  }
}

function separator(text: string): string {
  const [kopf = ''] = text.split(/\r?\n/, 1)
  const count = (zeichen: string) => kopf.split(zeichen).length
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

const readCsv = (text: string): string[][] => Papa.parse<string[]>(text, { delimiter: separator(text) }).data

/** A table that someone sends us, CSV or Excel, as rows of texts. Days come as `YYYY-MM-DD`, whatever the program made of them. */
import { hoechstensZeilenXlsx } from '@dreiklang/domain/liste/liste.contract'
import { listeFehler } from '@dreiklang/domain/liste/liste.errors'
import Papa from 'papaparse'
import { liesXlsx } from './xlsxLesen.ts'
import { ZipUnlesbar } from './zip.ts'

const hoechstensZeilen = hoechstensZeilenXlsx
const hoechstensSpalten = 200

/** @throws liste.tabelle_unlesbar, liste.tabelle_zu_gross */
export async function liesTabelle(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const zeilen = istZip(bytes) ? await ausXlsx(bytes) : liesCsv(alsText(bytes))
  const gefuellte = zeilen.filter((zeile) => zeile.some((zelle) => zelle.trim() !== ''))
  if (gefuellte.length > hoechstensZeilen || gefuellte.some(({ length }) => length > hoechstensSpalten)) {
    throw listeFehler.ablehnen('liste.tabelle_zu_gross')
  }
  return gefuellte
}

const istZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

async function ausXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  try {
    return await liesXlsx(bytes, { zeilen: hoechstensZeilen, spalten: hoechstensSpalten })
  } catch (error) {
    if (!(error instanceof ZipUnlesbar)) throw error
    throw listeFehler.ablehnen(error.zuGross ? 'liste.tabelle_zu_gross' : 'liste.tabelle_unlesbar')
  }
}

/** Characters 0x80 to 0x9f; some Node versions decode them as control characters. */
const windows1252 = Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ')

/** UTF-8, otherwise the encoding Excel uses in Germany. @throws liste.tabelle_unlesbar for anything that is not text */
function alsText(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw listeFehler.ablehnen('liste.tabelle_unlesbar')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? windows1252[byte - 0x80] : String.fromCharCode(byte))).join('')
  }
}

/** The one that the first line has most of. */
function trennzeichen(text: string): string {
  const [kopf = ''] = text.split(/\r?\n/, 1)
  const anzahl = (zeichen: string) => kopf.split(zeichen).length
  return [';', ',', '\t'].toSorted((a, b) => anzahl(b) - anzahl(a))[0] ?? ';'
}

const liesCsv = (text: string): string[][] => Papa.parse<string[]>(text, { delimiter: trennzeichen(text) }).data

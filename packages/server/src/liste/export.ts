/**
 * A list as a file, CSV or Excel, with exactly the filter of the screen. A route says
 *
 *     geschuetzt(exportieren, ({ akteur, query: { format, ...filter }, sprache }) =>
 *       exportAntwort(lesen.alle(akteur, filter), { format, spalten, sprache, dateiname: `klienten-${heute}`, blatt: 'Klienten' }))
 *
 * where `alle` yields pages (see `alleSeiten`) and `spalten` is plain data: a title in both languages and the value of a line.
 */
import { type ExportFormat, exportMedia } from '@dreiklang/domain/liste/liste.contract'
import type { Sprache } from '../shared/route.ts'
import { csvBom, csvZeile } from './csv.ts'
import { type ZellArt, type Zellwert, schreibeXlsx } from './xlsx.ts'

export interface ExportSpalte<Zeile> {
  titel: Readonly<Record<Sprache, string>>
  wert: (zeile: Zeile, sprache: Sprache) => Zellwert
  /** What a workbook makes of it; without it a text. */
  art?: ZellArt
  /** Width in a workbook, in letters; 18 unless told. */
  breite?: number
}

export interface ExportOptionen<Zeile> {
  format: ExportFormat
  spalten: readonly ExportSpalte<Zeile>[]
  sprache: Sprache
  /** Without its ending. ASCII, and nothing about a person. */
  dateiname: string
  /** Name of the sheet in a workbook. */
  blatt: string
}

const [csvTyp, xlsxTyp] = exportMedia

/** The first page is read before the answer begins, so that errors are errors; a CSV is then written while the others are read. */
export async function exportAntwort<Zeile>(seiten: AsyncGenerator<Zeile[]>, optionen: ExportOptionen<Zeile>): Promise<Response> {
  return optionen.format === 'xlsx' ? xlsxAntwort(seiten, optionen) : csvAntwort(seiten, optionen)
}

const kopfzeilen = (typ: string, dateiname: string) => ({
  'content-type': typ,
  'cache-control': 'no-store',
  'content-disposition': `attachment; filename="${dateiname}"`,
})

async function xlsxAntwort<Zeile>(seiten: AsyncGenerator<Zeile[]>, { spalten, sprache, dateiname, blatt }: ExportOptionen<Zeile>) {
  async function* werte() {
    for await (const zeilen of seiten) yield zeilen.map((zeile) => spalten.map(({ wert }) => wert(zeile, sprache)))
  }
  const datei = await schreibeXlsx(werte(), {
    name: blatt,
    spalten: spalten.map(({ titel, art = 'text', breite = 18 }) => ({ titel: titel[sprache], art, breite })),
  })
  return new Response(datei, { headers: kopfzeilen(xlsxTyp, `${dateiname}.xlsx`) })
}

async function csvAntwort<Zeile>(seiten: AsyncGenerator<Zeile[]>, { spalten, sprache, dateiname }: ExportOptionen<Zeile>) {
  const erste = await seiten.next()
  const encoder = new TextEncoder()
  const alsText = (zeilen: readonly Zeile[]) =>
    encoder.encode(zeilen.map((zeile) => csvZeile(spalten.map(({ wert }) => wert(zeile, sprache)))).join(''))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvBom + csvZeile(spalten.map(({ titel }) => titel[sprache]))))
      if (!erste.done) controller.enqueue(alsText(erste.value))
    },
    async pull(controller) {
      const naechste = await seiten.next()
      if (naechste.done) controller.close()
      else controller.enqueue(alsText(naechste.value))
    },
    async cancel() {
      await seiten.return(undefined)
    },
  })
  return new Response(body, { headers: kopfzeilen(`${csvTyp}; charset=utf-8`, `${dateiname}.csv`) })
}

/** With exactly the filter of the screen. `seiten` yields pages (`allPages`); `spalten` is plain data: title in both languages, value. */
import { type ExportFormat, exportMedia } from '@dreiklang/domain/liste/liste.contract'
import { berlinClock } from '@dreiklang/domain/shared/time'
import type { Language } from '../shared/route.ts'
import type { ExportHead } from './angaben.ts'
import { type ZellArt, type Zellwert, writeXlsx } from './xlsx.ts'

/** CSV as German office programs open it: UTF-8 with BOM, semicolon, CRLF, and no cell that a program would run as a formula. */
export function csvField(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  const sicher = /^[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(sicher) ? `"${sicher.replaceAll('"', '""')}"` : sicher
}

function csvRow(fields: readonly (string | number | boolean | null)[]): string {
  return `${fields.map(csvField).join(';')}\r\n`
}

/** Above the columns, and an empty line between. */
function csvHead({ kopf: { titel, angaben }, csvOhneKopf }: Pick<ExportOptions<never>, 'kopf' | 'csvOhneKopf'>): string {
  return csvOhneKopf ? '' : [[titel], ...angaben, []].map(csvRow).join('')
}

const csvBom = '\uFEFF'

export interface ExportColumn<Zeile> {
  titel: Readonly<Record<Language, string>>
  wert: (row: Zeile, language: Language) => Zellwert
  art?: ZellArt
  /** Width in a workbook, in letters; 18 unless told. */
  breite?: number
}

export interface ExportOptions<Zeile> {
  format: ExportFormat
  spalten: readonly ExportColumn<Zeile>[]
  sprache: Language
  /** Without its ending. ASCII, and nothing about a person. */
  dateiname: string
  blatt: string
  kopf: ExportHead
  /** For files that other programs take in: their first line names the columns. */
  csvOhneKopf?: true
}

const [csvTyp, xlsxTyp] = exportMedia

/** The first page is read before the answer begins, so that errors are errors; a CSV is then written while the others are read. */
export async function exportAnswer<Zeile>(seiten: AsyncGenerator<Zeile[]>, options: ExportOptions<Zeile>): Promise<Response> {
  return options.format === 'xlsx' ? xlsxAnswer(seiten, options) : csvAnswer(seiten, options)
}

const headers = (typ: string, dateiname: string) => ({
  'content-type': typ,
  'cache-control': 'no-store',
  'content-disposition': `attachment; filename="${dateiname}"`,
})

async function xlsxAnswer<Zeile>(seiten: AsyncGenerator<Zeile[]>, { spalten, sprache, dateiname, blatt, kopf }: ExportOptions<Zeile>) {
  async function* values() {
    for await (const rows of seiten) yield rows.map((row) => spalten.map(({ wert }) => wert(row, sprache)))
  }
  const file = await writeXlsx(values(), {
    name: blatt,
    spalten: spalten.map(({ titel, art = 'text', breite = 18 }) => ({ titel: titel[sprache], art, breite })),
    kopf,
  })
  return new Response(file, { headers: headers(xlsxTyp, `${dateiname}.xlsx`) })
}

async function csvAnswer<Zeile>(seiten: AsyncGenerator<Zeile[]>, options: ExportOptions<Zeile>) {
  const { spalten, sprache, dateiname } = options
  const first = await seiten.next()
  const encoder = new TextEncoder()
  const fieldOf = (row: Zeile, { wert, art }: ExportColumn<Zeile>) => {
    const value = wert(row, sprache)
    return art === 'zeit' && typeof value === 'string' ? berlinClock(value).slice(0, 16) : value
  }
  const asText = (rows: readonly Zeile[]) =>
    encoder.encode(rows.map((row) => csvRow(spalten.map((column) => fieldOf(row, column)))).join(''))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvBom + csvHead(options) + csvRow(spalten.map(({ titel }) => titel[sprache]))))
      if (!first.done) controller.enqueue(asText(first.value))
    },
    async pull(controller) {
      const next = await seiten.next()
      if (next.done) controller.close()
      else controller.enqueue(asText(next.value))
    },
    async cancel() {
      await seiten.return(undefined)
    },
  })
  return new Response(body, { headers: headers(`${csvTyp}; charset=utf-8`, `${dateiname}.csv`) })
}

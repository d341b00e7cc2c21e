/** The list as a CSV file: columns, words, and the answer that writes it while it is read. */
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import type { Sprache } from '../shared/route.ts'
import { csvBom, csvZeile } from './csv.ts'

const spalten: Record<Sprache, readonly string[]> = {
  de: [
    'Nummer',
    'Klient',
    'Geburtsdatum',
    'Positionen',
    'Stand',
    'Wartet auf',
    'Rezept liegt',
    'Bedarf bis',
    'Dringlichkeit',
    'Pflegedienst',
    'Praxis',
    'Apotheke',
    'Erstellt',
    'Gesendet',
  ],
  en: [
    'Number',
    'Client',
    'Date of birth',
    'Positions',
    'State',
    'Waiting for',
    'Prescription at',
    'Needed by',
    'Urgency',
    'Nursing service',
    'Practice',
    'Pharmacy',
    'Created',
    'Sent',
  ],
}

const werte = (zeile: ZeileAntwort) => [
  zeile.nummer,
  zeile.klient?.name ?? null,
  zeile.klient?.geburtsdatum ?? null,
  zeile.positionen.map(({ menge, bezeichnung }) => `${menge} × ${bezeichnung}`).join(' / '),
  zeile.status,
  zeile.wartetAuf,
  zeile.rezeptOrte.join(' / '),
  zeile.bedarfBis,
  zeile.prioritaet,
  zeile.gegenueber.pflegedienst,
  zeile.gegenueber.praxis,
  zeile.gegenueber.apotheke,
  zeile.erstelltAm,
  zeile.gesendetAm,
]

/** The pages as one CSV file, written while they are read; the first page is read before the answer begins, so that errors are errors. */
export async function csvAntwort(
  seiten: AsyncGenerator<ZeileAntwort[]>,
  { sprache, dateiname }: { sprache: Sprache; dateiname: string },
): Promise<Response> {
  const erste = await seiten.next()
  const encoder = new TextEncoder()
  const alsText = (zeilen: readonly ZeileAntwort[]) => encoder.encode(zeilen.map((zeile) => csvZeile(werte(zeile))).join(''))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvBom + csvZeile(spalten[sprache])))
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
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${dateiname}"`,
    },
  })
}

import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { einblickContract } from '@dreiklang/domain/bestellung/einblick.contract'
import { type Auftrag, type PersonenHandlung, handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type RouteRequest, type Route, signedIn } from '../shared/route.ts'
import type { Sessions } from '../shared/sessions.ts'
import { exportAnswer, type ExportColumn } from '../liste/export.ts'
import { besuchRoutes } from './visit/besuch.routes.ts'
import { createEinblick } from './read/einblick.usecases.ts'
import type { createEntwuerfe } from './draft/entwurf.usecases.ts'
import { createReadMarks } from './read/readMarks.usecases.ts'
import { createReading } from './read/read.usecases.ts'
import { personOf } from './who.ts'
import type { createStepTaking } from './step/write.usecases.ts'
import type { EreignisStream } from './stream/stream.ts'
import { searchProdukte } from './step/context.repository.ts'

const columns: readonly ExportColumn<RowAnswer>[] = [
  { titel: { de: 'Nummer', en: 'Number' }, wert: ({ nummer }) => nummer },
  { titel: { de: 'Klient', en: 'Client' }, wert: ({ klient }) => klient?.name ?? null, breite: 26 },
  { titel: { de: 'Geburtsdatum', en: 'Date of birth' }, wert: ({ klient }) => klient?.geburtsdatum ?? null, art: 'datum', breite: 14 },
  {
    titel: { de: 'Positionen', en: 'Items' },
    wert: ({ positionen }) => positionen.map(({ menge, bezeichnung }) => `${menge} × ${bezeichnung}`).join(' / '),
    breite: 48,
  },
  { titel: { de: 'Stand', en: 'Status' }, wert: ({ status }) => status },
  { titel: { de: 'Wartet auf', en: 'Waiting for' }, wert: ({ wartetAuf }) => wartetAuf },
  { titel: { de: 'Rezept liegt', en: 'Prescription at' }, wert: ({ rezeptOrte }) => rezeptOrte.join(' / ') },
  { titel: { de: 'Benötigt bis', en: 'Needed by' }, wert: ({ bedarfBis }) => bedarfBis, art: 'datum', breite: 12 },
  { titel: { de: 'Dringlichkeit', en: 'Urgency' }, wert: ({ prioritaet }) => prioritaet },
  { titel: { de: 'Pflegedienst', en: 'Nursing service' }, wert: ({ gegenueber }) => gegenueber.pflegedienst, breite: 26 },
  { titel: { de: 'Praxis', en: 'Practice' }, wert: ({ gegenueber }) => gegenueber.praxis, breite: 26 },
  { titel: { de: 'Apotheke', en: 'Pharmacy' }, wert: ({ gegenueber }) => gegenueber.apotheke, breite: 26 },
  { titel: { de: 'Erstellt', en: 'Created' }, wert: ({ erstelltAm }) => erstelltAm, art: 'zeit' },
  { titel: { de: 'Gesendet', en: 'Sent' }, wert: ({ gesendetAm }) => gesendetAm, art: 'zeit' },
]

/** The stored text goes out unchanged, so that a repeated answer is identical to the byte. */
const textAnswer = (text: string, status: 200 | 201): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } })

function schluesselOf<P, Q, B>({ idempotenz }: RouteRequest<P, Q, B>) {
  if (idempotenz === null) throw new Error('A call that writes must be marked idempotent in its contract')
  return idempotenz
}

interface Needs {
  stream: EreignisStream
  sitzungen: Sessions
  schreiben: ReturnType<typeof createStepTaking>
  entwuerfe: ReturnType<typeof createEntwuerfe>
}

export function bestellungRoutes(ports: Ports, { stream: strom, sitzungen, schreiben, entwuerfe }: Needs): Route[] {
  const lesen = createReading(ports)
  const gelesen = createReadMarks(ports)
  const einblick = createEinblick(ports)
  const { list, exportList, counters, create, read, update, remove, preview, copy, timeline, markGelesen, products, stream } =
    bestellungContract

  return [
    signedIn(list, ({ akteur, query }) => lesen.list(akteur, query)),
    signedIn(exportList, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAnswer(lesen.alle(akteur, filter), {
        format,
        spalten: columns,
        sprache,
        dateiname: `bestellungen-${berlinDate(ports.clock.now().toISOString())}`,
        blatt: 'Bestellungen',
      }),
    ),
    signedIn(counters, ({ akteur }) => lesen.counters(akteur)),
    signedIn(create, async (anfrage) => textAnswer(await entwuerfe.create(anfrage.akteur, anfrage.body, schluesselOf(anfrage)), 201)),
    signedIn(read, ({ akteur, params, sprache }) => lesen.read(akteur, params.bestellungId, sprache)),
    signedIn(einblickContract.readKlient, ({ akteur, params }) => einblick.readStore(akteur, params.bestellungId)),
    signedIn(update, async (anfrage) => {
      const { version, ...entwurf } = anfrage.body
      return textAnswer(
        await entwuerfe.update(anfrage.akteur, anfrage.params.bestellungId, { version, entwurf, idempotenz: schluesselOf(anfrage) }),
        200,
      )
    }),
    signedIn(remove, ({ akteur, params }) => entwuerfe.remove(akteur, params.bestellungId)),
    signedIn(preview, ({ akteur, params, sprache }) => entwuerfe.preview(akteur, params.bestellungId, sprache)),
    signedIn(copy, async (anfrage) =>
      textAnswer(await entwuerfe.copy(anfrage.akteur, anfrage.params.bestellungId, schluesselOf(anfrage)), 201),
    ),
    signedIn(timeline, ({ akteur, params, sprache }) => lesen.timeline(akteur, params.bestellungId, sprache)),
    signedIn(markGelesen, ({ akteur, params, body }) => gelesen.mark(akteur, { ...params, ...body })),
    signedIn(products, async ({ akteur, query }) => ({
      produkte: await searchProdukte(onBehalfOf(ports.database, contextOf(akteur)), personOf(akteur).organisationId, query.suche),
    })),
    signedIn(stream, ({ akteur, request }) =>
      strom.open(akteur, {
        ab: request.headers.get('last-event-id'),
        mayStill: async () => (await sitzungen.authenticate(request)) !== null,
      }),
    ),
    signedIn(besuchLinkContract.createAusBesuch, async (anfrage) => {
      const { akteur, body, params, query } = anfrage
      const angaben = { entwurf: body, folgeId: query.folgeId ?? null, idempotenz: schluesselOf(anfrage) }
      return textAnswer(await entwuerfe.ausBesuch(akteur, params.hausbesuchId, angaben), 201)
    }),
    ...besuchRoutes(ports, { stream: strom, schreiben }),
    ...(Object.keys(handlungSchemas) as PersonenHandlung[]).map((handlung) =>
      signedIn(handlungContract[handlung], async (anfrage) => {
        // The contract of this step has parsed exactly these words.
        const auftrag = { handlung, angaben: anfrage.body } as Auftrag
        return textAnswer(
          await schreiben.handle(anfrage.akteur, anfrage.params.bestellungId, { auftrag, idempotenz: schluesselOf(anfrage) }),
          200,
        )
      }),
    ),
  ]
}

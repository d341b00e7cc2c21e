import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { einblickContract } from '@dreiklang/domain/bestellung/einblick.contract'
import { type Auftrag, type PersonenHandlung, handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Anfrage, type Route, geschuetzt } from '../shared/route.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import { besuchRoutes } from './besuch.routes.ts'
import { createEinblick } from './einblick.usecases.ts'
import type { createEntwuerfe } from './entwurf.usecases.ts'
import { exportAntwort } from '../liste/export.ts'
import { spalten } from './export.ts'
import { createGelesen } from './gelesen.usecases.ts'
import { createLesen } from './lesen.usecases.ts'
import { personVon } from './person.ts'
import type { createSchreiben } from './schreiben.usecases.ts'
import type { EreignisStrom } from './strom.ts'
import { sucheProdukte } from './umstaende.repository.ts'

/** The stored text goes out unchanged, so that a repeated answer is identical to the byte. */
const textAntwort = (text: string, status: 200 | 201): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } })

function schluesselVon<P, Q, B>({ idempotenz }: Anfrage<P, Q, B>) {
  if (idempotenz === null) throw new Error('A call that writes must be marked idempotent in its contract')
  return idempotenz
}

interface Needs {
  strom: EreignisStrom
  sitzungen: Sitzungen
  schreiben: ReturnType<typeof createSchreiben>
  entwuerfe: ReturnType<typeof createEntwuerfe>
}

export function bestellungRoutes(ports: Ports, { strom, sitzungen, schreiben, entwuerfe }: Needs): Route[] {
  const lesen = createLesen(ports)
  const gelesen = createGelesen(ports)
  const einblick = createEinblick(ports)
  const { list, exportList, counters, create, read, update, remove, preview, copy, timeline, markGelesen, products, stream } =
    bestellungContract

  return [
    geschuetzt(list, ({ akteur, query }) => lesen.list(akteur, query)),
    geschuetzt(exportList, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAntwort(lesen.alle(akteur, filter), {
        format,
        spalten,
        sprache,
        dateiname: `bestellungen-${berlinDatum(ports.clock.now().toISOString())}`,
        blatt: 'Bestellungen',
      }),
    ),
    geschuetzt(counters, ({ akteur }) => lesen.counters(akteur)),
    geschuetzt(create, async (anfrage) => textAntwort(await entwuerfe.create(anfrage.akteur, anfrage.body, schluesselVon(anfrage)), 201)),
    geschuetzt(read, ({ akteur, params, sprache }) => lesen.read(akteur, params.bestellungId, sprache)),
    geschuetzt(einblickContract.readKlient, ({ akteur, params }) => einblick.lies(akteur, params.bestellungId)),
    geschuetzt(update, async (anfrage) => {
      const { version, ...entwurf } = anfrage.body
      return textAntwort(
        await entwuerfe.update(anfrage.akteur, anfrage.params.bestellungId, { version, entwurf, idempotenz: schluesselVon(anfrage) }),
        200,
      )
    }),
    geschuetzt(remove, ({ akteur, params }) => entwuerfe.remove(akteur, params.bestellungId)),
    geschuetzt(preview, ({ akteur, params, sprache }) => entwuerfe.preview(akteur, params.bestellungId, sprache)),
    geschuetzt(copy, async (anfrage) =>
      textAntwort(await entwuerfe.copy(anfrage.akteur, anfrage.params.bestellungId, schluesselVon(anfrage)), 201),
    ),
    geschuetzt(timeline, ({ akteur, params, sprache }) => lesen.timeline(akteur, params.bestellungId, sprache)),
    geschuetzt(markGelesen, ({ akteur, params, body }) => gelesen.mark(akteur, { ...params, ...body })),
    geschuetzt(products, async ({ akteur, query }) => ({
      produkte: await sucheProdukte(imNamen(ports.database, kontextVon(akteur)), personVon(akteur).organisationId, query.suche),
    })),
    geschuetzt(stream, ({ akteur, request }) =>
      strom.oeffne(akteur, {
        ab: request.headers.get('last-event-id'),
        darfNoch: async () => (await sitzungen.authenticate(request)) !== null,
      }),
    ),
    geschuetzt(besuchLinkContract.createAusBesuch, async (anfrage) => {
      const { akteur, body, params, query } = anfrage
      const angaben = { entwurf: body, folgeId: query.folgeId ?? null, idempotenz: schluesselVon(anfrage) }
      return textAntwort(await entwuerfe.ausBesuch(akteur, params.hausbesuchId, angaben), 201)
    }),
    ...besuchRoutes(ports, { strom, schreiben }),
    ...(Object.keys(handlungSchemas) as PersonenHandlung[]).map((handlung) =>
      geschuetzt(handlungContract[handlung], async (anfrage) => {
        // The contract of this step has parsed exactly these words.
        const auftrag = { handlung, angaben: anfrage.body } as Auftrag
        return textAntwort(
          await schreiben.handle(anfrage.akteur, anfrage.params.bestellungId, { auftrag, idempotenz: schluesselVon(anfrage) }),
          200,
        )
      }),
    ),
  ]
}

import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract as ofBesuch } from '@dreiklang/domain/bestellung/besuch.contract'
import { einblickContract } from '@dreiklang/domain/bestellung/einblick.contract'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { exportAnswer, type ExportColumn } from '../liste/export.ts'
import type { Partnerschaften } from '../organisation/partnerschaft.usecases.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce, stepRoutes } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { signedIn } from '../shared/route.ts'
import type { Sessions } from '../shared/sessions.ts'
import { createClock, createKlientStand } from './step/companionStep.usecases.ts'
import { createEntwuerfe } from './draft/entwurf.usecases.ts'
import { createBestellungenForAuskunft } from './read/auskunft.ts'
import { createEinblick } from './read/einblick.usecases.ts'
import { adoptKlientname } from './read/liste.repository.ts'
import { createReading } from './read/read.usecases.ts'
import { searchProdukte } from './step/context.repository.ts'
import { createStepTaking } from './step/write.usecases.ts'
import { createEreignisStream, type EreignisStream } from './stream/stream.ts'
import { createBesuchLinks, linkFromAblehnung } from './visit/besuch.usecases.ts'
import { createBesuchstaten } from './visit/besuchstaten.usecases.ts'
import { personOf } from './who.ts'

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

interface Needs {
  sitzungen: Sessions
  partnerschaften: Partnerschaften
  wake(): void
}

export async function bestellungRoom(ports: Ports, { sitzungen, partnerschaften, wake }: Needs) {
  const events = await createEreignisStream(ports)
  const strom: EreignisStream = {
    ...events,
    weck: () => {
      events.weck()
      wake()
    },
  }
  const schreiben = createStepTaking(ports, { stream: strom, partnerschaften })
  const entwuerfe = createEntwuerfe(ports, strom, schreiben)
  const uhr = createClock(ports, strom)
  const lesen = createReading(ports)
  const einblick = createEinblick(ports)
  const links = createBesuchLinks(ports)
  const taten = createBesuchstaten(ports, { stream: strom, schreiben })
  const { list, exportList, counters, create, read, update, remove, preview, copy, timeline, markGelesen, products, stream } =
    bestellungContract

  const routes = [
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
    signedInOnce(create, ({ akteur, body, idempotenz }) => entwuerfe.create(akteur, body, idempotenz)),
    signedIn(read, ({ akteur, params, sprache }) => lesen.read(akteur, params.bestellungId, sprache)),
    signedIn(einblickContract.readKlient, ({ akteur, params, sprache }) => einblick.readStore(akteur, params.bestellungId, sprache)),
    signedInOnce(update, ({ akteur, params, body: { version, ...entwurf }, idempotenz }) =>
      entwuerfe.update(akteur, params.bestellungId, { version, entwurf, idempotenz }),
    ),
    signedIn(remove, ({ akteur, params }) => entwuerfe.remove(akteur, params.bestellungId)),
    signedIn(preview, ({ akteur, params, sprache }) => entwuerfe.preview(akteur, params.bestellungId, sprache)),
    signedInOnce(copy, ({ akteur, params, idempotenz }) => entwuerfe.copy(akteur, params.bestellungId, idempotenz)),
    signedIn(timeline, ({ akteur, params, sprache }) => lesen.timeline(akteur, params.bestellungId, sprache)),
    signedIn(markGelesen, ({ akteur, params, body }) => lesen.mark(akteur, { ...params, ...body })),
    signedIn(products, async ({ akteur, query }) => ({
      produkte: await searchProdukte(onBehalfOfPerson(ports.database, akteur), personOf(akteur).organisationId, query.suche),
    })),
    signedIn(stream, ({ akteur, request }) =>
      strom.open(akteur, {
        ab: request.headers.get('last-event-id'),
        mayStill: async () => (await sitzungen.authenticate(request)) !== null,
      }),
    ),
    signedInOnce(ofBesuch.createAusBesuch, ({ akteur, body, params, query, idempotenz }) =>
      entwuerfe.ausBesuch(akteur, params.hausbesuchId, { entwurf: body, folgeId: query.folgeId ?? null, idempotenz }),
    ),
    signedIn(ofBesuch.listDesBesuchs, ({ akteur, params }) => links.listDesBesuchs(akteur, params.hausbesuchId)),
    signedIn(ofBesuch.listBesuche, ({ akteur, params }) => links.listBesuche(akteur, params.bestellungId)),
    signedIn(ofBesuch.listBekannte, ({ akteur, params }) => links.listBekannte(akteur, params.hausbesuchId)),
    signedIn(ofBesuch.listBekannteOfKlient, ({ akteur, params }) => links.listBekannteOfKlient(akteur, params.klientId)),
    signedInOnce(ofBesuch.uebergib, ({ akteur, params, body, idempotenz }) => taten.uebergib({ akteur, idempotenz, ...params }, body)),
    signedInOnce(ofBesuch.verordneBeimBesuch, ({ akteur, params, body, idempotenz }) =>
      taten.prescribe({ akteur, idempotenz, ...params }, body),
    ),
    ...stepRoutes(handlungContract, ({ akteur, params, idempotenz }, auftrag: Auftrag) =>
      schreiben.handle(akteur, params.bestellungId, { auftrag, idempotenz }),
    ),
  ]
  return {
    routes,
    jobs: { bestellungen: () => uhr.tick() },
    close: () => strom.close(),
    entwuerfe,
    link: linkFromAblehnung,
    known: links.known,
    ofKlienten: {
      klientChanged: adoptKlientname,
      verlauf: createKlientStand(ports),
      bestellungen: createBestellungenForAuskunft(ports),
    },
  }
}

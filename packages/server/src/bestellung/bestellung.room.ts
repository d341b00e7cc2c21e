import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { abschriftenContract } from '@dreiklang/domain/bestellung/abschriften.contract'
import { anfragenContract } from '@dreiklang/domain/bestellung/anfragen.contract'
import { besuchLinkContract as ofBesuch } from '@dreiklang/domain/bestellung/besuch.contract'
import { einblickContract } from '@dreiklang/domain/bestellung/einblick.contract'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import { pflegehilfsmittelContract } from '@dreiklang/domain/klient/pflegehilfsmittel.contract'
import { seiteOf } from '@dreiklang/domain/shared/akteur'
import { personWordOf } from '@dreiklang/domain/shared/personWord'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { headOf } from '../liste/angaben.ts'
import { exportAnswer } from '../liste/export.ts'
import type { Partnerschaften } from '../organisation/partnerschaft.usecases.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce, stepRoutes } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { signedIn } from '../shared/route.ts'
import type { Sessions } from '../shared/sessions.ts'
import { createClock, createKlientStand } from './step/companionStep.usecases.ts'
import { createEntwuerfe } from './draft/entwurf.usecases.ts'
import { createAbschriften } from './read/abschriften.usecases.ts'
import { createRequestReading } from './read/anfragen.usecases.ts'
import { bestellungColumns, bestellungFilterWords } from './read/bestellungsspalten.ts'
import { createEinblick } from './read/einblick.usecases.ts'
import { createReklamationFotos } from './read/foto.usecases.ts'
import { adoptKlientname } from './read/liste.repository.ts'
import { createPflegehilfsmittel } from './read/pflegehilfsmittel.usecases.ts'
import { createReading } from './read/read.usecases.ts'
import { searchProdukte } from './step/context.repository.ts'
import { createStepTaking } from './step/write.usecases.ts'
import { createEreignisStream, type EreignisStream } from './stream/stream.ts'
import { createBesuchLinks, linkFromAblehnung } from './visit/besuch.usecases.ts'
import { createBesuchstaten } from './visit/besuchstaten.usecases.ts'
import { personOf } from './who.ts'

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
  const anfragen = createRequestReading(ports)
  const abschriften = createAbschriften(ports)
  const einblick = createEinblick(ports)
  const pflegehilfsmittel = createPflegehilfsmittel(ports)
  const fotos = createReklamationFotos(ports)
  const links = createBesuchLinks(ports)
  const taten = createBesuchstaten(ports, { stream: strom, schreiben })
  const {
    list,
    exportList,
    counters,
    create,
    read,
    update,
    remove,
    preview,
    copy,
    copyTeil,
    copyByReichweite,
    timeline,
    markGelesen,
    products,
    stream,
  } = bestellungContract

  const routes = [
    signedIn(list, ({ akteur, query }) => lesen.list(akteur, query)),
    signedIn(exportList, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAnswer(lesen.alle(akteur, filter), {
        format,
        spalten: bestellungColumns(personWordOf(seiteOf(akteur.rolle))),
        kopf: headOf({
          akteur,
          sprache,
          now: ports.clock.now(),
          filter,
          worte: bestellungFilterWords(personWordOf(seiteOf(akteur.rolle))),
        }),
        sprache,
        dateiname: `bestellungen-${berlinDate(ports.clock.now().toISOString())}`,
        blatt: sprache === 'de' ? 'Bestellungen' : 'Orders',
      }),
    ),
    signedIn(abschriftenContract.list, abschriften.list),
    signedIn(abschriftenContract.export, abschriften.export),
    signedIn(anfragenContract.listRequests, ({ akteur, sprache }) => anfragen.list(akteur, sprache)),
    signedIn(counters, ({ akteur }) => lesen.counters(akteur)),
    signedInOnce(create, ({ akteur, body, idempotenz }) => entwuerfe.create(akteur, body, idempotenz)),
    signedIn(read, ({ akteur, params, sprache }) => lesen.read(akteur, params.bestellungId, sprache)),
    signedIn(einblickContract.readKlient, ({ akteur, params, sprache }) => einblick.readStore(akteur, params.bestellungId, sprache)),
    signedIn(pflegehilfsmittelContract.readOfKlient, ({ akteur, params }) => pflegehilfsmittel.readOfKlient(akteur, params.klientId)),
    signedIn(pflegehilfsmittelContract.readOfBestellung, ({ akteur, params }) =>
      pflegehilfsmittel.readOfBestellung(akteur, params.bestellungId),
    ),
    signedIn(einblickContract.listLastVerordnungen, ({ akteur, params }) => lesen.lastVerordnungen(akteur, params.bestellungId)),
    signedInOnce(update, ({ akteur, params, body: { version, ...entwurf }, idempotenz }) =>
      entwuerfe.update(akteur, params.bestellungId, { version, entwurf, idempotenz }),
    ),
    signedIn(remove, ({ akteur, params }) => entwuerfe.remove(akteur, params.bestellungId)),
    signedIn(preview, ({ akteur, params, sprache }) => entwuerfe.preview(akteur, params.bestellungId, sprache)),
    signedInOnce(copy, ({ akteur, params, idempotenz }) => entwuerfe.copy(akteur, params.bestellungId, idempotenz)),
    signedInOnce(copyTeil, ({ akteur, params, idempotenz }) => entwuerfe.copyTeil(akteur, params, idempotenz)),
    signedInOnce(copyByReichweite, ({ akteur, params, idempotenz }) => entwuerfe.copyByReichweite(akteur, params, idempotenz)),
    signedIn(timeline, ({ akteur, params, sprache }) => lesen.timeline(akteur, params.bestellungId, sprache)),
    signedIn(markGelesen, ({ akteur, params, body }) => lesen.mark(akteur, { ...params, ...body })),
    signedIn(bestellungContract.readReklamationFoto, (request) => fotos.read(request)),
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
    /** Steps of orders that somebody took on the way. */
    takeStep: schreiben.handle,
    link: linkFromAblehnung,
    known: links.known,
    ofKlienten: {
      klientChanged: adoptKlientname,
      verlauf: createKlientStand(ports),
    },
  }
}

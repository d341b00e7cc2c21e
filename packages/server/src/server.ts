/** The whole server as one fetch handler, without a word about where it runs. */
import { Hono } from 'hono'
import { rechtstextArten } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { zaehleNeue } from './anliegen/anliegen.repository.ts'
import { anliegenRoutes } from './anliegen/anliegen.routes.ts'
import { type EingangWege, vergissAlteAnliegen } from './anliegen/eingang.usecases.ts'
import { kurzeAdresse, networkOf } from './anmeldung/address.ts'
import { anmeldungRoutes } from './anmeldung/anmeldung.routes.ts'
import { auskunftRoutes } from './anmeldung/auskunft.routes.ts'
import type { AuskunftQuellen } from './anmeldung/auskunft.usecases.ts'
import { deriveKey } from './anmeldung/limits.ts'
import { vergissAlteKontospuren } from './anmeldung/sicherheit.usecases.ts'
import { createNachtrag as createFaktorNachtrag } from './anmeldung/nachtrag.usecases.ts'
import { createSitzungen } from './anmeldung/sitzungen.ts'
import { createBestellungenFuerAuskunft } from './bestellung/auskunft.ts'
import { bestellungRoutes } from './bestellung/bestellung.routes.ts'
import { verknuepfeAusAblehnung } from './bestellung/besuch.usecases.ts'
import { createEntwuerfe } from './bestellung/entwurf.usecases.ts'
import { createKlientStand } from './bestellung/klientStand.usecases.ts'
import { uebernehmeKlientname } from './bestellung/liste.repository.ts'
import { createNachtrag as createBestellungNachtrag } from './bestellung/nachtrag.usecases.ts'
import { createSchreiben } from './bestellung/schreiben.usecases.ts'
import { type EreignisStrom, createEreignisStrom } from './bestellung/strom.ts'
import { createUhr } from './bestellung/uhr.usecases.ts'
import { betriebRoutes } from './betrieb/betrieb.routes.ts'
import { createZustand } from './betrieb/zustand.usecases.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { createNachtrag as createChatNachtrag } from './chat/nachtrag.usecases.ts'
import { messeDateien } from './datei/datei.repository.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { createDokumentationFuerAuskunft } from './dokumentation/auskunft.ts'
import { zaehleOffeneAnordnungen } from './dokumentation/anordnung.repository.ts'
import { zaehleFaellige } from './frist/lesen.usecases.ts'
import { ladeEigeneVermerke } from './frist/vermerk.repository.ts'
import { zaehleFragen } from './hausbesuch/liste.repository.ts'
import { createHausbesuche } from './hausbesuche.ts'
import { ladeEigenes as ladeKalender } from './kalenderabo/kalenderabo.repository.ts'
import { createAbwesenheiten } from './klient/abwesenheit.usecases.ts'
import { klientAuskunftRoutes } from './klient/auskunft.routes.ts'
import { klientRoutes } from './klient/klient.routes.ts'
import { loeschungRoutes } from './klient/loeschung.routes.ts'
import { uebergibZuteilungen } from './klient/uebergabe.repository.ts'
import { verlaufRoutes } from './klient/verlauf.routes.ts'
import { ladeEigene } from './kontakt/eigene.repository.ts'
import { kontaktRoutes } from './kontakt/kontakt.routes.ts'
import { leerePapierkorb } from './kontakt/kontakt.usecases.ts'
import { createNachtrag as createKontaktNachtrag } from './kontakt/nachtrag.usecases.ts'
import { ansichtRoutes } from './liste/ansicht.routes.ts'
import { zaehleMails } from './mail/mail.repository.ts'
import { createMailAusgang } from './mail/mail.usecases.ts'
import { navigationRoutes } from './navigation/navigation.routes.ts'
import { createMitteilungsLeser } from './notification/leser.ts'
import { meldeAllen, meldeMessage } from './notification/meldung.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import type { MeldePerson } from './organisation/meldung.ts'
import { organisationRoutes } from './organisation/organisation.routes.ts'
import { createPartnerschaften } from './organisation/partnerschaft.usecases.ts'
import { ladeAlleTaetigen, ladeTaetige } from './organisation/personen.repository.ts'
import { ladeAkte } from './personal/akte.repository.ts'
import { personalRoutes } from './personal/personal.routes.ts'
import { createPersonal } from './personal/personal.usecases.ts'
import type { Ports } from './ports.ts'
import { ladeKettenStand } from './protokoll/kette.repository.ts'
import { createKette } from './protokoll/kette.ts'
import { protokollRoutes } from './protokoll/protokoll.routes.ts'
import { zaehlePushs } from './push/ausgang.repository.ts'
import { createPushAusgang } from './push/ausgang.usecases.ts'
import { pushRoutes } from './push/push.routes.ts'
import { zaehleGeltende } from './rechtstexte/rechtstexte.repository.ts'
import { rechtstexteRoutes } from './rechtstexte/rechtstexte.routes.ts'
import { ladeEinstellungen, ladeProfil } from './settings/settings.repository.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { fehlerAntwort, spracheVon } from './shared/antwort.ts'
import { dispatch } from './shared/dispatch.ts'
import { vergissAlteAntworten } from './shared/idempotenz.ts'
import { reihum } from './shared/reihum.ts'
import type { Route } from './shared/route.ts'
import { ladeShortcuts } from './shortcut/shortcut.repository.ts'
import { shortcutRoutes } from './shortcut/shortcut.routes.ts'

export interface Server {
  fetch(request: Request, info: { address: string }): Promise<Response>
  /** All routes with their contracts: the tests generate the access matrix from it. */
  routes: readonly Route[]
  /** One turn of the clock: warnings, expiring prescriptions, escalation. Hosts call it every minute; answers how many orders it moved. */
  tick(): Promise<number>
  close(): Promise<void>
}

type App = Hono<{ Bindings: { address: string } }>

/** Builds the server. Throws when a route has no access rule or two routes claim the same path. */
export async function createServer(ports: Ports): Promise<Server> {
  const sitzungen = await createSitzungen(ports, { meldeKonto: (tx, meldung) => meldeMessage(tx, { id: ports.newId(), ...meldung }) })
  const mitteilungen = createMitteilungsLeser(ports)
  const ereignisStrom = await createEreignisStrom(ports)
  const strom = mitWecker(ereignisStrom, mitteilungen.weck)
  const mailAusgang = await createMailAusgang(ports)
  const pushAusgang = await createPushAusgang(ports)
  const kette = createKette(ports)
  const meldePerson: MeldePerson = (tx, meldung) => meldeMessage(tx, { id: ports.newId(), ...meldung })
  const partnerschaften = createPartnerschaften(ports, meldePerson)
  const entwuerfe = createEntwuerfe(ports, strom, createSchreiben(ports, { strom, partnerschaften }))
  const hausbesuche = createHausbesuche(ports, {
    partnerschaften,
    melde: (tx, meldung) => meldeMessage(tx, { id: ports.newId(), ...meldung }),
    verknuepfe: verknuepfeAusAblehnung,
    bestellWege: entwuerfe,
  })
  const personal = createPersonal(ports, { sitzungen, uebergib: uebergibZuteilungen })
  const klientStand = createKlientStand(ports)
  const abwesenheiten = createAbwesenheiten(ports, klientStand)
  const zustand = createZustand(ports, { mails: zaehleMails, pushs: zaehlePushs, protokoll: ladeKettenStand, dateien: messeDateien })
  const routes: readonly Route[] = [
    ...anmeldungRoutes(ports, sitzungen),
    ...auskunftRoutes(ports, eigeneDaten),
    ...organisationRoutes(ports, { sitzungen, partnerschaften, melde: meldePerson }),
    ...personalRoutes(ports, { sitzungen, personal }),
    ...loeschungRoutes(ports),
    // Changes of a client's name are repeated in the order lists.
    ...klientRoutes(ports, { klientGeaendert: uebernehmeKlientname }),
    // Open orders are notified when something about a client begins or ends.
    ...verlaufRoutes(ports, { ereignisse: klientStand, abwesenheiten }),
    ...klientAuskunftRoutes(ports, {
      abwesenheiten,
      bestellungen: createBestellungenFuerAuskunft(ports),
      dokumentation: createDokumentationFuerAuskunft(ports),
    }),
    ...bestellungRoutes(ports, { strom, sitzungen, partnerschaften }),
    ...hausbesuche.routes,
    ...notificationRoutes(ports),
    ...pushRoutes(ports),
    ...chatRoutes(ports),
    ...kontaktRoutes(ports),
    ...ansichtRoutes(ports),
    ...searchRoutes(ports),
    ...anliegenRoutes(ports, { wege: eingangWege(ports), entwuerfe }),
    ...rechtstexteRoutes(ports, {
      datenschutzGeaendert: async (tx) => meldeAllen(tx, ports, { personIds: await ladeAlleTaetigen(tx), anlass: 'DATENSCHUTZ_GEAENDERT' }),
    }),
    ...navigationRoutes(ports, {
      neueAnliegen: zaehleNeue,
      besuchsfragen: async (db, organisationId, seite) =>
        (await zaehleFragen(db, organisationId, seite)) + (seite === 'ARZT' ? await zaehleOffeneAnordnungen(db, organisationId) : 0),
      faelligeFristen: (db, akteur) => zaehleFaellige(db, akteur, ports.clock.now().toISOString()),
      fehlendeRechtstexte: async (db) => rechtstextArten.length - (await zaehleGeltende(db, berlinDatum(ports.clock.now().toISOString()))),
    }),
    ...settingsRoutes(ports),
    ...shortcutRoutes(ports),
    ...demoRoutes(ports),
    ...protokollRoutes(ports, kette),
    ...betriebRoutes(ports, { routes: () => routes, zustand }),
  ]
  pruefeRoutes(routes)

  const dispatchPorts = {
    log: ports.log,
    newId: ports.newId,
    now: () => ports.clock.now(),
    netzVon: kurzeAdresse,
    authenticate: sitzungen.zulassen,
  }
  const app: App = new Hono()
  for (const route of routes) {
    app.on(route.call.method, route.call.path, (c) =>
      dispatch(route, { request: c.req.raw, params: c.req.param(), adresse: c.env.address }, dispatchPorts),
    )
  }
  weiseAb(app, { routes, ports })

  const uhr = createUhr(ports, strom)
  const siegel = nachtraege(ports)
  return {
    fetch: async (request, info) => app.fetch(request, { address: info.address }),
    routes,
    tick: async () => {
      let bewegt = 0
      await reihum(
        ports.log,
        zustand.mitLaeufen({
          antworten: () => vergissAlteAntworten(ports),
          kontospuren: () => vergissAlteKontospuren(ports),
          papierkorb: () => leerePapierkorb(ports),
          personal: () => personal.tick(),
          abwesenheiten: () => abwesenheiten.tick(),
          anliegen: () => vergissAlteAnliegen(ports),
          mail: () => mailAusgang.versende(),
          push: () => pushAusgang.versende(),
          bestellungen: async () => {
            bewegt = await uhr.tick()
          },
          ...hausbesuche.aufgaben,
          mitteilungen: () => mitteilungen.tick(),
          protokoll: () => kette.tick(),
          ...siegel,
        }),
      )
      return bewegt
    },
    close: async () => {
      await strom.close()
      await mitteilungen.close()
      await mailAusgang.close()
      await pushAusgang.close()
      await sitzungen.close()
      await kette.close()
    },
  }
}

/** Two read the events of orders: the live stream, and who tells people of them. */
const mitWecker = (strom: EreignisStrom, auch: () => void): EreignisStrom => ({
  ...strom,
  weck: () => {
    strom.weck()
    auch()
  },
})

/** What the rooms keep about a person, for the person's own copy. */
const eigeneDaten: AuskunftQuellen = {
  einstellungen: (db, { personId }) => ladeEinstellungen(db, personId),
  profil: (db, { personId }) => ladeProfil(db, personId),
  shortcuts: async (db, { personId }) => (await ladeShortcuts(db, personId)) ?? [],
  personalakte: async (db, { organisationId, personId }) => (organisationId === null ? null : ladeAkte(db, organisationId, personId)),
  kalender: async (db, { organisationId, personId }) => (organisationId === null ? null : ladeKalender(db, organisationId, personId)),
  fristen: async (db, { organisationId, personId }) => (organisationId === null ? [] : ladeEigeneVermerke(db, organisationId, personId)),
  kontakte: async (db, { organisationId, personId }) => (organisationId === null ? null : ladeEigene(db, { organisationId, personId })),
}

/** What the public forms need of rooms that they do not know. */
function eingangWege(ports: Ports): EingangWege {
  return {
    netzVon: networkOf,
    schluessel: deriveKey(ports.tokenSecret.current, 'dreiklang anliegen'),
    meldeTeam: async (tx, organisationId) => {
      const personIds = (await ladeTaetige(tx, [organisationId])).map(({ personId }) => personId)
      await meldeAllen(tx, ports, { personIds, anlass: 'ANLIEGEN_NEU' })
    },
  }
}

/** What older versions wrote in the clear is sealed bit by bit. */
const nachtraege = (ports: Ports) => ({
  siegelKontakte: createKontaktNachtrag(ports),
  siegelFaktoren: createFaktorNachtrag(ports),
  siegelBestellungen: createBestellungNachtrag(ports),
  siegelChats: createChatNachtrag(ports),
})

/** What no route takes: another method on a path that there is, and every other path. */
function weiseAb(app: App, { routes, ports }: { routes: readonly Route[]; ports: Ports }): void {
  const wege = new Map<string, Set<string>>()
  for (const { call } of routes) wege.set(call.path, (wege.get(call.path) ?? new Set()).add(call.method))
  for (const [path, methods] of wege) app.all(path, (c) => falscheMethode(c.req.raw, [...methods].join(', '), ports))
  app.notFound((c) =>
    fehlerAntwort(sharedFehler.ablehnen('nicht_gefunden'), { sprache: spracheVon(c.req.raw), correlationId: ports.newId() }),
  )
}

function falscheMethode(request: Request, erlaubt: string, ports: Ports): Response {
  const antwort = fehlerAntwort(sharedFehler.ablehnen('methode.nicht_erlaubt'), {
    sprache: spracheVon(request),
    correlationId: ports.newId(),
  })
  const headers = new Headers(antwort.headers)
  headers.set('allow', erlaubt)
  return new Response(antwort.body, { status: 405, headers })
}

function pruefeRoutes(routes: readonly Route[]): void {
  const gesehen = new Set<string>()
  for (const { call } of routes) {
    const weg = `${call.method} ${call.path}`
    if (gesehen.has(weg) || gesehen.has(call.id)) throw new Error(`Two routes claim ${weg} (${call.id})`)
    gesehen.add(weg).add(call.id)
    if (call.access.kind === 'open' ? call.access.reason === '' : call.access.rollen.length === 0) throw new Error(`${call.id} has no rule`)
  }
}

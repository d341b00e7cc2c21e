/** The whole server as one fetch handler, without a word about where it runs. */
import { Hono } from 'hono'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { anmeldungRoutes } from './anmeldung/anmeldung.routes.ts'
import { vergissAlteKontospuren } from './anmeldung/sicherheit.usecases.ts'
import { createSitzungen } from './anmeldung/sitzungen.ts'
import { bestellungRoutes } from './bestellung/bestellung.routes.ts'
import { uebernehmeKlientname } from './bestellung/liste.repository.ts'
import { type EreignisStrom, createEreignisStrom } from './bestellung/strom.ts'
import { createUhr } from './bestellung/uhr.usecases.ts'
import { betriebRoutes } from './betrieb/betrieb.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { klientRoutes } from './klient/klient.routes.ts'
import { kontaktRoutes } from './kontakt/kontakt.routes.ts'
import { leerePapierkorb } from './kontakt/kontakt.usecases.ts'
import { createMailAusgang } from './mail/mail.usecases.ts'
import { navigationRoutes } from './navigation/navigation.routes.ts'
import { createMitteilungsLeser } from './notification/leser.ts'
import { meldeMessage } from './notification/meldung.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { organisationRoutes } from './organisation/organisation.routes.ts'
import type { Ports } from './ports.ts'
import { createPushAusgang } from './push/ausgang.usecases.ts'
import { pushRoutes } from './push/push.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { fehlerAntwort, spracheVon } from './shared/antwort.ts'
import { dispatch } from './shared/dispatch.ts'
import { vergissAlteAntworten } from './shared/idempotenz.ts'
import type { Route } from './shared/route.ts'
import { shortcutRoutes } from './shortcut/shortcut.routes.ts'

export interface Server {
  fetch(request: Request, info: { address: string }): Promise<Response>
  /** All routes with their contracts: the tests generate the access matrix from it. */
  routes: readonly Route[]
  /** One turn of the clock: warnings, ends of prescriptions, escalation. Hosts call it every minute; answers how many orders it moved. */
  tick(): Promise<number>
  close(): Promise<void>
}

/** Builds the server. Throws when a route lacks its rule or two routes claim the same path. */
export async function createServer(ports: Ports): Promise<Server> {
  const sitzungen = await createSitzungen(ports, { meldeKonto: (tx, meldung) => meldeMessage(tx, { id: ports.newId(), ...meldung }) })
  const mitteilungen = createMitteilungsLeser(ports)
  const ereignisStrom = await createEreignisStrom(ports)
  // Two read the events of orders: the live stream, and who tells people of them.
  const strom: EreignisStrom = {
    ...ereignisStrom,
    weck: () => {
      ereignisStrom.weck()
      mitteilungen.weck()
    },
  }
  const mailAusgang = await createMailAusgang(ports)
  const pushAusgang = await createPushAusgang(ports)
  const routes: readonly Route[] = [
    ...anmeldungRoutes(ports, sitzungen),
    ...organisationRoutes(ports, sitzungen),
    // What is said here about a Klient is repeated in the lines of the orders.
    ...klientRoutes(ports, { klientGeaendert: uebernehmeKlientname }),
    ...bestellungRoutes(ports, { strom, sitzungen }),
    ...notificationRoutes(ports),
    ...pushRoutes(ports),
    ...chatRoutes(ports),
    ...kontaktRoutes(ports),
    ...searchRoutes(ports),
    ...navigationRoutes(ports),
    ...settingsRoutes(ports),
    ...shortcutRoutes(ports),
    ...demoRoutes(ports),
    ...betriebRoutes(ports, () => routes),
  ]
  pruefeRoutes(routes)

  const dispatchPorts = { log: ports.log, newId: ports.newId, now: () => ports.clock.now(), authenticate: sitzungen.zulassen }
  const app = new Hono<{ Bindings: { address: string } }>()
  for (const route of routes) {
    app.on(route.call.method, route.call.path, (c) =>
      dispatch(route, { request: c.req.raw, params: c.req.param(), adresse: c.env.address }, dispatchPorts),
    )
  }
  const wege = new Map<string, Set<string>>()
  for (const { call } of routes) wege.set(call.path, (wege.get(call.path) ?? new Set()).add(call.method))
  for (const [path, methods] of wege) app.all(path, (c) => falscheMethode(c.req.raw, [...methods].join(', '), ports))
  app.notFound((c) =>
    fehlerAntwort(sharedFehler.ablehnen('nicht_gefunden'), { sprache: spracheVon(c.req.raw), correlationId: ports.newId() }),
  )

  const uhr = createUhr(ports, strom)
  return {
    fetch: async (request, info) => app.fetch(request, { address: info.address }),
    routes,
    tick: async () => {
      await vergissAlteAntworten(ports)
      await vergissAlteKontospuren(ports)
      await leerePapierkorb(ports)
      await mailAusgang.versende()
      await pushAusgang.versende()
      const bewegt = await uhr.tick()
      await mitteilungen.tick()
      return bewegt
    },
    close: async () => {
      await strom.close()
      await mitteilungen.close()
      await mailAusgang.close()
      await pushAusgang.close()
      await sitzungen.close()
    },
  }
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

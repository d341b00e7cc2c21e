/** From a path to its route: every other path, and another method on a path that there is, is refused. */
import { Hono } from 'hono'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { errorAnswer, languageOf } from './answer.ts'
import { type DispatchPorts, dispatch } from './dispatch.ts'
import type { Route } from './route.ts'

type App = Hono<{ Bindings: { address: string } }>

interface Parts extends Pick<DispatchPorts, 'netzVon' | 'authenticate'> {
  routes: readonly Route[]
}

/** Throws when a route lacks its rule or two routes claim the same path. */
export function createApp(ports: Ports, { routes, netzVon, authenticate }: Parts): App {
  checkRoutes(routes)
  const dispatchPorts: DispatchPorts = { log: ports.log, newId: ports.newId, now: () => ports.clock.now(), netzVon, authenticate }
  const app: App = new Hono()
  for (const route of routes) {
    app.on(route.call.method, route.call.path, (c) =>
      dispatch(route, { request: c.req.raw, params: c.req.param(), adresse: c.env.address }, dispatchPorts),
    )
  }
  refuseOthers(app, { routes, ports })
  return app
}

function refuseOthers(app: App, { routes, ports }: { routes: readonly Route[]; ports: Ports }): void {
  const paths = new Map<string, Set<string>>()
  for (const { call } of routes) paths.set(call.path, (paths.get(call.path) ?? new Set()).add(call.method))
  for (const [path, methods] of paths) app.all(path, (c) => wrongMethod(c.req.raw, [...methods].join(', '), ports))
  app.notFound((c) => errorAnswer(sharedErrors.refuse('nicht_gefunden'), { sprache: languageOf(c.req.raw), correlationId: ports.newId() }))
}

function wrongMethod(request: Request, allowed: string, ports: Ports): Response {
  const answer = errorAnswer(sharedErrors.refuse('methode.nicht_erlaubt'), {
    sprache: languageOf(request),
    correlationId: ports.newId(),
  })
  const headers = new Headers(answer.headers)
  headers.set('allow', allowed)
  return new Response(answer.body, { status: 405, headers })
}

function checkRoutes(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const { call } of routes) {
    const way = `${call.method} ${call.path}`
    if (seen.has(way) || seen.has(call.id)) throw new Error(`Two routes claim ${way} (${call.id})`)
    seen.add(way).add(call.id)
    if (call.access.kind === 'open' ? call.access.reason === '' : call.access.rollen.length === 0) throw new Error(`${call.id} has no rule`)
  }
}

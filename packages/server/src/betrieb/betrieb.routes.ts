/** The room of operation: its table of contents. */
import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { Ports } from '../ports.ts'
import { type Route, route } from '../shared/route.ts'
import { createBetrieb } from './betrieb.usecases.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** @param routes all routes of the server, also the ones that are made after these */
export function betriebRoutes(ports: Pick<Ports, 'database' | 'log'>, routes: () => readonly Route[]): Route[] {
  const betrieb = createBetrieb(ports, routes)
  const { live, ready, openapi } = betriebContract

  return [
    route(live, async () => ({ status: 'ok' as const })),
    route(ready, betrieb.ready),
    route(openapi, async () => new Response(betrieb.openapi(), { headers: json })),
  ]
}

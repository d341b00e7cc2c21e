import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { Ports } from '../ports.ts'
import { geschuetzt, type Route, route } from '../shared/route.ts'
import { createBetrieb } from './betrieb.usecases.ts'
import type { createZustand } from './zustand.usecases.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

interface Teile {
  /** All routes of the server, also the ones that are made after these. */
  routes: () => readonly Route[]
  zustand: ReturnType<typeof createZustand>
}

export function betriebRoutes(ports: Pick<Ports, 'database' | 'log'>, { routes, zustand }: Teile): Route[] {
  const betrieb = createBetrieb(ports, routes)
  const { live, ready, zustand: liesZustand, openapi } = betriebContract

  return [
    route(live, async () => ({ status: 'ok' as const })),
    route(ready, betrieb.ready),
    geschuetzt(liesZustand, () => zustand.lies()),
    route(openapi, async () => new Response(betrieb.openapi(), { headers: json })),
  ]
}

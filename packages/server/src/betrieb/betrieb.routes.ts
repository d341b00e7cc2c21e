import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { Ports } from '../ports.ts'
import { signedIn, type Route, route } from '../shared/route.ts'
import { createBetrieb } from './betrieb.usecases.ts'
import type { createState } from './state.usecases.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

interface Teile {
  routes: () => readonly Route[]
  zustand: ReturnType<typeof createState>
}

export function betriebRoutes(ports: Pick<Ports, 'database' | 'log'>, { routes, zustand }: Teile): Route[] {
  const betrieb = createBetrieb(ports, routes)
  const { live, ready, zustand: liesState, openapi } = betriebContract

  return [
    route(live, async () => ({ status: 'ok' as const })),
    route(ready, betrieb.ready),
    signedIn(liesState, () => zustand.readStore()),
    route(openapi, async () => new Response(betrieb.openapi(), { headers: json })),
  ]
}

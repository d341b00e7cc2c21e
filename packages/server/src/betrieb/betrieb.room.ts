import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { Ports } from '../ports.ts'
import { type Route, route, signedIn } from '../shared/route.ts'
import { createBetrieb } from './betrieb.usecases.ts'
import { type StateSources, createState } from './state.usecases.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

interface Needs extends StateSources {
  routes: () => readonly Route[]
}

export function betriebRoom(ports: Ports, { routes, ...sources }: Needs) {
  const state = createState(ports, sources)
  const betrieb = createBetrieb(ports, routes)
  const { live, ready, zustand, openapi } = betriebContract
  return {
    routes: [
      route(live, async () => ({ status: 'ok' as const })),
      route(ready, betrieb.ready),
      signedIn(zustand, () => state.readStore()),
      route(openapi, async () => new Response(betrieb.openapi(), { headers: json })),
    ],
    withRuns: state.withLaeufen,
  }
}

import type { Ports } from '../ports.ts'
import type { Route } from '../shared/route.ts'
import { betriebRoutes } from './betrieb.routes.ts'
import { type StateSources, createState } from './state.usecases.ts'

interface Needs extends StateSources {
  routes: () => readonly Route[]
}

export function betriebRoom(ports: Ports, { routes, ...sources }: Needs) {
  const zustand = createState(ports, sources)
  return {
    routes: betriebRoutes(ports, { routes, zustand }),
    withRuns: zustand.withLaeufen,
  }
}

/** Whether the server works: for those who watch it, and for the platform. */
import type { Ports } from '../ports.ts'
import type { Route } from '../shared/route.ts'
import { betriebRoutes } from './betrieb.routes.ts'
import { type StateSources, createState } from './state.usecases.ts'

interface Needs extends StateSources {
  /** All routes of the server, also the ones that are made after these. */
  routes: () => readonly Route[]
}

export function betriebRoom(ports: Ports, { routes, ...sources }: Needs) {
  const zustand = createState(ports, sources)
  return {
    routes: betriebRoutes(ports, { routes, zustand }),
    /** The same jobs, written down with when they ran and whether they succeeded. */
    withRuns: zustand.withLaeufen,
  }
}

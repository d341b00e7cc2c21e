import { openFormular } from '@dreiklang/server/anliegen/anliegen.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { startServer } from '../../organisation/seite.fixtures.tsx'
import type { RoomRoute } from '../../shared/roomRoute.ts'

export const formularRoutes: readonly RoomRoute[] = [
  { path: '/public-form', load: async () => ({ Page: (await import('./FormularPage.tsx')).FormularPage }) },
  { path: '/public-form/status', load: async () => ({ Page: (await import('./StatusPage.tsx')).StatusPage }) },
]

/** A server on which Sonnenhof takes requests from everybody. */
export async function startWithFormular(): Promise<TestServer> {
  const server = await startServer()
  await openFormular(server, { konto: 'pflege-admin', adresse: 'sonnenhof' })
  return server
}

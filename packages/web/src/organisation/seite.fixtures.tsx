import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { startTestServer, type TestServer } from '@dreiklang/server/testServer'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { call, sessionStore, setTransport } from '../shared/apiClient.ts'
import { initI18n, type Language } from '../shared/i18n.ts'
import { createQueryClient } from '../shared/queryClient.ts'
import type { Transport } from '../shared/refresh.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { parseSearch, stringifySearch } from '../shared/searchParams.ts'
import { sharedTexts } from '../shared/shared.texts.ts'
import { followViewer } from '../shared/viewerWords.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { uiTexts } from '../ui/ui.texts.ts'

/** The server shares the browser's clock, by which the page judges whether its token is still valid. */
export const startServer = (): Promise<TestServer> => startTestServer({ beginn: new Date() })

export interface SeiteOptions {
  server: Pick<TestServer, 'fetch' | 'as'>
  /** Account of the demo by its name before the @. */
  konto: string
  routes: readonly RoomRoute[]
  path: string
  language?: Language
  /** Stands between page and server: to count, to delay, to cut the line. */
  leitung?: (weiter: Transport) => Transport
}

/** Where no route of the rooms matches, the address itself is shown. */
export async function openSeite({ server, konto, routes, path, language = 'de', leitung = (weiter) => weiter }: SeiteOptions) {
  const zumServer: Transport = (url, { signal: _signal, ...init }) => server.fetch(new Request(new URL(url, 'http://localhost'), init))
  sessionStore.forget()
  setTransport(leitung(zumServer))
  const { token } = await server.as(konto)
  const me = await server.fetch(
    new Request(`http://localhost${anmeldungContract.me.path}`, { headers: { authorization: `Bearer ${token}` } }),
  )
  sessionStore.signedIn({ accessToken: token, user: anmeldungContract.me.answer.parse(await me.json()) })
  await initI18n(language, [sharedTexts, uiTexts])
  await followViewer()

  const root = createRootRoute({ component: () => <Frame /> })
  const pages = routes.map(({ path: pfad, load }) =>
    createRoute({ getParentRoute: () => root, path: pfad, component: lazyRouteComponent(load, 'Page') }),
  )
  const sonst = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>woanders</p> })
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree: root.addChildren([...pages, sonst]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <UiProvider environment="test">
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </UiProvider>
    </QueryClientProvider>,
  )
  return { router, queryClient, call, ...view }
}

/** Pastes instead of typing letter by letter: a form renders once per word. */
export const nutzer = userEvent.setup({ delay: null })

export async function fill(field: HTMLElement, text: string) {
  await nutzer.clear(field)
  await nutzer.click(field)
  if (text !== '') await nutzer.paste(text)
}

export async function write(name: string | RegExp, text: string) {
  await fill(await screen.findByLabelText(name, { selector: 'input, textarea' }), text)
}

export const press = async (name: string | RegExp) => nutzer.click(await screen.findByRole('button', { name }))

function Frame() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { initI18n } from '../../shared/i18n.ts'
import { parseSearch, stringifySearch } from '../../shared/searchParams.ts'
import { sharedTexts } from '../../shared/shared.texts.ts'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { uiTexts } from '../../ui/ui.texts.ts'
import { shellTexts } from '../shell.texts.ts'

function Where() {
  return <h1>{useLocation().href}</h1>
}

export async function renderNav({ nav, path }: { nav: ReactNode; path: string }) {
  await initI18n('de', [sharedTexts, uiTexts, shellTexts])
  const root = createRootRoute({
    component: () => (
      <>
        {nav}
        <Outlet />
      </>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$', component: Where })]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  render(
    <UiProvider environment="test">
      <RouterProvider router={router} />
    </UiProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: path })
  return router
}

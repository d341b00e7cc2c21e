import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../shared/searchParams.ts'
import { Link, LinkButton } from './buttons.tsx'
import { renderUi } from './ui.fixtures.tsx'

function Page() {
  return (
    <>
      <Link to="/klienten">Alle Klient/innen</Link>
      <Link to="/klienten/4711">Erika Albrecht</Link>
      <LinkButton to="/klienten?suche=Albrecht">Gesucht</LinkButton>
    </>
  )
}

async function currentAt(path: string): Promise<(string | null)[]> {
  const root = createRootRoute({ component: Page })
  const router = createRouter({
    routeTree: root.addChildren(['/klienten', '/klienten/4711'].map((one) => createRoute({ getParentRoute: () => root, path: one }))),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await renderUi(<RouterProvider router={router} />)
  await screen.findByRole('link', { name: 'Alle Klient/innen' })
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent)
}

describe('a link', () => {
  it('is the current page where exactly its address is open', async () => {
    expect(await currentAt('/klienten')).toEqual(['Alle Klient/innen'])
  })

  it('is not the current page on a page below it', async () => {
    expect(await currentAt('/klienten/4711')).toEqual(['Erika Albrecht'])
  })

  it('is not the current page while the same list is searched for something', async () => {
    expect(await currentAt('/klienten?suche=Albrecht')).toEqual(['Gesucht'])
  })
})

import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { iconsRoutes } from '../icons.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (path: string) => openSeite({ server, konto: 'pfleger', routes: iconsRoutes, path })
const grid = (name: string) => screen.findByRole('list', { name: new RegExp(`^${name}`) })
const shown = async (name: string) =>
  within(await grid(name))
    .getAllByRole('button')
    .map(({ title }) => title)

describe('The page of symbols', () => {
  it('shows the first set, finds one by its words, and copies its name by the keyboard', async () => {
    await open('/ui/icons')
    await screen.findByText('286 Symbole')
    await write('Symbole durchsuchen', 'right corner')
    await screen.findByText('4 Symbole')
    expect(await shown('Feather')).toEqual(['corner-down-right', 'corner-right-down', 'corner-right-up', 'corner-up-right'])

    screen.getByRole('button', { name: 'corner-down-right' }).focus()
    await nutzer.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('corner-right-up'))
    // One stop of the Tab key for all of them, and it is where the focus was last.
    expect(
      within(await grid('Feather'))
        .getAllByRole('button')
        .map(({ tabIndex }) => tabIndex),
    ).toEqual([-1, -1, 0, -1])
  })

  it('keeps the search in another set, and draws from the file of that set', async () => {
    await open('/ui/icons?suche=bell')
    await grid('Feather')
    await nutzer.click(screen.getByRole('link', { name: 'Heroicons Mini' }))
    expect(await shown('Heroicons Mini')).toContain('bell-slash')
    expect(screen.getByRole('link', { name: 'Heroicons Mini' }).getAttribute('aria-current')).toBe('page')
    const uses = (await grid('Heroicons Mini')).querySelectorAll('use')
    expect([...uses].map((use) => use.getAttribute('href'))).toContain('/icons/heroicons-mini.svg#bell-slash')
    await screen.findByRole('link', { name: /Heroicons von Tailwind Labs, Lizenz MIT/ })
  })

  it('says when no symbol is called so', async () => {
    await open('/ui/icons/feather?suche=glocke')
    await screen.findByText('Kein Symbol heißt so')
    await waitFor(() => expect(screen.getByText('0 Symbole')).toBeTruthy())
  })
})

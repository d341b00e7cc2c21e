import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { useEffect, useMemo } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { useActions } from '../../shared/actions.ts'
import { listenForChords } from '../../shared/chords.ts'
import type { Language } from '../../shared/i18n.ts'
import type { Transport } from '../../shared/refresh.ts'
import type { RoomRoute } from '../../shared/roomRoute.ts'
import { PageHeader } from '../../ui/layout.tsx'
import { SearchTool } from './SearchTool.tsx'
import { forgetPages } from './recentPages.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => forgetPages())

const getan: string[] = []

function Seite({ titel }: { titel: string }) {
  useEffect(() => listenForChords(), [])
  const aktionen = useMemo(
    () => [
      {
        id: 'test.annehmen',
        name: 'Annehmen',
        section: 'Bestellung 4711',
        perform: () => getan.push(document.activeElement?.id ?? ''),
      },
      { id: 'test.verborgen', name: 'Verborgen', section: 'Bestellung', visible: () => false, perform: () => {} },
    ],
    [],
  )
  useActions(aktionen)
  return (
    <>
      <header>
        <SearchTool />
      </header>
      <PageHeader title={titel} />
      <button type="button" id="zeile">
        Zeile
      </button>
    </>
  )
}
const routes: RoomRoute[] = [
  { path: '/start', load: async () => ({ Page: () => <Seite titel="Start" /> }) },
  { path: '/klienten', load: async () => ({ Page: () => <Seite titel="Klienten von heute" /> }) },
]
const open = (rest: { language?: Language; leitung?: (weiter: Transport) => Transport } = {}) =>
  openSeite({ server, konto: 'pfleger', routes, path: '/start', ...rest })

const lupe = () => screen.findByRole('button', { name: /Suche öffnen|Open search/ })
const field = () => screen.findByRole<HTMLInputElement>('combobox')
async function openBar() {
  await nutzer.click(await lupe())
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
}

function gezaehlt() {
  const anfragen: unknown[] = []
  const leitung =
    (weiter: Transport): Transport =>
    (url, init) => {
      if (url === '/api/common/search') anfragen.push(JSON.parse(typeof init.body === 'string' ? init.body : ''))
      return weiter(url, init)
    }
  return { anfragen, leitung }
}

describe('The magnifier', () => {
  it('opens a field over the header and takes the focus back when it is closed', async () => {
    await open()
    await openBar()
    expect((await field()).placeholder).toBe('Suchen...')
    await nutzer.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(document.activeElement).toBe(await lupe())
    await openBar()
    await nutzer.click(screen.getByRole('button', { name: 'Suche schließen' }))
    await waitFor(async () => expect(document.activeElement).toBe(await lupe()))
  })

  it('closes when somebody goes on to another place', async () => {
    await open()
    await openBar()
    await nutzer.click(screen.getByRole('button', { name: 'Zeile' }))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(document.activeElement?.id).toBe('zeile')
  })
})

describe('The search', () => {
  it('says why something is found that does not say what was typed', async () => {
    await open()
    await openBar()
    await nutzer.paste('grossmnn')
    const klienten = await screen.findByRole('group', { name: 'Klient/innen' })
    for (const one of within(klienten).getAllByRole('option')) await within(one).findByText('Ähnlich geschrieben')
  })

  it('finds in groups, marks what was typed, and says how many there are', async () => {
    await open()
    await openBar()
    await nutzer.paste('groß')
    const klienten = await screen.findByRole('group', { name: 'Klient/innen' })
    const hits = within(klienten).getAllByRole('option')
    expect(hits.length).toBeGreaterThan(0)
    await waitFor(() => expect(hits.map((one) => one.querySelector('mark')?.textContent)).toEqual(hits.map(() => 'Groß')))
    await screen.findByText(hits.length === 1 ? '1 Treffer' : `${hits.length} Treffer`, { selector: '[role=status]' })
    expect(within(klienten).queryByText('Ähnlich geschrieben')).toBeNull()
    expect((await field()).getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById((await field()).getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox')
  })

  it('asks from the second character on, and once for what was typed in one go', async () => {
    const { anfragen, leitung } = gezaehlt()
    await open({ leitung })
    await openBar()
    await nutzer.keyboard('k')
    await new Promise((weiter) => setTimeout(weiter, 400))
    expect(anfragen).toEqual([])
    await nutzer.keyboard('lient')
    await screen.findByRole('option', { name: 'Klient/innen' })
    expect(anfragen).toEqual([{ query: 'klient' }])
  })

  it('is cleared by a shorter query', async () => {
    await open()
    await openBar()
    await nutzer.paste('klient')
    await screen.findByRole('option', { name: 'Klient/innen' })
    await nutzer.clear(await field())
    await nutzer.keyboard('k')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect((await field()).getAttribute('aria-expanded')).toBe('false')
  })

  it.each([
    ['de', 'Keine Treffer!'],
    ['en', 'No results found!'],
  ] as const)('says in %s when there is nothing: %s', async (language, satz) => {
    await open({ language })
    await openBar()
    expect((await field()).placeholder).toBe('Suchen...')
    await nutzer.paste('xyzxyz')
    await screen.findByText(satz)
  })

  it('says when the server does not answer, instead of that there is nothing', async () => {
    const leitung =
      (weiter: Transport): Transport =>
      (url, init) =>
        url === '/api/common/search' ? Promise.reject(new TypeError('offline')) : weiter(url, init)
    await open({ leitung })
    await openBar()
    await nutzer.paste('klient')
    await screen.findByText(/Die Suche ist fehlgeschlagen/)
    expect(screen.queryByText('Keine Treffer!')).toBeNull()
  })

  it('leads with arrow keys and Enter to what is marked, and is gone', async () => {
    const { router } = await open()
    await openBar()
    await nutzer.paste('klienten')
    const seite = await screen.findByRole('option', { name: 'Klient/innen' })
    await nutzer.keyboard('{ArrowDown}{ArrowUp}')
    const marked = (await field()).getAttribute('aria-activedescendant')
    expect(document.getElementById(marked ?? '')?.getAttribute('aria-selected')).toBe('true')
    while (seite.getAttribute('aria-selected') !== 'true') await nutzer.keyboard('{ArrowDown}')
    await nutzer.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/klienten'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('shows a done task struck through, and never reads a title as HTML', async () => {
    const answer = [
      {
        id: 'tasks',
        label: 'Aufgaben',
        results: [{ link: '/tasks/1', value: 'x', title: '<img src=x onerror=alert(1)> fertig', completed: true }],
      },
    ]
    const leitung =
      (weiter: Transport): Transport =>
      async (url, init) =>
        url === '/api/common/search' ? Response.json(answer) : weiter(url, init)
    await open({ leitung })
    await openBar()
    await nutzer.paste('fertig')
    const aufgabe = await screen.findByRole('option', { name: /fertig/ })
    expect(aufgabe.querySelector('s')?.textContent).toBe('<img src=x onerror=alert(1)> fertig')
    expect(aufgabe.querySelector('img')).toBeNull()
    within(aufgabe).getByText('erledigt')
  })
})

describe('The palette', () => {
  const openPalette = async () => {
    await lupe()
    await nutzer.keyboard('{Control>}k{/Control}')
    return screen.findByRole('dialog', { name: 'Suchen und ausführen' })
  }

  it('runs what can be done on the page, said about what had the focus', async () => {
    getan.length = 0
    await open()
    await lupe()
    screen.getByRole('button', { name: 'Zeile' }).focus()
    const palette = await openPalette()
    expect(within(palette).queryByRole('option', { name: /Verborgen/ })).toBeNull()
    await nutzer.keyboard('bestell annehm')
    await within(palette).findByRole('option', { name: /4711/ })
    await nutzer.keyboard('{Enter}')
    expect(getan).toEqual(['zeile'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes by Escape, and by its own keys, and gives the focus back', async () => {
    await open()
    await lupe()
    const row = screen.getByRole('button', { name: 'Zeile' })
    row.focus()
    await openPalette()
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    await nutzer.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(row)
    await openPalette()
    await nutzer.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(row)
  })

  it('searches like the header, beside the actions', async () => {
    const { router } = await open()
    const palette = await openPalette()
    await nutzer.keyboard('klienten')
    await nutzer.click(await within(palette).findByRole('option', { name: 'Klient/innen' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/klienten'))
  })

  it('knows the pages of before, until the session ends', async () => {
    const { router, unmount } = await open()
    await lupe()
    await router.navigate({ to: '/klienten' })
    await screen.findByRole('heading', { name: 'Klienten von heute' })
    const palette = await openPalette()
    const zuletzt = within(palette).getByRole('group', { name: 'Zuletzt besucht' })
    expect(
      within(zuletzt)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Start'])
    await nutzer.click(within(zuletzt).getByRole('option', { name: 'Start' }))
    await screen.findByRole('heading', { name: 'Start' })
    unmount()
    await open()
    const danach = await openPalette()
    expect(within(danach).queryByRole('group', { name: 'Zuletzt besucht' })).toBeNull()
  })
})

import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { loadTexts } from '../../shared/i18n.ts'
import type { Transport } from '../../shared/refresh.ts'
import { klientRoutes } from '../klient.routes.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
  for (let nr = 0; nr < 27; nr += 1) await haus.admit({ nachname: 'Vielzahl', apotheke: null, einwilligungen: [] })
})
afterAll(() => haus.close())

async function open(leitung?: (weiter: Transport) => Transport) {
  await openSeite({
    server: haus,
    konto: 'pflege-admin',
    routes: klientRoutes,
    path: '/klienten?suche=Vielzahl',
    ...(leitung === undefined ? {} : { leitung }),
  })
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Vielzahl/ })).toHaveLength(25))
  await nutzer.click(screen.getAllByRole('checkbox', { name: /Vielzahl/ })[0] ?? document.body)
  const bar = within(await screen.findByRole('region', { name: 'Ausgewählte Einträge' }))
  expect(bar.queryByRole('button', { name: 'Alle Treffer auswählen' })).toBeNull()
  await nutzer.click(bar.getByRole('button', { name: 'Alle auf dieser Seite' }))
  return bar
}
/** Between page and server when all matches are read: those pages are longer than the list's own. */
const beimLesen =
  (antworte: (weiter: () => ReturnType<Transport>, signal: AbortSignal | null | undefined) => ReturnType<Transport>) =>
  (weiter: Transport): Transport =>
  (url, init) =>
    url.includes('limit=100') ? antworte(() => weiter(url, init), init.signal) : weiter(url, init)

const moreThanAThousand = beimLesen(async (weiter) => {
  const { zeilen } = await (await weiter()).json()
  const viele = Array.from({ length: 1001 }, (_, i) => ({ ...zeilen[0], id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}` }))
  return Response.json({ zeilen: viele, cursor: null })
})

describe('Selecting everything that a filter finds', () => {
  it('takes in the other pages, and what is done is done with all of them', async () => {
    const bar = await open()
    await nutzer.click(bar.getByRole('button', { name: 'Alle Treffer auswählen' }))
    await bar.findByText('27 ausgewählt, aus allen Treffern')
    await nutzer.click(bar.getByRole('button', { name: 'Status: Pausiert (27)' }))
    const dialog = within(await screen.findByRole('dialog'))
    await nutzer.click(dialog.getByRole('button', { name: /^27 Einträge: / }))
    await dialog.findByText('27 Einträge erledigt.', {}, { timeout: 60_000 })
    const client = await haus.wer('pflege-admin')
    const pausiert = async () =>
      (await client.call(klientenListContract.list, { query: { suche: 'Vielzahl', status: 'PAUSIERT', limit: '100' } })).body.zeilen
    expect(await pausiert()).toHaveLength(27)
    await nutzer.click(dialog.getByRole('button', { name: '27 rückgängig machen' }))
    await waitFor(() => expect(dialog.getAllByText('Zurückgenommen')).toHaveLength(27), { timeout: 60_000 })
    expect(await pausiert()).toHaveLength(0)
  })

  it('can be narrowed by hand again', async () => {
    const bar = await open()
    await nutzer.click(bar.getByRole('button', { name: 'Alle Treffer auswählen' }))
    await bar.findByText('27 ausgewählt, aus allen Treffern')
    await nutzer.click(screen.getAllByRole('checkbox', { name: /Vielzahl/ })[0] ?? document.body)
    expect(await bar.findByText('26 ausgewählt')).toBeDefined()
  })

  it('is refused for more than a thousand', async () => {
    const bar = await open(moreThanAThousand)
    await nutzer.click(bar.getByRole('button', { name: 'Alle Treffer auswählen' }))
    expect((await bar.findByRole('alert')).textContent).toContain('Mehr als 1.000 Treffer')
    expect(bar.getByRole('status').textContent).toBe('25 ausgewählt')
  })

  it('can be broken off, and keeps the page that was selected', async () => {
    const bar = await open(
      beimLesen((_weiter, signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))),
    )
    await nutzer.click(bar.getByRole('button', { name: 'Alle Treffer auswählen' }))
    await bar.findByText('0 Treffer gelesen …')
    await nutzer.click(bar.getByRole('button', { name: 'Abbrechen' }))
    await bar.findByRole('button', { name: 'Alle Treffer auswählen' })
    expect(bar.getByText('25 ausgewählt')).toBeDefined()
  })
})

describe('Printing a list', () => {
  /** What lay on paper each time that the browser was asked to print. */
  const papers: { rows: number; head: string | undefined }[] = []

  /** A browser draws for paper while it prints, and for the screen again after. */
  function givePrinter(): void {
    let printing = false
    const tells = new Set<() => void>()
    const plain = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const media = plain(query)
      if (query !== 'print') return media
      Object.defineProperty(media, 'matches', { get: () => printing })
      return Object.assign(media, { addEventListener: (_kind: string, tell: () => void) => tells.add(tell) })
    })
    const turn = (to: boolean) =>
      act(() => {
        printing = to
        tells.forEach((tell) => tell())
      })
    vi.spyOn(window, 'print').mockImplementation(() => {
      turn(true)
      papers.push({
        rows: screen.getAllByRole('link', { name: /^Vielzahl/ }).length,
        head: screen.getByText(/ · Gedruckt am /).textContent,
      })
      turn(false)
      act(() => void window.dispatchEvent(new Event('afterprint')))
    })
  }
  beforeEach(givePrinter)
  afterEach(() => {
    vi.restoreAllMocks()
    papers.length = 0
  })

  async function print(): Promise<void> {
    // As before each page of the product: what is drawn for paper has its words.
    await loadTexts()
    await nutzer.click(screen.getByRole('button', { name: 'Mehr zu dieser Liste' }))
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Ganze Liste drucken' }))
  }

  it('puts all of it on paper and leaves the page on the screen', async () => {
    await open()
    await print()
    await waitFor(() => expect(papers).toHaveLength(1))
    expect(papers[0]?.rows).toBe(27)
    expect(papers[0]?.head).toContain(' · Ganze Liste, 27 Einträge · ')
    expect(screen.getAllByRole('link', { name: /^Vielzahl/ })).toHaveLength(25)
    act(() => window.print())
    expect(papers[1], 'printed by the menu of the browser').toMatchObject({ rows: 25, head: expect.stringContaining(' · Seite 1 · ') })
  })

  it('puts nothing on paper that was read for other words than those that are searched now', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await open(beimLesen((weiter) => held.then(weiter)))
    await print()
    const busy = () => screen.getByRole('button', { name: 'Mehr zu dieser Liste' }).getAttribute('aria-busy')
    await waitFor(() => expect(busy()).toBe('true'))
    await nutzer.type(screen.getByRole('searchbox'), 'x')
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Vielzahl/ })).toEqual([]))
    answer()
    await waitFor(() => expect(busy()).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(papers).toEqual([])
  })

  it('says what to do where there are more than a thousand', async () => {
    await open(moreThanAThousand)
    await print()
    await screen.findByText(/^Mehr als 1\.000 Einträge: /)
    expect(papers).toEqual([])
  })
})

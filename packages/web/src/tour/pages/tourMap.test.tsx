import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { type TestServer, startTestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { heute, klientId, morgen, planBesuch } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { tourRoutes } from '../tour.routes.tsx'

const mapTiles = { url: 'https://tiles.test.invalid/{z}/{x}/{y}.png', attribution: '© Test <b>Karten</b>' }
const title = 'Karte der Stopps'
/** In jsdom nothing has a size, and a map without one fetches no squares. */
const size = { clientWidth: 600, clientHeight: 320 } as const
const echte = Object.fromEntries(Object.keys(size).map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name) ?? {}]))

let server: TestServer
beforeAll(async () => {
  Object.defineProperties(
    Element.prototype,
    Object.fromEntries(Object.entries(size).map(([name, value]) => [name, { configurable: true, get: () => value }])),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${heute}T09:00:00Z`) })
  server = await startTestServer({ beginn: new Date(), mapTiles })
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
  Object.defineProperties(Element.prototype, echte)
})

const open = () => openSeite({ server, konto: 'pfleger', routes: tourRoutes, path: `/hausbesuch/tour?tag=${morgen}` })

async function wohne(nr: number, punkt: { breite: number; laenge: number }) {
  const leitung = await server.as('pflege-admin')
  const params = { klientId: klientId(server, nr) }
  const { wohnen } = (await leitung.call(akteContract.read, { params })).body
  expect((await leitung.call(akteContract.updateWohnen, { params, body: { ...wohnen, ...punkt } })).status).toBe(200)
}

describe('The map of a tour', () => {
  it('is not there while nobody knows where the stops are', async () => {
    await planBesuch(server, { datum: morgen, uhrzeit: '08:00', klientId: klientId(server, 0) })
    await planBesuch(server, { datum: morgen, uhrzeit: '12:00', klientId: klientId(server, 1) })
    await open()
    await screen.findByRole('list', { name: 'Stopps' })
    expect(screen.queryByRole('region', { name: title })).toBeNull()
  })

  it('shows the stops by their numbers, names whom it cannot show, and leads to the card', async () => {
    await wohne(1, { breite: 48.13715, laenge: 11.57612 })
    await open()
    const card = within(await screen.findByRole('region', { name: title }))
    const [erster, zweiter] = within(screen.getByRole('list', { name: 'Stopps' }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    screen.getByText(`Ohne Koordinaten nicht auf der Karte: ${erster}`)
    const marke = await card.findByRole('button', { name: `Platz 2: ${zweiter}` })
    expect(marke.textContent).toBe('2')
    await nutzer.click(marke)
    expect(document.activeElement?.tagName).toBe('LI')
    within(document.activeElement as HTMLElement).getByRole('heading', { name: zweiter ?? '' })

    card.getByRole('button', { name: `Platz 2: ${zweiter}` }).focus()
    await nutzer.keyboard('{Enter}')
    expect(document.activeElement?.tagName).toBe('LI')
  })

  it('fetches its pictures from the server of the house, and names whom it must as plain words', async () => {
    await open()
    const card = await screen.findByRole('region', { name: title })
    await waitFor(() => expect(card.querySelectorAll('img').length).toBeGreaterThan(0))
    for (const bild of card.querySelectorAll('img')) expect(bild.src).toMatch(/^https:\/\/tiles\.test\.invalid\/\d+\/\d+\/\d+\.png$/)
    within(card).getByText('© Test <b>Karten</b>')
    within(card).getByRole('button', { name: 'Karte vergrößern' })
  })
})

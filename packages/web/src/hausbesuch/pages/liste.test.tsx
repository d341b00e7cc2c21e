import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveFonts } from '../../bestellung/jsdom.fixtures.ts'
import { nutzer, oeffneSeite } from '../../organisation/seite.fixtures.tsx'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { frageArzt, klientId, morgen, planeBesuch, starteBesuchsServer } from './besuch.fixtures.ts'

giveFonts()

let server: TestServer
beforeAll(async () => {
  server = await starteBesuchsServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const oeffne = (path: string, konto = 'pfleger', language: 'de' | 'en' = 'de') =>
  oeffneSeite({ server, konto, routes: hausbesuchRoutes, path, language })
/** The line of a visit, by its number. */
const zeile = async (nummer: string) => {
  const [treffer] = await screen.findAllByText(new RegExp(nummer))
  const eine = treffer?.closest<HTMLElement>('li, tr')
  if (eine === null || eine === undefined) throw new Error(`${nummer} stands in no line`)
  return within(eine)
}

describe('The list of visits', () => {
  it('opens with those of today, and each leads to its page', async () => {
    const heutiger = await planeBesuch(server, { uhrzeit: '07:30' })
    const spaeter = await planeBesuch(server, { datum: morgen })
    await oeffne('/hausbesuch')
    const eine = await zeile(heutiger.nummer)
    eine.getByText(/07:30 bis 08:00 Uhr/)
    expect(eine.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/hausbesuch/${heutiger.id}`)
    expect(screen.queryByText(new RegExp(spaeter.nummer))).toBeNull()
    await nutzer.click(screen.getByRole('tab', { name: 'Ab morgen' }))
    await zeile(spaeter.nummer)
  })

  it('is narrowed by day, state, kind and Klient in its address', async () => {
    const gesucht = await planeBesuch(server, { datum: morgen, klientId: klientId(server, 1) })
    const anderer = await planeBesuch(server, { datum: morgen })
    const tage = `von=${morgen}&bis=${morgen}`
    await oeffne(`/hausbesuch?ansicht=alle&${tage}&status=GEPLANT&typ=PFLEGEBESUCH&klientId=${klientId(server, 1)}`)
    await zeile(gesucht.nummer)
    expect(screen.queryByText(new RegExp(anderer.nummer))).toBeNull()
  })

  it('shows a practice what it is asked, and says how many wait for an answer', async () => {
    const { nummer } = await frageArzt(server)
    await oeffne('/hausbesuch?ansicht=anfragen', 'arzt')
    const eine = await zeile(nummer)
    eine.getByText('angefragt')
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Anfragen/ }).textContent).toMatch(/\d/))
  })

  it('speaks English', async () => {
    await oeffne('/hausbesuch', 'pfleger', 'en')
    await screen.findByRole('heading', { level: 1, name: 'Home visits' })
    await screen.findByRole('tab', { name: 'From tomorrow' })
  })

  it('says to the platform that visits are not hers', async () => {
    await oeffne('/hausbesuch', 'admin')
    await screen.findByText('Hausbesuche gehören Pflegediensten, Praxen und Apotheken.')
  })
})

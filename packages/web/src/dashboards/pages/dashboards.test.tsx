import { figureWords } from '@dreiklang/domain/dashboards/figureWords'
import { bring, zieheEin } from '@dreiklang/server/bestellung/bestellung.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activitiesRoutes } from '../../activities/activities.routes.tsx'
import { texts as begriffeDe } from '../../bestellung/begriffe.texts.de.ts'
import { texts as begriffeEn } from '../../bestellung/begriffe.texts.en.ts'
import { nutzer, openSeite, press, startServer } from '../../organisation/seite.fixtures.tsx'
import { dashboardsRoutes } from '../dashboards.routes.tsx'

let server: TestServer
let number = ''
beforeAll(async () => {
  server = await startServer()
  const haus = { ...server, ...(await zieheEin(server)) }
  await bring(haus, 'ABGELEHNT')
  number = (await bring(haus, 'GELIEFERT')).stand.nummer
})
afterAll(() => server.close())

const open = (path: string, konto = 'pfleger') => openSeite({ server, konto, routes: [...dashboardsRoutes, ...activitiesRoutes], path })
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent)

describe('The dashboards of samples', () => {
  it('say that they are samples, and which one it is', async () => {
    for (const [path, title] of [
      ['finance', 'Finanzen'],
      ['crypto', 'Kryptowährungen'],
      ['project', 'Projekt'],
      ['analytics', 'Besuche einer Website'],
    ]) {
      const { unmount } = await open(`/dashboards/${path}`)
      await screen.findByText(title ?? '', { selector: 'h1' })
      expect(screen.getByText('Beispieldaten')).toBeTruthy()
      unmount()
    }
  })

  it('show each chart as a table as well', async () => {
    await open('/dashboards/project')
    await screen.findByText('Termine')
    expect(screen.getAllByRole('img', { name: /^Diagramm: Meldungen/ })).toHaveLength(1)
    await press('Als Tabelle zeigen: Meldungen')
    expect(rowsOf('Meldungen')[0]).toBe('WochentagNeue MeldungenGeschlossene Meldungen')
    expect(rowsOf('Meldungen')).toHaveLength(8)
    await press('Als Diagramm zeigen: Meldungen')
    expect(screen.queryByRole('table', { name: 'Meldungen' })).toBeNull()
  })
})

describe('The orders in figures', () => {
  it('lead from a figure to the orders that it counts, and back with the same days', async () => {
    await open('/dashboards/bestellungen?von=2026-11-01&bis=2026-11-30')
    const outcome = await screen.findByRole('list', { name: 'Ergebnis' })
    await nutzer.click(within(outcome).getByRole('link', { name: /^Geliefert 1/ }))
    await screen.findByRole('heading', { level: 1, name: 'Geliefert' })
    expect(await screen.findByRole('link', { name: number })).toBeTruthy()
    expect(screen.getByText('01.11.2026 bis 30.11.2026')).toBeTruthy()
    await press('Zurück zu den Zahlen')
    await screen.findByRole('button', { name: 'Ab 01.11.2026, Tag wählen' })
  })

  it('name the reasons for which something was declined, and say no median of one', async () => {
    await open('/dashboards/bestellungen')
    await screen.findByRole('table', { name: 'Gründe der Ablehnungen' })
    expect(rowsOf('Gründe der Ablehnungen')[1]).toBe('Nicht lieferbar1')
    expect(screen.queryByRole('img', { name: /Dauer der Übergaben/ })).toBeNull()
    await nutzer.click(screen.getByRole('link', { name: 'Nicht lieferbar' }))
    await screen.findByRole('heading', { level: 1, name: 'Abgelehnt: Nicht lieferbar' })
    expect(await screen.findAllByRole('row')).toHaveLength(2)
  })

  it('say that there is nothing in days without a step', async () => {
    await open('/dashboards/bestellungen?von=2026-01-01&bis=2026-01-31')
    await screen.findByText('Keine Schritte in diesem Zeitraum')
  })

  it('are narrowed by a priority, which the address keeps', async () => {
    await open('/dashboards/bestellungen')
    await press('Filter')
    await nutzer.click(await screen.findByRole('menuitemradio', { name: 'Notfall' }))
    await screen.findByRole('button', { name: 'Filter (1)' })
    await screen.findByText('Keine Schritte in diesem Zeitraum')
  })

  it('call each reason as the sheet of the order does', () => {
    const said = {
      de: { ...begriffeDe.apothekeGrund, ...begriffeDe.arztGrund },
      en: { ...begriffeEn.apothekeGrund, ...begriffeEn.arztGrund },
    }
    expect(figureWords.de.grund).toEqual(said.de)
    expect(figureWords.en.grund).toEqual(said.en)
  })
})

describe('The activities', () => {
  it('tell by days what was done, with a link to the order', async () => {
    await open('/pages/activities')
    const today = await screen.findByRole('list', { name: 'Heute' })
    const links = within(today).getAllByRole('link', { name: `Bestellung ${number}` })
    expect(links[0]?.getAttribute('href')).toMatch(/^\/bestellungen\//)
    expect(within(today).getAllByText(/hat die Übergabe der Lieferung eingetragen/).length).toBeGreaterThan(0)
  })
})

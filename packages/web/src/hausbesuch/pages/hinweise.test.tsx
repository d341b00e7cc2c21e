import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveFonts } from '../../bestellung/jsdom.fixtures.ts'
import { oeffneSeite } from '../../organisation/seite.fixtures.tsx'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { frageArzt, gehe, klientId, morgen, personId, planeBesuch, starteBesuchsServer } from './besuch.fixtures.ts'

giveFonts()
let server: TestServer
beforeAll(async () => {
  server = await starteBesuchsServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const oeffne = (path: string, konto: string) => oeffneSeite({ server, konto, routes: hausbesuchRoutes, path })

describe('Behandlungspflege without a prescription', () => {
  it('is marked in the list and on the page, with the reason and the ways to get one', async () => {
    const leistungen = [{ code: null, bezeichnung: 'Insulin spritzen', quelle: 'HKP' as const, sollMinuten: 10 }]
    const { id, nummer } = await planeBesuch(server, { uhrzeit: '18:00', leistungen }, 'pflege-admin')
    const liste = await oeffne('/hausbesuch', 'pfleger')
    await screen.findAllByText(new RegExp(nummer))
    expect(screen.getAllByText('ohne Verordnung')).toHaveLength(1)
    liste.unmount()
    await oeffne(`/hausbesuch/${id}`, 'pfleger')
    await screen.findByText(/Für Behandlungspflege ist keine Verordnung häuslicher Krankenpflege eingetragen/)
    const akte = screen.getByRole('link', { name: 'Verordnung in der Akte' })
    expect(akte.getAttribute('href')).toBe(`/klienten/${klientId(server)}?bereich=hkp`)
    expect(screen.getByRole('link', { name: 'Hausbesuch anfragen' }).getAttribute('href')).toContain('typ=ARZTBESUCH')
  })
})

describe('A practice that visits two people in one house', () => {
  it('reads how the Klient lives and whom else it visits there on the day', async () => {
    const ort = { strasse: 'Gartenstraße', hausnummer: '4', zusatz: null, plz: '80331', ort: 'München' }
    const planung = { datum: morgen, dauerMinuten: 20, personIds: [personId(server, 'arzt')], fahrzeug: null }
    const besuche = []
    for (const [nr, uhrzeit] of ['09:00', '10:00'].entries()) {
      const besuch = await frageArzt(server, { klientId: klientId(server, nr), ort })
      besuche.push(await gehe(server, 'arzt-admin', { besuch, handlung: 'annehmen', angaben: { ...planung, uhrzeit } }))
    }
    const [eigener, anderer] = besuche
    const seite = await oeffne(`/hausbesuch/${eigener?.id}`, 'arzt')
    const karte = within(await screen.findByRole('region', { name: 'Für die Abrechnung' }))
    karte.getByText('Wohnform')
    const link = karte.getByRole('link', { name: new RegExp(`^10:00 Uhr, .*${anderer?.nummer}`) })
    expect(link.getAttribute('href')).toBe(`/hausbesuch/${anderer?.id}`)
    seite.unmount()
    await oeffne(`/hausbesuch/${eigener?.id}`, 'pfleger')
    await screen.findByText('Beschreibung')
    expect(screen.queryByRole('region', { name: 'Für die Abrechnung' })).toBeNull()
  })
})

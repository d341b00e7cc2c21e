import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveFonts } from '../../bestellung/jsdom.fixtures.ts'
import { nutzer, oeffneSeite } from '../../organisation/seite.fixtures.tsx'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { frageArzt, gehe, klientId, lies, morgen, planeBesuch, starteBesuchsServer } from './besuch.fixtures.ts'

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
    await screen.findByRole('tab', { name: 'From tomorrow on' })
  })

  it('says to the platform that visits are not hers', async () => {
    await oeffne('/hausbesuch', 'admin')
    await screen.findByText('Hausbesuche gehören Pflegediensten, Praxen und Apotheken.')
  })
})

describe('My day', () => {
  it('has the own visits in the order of time, with the way, the telephone and what is missing', async () => {
    const spaet = await planeBesuch(server, { datum: morgen, uhrzeit: '17:00' })
    const frueh = await planeBesuch(server, { datum: morgen, uhrzeit: '06:00' })
    await oeffne(`/hausbesuch/tag?tag=${morgen}`)
    const zeiten = await screen.findAllByText(/^\d\d:\d\d bis \d\d:\d\d Uhr$/)
    const texte = zeiten.map(({ textContent }) => textContent)
    expect(texte).toEqual(texte.toSorted())
    expect(texte).toContain('06:00 bis 06:30 Uhr')
    const karte = within(zeiten[0]?.closest('li') ?? document.body)
    const { klient } = await lies(server, 'pfleger', frueh.id)
    expect(karte.getByRole('link', { name: new RegExp(klient?.adresse?.strasse ?? '!') }).getAttribute('href')).toMatch(/^geo:0,0\?q=/)
    if ((klient?.telefon ?? null) === null) karte.getByText(/Telefonnummer/)
    else expect(karte.getByRole('link', { name: /anrufen/ }).getAttribute('href')).toMatch(/^tel:\+?\d+$/)
    expect(spaet.status).toBe('GEPLANT')
  })

  it('sets out with one press, twice pressed is once, and the next step takes its place', async () => {
    const { id } = await planeBesuch(server, { datum: morgen, uhrzeit: '05:00' })
    await oeffne(`/hausbesuch/tag?tag=${morgen}`)
    const karte = within((await screen.findByText('05:00 bis 05:30 Uhr')).closest('li') ?? document.body)
    await nutzer.dblClick(karte.getByRole('button', { name: 'Losfahren' }))
    await karte.findByRole('button', { name: 'Besuch beginnen' })
    expect(await lies(server, 'pfleger', id)).toMatchObject({ status: 'UNTERWEGS', version: 2 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is begun from its card, one step after the other, and goes on at its sheet', async () => {
    const { id } = await planeBesuch(server, { datum: morgen, uhrzeit: '03:00' })
    await oeffne(`/hausbesuch/tag?tag=${morgen}`)
    const karte = within((await screen.findByText('03:00 bis 03:30 Uhr')).closest('li') ?? document.body)
    await nutzer.click(karte.getByRole('button', { name: 'Losfahren' }))
    await nutzer.click(await karte.findByRole('button', { name: 'Besuch beginnen' }))
    // The dialog reads the visit first: it is asked for when its fields are there.
    const dialog = () => within(screen.getByRole('dialog'))
    await nutzer.click(await screen.findByRole('checkbox', { name: /Name und Geburtsdatum/ }))
    await nutzer.click(dialog().getByRole('button', { name: 'Besuch beginnen' }))
    await karte.findByText(/Ergebnis des Besuchs/)
    expect(karte.getByRole('link', { name: 'Dokumentieren' }).getAttribute('href')).toBe(`/hausbesuch/${id}/dokumentation`)
    expect(await lies(server, 'pfleger', id)).toMatchObject({ status: 'BEGONNEN' })
  })

  it('says what is new when the head has moved the visit meanwhile', async () => {
    const besuch = await planeBesuch(server, { datum: morgen, uhrzeit: '04:00' })
    await oeffne(`/hausbesuch/tag?tag=${morgen}`)
    const karte = within((await screen.findByText('04:00 bis 04:30 Uhr')).closest('li') ?? document.body)
    const { plan } = await lies(server, 'pflege-admin', besuch.id)
    await gehe(server, 'pflege-admin', {
      besuch,
      handlung: 'absagen',
      angaben: { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false },
    })
    expect(plan?.uhrzeit).toBe('04:00')
    await nutzer.click(karte.getByRole('button', { name: 'Losfahren' }))
    await screen.findByText(/Das ist bei diesem Stand nicht möglich|Jemand war schneller/)
    await karte.findByText('abgesagt')
    expect(karte.queryByRole('button', { name: 'Losfahren' })).toBeNull()
  })

  it('says when there is nothing to do, and goes from day to day', async () => {
    const { router } = await oeffne('/hausbesuch/tag?tag=2031-01-01')
    await screen.findByRole('heading', { name: 'Kein Hausbesuch an diesem Tag' })
    await nutzer.click(screen.getByRole('button', { name: 'Tag danach' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tag: '2031-01-02' }))
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { askArzt, klientId, morgen, planBesuch, keepBesuchsServer, server } from './besuch.fixtures.ts'

keepBesuchsServer()

const open = (path: string, konto = 'pfleger', language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto, routes: hausbesuchRoutes, path, language })
const row = async (nummer: string) => {
  const [hits] = await screen.findAllByText(new RegExp(nummer))
  const one = hits?.closest<HTMLElement>('li, tr')
  if (one === null || one === undefined) throw new Error(`${nummer} stands in no line`)
  return within(one)
}

describe('The list of visits', () => {
  it('opens with those of today, and each leads to its page', async () => {
    const heutiger = await planBesuch(server, { uhrzeit: '07:30' })
    const spaeter = await planBesuch(server, { datum: morgen })
    await open('/hausbesuch')
    const one = await row(heutiger.nummer)
    one.getByText(/07:30 bis 08:00 Uhr/)
    expect(one.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/hausbesuch/${heutiger.id}`)
    expect(screen.queryByText(new RegExp(spaeter.nummer))).toBeNull()
    await nutzer.click(screen.getByRole('tab', { name: 'Ab morgen' }))
    await row(spaeter.nummer)
  })

  it('is narrowed by day, state, kind and Klient in its address', async () => {
    const gesucht = await planBesuch(server, { datum: morgen, klientId: klientId(server, 1) })
    const anderer = await planBesuch(server, { datum: morgen })
    const days = `von=${morgen}&bis=${morgen}`
    await open(`/hausbesuch?ansicht=alle&${days}&status=GEPLANT&typ=PFLEGEBESUCH&klientId=${klientId(server, 1)}`)
    await row(gesucht.nummer)
    expect(screen.queryByText(new RegExp(anderer.nummer))).toBeNull()
  })

  it('shows a practice what it is asked, and says how many wait for an answer', async () => {
    const { nummer } = await askArzt(server)
    await open('/hausbesuch?ansicht=anfragen', 'arzt')
    const one = await row(nummer)
    one.getByText('Angefragt')
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Anfragen/ }).textContent).toMatch(/\d/))
  })

  it('speaks English', async () => {
    await open('/hausbesuch', 'pfleger', 'en')
    await screen.findByRole('heading', { level: 1, name: 'Home visits' })
    await screen.findByRole('tab', { name: 'From tomorrow' })
  })

  it('says to the platform that visits are not hers', async () => {
    await open('/hausbesuch', 'admin')
    await screen.findByText('Hausbesuche gehören Pflegediensten, Praxen und Apotheken.')
  })
})

import { bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { kontaktRoutesWith } from '../kontakt/kontakt.routes.tsx'
import { openSeite } from '../organisation/seite.fixtures.tsx'
import { setPreferences } from '../shared/preferences.ts'
import { heuteOnKontakte } from './components/anbauten.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
  await bring(haus, 'GELIEFERT')
  const refused = await bring(haus, 'BEIM_ARZT')
  await refused.run('arzt', 'arztAblehnen', { grund: 'EGK_FEHLT_QUARTAL', text: null })
  await bring(haus, 'BEIM_ARZT')
})
afterAll(() => haus.close())
beforeEach(() => {
  const media = window.matchMedia
  // A desk, on which there is room for four columns.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: query.includes('75em') }))
})
afterEach(() => {
  vi.restoreAllMocks()
  setPreferences({ heute: true })
})

const open = (konto: string) => openSeite({ server: haus, konto, routes: kontaktRoutesWith(heuteOnKontakte), path: '/contacts' })
const letters = 'Namen mit einem Anfangsbuchstaben'
const part = (name: string) => screen.findByRole('group', { name })

it('is four lines on a phone, each with what it is about and where it leads', async () => {
  vi.restoreAllMocks()
  await open('pfleger')
  const region = within(await screen.findByRole('region', { name: 'Heute' }))
  expect((await region.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Als Nächsteskeine Stopps', '/hausbesuch/tour'],
    ['Wartet auf mich2', '/bestellungen/pflege?ansicht=dran'],
    ['Wartet auf andere1', '/bestellungen/pflege?ansicht=warten'],
    ['Überfällig0', '/bestellungen/pflege?ansicht=spaet'],
  ])
})

describe('today, above the directory', () => {
  it('says which orders wait for the nurse and why, and leads to each and to all of them', async () => {
    await open('pfleger')
    const mine = within(await part('Wartet auf mich 2'))
    expect(mine.getByRole('link', { name: /Geliefert/ }).getAttribute('href')).toMatch(/^\/bestellungen\/[\da-f-]{36}$/)
    mine.getByRole('link', { name: /Karte einlesen/ })
    expect(mine.getByRole('link', { name: 'Wartet auf mich: alle 2' }).getAttribute('href')).toBe('/bestellungen/pflege?ansicht=dran')
  })

  it('says for whom the others are waited for, and that nothing is overdue and no stop is hers', async () => {
    await open('pfleger')
    const others = within(await part('Wartet auf andere 1'))
    expect(others.getByRole('link', { name: /^Praxis Dr. Weber ?1$/ }).getAttribute('href')).toMatch(/wartetAuf=ARZT&organisationId=/)
    within(await part('Überfällig 0')).getByText('Keine Bestellung ist überfällig.')
    within(await part('Als Nächstes')).getByText('Heute sind Ihnen keine Stopps zugeteilt.')
  })

  it('is folded away by whoever does not want it, stays so, and comes back', async () => {
    const user = userEvent.setup()
    await open('pfleger')
    await part('Wartet auf mich 2')
    expect(screen.queryByRole('group', { name: letters })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Heute einklappen' }))
    expect(screen.queryByRole('region', { name: 'Heute' })).toBeNull()
    expect(JSON.parse(localStorage.getItem('dreiklang.preferences') ?? '{}')).toMatchObject({ heute: false })
    screen.getByRole('group', { name: letters })
    await user.click(screen.getByRole('button', { name: 'Heute ausklappen' }))
    await part('Wartet auf mich 2')
    expect(screen.queryByRole('group', { name: letters })).toBeNull()
  })

  it('is not for a pharmacy, which has its own list', async () => {
    await open('apotheker')
    await screen.findByRole('heading', { level: 1, name: 'Kontakte' })
    expect(screen.queryByRole('region', { name: 'Heute' })).toBeNull()
  })
})

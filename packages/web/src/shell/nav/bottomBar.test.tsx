import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recording, refusal, userOf } from '../../shared/api.fixtures.ts'
import { sessionStore } from '../../shared/apiClient.ts'
import { menuOf, renderApp } from '../app.fixtures.tsx'

type Rolle = Parameters<typeof menuOf>[0]

beforeEach(() => {
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: query.includes('width < 960px') }))
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.forget()
})

async function open(rolle: Rolle, path: string) {
  const menu = menuOf(rolle)
  const { transport } = recording((request) =>
    request.url.startsWith('/api/navigation/vertical-menu') ? menu(request) : refusal(404, 'nicht_gefunden', 'Das gibt es hier nicht.'),
  )
  const app = await renderApp({ path, transport, user: userOf(rolle, 'Nadia Öztürk') })
  return { ...app, bar: await screen.findByRole('navigation', { name: 'Wichtigste Seiten' }) }
}
const links = (bar: HTMLElement) => within(bar).getAllByRole('link')

describe('the bar under the thumb', () => {
  it.each([
    ['ROLE_PFLEGER', ['Heute /contacts', 'Bestellungen /bestellungen', 'Tour /hausbesuch/tour', 'Klient/innen /klienten']],
    ['ROLE_APOTHEKER', ['Bestellungen /bestellungen/apotheke', 'Runde /runde', 'Fristen /hausbesuch/fristen', 'Kontakte /contacts']],
    ['ROLE_ARZT', ['Bestellungen /bestellungen/arzt', 'Tour /hausbesuch/tour', 'Fristen /hausbesuch/fristen', 'Kontakte /contacts']],
  ] as const)('leads %s to four places of the own menu', async (rolle, places) => {
    const { bar } = await open(rolle, '/impressum')
    await waitFor(() => expect(links(bar).map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(places))
  })

  it('marks the page that is shown, and the area of a page below it', async () => {
    const { bar, router } = await open('ROLE_PFLEGER', '/contacts')
    const current = () => links(bar).map((link) => link.getAttribute('aria-current'))
    await waitFor(() => expect(current()).toEqual(['page', null, null, null]))
    await router.navigate({ href: '/bestellungen/00000000-0000-4000-8000-000000000001' })
    await waitFor(() => expect(current()).toEqual([null, 'true', null, null]))
  })

  it('opens the whole menu behind its last place', async () => {
    const { bar } = await open('ROLE_PFLEGER', '/contacts')
    const more = within(bar).getByRole('button', { name: 'Mehr Seiten' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    await within(await screen.findByRole('dialog')).findByRole('navigation', { name: 'Hauptnavigation' })
  })
})

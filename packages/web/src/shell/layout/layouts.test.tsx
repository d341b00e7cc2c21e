import { layouts } from '@dreiklang/domain/shared/appearance'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, recording, refusal, userOf } from '../../shared/api.fixtures.ts'
import { sessionStore } from '../../shared/apiClient.ts'
import { getPreferences, setPreferences } from '../../shared/preferences.ts'
import { menuOf, renderApp } from '../app.fixtures.tsx'

const nurse = userOf('ROLE_PFLEGER', 'Nadia Öztürk')

function server(menu = menuOf('ROLE_PFLEGER')) {
  return recording((request) =>
    request.url.startsWith('/api/navigation/vertical-menu') ? menu(request) : refusal(404, 'nicht_gefunden', 'Das gibt es hier nicht.'),
  )
}
const layoutOnScreen = () => document.querySelector('[data-layout]')?.getAttribute('data-layout')
const open = async (path: string, { transport } = server()) => {
  const app = await renderApp({ path, transport, user: nurse })
  await screen.findByRole('heading', { level: 1 })
  return app
}
const nav = () => screen.getByRole('navigation', { name: 'Hauptnavigation' })

beforeEach(() => {
  localStorage.clear()
  setPreferences({ language: 'de', scheme: 'light', theme: 'theme-brand', layout: null, density: 'comfortable' })
})
afterEach(() => sessionStore.forget())

describe('the layout', () => {
  it('is classy by itself and shows for whom the person works', async () => {
    await open('/contacts')
    expect(layoutOnScreen()).toBe('classy')
    screen.getByText('Nadia Öztürk')
    screen.getByText('nadia@example.org')
    screen.getByText('Sonnenhof GmbH')
  })

  it('is what the person has chosen, and what the address says before that', async () => {
    setPreferences({ layout: 'classic' })
    const { router } = await open('/contacts')
    expect(layoutOnScreen()).toBe('classic')
    await router.navigate({ href: '/contacts?layout=modern' })
    await waitFor(() => expect(layoutOnScreen()).toBe('modern'))
    await router.navigate({ href: '/contacts?layout=baroque' })
    await waitFor(() => expect(layoutOnScreen()).toBe('classic'))
  })

  it('without anything around the page still has a way back', async () => {
    await open('/contacts?layout=empty')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    screen.getByRole('button', { name: 'Darstellung ausprobieren' })
  })

  it('is tried and kept in the drawer, and goes into the address', async () => {
    const { router } = await open('/contacts?woher=mail')
    await userEvent.click(await screen.findByRole('button', { name: /^Benutzermenü/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Darstellung ausprobieren' }))
    const drawer = await screen.findByRole('dialog', { name: 'Darstellung' })
    const offered = within(within(drawer).getByRole('group', { name: 'Anordnung' })).getAllByRole<HTMLInputElement>('radio')
    expect(offered.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Leer',
      'Zentriert',
      'Geschäftlich',
      'Material',
      'Modern',
      'Klassisch',
      'Elegant',
      'Knapp',
      'Dicht',
      'Futuristisch',
      'Schmal',
    ])
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Dicht' }))
    await waitFor(() => expect(layoutOnScreen()).toBe('dense'))
    expect(router.state.location.href).toBe('/contacts?woher=mail&layout=dense')
    expect(getPreferences().layout).toBe('dense')
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Kompakt' }))
    expect(document.documentElement.dataset['density']).toBe('compact')
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Petrol' }))
    expect(getPreferences().theme).toBe('theme-teal')
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Dunkel' }))
    await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'))
    await router.navigate({ href: '/settings' })
    await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })
    expect(layoutOnScreen()).toBe('dense')
  })

  it('changes around the page without making it anew', async () => {
    const { router } = await open('/contacts')
    const before = screen.getByRole('heading', { level: 1 })
    for (const name of ['thin', 'enterprise', 'empty', 'centered']) {
      await router.navigate({ href: `/contacts?layout=${name}` })
      await waitFor(() => expect(layoutOnScreen()).toBe(name))
      expect(screen.getByRole('heading', { level: 1 })).toBe(before)
    }
  })
})

describe('the navigation of the shell', () => {
  it.each([
    ['classy', 'group'],
    ['modern', 'row'],
    ['thin', 'column'],
  ])('in the layout %s is made from the variant for it', async (name, child) => {
    await open(`/contacts?layout=${name}`)
    await screen.findByRole('navigation', { name: 'Hauptnavigation' })
    expect(
      within(nav())
        .getByRole('link', { name: /Kontakte/ })
        .getAttribute('aria-current'),
    ).toBe('page')
    expect(within(nav()).queryByRole('list', { name: 'Arbeit' }) !== null).toBe(child === 'group')
    expect(
      within(nav())
        .getByRole('button', { name: /Verzeichnis/ })
        .getAttribute('aria-expanded'),
    ).toBe('false')
  })

  it('is hidden and shown by its button and by a key', async () => {
    await open('/contacts')
    const side = nav().closest('[data-opened]')
    expect(side?.getAttribute('data-opened')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Navigation ein- oder ausblenden' }))
    expect(side?.getAttribute('data-opened')).toBe('false')
    await userEvent.keyboard('{Control>}b{/Control}')
    expect(side?.getAttribute('data-opened')).toBe('true')
  })

  it('in the layout dense changes between narrow and wide', async () => {
    await open('/contacts?layout=dense')
    const widthNow = () => nav().closest('[data-appearance]')?.getAttribute('data-appearance')
    expect(widthNow()).toBe('dense')
    await userEvent.click(screen.getByRole('button', { name: 'Schmale oder breite Navigation' }))
    expect(widthNow()).toBe('default')
  })

  it('that could not be loaded says so and tries again', async () => {
    let broken = true
    const menu = menuOf('ROLE_PFLEGER')
    await open(
      '/contacts',
      server((request) => (broken ? json(500, {}) : menu(request))),
    )
    await within(nav()).findByRole('alert')
    broken = false
    await userEvent.click(within(nav()).getByRole('button', { name: 'Erneut versuchen' }))
    await within(nav()).findByRole('link', { name: 'Bestellungen' })
    expect(within(nav()).queryByRole('alert')).toBeNull()
  })

  it('is read in the language of the screen', async () => {
    const { transport, seen } = server()
    await open('/contacts', { transport, seen })
    await userEvent.click(screen.getByRole('button', { name: 'Sprache wechseln: English' }))
    const english = await screen.findByRole('navigation', { name: 'Main navigation' })
    await within(english).findByRole('link', { name: 'Orders' })
    expect(seen.filter(({ url }) => url.startsWith('/api/navigation')).map(({ headers }) => headers.get('accept-language'))).toEqual([
      'de',
      'en',
    ])
  })
})

describe('the mark above or beside the navigation', () => {
  const withLogo = (logo: string | null) => {
    const menu = menuOf('ROLE_PFLEGER')
    return recording((request) => {
      if (request.url.startsWith('/api/navigation/vertical-menu')) return menu(request)
      if (request.url.startsWith('/api/organisationen/')) return new Response('picture', { headers: { 'content-type': 'image/webp' } })
      if (request.url === '/api/common/user') return json(200, { ...nurse, avatar: null, logo })
      return refusal(404, 'nicht_gefunden', 'Das gibt es hier nicht.')
    })
  }
  const mark = { name: 'Logo von Sonnenhof GmbH' }

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:logo'
    URL.revokeObjectURL = () => {}
  })

  it.each(layouts.filter((name) => name !== 'empty'))('is the logo of the own house in the layout %s', async (name) => {
    const { transport, seen } = withLogo('/api/organisationen/00000000-0000-4000-8000-000000000092/logo?v=7')
    await open(`/contacts?layout=${name}`, { transport, seen })
    const picture = await screen.findByRole<HTMLImageElement>('img', mark)
    expect([picture.src, picture.width, picture.height]).toEqual(['blob:logo', picture.height, picture.height])
    expect(picture.closest('a')?.getAttribute('href')).toBe('/')
    expect(seen.map(({ url }) => url)).toContain('/api/organisationen/00000000-0000-4000-8000-000000000092/logo')
  })

  it('is the mark of the product where the house has none, and on paper the name of the house stands', async () => {
    await open('/contacts', withLogo(null))
    await screen.findByRole('link', { name: 'Zur Startseite' })
    expect(screen.queryByRole('img', mark)).toBeNull()
    expect(document.querySelector('main > [aria-hidden]')?.getAttribute('data-text')).toBe('Sonnenhof GmbH')
  })
})

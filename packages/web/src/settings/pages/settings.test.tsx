import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { getPreferences, setPreferences } from '../../shared/preferences.ts'
import type { Transport } from '../../shared/refresh.ts'
import { prefetchSettings } from '../components/settingsSync.ts'
import { settingsRoutes } from '../settings.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  // jsdom has no pictures of its own.
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
})
afterAll(() => server.close())
beforeEach(() => {
  sessionStore.forget()
  setPreferences({ language: 'de', scheme: 'light', theme: 'theme-brand', layout: null, density: 'comfortable', letterKeys: true })
})

interface Opening {
  konto?: string
  leitung?: (weiter: Transport) => Transport
}
const open = (path = '/settings', { konto = 'pfleger', ...rest }: Opening = {}) =>
  openSeite({ server, konto, routes: settingsRoutes, path, ...rest })
/** Signs in once: a sixth session of a person would end the first. */
const anderesDevice = async (konto: string) => {
  const device = await server.as(konto)
  return async () => (await device.call(settingsContract.read)).body
}
const bereiche = () => screen.findByRole('navigation', { name: 'Bereiche der Einstellungen' })

describe('the settings', () => {
  it('list their sections, each with an address of its own', async () => {
    const { router } = await open()
    await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })
    const links = within(await bereiche()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/settings?bereich=appearance')
    await nutzer.click(within(await bereiche()).getByRole('link', { name: /^Darstellung/ }))
    await screen.findByRole('region', { name: 'Darstellung' })
    expect(router.state.location.search).toEqual({ bereich: 'appearance' })
    expect(
      within(await bereiche())
        .getByRole('link', { name: /^Darstellung/ })
        .getAttribute('aria-current'),
    ).not.toBeNull()
  })

  it('show the platform the way to all organisations', async () => {
    await open('/settings?bereich=organisation', { konto: 'admin' })
    expect((await screen.findByRole('link', { name: 'Zur Verwaltung' })).getAttribute('href')).toBe('/verwaltung')
    expect(within(await bereiche()).queryByRole('link', { name: /^Team/ })).toBeNull()
  })

  it('show the profile to a nurse who asks for the section of a head', async () => {
    await open('/settings?bereich=organisation')
    await screen.findByRole('region', { name: 'Profil' })
    for (const name of [/^Organisation/, /^Team/]) expect(within(await bereiche()).queryByRole('link', { name })).toBeNull()
  })
})

describe('the profile', () => {
  it('says who one is', async () => {
    await open('/settings?bereich=profile')
    const profil = await screen.findByRole('region', { name: 'Profil' })
    expect(within(profil).getByLabelText<HTMLInputElement>('Name').value).toBe('Jonas Meyer')
    for (const text of ['Pflegedienst Sonnenhof', 'Pflegekraft']) within(profil).getByText(text)
  })

  it('keeps the status', async () => {
    await open('/settings?bereich=profile')
    await nutzer.click(await screen.findByRole('radio', { name: 'Beschäftigt' }))
    const device = await server.as('pfleger')
    await expect.poll(async () => (await device.call(settingsContract.readUser)).body.status).toBe('busy')
  })

  it('takes a photo, shows it and takes it away', async () => {
    await open('/settings?bereich=profile')
    const field = await screen.findByLabelText('Foto')
    await nutzer.upload(field, new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1])], 'ich.png', { type: 'image/png' }))
    await screen.findByText('Das Foto ist gespeichert.')
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:foto'))
    await nutzer.click(screen.getByRole('button', { name: 'Foto entfernen' }))
    await screen.findByText('Das Foto ist entfernt.')
    await waitFor(() => expect(document.querySelector('img')).toBeNull())
  })

  it('says what is wrong with a photo', async () => {
    await open('/settings?bereich=profile')
    const field = await screen.findByLabelText('Foto')
    await nutzer.upload(field, new File(['GIF89a'], 'ich.png', { type: 'image/png' }))
    await screen.findByText(/kein Bild, das hier gelesen werden kann/)
    await nutzer.upload(field, new File([new Uint8Array(5 * 1_048_576 + 1)], 'gross.png', { type: 'image/png' }))
    await screen.findByText('Das Bild ist größer als 5 MB. Bitte verkleinern Sie es.')
  })
})

describe('choices', () => {
  it('of the server are those of this device before the page opens', async () => {
    await (await server.as('apotheker')).call(settingsContract.update, { body: { scheme: 'dark', theme: 'theme-rose', layout: 'thin' } })
    await open('/settings', { konto: 'apotheker' })
    await prefetchSettings()
    expect(getPreferences()).toMatchObject({ scheme: 'dark', theme: 'theme-rose', layout: 'thin', density: 'comfortable' })
  })

  it('that were never made are the defaults, whoever worked at this device before', async () => {
    setPreferences({ scheme: 'dark', letterKeys: false })
    await open('/settings', { konto: 'arzt' })
    await prefetchSettings()
    expect(getPreferences()).toMatchObject({ scheme: 'light', letterKeys: true })
    expect((await (await anderesDevice('arzt'))()).scheme).toBeNull()
  })

  it('of one person are not those of the next in the same browser', async () => {
    const next = await server.as('arzt2')
    await next.call(settingsContract.update, { body: { theme: 'theme-amber' } })
    const { body: user } = await next.call(settingsContract.readUser)
    await open('/settings', { konto: 'pfleger2' })
    await prefetchSettings()
    setPreferences({ theme: 'theme-teal' })
    sessionStore.signedIn({ accessToken: next.token, user })
    await prefetchSettings()
    expect(getPreferences().theme).toBe('theme-amber')
    expect((await next.call(settingsContract.read)).body.theme).toBe('theme-amber')
  })

  it('take effect at once and go to the server', async () => {
    await open('/settings?bereich=appearance', { konto: 'arzt-admin' })
    await prefetchSettings()
    await nutzer.click(await screen.findByRole('radio', { name: 'Dunkel' }))
    await nutzer.click(screen.getByRole('radio', { name: 'Kompakt' }))
    await nutzer.click(screen.getByRole('checkbox', { name: 'Kürzel ohne Strg-Taste verwenden' }))
    expect(getPreferences()).toMatchObject({ scheme: 'dark', density: 'compact', letterKeys: false })
    const chosen = { scheme: 'dark', density: 'compact', letterKeys: false }
    await expect.poll(await anderesDevice('arzt-admin'), { timeout: 20_000 }).toMatchObject(chosen)
  })

  it('made in quick succession are one call, and the last one counts', async () => {
    const sent: string[] = []
    await open('/settings', {
      konto: 'arzt',
      leitung: (weiter) => (url, init) => {
        if (url === '/api/settings' && init.method === 'PATCH' && typeof init.body === 'string') sent.push(init.body)
        return weiter(url, init)
      },
    })
    await prefetchSettings()
    setPreferences({ theme: 'theme-teal' })
    setPreferences({ density: 'compact' })
    setPreferences({ theme: 'theme-rose' })
    await expect.poll(() => sent, { timeout: 20_000 }).toEqual(['{"theme":"theme-rose","density":"compact"}'])
  })

  it('are tried again when the line was cut, and the page says so until then', async () => {
    let cut = true
    await open('/settings?bereich=appearance', {
      konto: 'apotheke-admin',
      leitung: (weiter) => (url, init) =>
        cut && init.method === 'PATCH' ? Promise.reject(new TypeError('Failed to fetch')) : weiter(url, init),
    })
    await prefetchSettings()
    await nutzer.click(await screen.findByRole('radio', { name: 'Petrol' }))
    await screen.findByText(/konnten noch nicht gespeichert werden/)
    await nutzer.click(screen.getByRole('radio', { name: 'Violett' }))
    cut = false
    await waitFor(() => expect(screen.queryByText(/konnten noch nicht gespeichert werden/)).toBeNull())
    expect((await (await anderesDevice('apotheke-admin'))()).theme).toBe('theme-purple')
  })

  it('in the language change the page and are kept', async () => {
    await open('/settings?bereich=language', { konto: 'pflege-admin' })
    await prefetchSettings()
    await nutzer.click(await screen.findByRole('radio', { name: 'English' }))
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    await expect.poll(await anderesDevice('pflege-admin'), { timeout: 20_000 }).toMatchObject({ language: 'en' })
  })
})

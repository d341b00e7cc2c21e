import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anmeldungOf, json, recording, refusal, userOf, type Seen } from '../shared/api.fixtures.ts'
import { sessionStore } from '../shared/apiClient.ts'
import { registerTexts } from '../shared/i18n.ts'
import { setPreferences } from '../shared/preferences.ts'
import { menuOf, renderApp } from './app.fixtures.tsx'

const nurse = userOf('ROLE_PFLEGER', 'Nadia Öztürk')

function server(given: Record<string, (request: Seen) => Response | Promise<Response>> = {}) {
  const answers = { '/api/navigation/vertical-menu': menuOf('ROLE_PFLEGER'), ...given }
  return recording(
    (request) =>
      new Map(Object.entries(answers)).get(request.url.replace(/\?.*/, ''))?.(request) ??
      refusal(404, 'nicht_gefunden', 'Das gibt es hier nicht.'),
  )
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  localStorage.clear()
  setPreferences({ language: 'de', scheme: 'light', theme: 'theme-brand', letterKeys: true })
})
afterEach(() => sessionStore.forget())

describe('signing in', () => {
  it('leads a nurse to the contacts, with her name and her company beside them', async () => {
    const { transport, seen } = server({ '/api/auth/signin': () => json(200, anmeldungOf(nurse)) })
    const { router } = await renderApp({ path: '/sign-in', transport })
    await heading('Anmelden')
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'nadia@example.org')
    await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
    await heading('Kontakte')
    expect(router.state.location.pathname).toBe('/contacts')
    expect(document.title).toBe('Kontakte · Dreiklang')
    screen.getByText('Sonnenhof GmbH')
    expect(seen.find(({ url }) => url === '/api/auth/signin')?.body).toEqual({ email: 'nadia@example.org', password: 'geheim' })
  })

  it('shows a page only with the words of all its parts, which would hide a field that somebody types in when they came late', async () => {
    let arrive = () => {}
    const words = new Promise<{ texts: { word: string } }>((resolve) => {
      arrive = () => resolve({ texts: { word: 'Wort' } })
    })
    const late = () => words
    registerTexts('late', { de: late, en: late })
    const { transport } = server({ '/api/auth/signin': () => json(200, anmeldungOf(nurse)) })
    await renderApp({ path: '/sign-in', transport })
    await heading('Anmelden')
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'nadia@example.org')
    await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
    await expect(screen.findByRole('heading', { level: 1, name: 'Kontakte' }, { timeout: 500 })).rejects.toThrow()
    arrive()
    await heading('Kontakte')
  })

  it('comes back to where the person wanted to go', async () => {
    const { transport, seen } = server({ '/api/auth/signin': () => json(200, anmeldungOf(nurse)) })
    const { router } = await renderApp({ path: '/settings?woher=mail', transport })
    await heading('Anmelden')
    expect(router.state.location.href).toBe('/sign-in?redirectURL=%2Fsettings%3Fwoher%3Dmail')
    // Nothing that the server could only answer with 401.
    expect(seen.map(({ url }) => url)).toEqual(['/api/demo/konten'])
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'nadia@example.org')
    await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
    await heading('Einstellungen')
    expect(router.state.location.href).toBe('/settings?woher=mail')
  })

  it('never leads to another site', async () => {
    const { transport } = server({ '/api/auth/signin': () => json(200, anmeldungOf(nurse)) })
    const { router } = await renderApp({ path: '/sign-in?redirectURL=%2F%2Fevil.example%2Fcontacts', transport })
    await userEvent.type(await screen.findByLabelText('E-Mail-Adresse'), 'nadia@example.org')
    await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
    await heading('Kontakte')
    expect(router.state.location.href).toBe('/contacts')
  })

  it.each(['/sign-in/irgendetwas', '/sign-in/a/b', '/sign-inform'])('is what %s leads to, which no guard stops', async (path) => {
    const { transport } = server({ '/api/auth/signin': () => json(200, anmeldungOf(nurse)) })
    const { router } = await renderApp({ path, transport })
    await userEvent.type(await screen.findByLabelText('E-Mail-Adresse'), 'nadia@example.org')
    await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
    await heading('Kontakte')
    expect(router.state.location.pathname).toBe('/contacts')
  })

  it('says on the spot what is wrong, and keeps what was typed', async () => {
    const { transport } = server({
      '/api/auth/signin': () => refusal(401, 'anmeldung.falsche_zugangsdaten', 'E-Mail-Adresse oder Passwort stimmen nicht.'),
    })
    await renderApp({ path: '/sign-in', transport })
    await userEvent.click(await screen.findByRole('button', { name: 'Anmelden' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Bitte E-Mail-Adresse und Passwort eingeben.')
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'nadia@example.org')
    await userEvent.type(screen.getByLabelText('Passwort'), 'falsch{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('E-Mail-Adresse oder Passwort stimmen nicht.'))
    screen.getByDisplayValue('nadia@example.org')
  })

  it('offers the accounts of a demonstration, and only there', async () => {
    const accounts = [{ email: 'nadia@example.org', name: 'Nadia Öztürk', rolle: 'ROLE_PFLEGER', organisation: 'Sonnenhof GmbH' }]
    const { transport } = server({
      '/api/demo/konten': () => json(200, { accounts, password: 'vorfuehrung' }),
      '/api/auth/signin': ({ body }) => json(200, anmeldungOf(JSON.stringify(body).includes('vorfuehrung') ? nurse : userOf('ROLE_ADMIN'))),
    })
    await renderApp({ path: '/sign-in', transport })
    await userEvent.click(await screen.findByRole('button', { name: 'Als Nadia Öztürk anmelden (Sonnenhof GmbH)' }))
    await heading('Kontakte')
  })

  it('shows no accounts where there is no demonstration', async () => {
    const { transport, seen } = server()
    await renderApp({ path: '/sign-in', transport })
    await waitFor(() => expect(seen.map(({ url }) => url)).toContain('/api/demo/konten'))
    expect(screen.queryByText(/Vorführung/)).toBeNull()
    expect(seen.map(({ url }) => url)).not.toContain('/api/auth/refreshtoken')
  })
})

describe('after a reload', () => {
  beforeEach(() => localStorage.setItem('dreiklang.session', '1'))

  it('the session is taken up by one refresh before the page decides', async () => {
    const { transport, seen } = server({ '/api/auth/refreshtoken': () => json(200, anmeldungOf(nurse)) })
    const { router } = await renderApp({ path: '/settings', transport })
    await heading('Einstellungen')
    expect(router.state.location.pathname).toBe('/settings')
    expect(seen.filter(({ url }) => url === '/api/auth/refreshtoken')).toHaveLength(1)
  })

  it('nobody is sent away because the server cannot be asked', async () => {
    let down = true
    const { transport } = server({
      '/api/auth/refreshtoken': () =>
        down ? refusal(503, 'dienst.nicht_bereit', 'Die Datenbank ist gerade nicht erreichbar.') : json(200, anmeldungOf(nurse)),
    })
    const { router } = await renderApp({ path: '/settings', transport })
    await screen.findByText(/Datenbank ist gerade nicht erreichbar/)
    expect(router.state.location.pathname).toBe('/settings')
    down = false
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await heading('Einstellungen')
  })
})

describe('in the shell', () => {
  const { transport } = server({ '/api/auth/signout': () => new Response(null, { status: 204 }) })

  it.each([
    ['ROLE_PFLEGE_ADMIN', '/contacts'],
    ['ROLE_APOTHEKER', '/bestellungen/apotheke'],
    ['ROLE_ARZT', '/bestellungen/arzt'],
    ['ROLE_ADMIN', '/bestellungen/admin'],
  ] as const)('the start page leads %s to %s', async (rolle, path) => {
    const { router } = await renderApp({ path: '/', transport, user: userOf(rolle) })
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })

  it('a role without a landing meets a calm page', async () => {
    const { router } = await renderApp({ path: '/', transport, user: { ...nurse, roles: [] } })
    await heading('Für Ihr Konto ist noch kein Arbeitsbereich freigegeben')
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  it.each(['/hausbesuch/morgen', '/bestellungen/neueste', '/klienten/Albrecht'])(
    '%s is no address of anything, and it says so',
    async (path) => {
      await renderApp({ path, transport, user: nurse })
      expect(await heading('Diese Seite gibt es nicht')).toBeDefined()
      expect(screen.queryByText('Etwas Unerwartetes ist passiert')).toBeNull()
    },
  )

  it('an address that leads nowhere says so', async () => {
    await renderApp({ path: '/gibt/es/nicht', transport, user: nurse })
    expect(await heading('Diese Seite gibt es nicht')).toBeDefined()
  })

  it('each navigation sets the title and moves the focus to the heading', async () => {
    await renderApp({ path: '/contacts', transport, user: nurse })
    await heading('Kontakte')
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(screen.getByRole('button', { name: /Benutzermenü/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Einstellungen' }))
    const title = await heading('Einstellungen')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(document.title).toBe('Einstellungen · Dreiklang')
  })

  it('the language changes everywhere at once and is kept', async () => {
    await renderApp({ path: '/settings', transport, user: nurse })
    await heading('Einstellungen')
    await userEvent.click(screen.getByRole('button', { name: 'Sprache wechseln: English' }))
    await heading('Settings')
    expect(document.documentElement.lang).toBe('en')
    await within(screen.getByRole('navigation', { name: 'Main navigation' })).findByRole('link', { name: 'Orders' })
    expect(localStorage.getItem('dreiklang.preferences')).toContain('"language":"en"')
  })

  it('the question mark shows the shortcuts of this page', async () => {
    await renderApp({ path: '/contacts', transport, user: nurse })
    await heading('Kontakte')
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Tastenkürzel' })
    within(dialog).getByText('Gehe zu Klient/innen')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('go')
    await heading('Kontakte')
  })

  it('a session that ends elsewhere leads to sign-in and back', async () => {
    const { router, queryClient } = await renderApp({ path: '/settings', transport, user: nurse })
    await heading('Einstellungen')
    queryClient.setQueryData(['klient', '1'], { name: 'Frau Berger' })
    sessionStore.signedOut('ended')
    await heading('Anmelden')
    expect(router.state.location.href).toBe('/sign-in?redirectURL=%2Fsettings')
    expect(queryClient.getQueryData(['klient', '1'])).toBeUndefined()
  })

  it('another person in the same browser starts from the beginning, without what the first one read', async () => {
    const { router, queryClient } = await renderApp({ path: '/settings', transport, user: nurse })
    await heading('Einstellungen')
    queryClient.setQueryData(['klient', '1'], { name: 'Frau Berger' })
    sessionStore.signedIn(anmeldungOf(userOf('ROLE_APOTHEKE_ADMIN', 'Peter Lind')))
    await waitFor(() => expect(router.state.location.pathname).toBe('/bestellungen/apotheke'))
    expect(queryClient.getQueryData(['klient', '1'])).toBeUndefined()
    await screen.findByText('Linden-Apotheke')
  })

  it('signing out ends the session on the server and here', async () => {
    const { transport: withSignOut, seen } = server({ '/api/auth/signout': () => new Response(null, { status: 204 }) })
    await renderApp({ path: '/sign-out', transport: withSignOut, user: nurse })
    await heading('Sie sind abgemeldet')
    expect(seen.map(({ url }) => url)).toContain('/api/auth/signout')
    expect(sessionStore.state().kind).toBe('signed-out')
    await userEvent.click(screen.getByRole('link', { name: 'Wieder anmelden' }))
    await heading('Anmelden')
  })
})

describe('a new password', () => {
  it('is set by the link, when it is long enough', async () => {
    const { transport, seen } = server({ '/api/auth/link': () => json(200, true), '/api/auth/reset-password': () => json(200, true) })
    await renderApp({ path: '/reset-password?token=12345678901234567890', transport })
    await userEvent.type(await screen.findByLabelText('Neues Passwort'), 'zu kurz{Enter}')
    await screen.findByText(/1 Angabe fehlt oder stimmt nicht/)
    await userEvent.type(screen.getByLabelText('Neues Passwort'), ' ist das nicht{Enter}')
    await heading('Das Passwort ist gespeichert')
    expect(seen.find(({ url }) => url === '/api/auth/reset-password')?.body).toEqual({
      token: '12345678901234567890',
      password: 'zu kurz ist das nicht',
    })
  })

  it('is not set without the token of the link', async () => {
    const { transport } = server()
    await renderApp({ path: '/reset-password', transport })
    await screen.findByText(/Dieser Link ist unvollständig/)
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
  })
})

import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { codeAt } from '@dreiklang/server/anmeldung/factor.fixtures'
import { sql } from '@dreiklang/server/database/sql'
import type { TestServer } from '@dreiklang/server/testServer'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { press, fill, nutzer, write, startServer } from '../../organisation/seite.fixtures.tsx'
import { call, sessionStore, setTransport } from '../../shared/apiClient.ts'
import { initI18n } from '../../shared/i18n.ts'
import { createQueryClient } from '../../shared/queryClient.ts'
import type { Transport } from '../../shared/refresh.ts'
import { sharedTexts } from '../../shared/shared.texts.ts'
import { App } from '../../shell/App.tsx'
import { createAppRouter } from '../../shell/router.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { uiTexts } from '../../ui/ui.texts.ts'
import { anmeldungTexts } from '../anmeldung.texts.ts'

const demoPassword = 'Dreiklang-2026!'
const password = 'grüne-tassen-im-regal-7'

let server: TestServer
/** The cookies of the browser, which its fetch would keep. */
let cookies = new Map<string, string>()
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  cookies = new Map()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  sessionStore.signedOut('left')
})

const transport: Transport = async (url, { signal: _signal, ...init }) => {
  const headers = new Headers(init.headers)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  if (cookie !== '') headers.set('cookie', cookie)
  const response = await server.fetch(new Request(new URL(url, 'http://test.invalid'), { ...init, headers }))
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  return response
}

async function open(path: string) {
  setTransport(transport)
  await initI18n('de', [sharedTexts, uiTexts, anmeldungTexts])
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [path] }) })
  render(<App router={router} queryClient={queryClient} environment="test" />)
  return router
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
function isShown(element: Element): boolean {
  const { parentElement } = element
  return getComputedStyle(element).display !== 'none' && (parentElement === null || isShown(parentElement))
}
/** The one on the screen: behind a lock there may be another. */
async function passwordField() {
  const fields = await screen.findAllByLabelText('Passwort', { selector: 'input' })
  const field = fields.find(isShown)
  if (field === undefined) throw new Error('No password is asked for')
  return field
}

/** What the field says about itself to whoever hears it. */
const errorAt = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((element) => element?.id.endsWith('error'))?.textContent

async function signIn(email: string, word = demoPassword) {
  await write('E-Mail-Adresse', email)
  await fill(await passwordField(), word)
  await press('Anmelden')
}
async function linkTo(email: string) {
  const mail = () => server.mails.findLast(({ an }) => an === email)?.text ?? ''
  await expect.poll(() => /http:\/\/test\.invalid(\/\S+)/.exec(mail())?.[1]).toBeTruthy()
  return /http:\/\/test\.invalid(\/\S+)/.exec(mail())?.[1] ?? ''
}

describe('The way into an account', () => {
  it('leads from signing up by the mail to a confirmed address, and says each time what comes next', async () => {
    await open('/sign-up')
    await heading('Konto anlegen')
    await write('Name', 'Nora Neu')
    await write('E-Mail-Adresse', 'nora@example.org')
    await fill(await passwordField(), password)
    await press('Konto anlegen')
    await heading('So geht es weiter')
    const link = await linkTo('nora@example.org')
    cleanup()
    await open(link)
    await heading('Adresse bestätigen')
    await fill(await passwordField(), 'nicht-dieses')
    await press('Adresse bestätigen')
    await screen.findByText('Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.')
    await fill(await passwordField(), password)
    await press('Adresse bestätigen')
    await heading('Die Adresse ist bestätigt')
    cleanup()
    await open('/sign-in')
    await signIn('nora@example.org', password)
    await screen.findByText(/Ihr Konto wartet auf die Aufnahme in Ihre Organisation/)
  })

  it('names the missing confirmation at the sign-in, and leads to a new link', async () => {
    await server.anonymous.call(kontoContract.signUp, { body: { name: 'Udo Neu', email: 'udo@example.org', password } })
    await linkTo('udo@example.org')
    await open('/sign-in')
    await signIn('udo@example.org', password)
    await screen.findByText(/Ihre E-Mail-Adresse ist noch nicht bestätigt/)
    await nutzer.click(await screen.findByRole('link', { name: 'Link zum Bestätigen anfordern' }))
    await heading('So geht es weiter')
  })

  it('leads back after a forgotten password, with the same words for an unknown address', async () => {
    await open('/forgot-password')
    const sent = /Wenn es ein Konto mit dieser Adresse gibt/
    await write('E-Mail-Adresse', 'niemand@example.org')
    await press('Link schicken')
    await screen.findByText(sent)
    await write('E-Mail-Adresse', 'arzt2@dreiklang.example')
    await press('Link schicken')
    const link = await linkTo('arzt2@dreiklang.example')
    await screen.findByText(sent)
    cleanup()
    await open(link)
    await heading('Neues Passwort setzen')
    await write('Neues Passwort', 'Dreiklang-im-Ohr-7')
    await press('Passwort speichern')
    await screen.findByText(/1 Angabe fehlt oder stimmt nicht/)
    expect(errorAt(screen.getByLabelText('Neues Passwort', { selector: 'input' }))).toMatch(/Bitte ein Passwort ohne Namen/)
    await write('Neues Passwort', password)
    await press('Passwort speichern')
    await heading('Das Passwort ist gespeichert')
    cleanup()
    await open(link)
    await heading('Dieser Link gilt nicht mehr')
    await write('E-Mail-Adresse', 'arzt2@dreiklang.example')
    const before = server.mails.length
    await press('Link schicken')
    await screen.findByText(sent)
    await expect.poll(() => server.mails.slice(before).some(({ betreff }) => betreff === 'Dreiklang: neues Passwort')).toBe(true)
    expect(server.mails.filter(({ an }) => an === 'niemand@example.org')).toEqual([])
  })
})

describe('Another address for the account', () => {
  it('is confirmed by the link in the new mailbox, and taken back by the one in the old', async () => {
    const { token } = await server.as('apotheker2')
    const body = JSON.stringify({ email: 'nina@example.org', password: demoPassword })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await server.fetch(new Request('http://test.invalid/api/account/email', { method: 'POST', headers, body }))
    await open(await linkTo('nina@example.org'))
    await heading('Neue Adresse bestätigen')
    await fill(await passwordField(), 'nicht-dieses')
    await press('Adresse bestätigen')
    await screen.findByText('Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.')
    await fill(await passwordField(), demoPassword)
    await press('Adresse bestätigen')
    await heading('Die neue Adresse gilt')
    expect((await screen.findByRole('link', { name: 'Weiter' })).getAttribute('href')).toBe('/')

    const undo = server.mails
      .filter(({ an }) => an === 'apotheker2@dreiklang.example')
      .map(({ text }) => /http:\/\/test\.invalid(\/undo\S+)/.exec(text)?.[1])
    cleanup()
    await open(undo.find((path) => path !== undefined) ?? '')
    await heading('Änderung der Adresse zurücknehmen')
    await press('Änderung zurücknehmen')
    await heading('Die Änderung ist zurückgenommen')
    cleanup()
    await open('/undo-email?token=gibt-es-nicht-und-gab-es-nie')
    await heading('Dieser Link gilt nicht mehr')
    await screen.findByText(/Bitte wenden Sie sich an Ihre Leitung/)
  })
})

describe('A locked screen', () => {
  it('hides everything, keeps what was typed, and shows it again after the password', async () => {
    const router = await open('/sign-in?redirectURL=%2Fsettings%3Fbereich%3Dsecurity')
    await signIn('pfleger@dreiklang.example')
    const field = await screen.findByLabelText('Bisheriges Passwort', { selector: 'input' }, { timeout: 40_000 })
    await fill(field, 'angefangen')
    await press('App einrichten')
    const dialog = await screen.findByRole('dialog', { name: 'Authenticator-App einrichten' })
    toastSuccess('Nur für Kolleginnen')
    const toast = await screen.findByText('Nur für Kolleginnen')
    announce('Die Bestellung von Frau Muster ist gesendet')
    await screen.findByText('Die Bestellung von Frau Muster ist gesendet')
    const address = router.state.location.href
    const { performAction } = await import('../../shared/actions.ts')
    expect(performAction('session.lock')).toBe(true)
    await heading('Sitzung gesperrt')
    expect([field, dialog, toast].map(isShown)).toEqual([false, false, false])
    expect(screen.queryByText('Die Bestellung von Frau Muster ist gesendet')).toBeNull()
    for (const role of ['navigation', 'dialog', 'banner', 'table']) expect([role, screen.queryByRole(role)]).toEqual([role, null])
    expect(document.title).toBe('Sitzung gesperrt · Dreiklang')
    await fill(await passwordField(), 'falsch')
    await press('Entsperren')
    await screen.findByText('Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.')
    expect(screen.queryByText(/E-Mail-Adresse oder Passwort/)).toBeNull()
    expect(errorAt(await passwordField())).toBe('Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.')
    await fill(await passwordField(), demoPassword)
    await press('Entsperren')
    await expect.poll(() => screen.queryByRole('heading', { level: 1, name: 'Sitzung gesperrt' })).toBeNull()
    expect([isShown(field), (field as HTMLInputElement).value]).toEqual([true, 'angefangen'])
    expect(router.state.location.href).toBe(address)
    expect(document.title).toBe('Einstellungen · Dreiklang')
    expect(isShown(dialog)).toBe(true)
  })

  it('stays locked after a reload, and then leads back to where the person was', async () => {
    await open('/sign-in?redirectURL=%2Fsettings')
    await signIn('apotheker@dreiklang.example')
    await heading('Einstellungen')
    const { performAction } = await import('../../shared/actions.ts')
    performAction('session.lock')
    await heading('Sitzung gesperrt')
    cleanup()
    const router = await open('/settings?bereich=language')
    await heading('Sitzung gesperrt')
    expect(router.state.location.pathname).toBe('/unlock-session')
    await screen.findByText(/Angemeldet ist Felix Brandt/)
    await fill(await passwordField(), demoPassword)
    await press('Entsperren')
    await expect.poll(() => router.state.location.href).toBe('/settings?bereich=language')
  })
})

describe('Whose rights change', () => {
  it('is signed out and told why on the page for signing in', async () => {
    const router = await open('/sign-in?redirectURL=%2Fsettings')
    await signIn('pfleger2@dreiklang.example')
    await heading('Einstellungen')
    const change = sql(
      'test.rechte',
      `update person set beruf = 'VERWALTUNG', stempel = stempel + 1 where email = 'pfleger2@dreiklang.example'`,
    )
    await server.ports.database.query({ organisationId: null, personId: null, system: true }, change, {})
    server.clock.now = new Date(server.clock.now.getTime() + 2000)
    await call(anmeldungContract.me).catch(() => {})
    await heading('Anmelden')
    await screen.findByText(/Ihre Rolle oder Ihr Zugang wurde geändert/)
    expect(router.state.location.pathname).toBe('/sign-in')
  })
})

describe('The security of an account', () => {
  it('says at the field why a new password is not taken', async () => {
    await open('/sign-in?redirectURL=%2Fsettings%3Fbereich%3Dsecurity')
    await signIn('pflege-admin2@dreiklang.example')
    await fill(await screen.findByLabelText('Bisheriges Passwort', { selector: 'input' }, { timeout: 40_000 }), demoPassword)
    await write('Neues Passwort', 'Dreiklang-im-Ohr-7')
    await press('Passwort ändern')
    await screen.findByText(/1 Angabe fehlt oder stimmt nicht/)
    expect(errorAt(screen.getByLabelText('Neues Passwort', { selector: 'input' }))).toMatch(/Bitte ein Passwort ohne Namen/)
  })

  it('is set up with an app, and the next sign-in asks for its code', async () => {
    await open('/sign-in?redirectURL=%2Fsettings%3Fbereich%3Dsecurity')
    await signIn('apotheke-admin@dreiklang.example')
    await press('App einrichten')
    await fill(await passwordField(), demoPassword)
    await press('Weiter')
    const secret = (await screen.findByLabelText<HTMLInputElement>('Schlüssel', { selector: 'input' })).value.replaceAll(' ', '')
    await screen.findByRole('img', { name: 'QR-Code mit dem Schlüssel für die App' })
    const code = () => codeAt(secret, server.clock.now)
    await write(/Code aus sechs Ziffern/, code())
    await press('Einschalten')
    const codes = await screen.findByRole('list', { name: 'Ihre Ersatzcodes' })
    expect(codes.children).toHaveLength(10)
    await press('Ich habe sie aufbewahrt')
    await screen.findByText('Authenticator-App: eingerichtet')
    await screen.findByText('Noch 10 Ersatzcodes')
    await screen.findByText('Authenticator-App eingerichtet')

    cleanup()
    sessionStore.signedOut('left')
    cookies.clear()
    server.clock.now = new Date(server.clock.now.getTime() + 30_000)
    await open('/sign-in')
    await signIn('apotheke-admin@dreiklang.example')
    await heading('Anmeldung bestätigen')
    await write('Code aus sechs Ziffern', '000000')
    await press('Anmelden')
    await screen.findByText('Der Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten ein.')
    await write('Code aus sechs Ziffern', code())
    await press('Anmelden')
    await expect.poll(() => sessionStore.state().kind).toBe('signed-in')
  })

  it('is demanded by an organisation: whoever has none is led to set it up', async () => {
    const demand = sql('test.pflicht', 'update organisation set zweiter_faktor_pflicht = true where id = :weber')
    await server.ports.database.query({ organisationId: null, personId: null, system: true }, demand, {
      weber: server.ensemble.organisationen.weber,
    })
    const router = await open('/sign-in')
    await signIn('arzt@dreiklang.example')
    await heading('Zweiten Faktor einrichten')
    expect(router.state.location.pathname).toBe('/second-factor')
    await screen.findByText('Ihre Organisation verlangt einen zweiten Faktor.')
  })
})

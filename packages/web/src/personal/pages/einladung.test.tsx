import { einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { press, write, startServer } from '../../organisation/seite.fixtures.tsx'
import { sessionStore, setTransport } from '../../shared/apiClient.ts'
import { initI18n } from '../../shared/i18n.ts'
import { createQueryClient } from '../../shared/queryClient.ts'
import { sharedTexts } from '../../shared/shared.texts.ts'
import { App } from '../../shell/App.tsx'
import { createAppRouter } from '../../shell/router.tsx'
import { uiTexts } from '../../ui/ui.texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  sessionStore.signedOut('left')
})

async function open(token: string) {
  setTransport((url, { signal: _signal, ...init }) => server.fetch(new Request(new URL(url, 'http://test.invalid'), init)))
  await initI18n('de', [sharedTexts, uiTexts])
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [`/einladung?token=${token}`] }) })
  render(<App router={router} queryClient={queryClient} environment="test" />)
  return router
}

async function invite(email: string, rolle = 'ROLE_PFLEGER') {
  const leitung = await server.as('pflege-admin')
  const { sonnenhof: organisationId } = server.ensemble.organisationen
  const body = { organisationId, email, name: 'Paula Neu', rolle, beruf: 'PFLEGEKRAFT', lanr: null, sprache: 'de' }
  const { id } = (await leitung.call(einladungContract.invite, { body })).body
  await waitFor(() => expect(server.mails.some(({ an }) => an === email)).toBe(true))
  const token = /token=([\w-]{43})/.exec(server.mails.findLast(({ an }) => an === email)?.text ?? '')?.[1] ?? ''
  return { id, token, leitung }
}

describe('The page behind the link of an invitation', () => {
  it('shows house and role, takes a password and leads into the application', async () => {
    const { token } = await invite('paula@example.org')
    const router = await open(token)
    await screen.findByRole('heading', { level: 1, name: 'Pflegedienst Sonnenhof lädt Sie ein' })
    screen.getByText('paula@example.org')
    await press('Konto einrichten')
    await screen.findByText(/1 Angabe fehlt oder stimmt nicht/)
    await write(/^Passwort/, 'grüne-tassen-im-regal-7')
    await press('Konto einrichten')
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'))
    expect(sessionStore.state()).toMatchObject({ kind: 'signed-in', user: { name: 'Paula Neu' } })
  })

  it('says calmly that an invitation holds no more, and shows the way on', async () => {
    const { id, token, leitung } = await invite('weg@example.org')
    await leitung.call(einladungContract.revoke, { params: { einladungId: id } })
    await open(token)
    await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gilt nicht mehr' })
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/sign-in')
  })

  it('asks for a new link when the old one has run out', async () => {
    const { token } = await invite('spaet@example.org')
    server.clock.now = new Date(server.clock.now.getTime() + 8 * 86_400_000)
    await open(token)
    await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gilt nicht mehr' })
    await press('Neuen Link anfordern')
    await screen.findByText(/ist ein neuer Link unterwegs/)
    await waitFor(() => expect(server.mails.filter(({ an }) => an === 'spaet@example.org')).toHaveLength(2))
    server.clock.now = new Date(server.clock.now.getTime() - 8 * 86_400_000)
  })

  it('tells the owner of the mailbox that there is an account already', async () => {
    const { token } = await invite('arzt2@dreiklang.example')
    await open(token)
    await screen.findByRole('heading', { level: 1, name: 'Für diese Adresse gibt es schon ein Konto' })
  })
})

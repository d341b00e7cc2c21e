import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { settingsRoutes } from '../../settings/settings.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto = 'pfleger') => openSeite({ server, konto, routes: settingsRoutes, path: '/settings?bereich=calendar' })
const card = () => screen.findByRole('region', { name: 'Meine Hausbesuche im Kalender' })

describe('the calendar of a person in the settings', () => {
  it('is made, shown once, renewed and ended', async () => {
    await open()
    await nutzer.click(await screen.findByRole('button', { name: 'Link anlegen' }))
    const first = await within(await screen.findByRole('dialog', { name: 'Ihr Kalender-Link' })).findByLabelText<HTMLInputElement>(
      'Link für Ihren Kalender',
    )
    const adresse = first.value
    expect((await server.fetch(new Request(adresse))).status).toBe(200)
    await nutzer.click(await screen.findByRole('button', { name: 'Fertig' }))
    await within(await card()).findByText('Zuletzt abgerufen')

    await nutzer.click(await screen.findByRole('button', { name: 'Neuer Link' }))
    await nutzer.click(
      within(await screen.findByRole('dialog', { name: 'Neuer Kalender-Link?' })).getByRole('button', { name: 'Neuer Link' }),
    )
    const zweite = (await screen.findByLabelText<HTMLInputElement>('Link für Ihren Kalender')).value
    expect(zweite).not.toBe(adresse)
    expect((await server.fetch(new Request(adresse))).status).toBe(404)
    await nutzer.click(await screen.findByRole('button', { name: 'Fertig' }))

    await nutzer.click(await screen.findByRole('button', { name: 'Link beenden' }))
    await nutzer.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Link beenden' }))
    await screen.findByText('Sie haben noch keinen Kalender-Link.')
    expect((await server.fetch(new Request(zweite))).status).toBe(404)
  })

  it('shows initials only after the head has allowed it', async () => {
    const { unmount } = await open('pflege-admin')
    await nutzer.click(await screen.findByRole('button', { name: 'Link anlegen' }))
    await nutzer.click(await screen.findByRole('button', { name: 'Fertig' }))
    const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Initialen und Postleitzahl zeigen' })
    expect(choice.disabled).toBe(true)
    within(await card()).getByText(/Mehr als die Zeit erlaubt Ihre Leitung/)
    await nutzer.click(await screen.findByRole('switch', { name: 'Initialen und Postleitzahl erlauben' }))
    await expect.poll(() => choice.disabled).toBe(false)
    await nutzer.click(choice)
    await screen.findByText(/zu wem Sie fahren/)
    unmount()
  })

  it('has nothing to allow for a nurse, and is not there for the platform', async () => {
    const { unmount } = await open()
    await card()
    expect(screen.queryByRole('region', { name: 'Kalender in Ihrer Organisation' })).toBeNull()
    unmount()
    await open('admin')
    await screen.findByRole('region', { name: 'Profil' })
    expect(screen.queryByRole('region', { name: 'Meine Hausbesuche im Kalender' })).toBeNull()
  })
})

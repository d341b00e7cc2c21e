import { type Angaben, angabeNames } from '@dreiklang/domain/rechtstexte/rechtstexte'
import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press, openSeite, write, startServer } from '../../organisation/seite.fixtures.tsx'
import type { RoomRoute } from '../../shared/roomRoute.ts'
import { rechtstexteRoutes } from '../rechtstexte.routes.tsx'

const c = rechtstexteContract
const offene: readonly RoomRoute[] = ['/impressum', '/datenschutz', '/barrierefreiheit'].map((path) => ({
  path,
  load: async () => ({ Page: (await import('./RechtstextPage.tsx')).RechtstextPage }),
}))
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (path: string, konto = 'pfleger', language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto, routes: [...offene, ...rechtstexteRoutes], path, language })

async function publish(art: 'IMPRESSUM' | 'DATENSCHUTZ', name: string) {
  const admin = await server.as('admin')
  const { version, de, en } = (await admin.call(c.readEntwurf, { params: { art } })).body
  const angaben: Angaben = { ...Object.fromEntries(angabeNames.map((one) => [one, `Wert ${one}`])), name }
  const { body } = await admin.call(c.saveEntwurf, { params: { art }, body: { version, angaben, de, en } })
  const gueltigAb = berlinDate(server.clock.now.toISOString())
  return admin.call(c.publish, { params: { art }, body: { version: body.version, gueltigAb } })
}

describe('A legal page', () => {
  it('that is not published says so, makes nothing up, and leads the operator to the work', async () => {
    await open('/barrierefreiheit')
    await screen.findByText('Der Betreiber dieser Installation hat diesen Text noch nicht veröffentlicht.')
    expect(screen.queryByRole('link', { name: 'Jetzt ergänzen' })).toBeNull()
  })

  it('leads the operator to the work while it is missing', async () => {
    await open('/barrierefreiheit', 'admin')
    expect((await screen.findByRole('link', { name: 'Jetzt ergänzen' })).getAttribute('href')).toBe('/rechtstexte/barrierefreiheit')
  })

  it('shows what holds in the language of the reader, what has changed, and every version', async () => {
    await publish('IMPRESSUM', 'Alte Betreiberin')
    await publish('IMPRESSUM', 'Neue Betreiberin')
    await open('/impressum', 'pfleger', 'en')
    await screen.findByRole('heading', { level: 2, name: 'Contact' })
    await screen.findByText(/Neue Betreiberin/)
    await press('What has changed since version 1')
    await screen.findByText(/Alte Betreiberin/)
    expect(screen.getAllByRole('link', { name: /^Version \d, valid from/ })).toHaveLength(2)
  })

  it('of before can be read by its address', async () => {
    await open('/impressum?fassung=1')
    await screen.findByText(/Alte Betreiberin/)
    await screen.findByRole('link', { name: 'Zur heute geltenden Fassung' })
  })

  it('shows an attack as words', async () => {
    await publish('DATENSCHUTZ', '<img src=x onerror=window.__xss=1> [hier](javascript:alert(1))')
    const { container } = await open('/datenschutz')
    await screen.findByText(/<img src=x onerror/)
    expect(container.querySelector('img, [href^="javascript"]')).toBeNull()
  })
})

describe('The operator', () => {
  it('is warned as long as a text is missing', async () => {
    await open('/rechtstexte', 'admin')
    await screen.findByText('Diese Installation hat noch nicht alle vorgeschriebenen Texte')
    await screen.findByRole('link', { name: 'Impressum bearbeiten' })
  })

  it('fills in the gaps, sees them go, and publishes', async () => {
    await open('/rechtstexte/barrierefreiheit', 'admin')
    await screen.findByText(/Lücken sind noch zu füllen/)
    for (const [field, value] of [
      [/^Name des Betreibers/, 'Betreiber GmbH'],
      [/^E-Mail/, 'post@betreiber.example'],
      [/^Telefon/, '089 123456'],
      [/^Zuletzt geprüft am/, '21.11.2026'],
    ] as const)
      await write(field, value)
    await press('Entwurf speichern')
    await screen.findByText('Der gespeicherte Entwurf hat keine Lücken.')
    await press('Veröffentlichen …')
    await press('Veröffentlichen')
    await waitFor(async () =>
      expect((await server.anonymous.call(c.read, { params: { art: 'BARRIEREFREIHEIT' } })).body.fassung?.nr).toBe(1),
    )
  })

  it('is the only one who writes these texts', async () => {
    await open('/rechtstexte', 'pflege-admin')
    await screen.findByText('Diese Texte pflegt, wer die Plattform betreibt.')
  })
})

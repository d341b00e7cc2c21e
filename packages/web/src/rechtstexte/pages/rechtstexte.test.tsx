import { type Angaben, angabeNamen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { druecke, oeffneSeite, schreibe, starteServer } from '../../organisation/seite.fixtures.tsx'
import type { RoomRoute } from '../../shared/roomRoute.ts'
import { rechtstexteRoutes } from '../rechtstexte.routes.tsx'

const c = rechtstexteContract
const offene: readonly RoomRoute[] = ['/impressum', '/datenschutz', '/barrierefreiheit'].map((path) => ({
  path,
  load: async () => ({ Page: (await import('./RechtstextPage.tsx')).RechtstextPage }),
}))
let server: TestServer
beforeAll(async () => {
  server = await starteServer()
})
afterAll(() => server.close())

const oeffne = (path: string, konto = 'pfleger', language: 'de' | 'en' = 'de') =>
  oeffneSeite({ server, konto, routes: [...offene, ...rechtstexteRoutes], path, language })

async function veroeffentliche(art: 'IMPRESSUM' | 'DATENSCHUTZ', name: string) {
  const admin = await server.as('admin')
  const { version, de, en } = (await admin.call(c.readEntwurf, { params: { art } })).body
  const angaben: Angaben = { ...Object.fromEntries(angabeNamen.map((eine) => [eine, `Wert ${eine}`])), name }
  const { body } = await admin.call(c.saveEntwurf, { params: { art }, body: { version, angaben, de, en } })
  const gueltigAb = berlinDatum(server.clock.jetzt.toISOString())
  return admin.call(c.publish, { params: { art }, body: { version: body.version, gueltigAb } })
}

describe('A legal page', () => {
  it('that is not published says so, makes nothing up, and leads the operator to the work', async () => {
    await oeffne('/barrierefreiheit')
    await screen.findByText('Der Betreiber dieser Installation hat diesen Text noch nicht veröffentlicht.')
    expect(screen.queryByRole('link', { name: 'Jetzt ergänzen' })).toBeNull()
  })

  it('leads the operator to the work while it is missing', async () => {
    await oeffne('/barrierefreiheit', 'admin')
    expect((await screen.findByRole('link', { name: 'Jetzt ergänzen' })).getAttribute('href')).toBe('/rechtstexte/barrierefreiheit')
  })

  it('shows what holds in the language of the reader, what has changed, and every version', async () => {
    await veroeffentliche('IMPRESSUM', 'Alte Betreiberin')
    await veroeffentliche('IMPRESSUM', 'Neue Betreiberin')
    await oeffne('/impressum', 'pfleger', 'en')
    await screen.findByRole('heading', { level: 2, name: 'Contact' })
    await screen.findByText(/Neue Betreiberin/)
    await druecke('What has changed since version 1')
    await screen.findByText(/Alte Betreiberin/)
    expect(screen.getAllByRole('link', { name: /^Version \d, valid from/ })).toHaveLength(2)
  })

  it('of before can be read by its address', async () => {
    await oeffne('/impressum?fassung=1')
    await screen.findByText(/Alte Betreiberin/)
    await screen.findByRole('link', { name: 'Zur heute geltenden Fassung' })
  })

  it('shows an attack as words', async () => {
    await veroeffentliche('DATENSCHUTZ', '<img src=x onerror=window.__xss=1> [hier](javascript:alert(1))')
    const { container } = await oeffne('/datenschutz')
    await screen.findByText(/<img src=x onerror/)
    expect(container.querySelector('img, [href^="javascript"]')).toBeNull()
  })
})

describe('The operator', () => {
  it('is warned as long as a text is missing', async () => {
    await oeffne('/rechtstexte', 'admin')
    await screen.findByText('Diese Installation hat noch nicht alle vorgeschriebenen Texte')
    await screen.findByRole('link', { name: 'Impressum bearbeiten' })
  })

  it('fills in the gaps, sees them go, and publishes', async () => {
    await oeffne('/rechtstexte/barrierefreiheit', 'admin')
    await screen.findByText(/Lücken sind noch zu füllen/)
    for (const [feld, wert] of [
      [/^Name des Betreibers/, 'Betreiber GmbH'],
      [/^E-Mail/, 'post@betreiber.example'],
      [/^Telefon/, '089 123456'],
      [/^Zuletzt geprüft am/, '21.11.2026'],
    ] as const)
      await schreibe(feld, wert)
    await druecke('Entwurf speichern')
    await screen.findByText('Der gespeicherte Entwurf hat keine Lücken.')
    await druecke('Veröffentlichen …')
    await druecke('Veröffentlichen')
    await waitFor(async () =>
      expect((await server.anonymous.call(c.read, { params: { art: 'BARRIEREFREIHEIT' } })).body.fassung?.nr).toBe(1),
    )
  })

  it('is the only one who writes these texts', async () => {
    await oeffne('/rechtstexte', 'pflege-admin')
    await screen.findByText('Diese Texte pflegt, wer die Plattform betreibt.')
  })
})

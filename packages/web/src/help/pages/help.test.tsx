import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SeiteOptions, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { helpRoutes } from '../help.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (path: string, options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: helpRoutes, path, ...options })
const guide = '/apps/help-center/projects/handover-book'
const titlesIn = async (name: string | RegExp) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('The help', () => {
  it('shows the guides of each subject, those for the own work first, and leads to all of them', async () => {
    const { router } = await open('/apps/help-center', { konto: 'arzt' })
    const titles = await titlesIn('Bestellungen und Hausbesuche')
    expect(titles.slice(0, 2)).toEqual(['Anfragen in der Praxis abarbeiten', 'Eine Anfrage ablehnen oder zurückfragen'])
    await nutzer.click(screen.getByRole('link', { name: /^Alle \d+ Anleitungen: Bestellungen und Hausbesuche$/ }))
    await screen.findByRole('heading', { level: 1, name: 'Bestellungen und Hausbesuche' })
    expect((await titlesIn('Bestellungen und Hausbesuche')).length).toBeGreaterThan(titles.length)
    expect(router.state.location.pathname).toBe('/apps/help-center/projects')
  })

  it('is searched with a slip of the finger and without umlauts, guides and questions at once', async () => {
    await open('/apps/help-center')
    await write('Hilfe durchsuchen', 'betaubungsmitel')
    await nutzer.click(await screen.findByRole('link', { name: 'Ein Betäubungsmittel verordnen' }))
    await screen.findByRole('heading', { level: 1, name: 'Ein Betäubungsmittel verordnen' })
  })

  it('says when it has found nothing', async () => {
    await open('/apps/help-center?suche=Quantenschaum')
    await screen.findByRole('heading', { name: 'Nichts gefunden' })
  })

  it('opens a question from its address, and one answer at a time', async () => {
    await open('/apps/help-center?ansicht=fragen&frage=support/no-network')
    await screen.findByText(/^Was Sie vorher auf das Gerät geladen haben/)
    await press('Wie stelle ich die Sprache um?')
    await screen.findByText(/^Mit dem Sprachknopf oben/)
    expect(screen.queryByText(/^Was Sie vorher auf das Gerät geladen haben/)).toBeNull()
  })

  it('begins with the guides of the page that was left for it', async () => {
    await open('/apps/help-center?zu=%2Fuebergabebuch')
    expect(await titlesIn('Zu dieser Seite')).toEqual(['Eine Übergabe schreiben'])
  })
})

describe('A guide', () => {
  it('is read step by step, says for whom it is and when it was checked, and leads to its page', async () => {
    await open(guide)
    const steps = within(await screen.findByRole('list', { name: 'Schritte' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toContain('Wählen Sie „Übergabe schreiben“.')
    expect(screen.getByText(/^Für Pflege · zuletzt geprüft am \d\d\.\d\d\.\d{4}$/)).toBeDefined()
    expect(screen.getByRole('img', { name: /^Bildschirm zu diesem Schritt: / }).getAttribute('src')).toMatch(/handover-book\.de/)
    expect(screen.getByRole('link', { name: /^Seite öffnen/ }).getAttribute('href')).toBe('/uebergabebuch')
  })

  it('is read in English by those who read English', async () => {
    await open(guide, { language: 'en' })
    await screen.findByRole('heading', { level: 1, name: 'Writing a handover' })
  })

  it('asks whether it was helpful, and counts the answer for the organisation', async () => {
    await open(guide)
    await screen.findByText('Aus Ihrer Organisation hat noch niemand geantwortet.')
    await press('Ja')
    await screen.findByText('In Ihrer Organisation: 1-mal Ja, 0-mal Nein.')
    await screen.findByText('Danke. Gezählt wird ohne Ihren Namen.')
    expect(screen.queryByRole('button', { name: 'Ja' })).toBeNull()
  })

  it('lets somebody ask who leads the organisation: a draft that is still to be completed', async () => {
    const { router } = await open(guide)
    await press('Leitung fragen')
    await screen.findByText('woanders')
    const id = new URLSearchParams(router.state.location.searchStr).get('schreiben') ?? ''
    const { body: draft } = await (await server.as('pfleger')).call(mailboxContract.read, { query: { id } })
    expect([draft.subject, draft.to, draft.status]).toEqual([
      'Frage zur Anleitung „Eine Übergabe schreiben“',
      'Sabine Krüger <Pflegedienst Sonnenhof>',
      'draft',
    ])
  })

  it('that there is not is said not to be there', async () => {
    await open('/apps/help-center/projects/nirgends')
    await screen.findByRole('alert')
  })
})

it('The list of changes stands where the menu of the specification looks for it', async () => {
  await open('/docs/changelog')
  await screen.findByRole('heading', { level: 1, name: 'Was ist neu?' })
  await screen.findByText(/^Hilfe: Anleitungen/)
})

import type { TestServer } from '@dreiklang/server/testServer'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSeite, startServer } from '../organisation/seite.fixtures.tsx'
import { roomRoutes } from './rooms.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(cleanup)

const nobodys = '00000000-0000-4000-8000-0000000000ff'

describe('the page of something that does not exist, or is not for the reader, has a heading and says what is wrong', () => {
  it.each([
    ['an order', `/bestellungen/${nobodys}`, 'Bestellung'],
    ['a draft', `/bestellungen/${nobodys}/bearbeiten`, 'Neue Bestellung'],
    ['a visit', `/hausbesuch/${nobodys}`, 'Hausbesuch'],
    ['what was written at a visit', `/hausbesuch/${nobodys}/dokumentation`, /Dokumentation/],
    ['a series of visits', `/hausbesuch/serien/${nobodys}`, 'Serie'],
    ['a Klient', `/klienten/${nobodys}`, 'Akte'],
    ['somebody of the staff', `/pflegepersonal/${nobodys}`, 'Akte'],
    ['an organisation', `/apotheken/${nobodys}`, 'Organisation'],
    ['an inquiry', `/anliegen/${nobodys}`, 'Anliegen'],
  ])('%s', async (_what, path, name) => {
    await openSeite({ server, konto: 'pfleger', routes: roomRoutes, path })
    await screen.findByRole('alert')
    screen.getByRole('heading', { level: 1, name })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toContain(' · Dreiklang')
  })

  it('a contact', async () => {
    await openSeite({ server, konto: 'pfleger', routes: roomRoutes, path: `/contacts/${nobodys}` })
    await screen.findByRole('heading', { level: 2, name: 'Diesen Kontakt gibt es nicht' })
    screen.getByRole('heading', { level: 1, name: 'Kontakte' })
  })
})

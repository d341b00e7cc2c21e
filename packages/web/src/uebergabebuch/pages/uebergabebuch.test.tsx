import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type Uebergabe, uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SeiteOptions, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import { uebergabebuchRoutes } from '../uebergabebuch.routes.tsx'

const c = uebergabebuchContract
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const path = '/uebergabebuch'
const open = (options: Partial<SeiteOptions> = {}) => openSeite({ server, konto: 'pfleger', routes: uebergabebuchRoutes, path, ...options })
const dialog = () => screen.findByRole('dialog')
const row = (words: string | RegExp) => screen.findByRole('button', { name: words })

/** A past shift for each test: somebody hands over once after one. */
let tag = ''
let number = 0
beforeEach(() => {
  number += 1
  tag = plusDays(berlinDate(server.clock.now.toISOString()), -number)
})
async function handOver(konto: string, text: string): Promise<Uebergabe> {
  const who = await server.as(konto)
  const params = { uebergabeId: crypto.randomUUID() }
  const zeilen = [{ id: crypto.randomUUID(), klientId: null, thema: 'ORGANISATION' as const, wichtig: true, text }]
  const { body } = await who.call(c.save, { params, body: { tag, schicht: 'FRUEH', zeilen, version: null } })
  return (await who.call(c.handOver, { params, body: { version: body.version } })).body
}

describe('The page of the Übergabebuch', () => {
  it('takes what a nurse writes at the end of a shift, keeps it as a draft, and hands it over', async () => {
    const stop = listenForChords(document)
    await open()
    await screen.findByText('In dieser Woche ist nichts übergeben')
    await nutzer.keyboard('n')
    const sheet = await dialog()
    expect(within(sheet).getByRole('button', { name: 'Übergeben' })).toHaveProperty('disabled', true)
    await press('Zeile für alle')
    await write('Was die Nächsten wissen müssen', 'Der Aufzug steht.')
    await nutzer.click(within(sheet).getByRole('button', { name: 'Wichtig' }))
    await press('Übergeben')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await row(/^Jonas Meyer.*1 Zeile.*1 wichtige.*noch von niemandem bestätigt/)
    stop()
  })

  it('shows a colleague what is new, and who has signed it when', async () => {
    await handOver('pfleger', 'Die Klingel ist ausgefallen.')
    await open({ konto: 'pflege-admin', path: `${path}?ansicht=ungelesen&bis=${tag}` })
    await nutzer.click(await row(/^Jonas Meyer.*Für Sie neu/))
    await within(await dialog()).findByText('Die Klingel ist ausgefallen.')
    await press('Gelesen, übernommen')
    await screen.findByText('In dieser Woche ist nichts mehr zu lesen')
    await press('Alle')
    await row(/^Jonas Meyer.*gelesen von Sabine Krüger/)
  })

  it('lets the author add a line, and shows who has signed before it', async () => {
    const { id, version } = await handOver('pfleger', 'Wagen 2 braucht Wasser.')
    await (await server.as('pflege-admin')).call(c.sign, { params: { uebergabeId: id }, body: { version } })
    await open({ path: `${path}?uebergabe=${id}` })
    expect(within(await dialog()).queryByRole('button', { name: 'Gelesen, übernommen' })).toBeNull()
    await press('Nachtrag schreiben')
    await write('Was die Nächsten wissen müssen', 'Es ist nachgefüllt.')
    await press('Nachtragen')
    await screen.findByText(/^Nachtrag, /)
    await screen.findByText(/Sabine Krüger, .* \(vor dem Nachtrag\)/)
  })

  it('deletes a draft only after it has asked', async () => {
    await open({ konto: 'pfleger2' })
    await press('Übergabe schreiben')
    await press('Entwurf löschen')
    await press('Behalten')
    await waitFor(() => expect(screen.queryByText('Diesen Entwurf löschen?')).toBeNull())
    await press('Entwurf löschen')
    await nutzer.click(
      await within(await screen.findByRole('dialog', { name: 'Diesen Entwurf löschen?' })).findByRole('button', {
        name: 'Entwurf löschen',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('In dieser Woche ist nichts übergeben')
  })

  it('says that a sheet is not there, and speaks English', async () => {
    await open({ path: `${path}?uebergabe=${crypto.randomUUID()}`, language: 'en' })
    expect(await within(await dialog()).findByText('This handover does not exist')).toBeDefined()
  })
})

import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { klientRoutes } from '../klient.routes.tsx'

let server: TestServer
let dateien: Blob[]
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  dateien = []
  URL.createObjectURL = (file) => {
    dateien.push(file as Blob)
    return 'blob:auskunft'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterAll(() => server.close())

const klientId = (nr = 0) => server.klienten[nr]?.id ?? ''
const open = (konto = 'pflege-admin', path = `/klienten/${klientId()}`) => openSeite({ server, konto, routes: klientRoutes, path })
const openMenu = async () => nutzer.click(await screen.findByRole('button', { name: 'Mehr' }))
const entry = (name: string) => screen.findByRole('menuitem', { name })
const dialog = () => screen.findByRole('dialog', { name: 'Auskunft und Kopie der Daten' })
const load = async () => nutzer.click(within(await dialog()).getByRole('button', { name: 'Herunterladen' }))
const ausgegeben = async (id: string) => {
  const { body } = await (
    await server.as('pflege-admin')
  ).call(protokollContract.einsicht, { params: { klientId: id }, query: { art: 'AUSGEBEN' } })
  return body.zeilen.map(({ aktion, grund }) => [aktion, grund])
}

describe('What leaves the house about a Klient', () => {
  it('needs to know who asks, and is then a file and a line in the log', async () => {
    await open()
    await openMenu()
    await nutzer.click(await entry('Auskunft und Kopie'))
    await load()
    within(await dialog()).getByText('1 Angabe fehlt oder stimmt nicht')
    expect(dateien).toEqual([])
    await nutzer.click(within(await dialog()).getByRole('radio', { name: 'Jemand mit Vollmacht oder rechtlicher Betreuung' }))
    expect(within(await dialog()).getByText(/Bestellungsurkunde/)).toBeDefined()
    await nutzer.click(within(await dialog()).getByRole('radio', { name: /JSON/ }))
    await load()
    await screen.findByText('Die Auskunft ist heruntergeladen und im Protokoll vermerkt.')
    expect(screen.queryByRole('dialog')).toBeNull()
    const daten: unknown = JSON.parse((await dateien[0]?.text()) ?? '')
    expect(daten).toMatchObject({ schema: 'dreiklang.klient-auskunft/1', zweck: 'VOLLMACHT', akte: { id: klientId() } })
    expect(await ausgegeben(klientId())).toEqual([['klient.auskunft', 'VOLLMACHT']])
  })

  it('is for a nurse the information on data protection and the print, and nothing more', async () => {
    await open('pfleger')
    await openMenu()
    await entry('Akte drucken')
    expect(screen.queryByRole('menuitem', { name: 'Auskunft und Kopie' })).toBeNull()
    await nutzer.click(await entry('Information zum Datenschutz (PDF)'))
    await screen.findByText(/Geben Sie sie der Klientin oder dem Klienten mit/)
    expect((await dateien[0]?.text())?.slice(0, 5)).toBe('%PDF-')
  })

  it('says so when the database fails, keeps the dialog open, and works on the next press', async () => {
    const id = klientId(1)
    await open('pflege-admin', `/klienten/${id}`)
    await openMenu()
    await nutzer.click(await entry('Auskunft und Kopie'))
    await nutzer.click(within(await dialog()).getByRole('radio', { name: 'Klient/in selbst' }))
    vi.spyOn(server.ports.database, 'transaction').mockRejectedValueOnce(new Error('the line is cut'))
    await load()
    await within(await dialog()).findByRole('alert')
    expect(dateien).toEqual([])
    await load()
    await screen.findByText('Die Auskunft ist heruntergeladen und im Protokoll vermerkt.')
  })

  it('is open to the head for a restricted Klient, where alone he is still seen', async () => {
    const id = klientId(2)
    const leitung = await server.as('pflege-admin')
    expect((await leitung.call(loeschungContract.restrict, { params: { klientId: id }, body: { grund: 'bestritten' } })).status).toBe(204)
    await open('pflege-admin', `/klienten/loeschung?ansicht=GESPERRT&klient=${id}`)
    await nutzer.click(await screen.findByRole('button', { name: 'Auskunft und Kopie' }))
    await nutzer.click(within(await dialog()).getByRole('radio', { name: 'Klient/in selbst' }))
    await load()
    await screen.findByText('Die Auskunft ist heruntergeladen und im Protokoll vermerkt.')
    expect((await dateien[0]?.text())?.slice(0, 5)).toBe('%PDF-')
  })
})

import { machineContract } from '@dreiklang/domain/machine/machine.contract'
import { demoPassword } from '@dreiklang/server/demo/konten'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { machinePath } from '../machine.paths.ts'
import { machineRoutes } from '../machine.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto: string) => openSeite({ server, konto, routes: machineRoutes, path: machinePath })
const card = (name: string) => screen.findByRole('region', { name })

describe('The page of interfaces', () => {
  it('shows the token of a new program once, and ends the program when asked twice', async () => {
    await open('pflege-admin')
    await screen.findByText('Noch kein Programm hat Zugang')
    await press('Zugang anlegen')
    await write(/^Name des Programms/, 'Tourenplaner')
    await nutzer.click(await screen.findByRole('checkbox', { name: 'Hausbesuche lesen' }))
    await write(/^Ihr Passwort/, demoPassword)
    await press('Anlegen')
    const field = await screen.findByDisplayValue(/^dreiklang_[0-9a-f]{12}_/)
    const prefix = (field as HTMLInputElement).value.slice(0, 22)
    await press('Fertig')
    const program = within(await card('Tourenplaner'))
    program.getByText('Hausbesuche lesen')
    program.getByText(`${prefix}_…`)
    await press('Zugang von „Tourenplaner“ beenden')
    await press('Zugang beenden')
    await program.findByText('Beendet')
    expect(program.queryByText(`${prefix}_…`)).toBeNull()
  })

  it('renews a token and says for how long the former one works', async () => {
    const body = { name: 'Kasse', scopes: ['webhook'], days: 30, password: demoPassword }
    await (await server.as('apotheke-admin')).call(machineContract.create, { body })
    await open('apotheke-admin')
    await press('Token von „Kasse“ erneuern')
    await write(/^Ihr Passwort/, 'falsch')
    await press('Token erneuern')
    await screen.findByText(/Passwort/, { selector: '[role="alert"] *' })
    await write(/^Ihr Passwort/, demoPassword)
    await press('Token erneuern')
    await screen.findByDisplayValue(/^dreiklang_/)
    await press('Fertig')
    await waitFor(async () => expect(within(await card('Kasse')).getAllByText(/^dreiklang_/)).toHaveLength(2))
  })

  it('is not for staff, and offers a practice no clients', async () => {
    const { unmount } = await open('pfleger')
    await screen.findByText(/verwaltet die Leitung/)
    unmount()
    await open('arzt-admin')
    await press('Zugang anlegen')
    await screen.findByRole('checkbox', { name: 'Bestellungen lesen' })
    expect(screen.queryByRole('checkbox', { name: 'Klient/innen lesen' })).toBeNull()
  })
})

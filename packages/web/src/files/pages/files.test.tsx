import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { bring, pdf } from '@dreiklang/server/files/files.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write, type SeiteOptions } from '../../organisation/seite.fixtures.tsx'
import type { RoomRoute } from '../../shared/roomRoute.ts'
import { filesRoutes } from '../files.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const path = '/apps/file-manager'
const shared: RoomRoute = {
  path: '/shared-files',
  load: async () => ({ Page: (await import('./SharedFilesPage.tsx')).SharedFilesPage }),
}
const open = (options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: [...filesRoutes, shared], path, ...options })
/** Another person than the one on the page, who has five sessions at most. */
let nurse: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  nurse = await server.as('pflege-admin')
})
const makeFolder = async (name: string) => (await nurse.call(c.createFolder, { body: { folderId: null, name } })).body
const add = (name: string, folderId: string | null = null, bytes = pdf(name)) => bring(server, nurse, { name, folderId, bytes })
const fileOf = (name: string, words = name) => new File([pdf(words)], name, { type: 'application/pdf', lastModified: 1_700_000_000_000 })
const choose = async (...files: File[]) => nutzer.upload(await screen.findByLabelText('Dateien hochladen', { selector: 'input' }), files)
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const panel = () => screen.findByRole('region', { name: 'Hochladen' })

let number = 0
let name = ''
beforeEach(() => {
  number += 1
  name = `Blatt ${number}.pdf`
})

describe('The page of files', () => {
  it('says that there is nothing yet, makes a folder, and goes into it and back', async () => {
    await open({ konto: 'apotheker' })
    await screen.findByText('Hier liegt noch nichts')
    await press('Neuer Ordner')
    await write(/^Name des Ordners/, 'Rezepturen')
    await press('Anlegen')
    await nutzer.click(await screen.findByRole('button', { name: 'Rezepturen' }))
    const way = await screen.findByRole('navigation', { name: 'Weg zum Ordner' })
    await within(way).findByText('Rezepturen')
    await nutzer.click(within(way).getByRole('link', { name: 'Alle Dateien' }))
    await row('Rezepturen')
  })

  it('brings files, and shows what became of each', async () => {
    await open()
    await choose(fileOf(name))
    await within(await panel()).findByText('Fertig')
    expect(within(await row(name)).getByText('1 KB', { selector: 'td' })).toBeDefined()
  })

  it('asks what to do with a name that is there already, and keeps both', async () => {
    await add(name)
    await open()
    await choose(fileOf(name, 'anderes'))
    await screen.findByText('Name ist schon vergeben')
    await press('Beide behalten')
    await row(`Blatt ${number} \\(2\\)`)
  })

  it('replaces a file, and makes the version before current again', async () => {
    await add(name)
    await open()
    await choose(fileOf(name, 'die zweite Fassung'))
    await press('Ersetzen')
    await waitFor(async () => expect((await nurse.call(c.search, { query: { query: name } })).body[0]?.versions).toBe(2))
    await nutzer.click(await screen.findByRole('button', { name }))
    await nutzer.click(await screen.findByRole('tab', { name: /Fassungen/ }))
    await press('Wieder verwenden')
    await waitFor(async () => {
      const [file] = (await nurse.call(c.search, { query: { query: name } })).body
      expect(file?.bytes).toBe(pdf(name).length)
    })
  })

  it('does not send what would be refused, and says why', async () => {
    await open()
    const anything = userEvent.setup({ delay: null, applyAccept: false })
    await anything.upload(await screen.findByLabelText('Dateien hochladen', { selector: 'input' }), new File(['MZ'], 'setup.exe'))
    await screen.findByText(/„setup.exe“ wird nicht genommen/)
  })

  it('says that the line is gone, and goes on where it stopped', async () => {
    let cut = true
    await open({
      leitung: (further) => (url, init) =>
        cut && init.method === 'POST' && url.includes('/uploads') ? Promise.reject(new TypeError('no network')) : further(url, init),
    })
    await choose(fileOf(name))
    await within(await panel()).findByText(/Unterbrochen/)
    cut = false
    await press(`„${name}“ fortsetzen`)
    expect(await row(name)).toBeDefined()
  })

  it('moves what is selected, and puts it into the trash and back', async () => {
    await makeFolder('Ziel')
    await add(name)
    await open()
    await nutzer.click(await screen.findByRole('checkbox', { name: `„${name}“ auswählen` }))
    await press('Verschieben')
    await nutzer.click(await screen.findByRole('combobox', { name: /In welchen Ordner/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Ziel' }))
    await nutzer.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verschieben' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull())
    await nutzer.click(await screen.findByRole('button', { name: 'Ziel' }))
    await nutzer.click(await screen.findByRole('checkbox', { name: `„${name}“ auswählen` }))
    await press('In den Papierkorb')
    await screen.findByText('Hier liegt noch nichts')
    await press('Papierkorb')
    await nutzer.click(await screen.findByRole('button', { name: `Mehr zu „${name}“` }))
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Wiederherstellen' }))
    await waitFor(async () => expect((await nurse.call(c.search, { query: { query: name } })).body).toHaveLength(1))
  })

  it('shows a table, and who has seen it', async () => {
    const csv = Uint8Array.from(new TextEncoder().encode('Wer;Wann\r\nFrüh;06:00\r\n'))
    await add(`Schichten ${number}.csv`, null, csv)
    await open({ konto: 'pflege-admin' })
    await nutzer.click(await screen.findByRole('button', { name: `Schichten ${number}.csv` }))
    const sheet = await screen.findByRole('region', { name: 'Inhalt der Tabelle' })
    within(sheet).getByRole('columnheader', { name: 'Wer' })
    within(sheet).getByRole('cell', { name: '06:00' })
    await nutzer.click(screen.getByRole('tab', { name: /Wer hat es gesehen/ }))
    expect((await screen.findAllByText('Gelesen')).length).toBeGreaterThan(0)
  })

  it('makes a link that is shown once, and ends it', async () => {
    const { id } = await add(name)
    await open()
    await nutzer.click(await screen.findByRole('button', { name }))
    await nutzer.click(await screen.findByRole('tab', { name: /Links/ }))
    await press('Neuer Link')
    await press('Link anlegen')
    await screen.findByText(/\/shared-files#/)
    await press('Beenden')
    await waitFor(async () => expect((await nurse.call(c.links, { query: { id } })).body).toEqual([]))
  })

  it('speaks English', async () => {
    await open({ language: 'en' })
    await screen.findByRole('button', { name: 'New folder' })
  })
})

describe('The page behind a link', () => {
  it('asks for the password, says when it is wrong, and shows the file', async () => {
    const { id } = await add(name)
    const { body } = await nurse.call(c.createLink, { body: { id, days: 7, password: 'Sommerregen', uploads: false } })
    await open({ path: `/shared-files#${body.address.split('#')[1]}` })
    await write(/^Passwort/, 'Winterregen')
    await press('Öffnen')
    await screen.findByText(/Das Passwort stimmt nicht/)
    expect(screen.queryByText(name)).toBeNull()
    await write(/^Passwort/, 'Sommerregen')
    await press('Öffnen')
    await screen.findByText(name)
    await screen.findByRole('button', { name: 'Herunterladen' })
  })

  it('takes files where it is for that, and shows none', async () => {
    const { id } = await makeFolder(`Eingang ${number}`)
    await add('Geheim.pdf', id)
    const { body } = await nurse.call(c.createLink, { body: { id, days: 1, password: 'Sömmerregen', uploads: true } })
    await open({ path: `/shared-files#${body.address.split('#')[1]}` })
    await write(/^Passwort/, 'Sömmerregen')
    await press('Öffnen')
    await screen.findByText(/Hier können Sie Dateien hochladen/)
    expect(screen.queryByText('Geheim.pdf')).toBeNull()
    await choose(fileOf(name))
    await within(await panel()).findByText('Fertig')
    const { items } = (await nurse.call(c.items, { query: { folderId: id } })).body
    expect(items.map((item) => item.name).toSorted()).toEqual([name, 'Geheim.pdf'].toSorted())
  })

  it('says that a link is over', async () => {
    await open({ path: `/shared-files#${'x'.repeat(43)}` })
    await screen.findByText(/Dieser Link gilt nicht/)
  })
})

import { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write, type SeiteOptions } from '../../organisation/seite.fixtures.tsx'
import { inventoryRoutes } from '../inventory.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: inventoryRoutes, path: '/inventory', ...options })
const add = async (title: string) =>
  (await (await server.as('pfleger')).call(inventoryContract.create, { body: { title, text: 'Mehr dazu' } })).body
const card = (name: string) => screen.findByRole('region', { name })

let title = ''
let number = 0
beforeEach(() => {
  number += 1
  title = `Eintrag ${number}`
})

describe('The page of inventory', () => {
  it('says that there is nothing yet, and takes the first entry', async () => {
    await open({ konto: 'apotheker' })
    await screen.findByText('Noch kein Eintrag')
    await press('Neuer Eintrag')
    await write(/^Titel/, title)
    await write('Text', 'Für alle im Haus')
    await press('Speichern')
    within(await card(title)).getByText('Für alle im Haus')
    expect(screen.queryByText('Noch kein Eintrag')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('names the field that is missing, and sends nothing', async () => {
    await open()
    await press('Neuer Eintrag')
    await write('Text', 'Ohne Titel')
    await press('Speichern')
    const field = await screen.findByRole('textbox', { name: /^Titel/ })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await press('Abbrechen')
    expect(screen.queryByText('Ohne Titel')).toBeNull()
  })

  it('changes an entry', async () => {
    await add(title)
    await open()
    await press(`„${title}“ ändern`)
    expect(await screen.findByDisplayValue('Mehr dazu')).toBeDefined()
    await write(/^Titel/, `${title} neu`)
    await write('Text', '')
    await press('Speichern')
    expect(within(await card(`${title} neu`)).queryByText('Mehr dazu')).toBeNull()
  })

  it('keeps what was written when a colleague was faster, and says so', async () => {
    const { id, version } = await add(title)
    await open()
    await press(`„${title}“ ändern`)
    await write(/^Titel/, 'Mein Stand')
    const body = { title: 'Stand der Kollegin', text: null, version }
    await (await server.as('pflege-admin')).call(inventoryContract.update, { params: { productId: id }, body })
    await press('Speichern')
    await screen.findByText(/inzwischen geändert/)
    expect(screen.getByDisplayValue('Mein Stand')).toBeDefined()
    await press('Abbrechen')
    await card('Stand der Kollegin')
  })

  it('deletes only after it has asked', async () => {
    await add(title)
    await open()
    await press(`„${title}“ löschen`)
    await press('Behalten')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(`„${title}“ löschen`)
    await press('Löschen')
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  })

  it('says that the list could not be read, and reads it again on demand', async () => {
    await add(title)
    let cut = true
    await open({
      leitung: (further) => (url, init) =>
        cut && url.includes(inventoryContract.list.path) ? Promise.reject(new TypeError('no network')) : further(url, init),
    })
    await screen.findByText('Das hat nicht geklappt')
    cut = false
    await press('Erneut versuchen')
    await card(title)
  })

  it('speaks English', async () => {
    await open({ language: 'en' })
    await nutzer.click(await screen.findByRole('button', { name: 'New entry' }))
    await screen.findByRole('textbox', { name: /^Title/ })
  })
})

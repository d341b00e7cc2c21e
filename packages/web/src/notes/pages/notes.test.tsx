import { type Note, notesContract } from '@dreiklang/domain/notes/notes.contract'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SeiteOptions, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import { notesRoutes } from '../notes.routes.tsx'

const c = notesContract
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: notesRoutes, path: '/apps/notes', ...options })
/** Signed in once in a test: who signs in often ends the oldest session, and that may be the page's. */
const clients = new Map<string, Promise<TestClient>>()
const as = (konto: string): Promise<TestClient> => {
  const client = clients.get(konto) ?? server.as(konto)
  clients.set(konto, client)
  return client
}
const add = async (note: object, konto = 'pfleger'): Promise<Note> => (await (await as(konto)).call(c.create, { body: { note } })).body
const change = async (id: string, note: object, konto: string) =>
  (await as(konto)).call(c.update, { body: { updatedNote: { id, ...note } } })
const stored = async (id: string, konto = 'pfleger') => (await (await as(konto)).call(c.all)).body.find((note) => note.id === id)
const trashed = async (id: string) => (await (await as('pfleger')).call(c.trash)).body.some((note) => note.id === id)
const card = (name: string) => screen.findByRole('link', { name })
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
const choose = async (menu: string, entry: string) => {
  await press(menu)
  await nutzer.click(await screen.findByRole('menuitem', { name: entry }))
}
const enter = async (field: string, text: string) => {
  await write(field, text)
  await nutzer.keyboard('{Enter}')
}
const task = (content: string) => ({ id: crypto.randomUUID(), content, completed: false })

let title = ''
let number = 0
beforeEach(() => {
  clients.clear()
  number += 1
  title = `Notiz ${number}`
})

describe('The page of notes', () => {
  it('says that there are none yet, and takes the first one where it is written', async () => {
    await open({ konto: 'apotheker' })
    await screen.findByText('Noch keine Notizen')
    await press('Neue Notiz')
    await write('Titel', title)
    await write('Text', 'Für später')
    await enter('Neuer Punkt', 'Anrufen')
    await write('Neuer Punkt', 'Schreiben')
    await press('Anlegen')
    await card(title)
    const [note] = (await (await as('apotheker')).call(c.all)).body
    expect(note).toMatchObject({ title, content: 'Für später', visibility: 'me' })
    expect(note?.tasks.map(({ content }) => content)).toEqual(['Anrufen', 'Schreiben'])
    expect(screen.queryByRole('textbox', { name: 'Titel' })).toBeNull()
  })

  it('shows the own notes and those of the house, and not the private ones of colleagues', async () => {
    await add({ title: `${title} privat` }, 'pflege-admin')
    await add({ title: `${title} geteilt`, visibility: 'house' }, 'pflege-admin')
    await open()
    await card(`${title} geteilt`)
    expect(screen.queryByRole('link', { name: `${title} privat` })).toBeNull()
  })

  it('is narrowed to archive, reminders and a label, and the address keeps it', async () => {
    const label = { id: crypto.randomUUID(), title: `Stichwort ${number}` }
    await (await as('pfleger')).call(c.createLabel, { body: label })
    await add({ title: `${title} im Archiv`, archived: true })
    await add({ title: `${title} mit Uhr`, reminder: '2030-01-01T07:00:00.000Z' })
    await add({ title: `${title} mit Stichwort`, labels: [label] })
    const { router } = await open()
    await card(`${title} mit Uhr`)
    await press(label.title)
    await gone(`${title} mit Uhr`)
    await card(`${title} mit Stichwort`)
    await press(label.title)
    await press('Erinnerungen')
    await card(`${title} mit Uhr`)
    await gone(`${title} mit Stichwort`)
    await press('Archiv')
    await card(`${title} im Archiv`)
    expect(router.state.location.search).toEqual({ ansicht: 'archiv' })
  })

  it('finds also in the archive and in checklists, and says when there is nothing', async () => {
    await add({ title: `${title} Archiv`, content: `Rollator ${number}`, archived: true })
    await add({ title, tasks: [task(`rollator ${number} holen`)] })
    const { router } = await open()
    await write('Notizen durchsuchen', `ROLLATOR ${number}`)
    await card(`${title} Archiv`)
    await card(title)
    expect(router.state.location.search).toEqual({ suche: `ROLLATOR ${number}` })
    await write('Notizen durchsuchen', 'Xyzzy')
    await screen.findByText('Nichts gefunden')
  })

  it('ticks an item on the card', async () => {
    const { id } = await add({ title, tasks: [task(`Punkt ${number}`), task('Noch einer')] })
    await open()
    await nutzer.click(await screen.findByRole('checkbox', { name: `Punkt ${number} erledigt` }))
    await waitFor(async () => expect((await stored(id))?.tasks.map(({ completed }) => completed)).toEqual([true, false]))
    await screen.findByText('1 erledigt')
  })

  it('ticks two items in quick succession', async () => {
    const { id } = await add({ title, tasks: [task(`Eins ${number}`), task(`Zwei ${number}`), task('Drei')] })
    await open()
    await nutzer.click(await screen.findByRole('checkbox', { name: `Eins ${number} erledigt` }))
    await nutzer.click(await screen.findByRole('checkbox', { name: `Zwei ${number} erledigt` }))
    await waitFor(async () => expect((await stored(id))?.tasks.map(({ completed }) => completed)).toEqual([true, true, false]))
  })

  it('keeps what is being written while another view is looked at', async () => {
    await open()
    await press('Neue Notiz')
    await write('Titel', title)
    await press('Archiv')
    await press('Notizen')
    expect(screen.getByDisplayValue(title)).toBeDefined()
  })

  it('puts a note into the archive and into the trash, and takes both back', async () => {
    const { id } = await add({ title })
    await open()
    await card(title)
    await choose(`Mehr zu „${title}“`, 'Ins Archiv')
    await gone(title)
    await press('Rückgängig')
    await card(title)
    await choose(`Mehr zu „${title}“`, 'In den Papierkorb')
    await gone(title)
    expect(await trashed(id)).toBe(true)
    await press('Papierkorb')
    await choose(`Mehr zu „${title}“`, 'Wiederherstellen')
    await waitFor(async () => expect(await trashed(id)).toBe(false))
  })

  it('deletes for good only after a question', async () => {
    const { id } = await add({ title })
    await (await as('pfleger')).call(c.remove, { query: { id } })
    await open({ path: '/apps/notes?ansicht=papierkorb' })
    await nutzer.click(await card(title))
    await press('Endgültig löschen')
    await press('Behalten')
    expect(await trashed(id)).toBe(true)
    await press('Endgültig löschen')
    await press('Löschen')
    await waitFor(async () => expect(await trashed(id)).toBe(false))
    expect(await stored(id)).toBeUndefined()
  })

  it('begins a note with the letter n', async () => {
    const stop = listenForChords()
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Notizen' })
    await nutzer.keyboard('n')
    await screen.findByRole('textbox', { name: 'Titel' })
    stop()
  })

  it('says that the list could not be read, and reads it again on demand', async () => {
    await add({ title })
    let cut = true
    await open({
      leitung: (further) => (url, init) =>
        cut && url.includes(c.all.path) ? Promise.reject(new TypeError('no network')) : further(url, init),
    })
    await screen.findByText('Das hat nicht geklappt')
    cut = false
    await press('Erneut versuchen')
    await card(title)
  })

  it('speaks English', async () => {
    await open({ language: 'en' })
    await nutzer.click(await screen.findByRole('button', { name: 'New note' }))
    await screen.findByRole('textbox', { name: 'Title' })
  })
})

describe('An open note', () => {
  const isSaved = () => screen.findByText('Gespeichert')

  it('opens by its address and saves by itself', async () => {
    const { id } = await add({ title })
    await open({ path: `/apps/notes?note=${id}` })
    await write('Text', 'Geschrieben')
    await screen.findByText('Noch nicht gespeichert')
    await isSaved()
    expect(await stored(id)).toMatchObject({ title, content: 'Geschrieben', version: 2 })
  })

  it('takes colour, label, reminder and is shown to the house', async () => {
    const { id } = await add({ title })
    await open({ path: `/apps/notes?note=${id}` })
    await press('Grün')
    await enter('Neues Stichwort', `Eigenes ${number}`)
    await screen.findByRole('button', { name: `Eigenes ${number}`, pressed: true })
    await press(/^Morgen/)
    await nutzer.click(screen.getByRole('radio', { name: 'Organisation' }))
    await waitFor(async () => expect((await stored(id, 'pflege-admin'))?.reminder).toMatch(/^\d{4}-\d\d-\d\dT0[67]:00/))
    expect(await stored(id)).toMatchObject({ colour: 'green', visibility: 'house', labels: [{ title: `Eigenes ${number}` }] })
  })

  it('has a checklist that is written, put into another order with the arrow keys, and shortened', async () => {
    const { id } = await add({ title, tasks: [task('Eins'), task('Zwei')] })
    await open({ path: `/apps/notes?note=${id}` })
    await enter('Neuer Punkt', 'Drei')
    screen.getByRole('button', { name: 'Drei verschieben, Platz 3 von 3' }).focus()
    await nutzer.keyboard('{ArrowUp}')
    await press('Eins entfernen')
    await waitFor(async () => expect((await stored(id))?.tasks.map(({ content }) => content)).toEqual(['Drei', 'Zwei']))
  })

  it('saves when it is closed before the pause is over', async () => {
    const { id } = await add({ title })
    const { router } = await open({ path: `/apps/notes?note=${id}` })
    await write('Titel', `${title} neu`)
    await press('Fertig')
    await card(`${title} neu`)
    expect((await stored(id))?.title).toBe(`${title} neu`)
    expect(router.state.location.search).toEqual({})
  })

  it('takes over what a colleague writes elsewhere in it', async () => {
    const { id } = await add({ title, visibility: 'house' })
    await open({ path: `/apps/notes?note=${id}` })
    await screen.findByDisplayValue(title)
    await change(id, { content: 'Von der Kollegin' }, 'pflege-admin')
    await write('Titel', `${title} neu`)
    await screen.findByDisplayValue('Von der Kollegin')
    await isSaved()
    expect(await stored(id)).toMatchObject({ title: `${title} neu`, content: 'Von der Kollegin' })
  })

  it.each([
    ['Meinen Stand behalten', 'Mein Titel'],
    ['Anderen übernehmen', 'Ihr Titel'],
  ])('asks when both have written at the same place: %s', async (answer, kept) => {
    const { id } = await add({ title, visibility: 'house' })
    await open({ path: `/apps/notes?note=${id}` })
    await screen.findByDisplayValue(title)
    await change(id, { title: 'Ihr Titel' }, 'pflege-admin')
    await write('Titel', 'Mein Titel')
    await screen.findByText(/hat diese Notiz inzwischen geändert/)
    expect(screen.getByDisplayValue('Mein Titel')).toBeDefined()
    await press(answer)
    await isSaved()
    expect((await stored(id))?.title).toBe(kept)
    await screen.findByDisplayValue(kept)
  })

  it('follows what a colleague does while nothing is written here', async () => {
    const { id } = await add({ title, visibility: 'house' })
    const { queryClient } = await open({ path: `/apps/notes?note=${id}` })
    await screen.findByDisplayValue(title)
    await change(id, { title: `${title} von ihr` }, 'pflege-admin')
    await act(() => queryClient.invalidateQueries({ queryKey: ['notes'] }))
    await screen.findByDisplayValue(`${title} von ihr`)
  })

  it('shows earlier texts and brings one back', async () => {
    const { id } = await add({ title, content: 'Früher', visibility: 'house' })
    await change(id, { content: 'Heute' }, 'pflege-admin')
    await open({ path: `/apps/notes?note=${id}` })
    await screen.findByDisplayValue('Heute')
    await press('Frühere Fassungen')
    await within(await screen.findByRole('list', { name: 'Frühere Fassungen' })).findByText('Früher')
    await press('Zurückholen')
    await screen.findByDisplayValue('Früher')
    await waitFor(async () => expect((await stored(id))?.content).toBe('Früher'))
  })

  it('of a colleague says whose it is, and does not let its visibility be changed', async () => {
    const { id } = await add({ title, visibility: 'house' }, 'pflege-admin')
    await open({ path: `/apps/notes?note=${id}` })
    await screen.findByText(/für Ihre Organisation geschrieben/)
    expect(screen.queryByRole('radio', { name: 'Nur ich' })).toBeNull()
  })

  it('says when it could not be saved, and tries again', async () => {
    const { id } = await add({ title })
    let cut = false
    await open({
      path: `/apps/notes?note=${id}`,
      leitung: (further) => (url, init) =>
        cut && init.method === 'PATCH' ? Promise.reject(new TypeError('no network')) : further(url, init),
    })
    await screen.findByDisplayValue(title)
    cut = true
    await write('Text', 'Ohne Netz')
    await screen.findByText('Nicht gespeichert')
    cut = false
    await press('Erneut versuchen')
    await isSaved()
    expect((await stored(id))?.content).toBe('Ohne Netz')
  })

  it('takes a picture, and loses it again', async () => {
    const { id } = await add({ title })
    await open({ path: `/apps/notes?note=${id}` })
    await screen.findByDisplayValue(title)
    const png = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', { type: 'image/png' })
    await nutzer.upload(screen.getByLabelText('Bild hinzufügen', { selector: 'input' }), png)
    await press('Bild entfernen')
    await screen.findByRole('button', { name: 'Bild hinzufügen' })
    expect(await stored(id)).toMatchObject({ image: null, version: 3 })
  })

  it('that is gone is said to be gone', async () => {
    await open({ path: `/apps/notes?note=${crypto.randomUUID()}` })
    await screen.findByText('Diese Notiz gibt es nicht')
  })
})

describe('Labels', () => {
  it('are renamed, and deleted only after a question', async () => {
    const client = await as('arzt')
    await client.call(c.createLabel, { body: { title: 'Büro' } })
    await open({ konto: 'arzt' })
    await press('Stichwörter verwalten')
    await write('Stichwort', 'Praxis')
    await press('Büro umbenennen')
    await press('Praxis löschen')
    await press('Behalten')
    await press('Praxis löschen')
    await press('Löschen')
    await screen.findByText(/Noch keine Stichwörter/)
    expect((await client.call(c.labels)).body).toEqual([])
  })
})

import { type Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SeiteOptions, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import { tasksRoutes } from '../tasks.routes.tsx'

const c = tasksContract
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** One session for each account and test: with the sixth the page would lose its own. */
const clients = new Map<string, ReturnType<TestServer['as']>>()
function as(konto: string): ReturnType<TestServer['as']> {
  const client = clients.get(konto) ?? server.as(konto)
  clients.set(konto, client)
  return client
}
beforeEach(() => clients.clear())

const open = (options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: tasksRoutes, path: '/apps/tasks', ...options })
const add = async (task: object, type: 'task' | 'section' = 'task', konto = 'pfleger') =>
  (await (await as(konto)).call(c.create, { body: { type, task } })).body
const stored = async (id: string): Promise<Task> => (await (await as('pfleger')).call(c.read, { query: { id } })).body
const row = (name: string | RegExp) => screen.findByRole('link', { name })
const rows = () => screen.getAllByRole('listitem').map((one) => within(one).getByRole('link').textContent)
const tick = async (name: string) => nutzer.click(await screen.findByRole('checkbox', { name }))

let title = ''
let number = 0
beforeEach(() => {
  number += 1
  title = `Aufgabe ${number}`
})

describe('The list of tasks', () => {
  it('says that there are none yet, and puts a new one on top with the normal priority', async () => {
    const { router } = await open({ konto: 'apotheker' })
    await screen.findByText('Noch keine Aufgaben')
    await nutzer.click(await row('Neue Aufgabe'))
    await write(/^Titel/, title)
    await press('Speichern')
    await screen.findByText(`„${title}“ ist angelegt`)
    await row(title)
    await nutzer.click(await row('Neue Aufgabe'))
    await write(/^Titel/, 'Noch eine')
    await press('Speichern')
    await row('Noch eine')
    expect(rows()).toEqual(['Noch eine', title])
    const list = (await (await as('apotheker')).call(c.all)).body
    expect(list.map((task) => [task.title, task.priority])).toEqual([
      ['Noch eine', 1],
      [title, 1],
    ])
    expect(router.state.location.pathname).toBe(`/apps/tasks/${list[0]?.id}`)
  })

  it('has sections between the tasks, and strikes through what is ticked off', async () => {
    const { id } = await add({ title })
    await add({ title: `Heute ${number}` }, 'section')
    await open()
    await row(`Abschnitt Heute ${number}`)
    expect(screen.queryByRole('checkbox', { name: `Heute ${number} erledigt` })).toBeNull()
    await tick(`${title} erledigt`)
    await waitFor(async () => expect((await stored(id)).completed).toBe(true))
    expect((await row(title)).closest('li')?.dataset['done']).toBe('true')
    await nutzer.click(await screen.findByRole('radio', { name: 'Offene' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
  })

  it('is put into another order with the arrow keys, for everybody', async () => {
    const [second, first] = [await add({ title: `${title} zwei` }), await add({ title: `${title} eins` })]
    await open()
    await row(first.title)
    const grip = screen.getByRole('button', { name: new RegExp(`^${title} eins verschieben, Platz 1 `) })
    grip.focus()
    await nutzer.keyboard('{ArrowDown}')
    await waitFor(() => expect(rows().slice(0, 2)).toEqual([second.title, first.title]))
    await waitFor(async () => expect([(await stored(second.id)).order, (await stored(first.id)).order]).toEqual([0, 1]))
    await nutzer.click(await row(first.title))
    await press('Nach oben')
    await waitFor(() => expect(rows().slice(0, 2)).toEqual([first.title, second.title]))
  })

  it('finds by title and note, marks the title, and keeps the search in the address', async () => {
    await add({ title: `Rollator ${number} & Salbe` })
    await add({ title, notes: 'wegen des ROLLATORS' })
    const { router } = await open()
    await write('Aufgaben durchsuchen', 'rollator')
    await waitFor(() => expect(router.state.location.search).toEqual({ suche: 'rollator' }))
    await waitFor(() => expect(rows()).toEqual([title, `Rollator ${number} & Salbe`]))
    expect((await row(/Salbe/)).querySelector('mark')?.textContent).toBe('Rollator')
    await write('Aufgaben durchsuchen', 'Xyzzy')
    await screen.findByText('Nichts gefunden')
  })

  it('follows what a colleague does', async () => {
    await add({ title })
    const { queryClient } = await open()
    await row(title)
    await add({ title: 'Von der Kollegin' }, 'task', 'pflege-admin')
    await act(() => queryClient.invalidateQueries({ queryKey: ['tasks'] }))
    await row('Von der Kollegin')
    expect(rows().slice(0, 2)).toEqual(['Von der Kollegin', title])
  })

  it('takes a task in one line, and says before what it has understood', async () => {
    const stop = listenForChords()
    await open()
    await screen.findByRole('list', { name: 'Aufgaben und Abschnitte' })
    await nutzer.keyboard('q')
    const line = await screen.findByRole('textbox', { name: 'Schnell anlegen' })
    expect(document.activeElement).toBe(line)
    await write('Schnell anlegen', `Rezept ${number} abholen 24.12.2030 9 Uhr #eil${number} @sab @j !2`)
    const understood = within(line.closest('form') ?? line).getByRole('status')
    expect(understood.textContent).toBe(
      `Rezept ${number} abholen @jFällig am 24.12.2030 um 09:00 UhrSabine Krügereil${number} (neues Stichwort)Priorität hoch@j ist niemand oder passt auf mehrere`,
    )
    await nutzer.keyboard('{Enter}')
    await row(`Rezept ${number} abholen @j`)
    const [task] = (await (await as('pfleger')).call(c.all)).body
    expect(task).toMatchObject({ dueDate: '2030-12-24T08:00:00.000Z', priority: 2, delegation: { state: 'open' } })
    expect(task?.tags).toHaveLength(1)
    expect(line).toHaveProperty('value', '')
    stop()
  })

  it('is worked with letters: n is a new task, Escape closes it', async () => {
    const stop = listenForChords()
    const { router } = await open()
    await screen.findByRole('heading', { level: 1, name: 'Aufgaben' })
    await nutzer.keyboard('n')
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/tasks/neu'))
    await screen.findByRole('textbox', { name: /^Titel/ })
    // In a field the key belongs to the field.
    await nutzer.click(screen.getByRole('heading', { level: 1 }))
    await nutzer.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/tasks'))
    stop()
  })

  it('speaks English', async () => {
    await open({ language: 'en' })
    await nutzer.click(await row('New task'))
    await screen.findByRole('textbox', { name: /^Title/ })
  })
})

describe('A task', () => {
  it('takes a day, a priority, a note, a tag and a subtask', async () => {
    const { id } = await add({ title })
    await open({ path: `/apps/tasks/${id}` })
    await write('Fällig am', '24.12.2026')
    await nutzer.click(await screen.findByRole('radio', { name: 'Hoch' }))
    await write('Notizen', 'Bis zwölf Uhr')
    await write('Neue Unteraufgabe', 'Anrufen')
    await press('Hinzufügen')
    await write('Neues Stichwort', `Stichwort ${number}`)
    await press('Anlegen')
    await screen.findByRole('button', { name: `Stichwort ${number}`, pressed: true })
    await press('Speichern')
    await screen.findByText('Gespeichert')
    const task = await stored(id)
    expect(task).toMatchObject({ title, dueDate: '2026-12-24', priority: 2, notes: 'Bis zwölf Uhr', subTasks: [{ title: 'Anrufen' }] })
    expect(task.tags).toHaveLength(1)
    within(await screen.findByRole('list', { name: 'Aufgaben und Abschnitte' })).getByText('Fällig am 24.12.2026')
  })

  it('needs a title, and sends nothing without one', async () => {
    const { id, version } = await add({ title })
    await open({ path: `/apps/tasks/${id}` })
    await write(/^Titel/, '')
    await press('Speichern')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Titel/ }).getAttribute('aria-invalid')).toBe('true'))
    expect((await stored(id)).version).toBe(version)
  })

  it('keeps what was written when a colleague changed the same words, and says so', async () => {
    const { id } = await add({ title })
    await open({ path: `/apps/tasks/${id}` })
    await write(/^Titel/, 'Mein Titel')
    await (await as('pflege-admin')).call(c.update, { body: { id, task: { title: 'Ihr Titel' } } })
    await press('Speichern')
    await screen.findByText(/inzwischen geändert/)
    expect(screen.getByDisplayValue('Mein Titel')).toBeDefined()
    await press('Neu laden')
    await screen.findByDisplayValue('Ihr Titel')
  })

  it('is deleted at once and comes back as it was, where it was', async () => {
    const below = await add({ title: `${title} darunter` })
    const task = await add({ title, notes: 'Wichtig', priority: 2 })
    const above = await add({ title: `${title} darüber` })
    await open({ path: `/apps/tasks/${task.id}` })
    await screen.findByDisplayValue('Wichtig')
    await press('Löschen')
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
    await press('Rückgängig')
    await screen.findByText(`„${title}“ ist wieder da`)
    await waitFor(() => expect(rows().slice(0, 3)).toEqual([above.title, title, below.title]))
    expect(await stored(task.id)).toMatchObject({ notes: 'Wichtig', priority: 2, order: 1 })
  })

  it('that is gone is said to be gone', async () => {
    await open({ path: `/apps/tasks/${crypto.randomUUID()}` })
    await screen.findByText('Diese Aufgabe gibt es nicht')
  })
})

describe('Tags', () => {
  it('are renamed, and deleted only after a question', async () => {
    const client = await as('arzt')
    const { id } = (await client.call(c.createTag, { body: { tag: { title: 'Büro' } } })).body
    await client.call(c.create, { body: { type: 'task', task: { title, tags: [id] } } })
    await open({ konto: 'arzt' })
    await row(title)
    await press('Mehr zu Aufgaben')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Stichwörter verwalten' }))
    await write('Stichwort', 'Praxis')
    await press('Büro umbenennen')
    await screen.findByText('Praxis')
    await press('Praxis löschen')
    await press('Behalten')
    await press('Praxis löschen')
    await press('Löschen')
    await screen.findByText(/Noch keine Stichwörter/)
    expect((await client.call(c.tags)).body).toEqual([])
  })
})

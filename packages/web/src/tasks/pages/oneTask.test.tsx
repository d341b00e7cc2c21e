import { type Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { bring, zieheEin } from '@dreiklang/server/bestellung/bestellung.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import { tasksRoutes } from '../tasks.routes.tsx'

const c = tasksContract
const [nurse, leader] = ['Jonas Meyer', 'Sabine Krüger']
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

const open = (konto: string, id: string) => openSeite({ server, konto, routes: tasksRoutes, path: `/apps/tasks/${id}` })
const add = async (konto: string, task: object) => (await (await as(konto)).call(c.create, { body: { type: 'task', task } })).body
const stored = async (id: string): Promise<Task> => (await (await as('pfleger')).call(c.read, { query: { id } })).body
/** Of a person of the demo. */
const idOf = async (name: string) => (await (await as('pfleger')).call(c.people)).body.find((person) => person.name === name)?.id ?? ''

describe('A task for a colleague', () => {
  it('is handed to her in the form, and the list says that she has not answered', async () => {
    const { id } = await add('pfleger', { title: 'Rezept abholen' })
    await open('pfleger', id)
    await nutzer.click(await screen.findByRole('combobox', { name: 'Zuständig' }))
    await nutzer.click(await screen.findByRole('option', { name: leader }))
    await press('Speichern')
    await screen.findByText(`Wartet auf die Antwort von ${leader}`)
    await screen.findByText(`${leader} angefragt`)
    expect((await stored(id)).delegation).toMatchObject({ to: await idOf(leader), state: 'open' })
  })

  it('is accepted by her with one press', async () => {
    const { id } = await add('pfleger', { title: 'Annehmen', assignedTo: await idOf(leader) })
    await open('pflege-admin', id)
    await screen.findByText(`${nurse} möchte Ihnen diese Aufgabe übergeben.`)
    await press('Annehmen')
    // What was said of it is gone after a while: what stands there counts.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull())
    expect((await stored(id)).delegation?.state).toBe('accepted')
  })

  it('is given back with a reason only, which who handed it reads', async () => {
    const { id } = await add('pfleger', { title: 'Zurück', assignedTo: await idOf(leader) })
    await open('pflege-admin', id)
    await press('Zurückgeben …')
    await press('Zurückgeben')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Grund/ }).getAttribute('aria-invalid')).toBe('true'))
    await write(/^Grund/, 'Bin im Urlaub')
    await press('Zurückgeben')
    await screen.findByText('„Zurück“ ist zurückgegeben')
    expect(await stored(id)).toMatchObject({ assignedTo: await idOf(nurse), delegation: { state: 'returned' } })
  })
})

describe('A task that comes again', () => {
  it('takes a rule and a reminder in the form, and stands there anew when it is ticked off', async () => {
    const { id } = await add('pfleger', { title: 'Koffer prüfen', dueDate: '2030-01-07' })
    await open('pfleger', id)
    await nutzer.click(await screen.findByRole('combobox', { name: 'Wiederholen' }))
    await nutzer.click(await screen.findByRole('option', { name: 'jeden Mo' }))
    await press(/^Morgen/)
    await press('Speichern')
    await screen.findByText('Gespeichert')
    const task = await stored(id)
    expect([task.repeat, task.reminderBy, task.reminder?.slice(16, 19)]).toEqual(['FREQ=WEEKLY;BYDAY=MO', await idOf(nurse), ':00'])
    await nutzer.click(await screen.findByRole('checkbox', { name: 'Koffer prüfen erledigt' }))
    await screen.findByText('Fällig am 14.01.2030')
  })

  it('takes a rule of its own', async () => {
    const { id } = await add('pfleger', { title: 'Eigene Regel', dueDate: '2030-01-07' })
    await open('pfleger', id)
    await nutzer.click(await screen.findByRole('combobox', { name: 'Wiederholen' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Andere Regel …' }))
    await write('Alle wie viele?', '3')
    await press('Donnerstag')
    await screen.findByText('alle 3 Wochen am Mo, Do')
    await press('Speichern')
    await waitFor(async () => expect((await stored(id)).repeat).toBe('FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH'))
  })
})

describe('A task that waits for an order', () => {
  it('needs the order, and says what it waits for instead of a day', async () => {
    const { stand: order } = await bring({ ...server, ...(await zieheEin(server)) }, 'BEIM_ARZT')
    const { id } = await add('pfleger', { title: 'Wenn das Rezept liegt' })
    await open('pfleger', id)
    await nutzer.click(await screen.findByRole('radio', { name: 'Nach einem Ereignis' }))
    await press('Speichern')
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Welche Bestellung/ }).getAttribute('aria-invalid')).toBe('true'))
    await write(/^Welche Bestellung/, order.nummer)
    await nutzer.click(await screen.findByRole('option', { name: new RegExp(`^${order.nummer}`) }))
    await press('Speichern')
    await screen.findAllByText(`Wartet auf ${order.nummer}: Rezept liegt vor, +1 Tag`)
    expect(await stored(id)).toMatchObject({ dueDate: null, wait: { on: 'order', id: order.id, state: 'VERORDNET', days: 1 } })
  })
})

describe('My day', () => {
  it('has what was handed to me, what is late and what I put there, by reason', async () => {
    const [me, her] = [await idOf(nurse), await idOf(leader)]
    await add('pfleger', { title: 'Verspätet', dueDate: '2020-01-01' })
    await add('pfleger', { title: 'Der Kollegin', dueDate: '2020-01-01', assignedTo: her })
    await (await as('pflege-admin')).call(c.create, { body: { type: 'task', task: { title: 'An mich', assignedTo: me } } })
    const { id } = await add('pfleger', { title: 'Vorgemerkt', assignedTo: me })
    const { router } = await open('pfleger', `${id}?zeigen=tag`)
    await screen.findByRole('heading', { name: /^Überfällig/ })
    expect(screen.queryByRole('link', { name: 'Vorgemerkt' })).toBeNull()
    await press('Für heute vormerken')
    await screen.findByRole('heading', { name: /^Für heute vorgemerkt/ })
    const titles = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)
    expect(titles()).toEqual(expect.arrayContaining(['An mich', 'Verspätet', 'Vorgemerkt']))
    expect(titles().indexOf('An mich')).toBeLessThan(titles().indexOf('Verspätet'))
    expect(titles().at(-1)).toBe('Vorgemerkt')
    expect(router.state.location.search).toEqual({ zeigen: 'tag' })
  })
})

describe('Several tasks', () => {
  it('are selected by keys and mouse, changed and deleted at once, and each deed is taken back', async () => {
    const stop = listenForChords()
    const names = ['Sammel A', 'Sammel B', 'Sammel C']
    const ids: string[] = []
    for (const title of names.toReversed()) ids.unshift((await add('pfleger', { title, dueDate: '2030-01-07' })).id)
    await openSeite({ server, konto: 'pfleger', routes: tasksRoutes, path: '/apps/tasks' })
    const link = (name: string) => screen.findByRole('link', { name })
    ;(await link('Sammel A')).focus()
    await nutzer.keyboard('x')
    await nutzer.keyboard('{Shift>}')
    await nutzer.click(await screen.findByRole('checkbox', { name: 'Sammel C auswählen' }))
    await nutzer.keyboard('{/Shift}')
    await screen.findByText('3 ausgewählt')
    await press('Fällig')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Ohne Tag' }))
    await screen.findByText('3 Aufgaben geändert')
    const days = async () => Promise.all(ids.map(async (id) => (await stored(id)).dueDate))
    expect(await days()).toEqual([null, null, null])
    await press('Rückgängig')
    await screen.findByText('Rückgängig gemacht')
    expect(await days()).toEqual(ids.map(() => '2030-01-07'))
    await nutzer.keyboard('{Control>}')
    await nutzer.click(await link('Sammel B'))
    await nutzer.keyboard('{/Control}')
    await press('Löschen')
    await screen.findByText('1 Aufgabe gelöscht')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sammel B' })).toBeNull())
    await nutzer.keyboard('{Control>}z{/Control}')
    await link('Sammel B')
    stop()
  })
})

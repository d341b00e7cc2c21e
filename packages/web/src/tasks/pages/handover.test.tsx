import { type Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { tasksRoutes } from '../tasks.routes.tsx'

const c = tasksContract
const [nurse, leader] = ['Jonas Meyer', 'Sabine Krüger']
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto: string, id: string) => openSeite({ server, konto, routes: tasksRoutes, path: `/apps/tasks/${id}` })
const add = async (konto: string, task: object) => (await (await server.as(konto)).call(c.create, { body: { type: 'task', task } })).body
const stored = async (id: string): Promise<Task> => (await (await server.as('pfleger')).call(c.read, { query: { id } })).body
/** Of a person of the demo. */
const idOf = async (name: string) =>
  (await (await server.as('pfleger')).call(c.people)).body.find((person) => person.name === name)?.id ?? ''

describe('A task for a colleague', () => {
  it('is handed to her in the form, and the list says that she has not answered', async () => {
    const { id } = await add('pfleger', { title: 'Rezept abholen' })
    await open('pfleger', id)
    await nutzer.click(await screen.findByRole('combobox', { name: 'Zuständig' }))
    await nutzer.click(await screen.findByRole('option', { name: leader }))
    await press('Speichern')
    await screen.findByText(`Wartet auf die Antwort von ${leader}`)
    await screen.findByText(`${leader} angefragt`)
    expect((await stored(id)).handover).toMatchObject({ to: await idOf(leader), state: 'open' })
  })

  it('is accepted by her with one press', async () => {
    const { id } = await add('pfleger', { title: 'Annehmen', assignedTo: await idOf(leader) })
    await open('pflege-admin', id)
    await screen.findByText(`${nurse} möchte Ihnen diese Aufgabe übergeben.`)
    await press('Annehmen')
    await screen.findByText('Sie haben „Annehmen“ angenommen')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull())
    expect((await stored(id)).handover?.state).toBe('accepted')
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
    expect(await stored(id)).toMatchObject({ assignedTo: await idOf(nurse), handover: { state: 'returned' } })
  })
})

import { ansichtContract } from '@dreiklang/domain/liste/ansicht.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { tasksRoutes } from '../tasks.routes.tsx'

const c = tasksContract
let server: TestServer
let nurse: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await startServer()
  nurse = await server.as('pfleger')
})
afterAll(() => server.close())

const add = async (task: object) => (await nurse.call(c.create, { body: { type: 'task', task } })).body
const open = (path: string) => openSeite({ server, konto: 'pfleger', routes: tasksRoutes, path })
const due = async (id: string) => (await nurse.call(c.read, { query: { id } })).body.dueDate

describe('The tasks as somebody wants to see them', () => {
  it('are narrowed down, put under headings, and kept under a name that brings it all back', async () => {
    await add({ title: 'Dringend', priority: 2 })
    await add({ title: 'Irgendwann', priority: 0 })
    const { router } = await open('/apps/tasks?gruppen=prioritaet')
    await screen.findByRole('heading', { name: /^Priorität hoch/ })
    await press('Filtern und ordnen')
    const dialog = await screen.findByRole('dialog', { name: 'Filtern und ordnen' })
    await nutzer.click(within(dialog).getByRole('combobox', { name: 'Priorität' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Hoch' }))
    await nutzer.click(within(dialog).getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Irgendwann' })).toBeNull())
    await press('Ansichten')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Ansicht speichern …' }))
    await write(/^Name/, 'Nur Dringendes')
    await press('Speichern')
    const params = { liste: 'tasks.alle' }
    await waitFor(async () =>
      expect((await nurse.call(ansichtContract.list, { params })).body.ansichten).toMatchObject([
        { name: 'Nur Dringendes', suche: { gruppen: 'prioritaet', prioritaet: '2' }, gemeinsam: false },
      ]),
    )
    await press('Filter aufheben')
    await screen.findByRole('link', { name: 'Irgendwann' })
    await press('Ansichten')
    await nutzer.click(await screen.findByRole('menuitemradio', { name: 'Nur Dringendes' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ gruppen: 'prioritaet', prioritaet: '2' }))
    await screen.findByRole('button', { name: 'Nur Dringendes' })
  })

  it('stand in a calendar, and go to another day with the keys, at the same hour', async () => {
    const { id } = await add({ title: 'Verband bestellen', dueDate: '2026-11-18T08:00:00.000Z' })
    await open('/apps/tasks?form=monat&am=2026-11-18')
    const grip = await screen.findByRole('button', { name: /^Verband bestellen, .*18\. November.*Pfeiltasten/ })
    grip.focus()
    await nutzer.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/19\. November/))
    await nutzer.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await due(id)).toBe('2026-11-26T08:00:00.000Z'))
    await press('Monat danach')
    await screen.findByRole('heading', { name: 'Dezember 2026' })
  })
})

import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { bring, bringTo, pdf } from '@dreiklang/server/files/files.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer } from '../../organisation/seite.fixtures.tsx'
import { tasksRoutes } from '../../tasks/tasks.routes.tsx'

let server: TestServer
let colleague: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await startServer()
  colleague = await server.as('pflege-admin')
})
afterAll(() => server.close())

async function openTask() {
  const { body: task } = await colleague.call(tasksContract.create, { body: { type: 'task', task: { title: 'Rollator' } } })
  return { at: { kind: 'task', placeId: task.id } as const, path: `/apps/tasks/${task.id}` }
}
const open = (path: string) => openSeite({ server, konto: 'pfleger', routes: tasksRoutes, path })
const files = () => screen.findByRole('list', { name: 'Dateien' })

describe('Files at a task', () => {
  it('are brought there from the device, and shown with who and how large', async () => {
    const { at, path } = await openTask()
    await open(path)
    await screen.findByText('Noch keine Datei.')
    const file = new File([pdf('Angebot')], 'Angebot.pdf', { type: 'application/pdf', lastModified: 1_700_000_000_000 })
    await nutzer.upload(await screen.findByLabelText('Vom Gerät hochladen', { selector: 'input' }), [file])
    await within(await files()).findByRole('button', { name: '„Angebot.pdf“ ansehen' })
    expect(within(await files()).getByText(/1 KB · Jonas Meyer/)).toBeDefined()
    const { body } = await colleague.call(c.attachments, { query: at })
    expect(body.files.map(({ name }) => name)).toEqual(['Angebot.pdf'])
  })

  it('are taken off and put back, and say who has looked', async () => {
    const { at, path } = await openTask()
    await bringTo(server, colleague, { at, name: 'Rechnung.txt', bytes: Uint8Array.from(new TextEncoder().encode('Summe 12')) })
    await open(path)
    await press('„Rechnung.txt“ ansehen')
    await screen.findByText('Summe 12')
    await nutzer.click(screen.getByRole('tab', { name: 'Wer hat es gesehen?' }))
    await screen.findByText('Jonas Meyer')
    await nutzer.keyboard('{Escape}')
    await press('Mehr zu „Rechnung.txt“')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Hier entfernen' }))
    await nutzer.click(await screen.findByRole('button', { name: 'Entfernt (1)' }))
    await press('„Rechnung.txt“ zurückholen')
    await within(await files()).findByRole('button', { name: '„Rechnung.txt“ ansehen' })
  })

  it('are chosen from the files of the house', async () => {
    const { path } = await openTask()
    await bring(server, colleague, { name: 'Merkblatt.pdf', bytes: pdf('x') })
    await open(path)
    await press('Datei anhängen')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Aus den Dateien wählen' }))
    await press('„Merkblatt.pdf“ anhängen')
    await within(await files()).findByRole('button', { name: '„Merkblatt.pdf“ ansehen' })
  })
})

import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { groupContract } from '@dreiklang/domain/chat/group.contract'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { chatRoutes } from '../chat.routes.tsx'

let server: TestServer
let sabine: TestClient
const person = (konto: string) => server.ensemble.personen[konto]?.personId ?? ''
beforeAll(async () => {
  server = await startServer()
  sabine = await server.as('pflege-admin')
})
afterAll(() => server.close())
afterEach(() => {
  act(() => sessionStore.signedOut('left'))
  vi.restoreAllMocks()
})

async function open(path: string) {
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: query.includes('width >= ') }))
  return openSeite({ server, konto: 'pfleger', routes: chatRoutes, path })
}
async function newGroup(title: string): Promise<string> {
  const body = { id: crypto.randomUUID(), title, memberIds: [person('pfleger')] }
  expect((await sabine.call(groupContract.createGroup, { body })).status).toBe(201)
  return body.id
}
const read = async (id: string) => (await sabine.call(chatContract.read, { query: { id } })).body
const log = (name: string) => screen.findByRole('log', { name: `Nachrichten mit ${name}` })

describe('A group', () => {
  it('is begun with a name and those who are ticked, and names one of them by @', async () => {
    const { router } = await open('/apps/chat/neu')
    await press('Neue Gruppe')
    const dialog = await screen.findByRole('dialog', { name: 'Neue Gruppe' })
    await nutzer.click(within(dialog).getByRole('button', { name: 'Gruppe anlegen' }))
    await within(dialog).findByText(/Der Name fehlt, oder es ist noch niemand ausgewählt/)
    await write('Name der Gruppe', 'Wundteam')
    await nutzer.click(await within(dialog).findByRole('checkbox', { name: /^Sabine Krüger/ }))
    await nutzer.click(within(dialog).getByRole('button', { name: 'Gruppe anlegen' }))
    await within(await log('Wundteam')).findByText(/Sie haben die Gruppe angelegt mit Sabine Krüger\./)
    await nutzer.type(await screen.findByRole('textbox', { name: 'Nachricht an Wundteam' }), 'Bitte ansehen @sab')
    await nutzer.click(await screen.findByRole('button', { name: 'Sabine Krüger' }))
    await nutzer.keyboard('{Enter}')
    const chatId = router.state.location.pathname.split('/').at(-1) ?? ''
    await waitFor(async () => expect(await read(chatId)).toMatchObject({ lastMessage: 'Bitte ansehen @Sabine Krüger', mentionCount: 1 }))
  })

  it('says who takes part and who is responsible, and is left after a question', async () => {
    const chatId = await newGroup('Nachtdienst')
    const { router } = await open(`/apps/chat/${chatId}?angaben=true`)
    const members = await screen.findByRole('region', { name: 'Mitglieder der Gruppe' })
    expect(
      within(members)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sabine KrügerPflegedienst Sonnenhof · verantwortlich', 'Jonas Meyer (Sie)Pflegedienst Sonnenhof'])
    await press('Gruppe verlassen')
    const dialog = await screen.findByRole('dialog', { name: 'Gruppe verlassen' })
    await nutzer.click(within(dialog).getByRole('button', { name: 'Gruppe verlassen' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/chat'))
    expect((await read(chatId)).messages.at(-1)).toMatchObject({ contactName: 'Jonas Meyer', event: { kind: 'left' } })
  })
})

describe('A line', () => {
  it('is kept to be reminded of, says so for oneself, stands in the list, and is let go', async () => {
    const chatId = await newGroup('Frühdienst')
    await sabine.call(chatContract.send, { body: { id: crypto.randomUUID(), chatId, value: 'Rezept liegt bereit' } })
    await open(`/apps/chat/${chatId}`)
    const bubble = (await within(await log('Frühdienst')).findByText('Rezept liegt bereit')).closest<HTMLElement>('[data-nr]')
    if (bubble === null) throw new Error('Nobody has said it')
    await nutzer.click(within(bubble).getByRole('button', { name: 'Mehr zu dieser Nachricht' }))
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Erinnern' }))
    await nutzer.click(await screen.findByRole('button', { name: 'Morgen, 8:00' }))
    await press('Erinnern')
    await screen.findByText(/^Erinnert Sie: .*08:00/)
    await press('Erinnerungen')
    const dialog = await screen.findByRole('dialog', { name: 'Erinnerungen' })
    expect((await within(dialog).findByRole('link', { name: /Rezept liegt bereit/ })).getAttribute('href')).toBe(
      `/apps/chat/${chatId}?nachricht=2`,
    )
    await nutzer.click(within(dialog).getByRole('button', { name: 'Erinnerung löschen' }))
    await within(dialog).findByText('Keine Erinnerungen')
  })
})

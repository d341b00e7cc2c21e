import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findKlient, scanne } from '../bestellentwurf/pages/neu.fixtures.ts'
import { fill, nutzer, openSeite, press, startServer } from '../organisation/seite.fixtures.tsx'
import { writeGermanDate } from '../shared/germanDate.ts'
import { roomRoutes } from './rooms.tsx'

const paths = ['/apps/chat/{-$chatId}', '/apps/tasks/{-$taskId}', '/bestellungen/neu', '/hausbesuch/neu', '/hausbesuch/$hausbesuchId']
const routes = roomRoutes.filter(({ path }) => paths.includes(path))

let server: TestServer
let jonas: TestClient
let chatId: string
beforeAll(async () => {
  server = await startServer()
  jonas = await server.as('pfleger')
  const contactId = server.ensemble.personen['pflege-admin']?.personId ?? ''
  chatId = (await jonas.call(chatContract.start, { body: { contactId } })).body.id
})
afterAll(() => server.close())
afterEach(() => {
  sessionStorage.clear()
})

async function say(value: string): Promise<number> {
  const sabine = await server.as('pflege-admin')
  return (await sabine.call(chatContract.send, { body: { id: crypto.randomUUID(), chatId, value } })).body.nr
}
const open = (path = `/apps/chat/${chatId}`) => openSeite({ server, konto: 'pfleger', routes, path })
const made = async () => (await jonas.call(chatContract.made, { query: { id: chatId } })).body.made
async function choose(words: string, entry: string) {
  const log = await screen.findByRole('log', { name: 'Nachrichten mit Sabine Krüger' })
  const bubble = (await within(log).findByText(words)).closest<HTMLElement>('[data-nr]')
  if (bubble === null) throw new Error(`Nobody has said ${words}`)
  within(bubble).getByRole('button', { name: 'Mehr zu dieser Nachricht' }).focus()
  await nutzer.keyboard('{Enter}')
  await nutzer.click(await screen.findByRole('menuitem', { name: entry }))
}
const value = (name: string | RegExp) => screen.findByLabelText<HTMLTextAreaElement>(name, { selector: 'input, textarea' })

const select = async (name: RegExp, choice: string) => {
  await nutzer.click(await screen.findByRole('combobox', { name }))
  await nutzer.click(await screen.findByRole('option', { name: choice }))
}

describe('A line of the chat', () => {
  it('becomes a task when its form is saved and not before, and each leads to the other', async () => {
    const nr = await say('Rezept bei Dr. Weber abholen\nbis Mittag')
    const { router } = await open()
    await choose('Rezept bei Dr. Weber abholen bis Mittag', 'Aufgabe daraus')
    await waitFor(async () => expect((await value(/^Titel/)).value).toBe('Rezept bei Dr. Weber abholen'))
    expect((await value('Notizen')).value).toMatch(/^„Rezept bei Dr. Weber abholen\nbis Mittag“\nAus dem Chat: Sabine Krüger, /)
    expect(await made()).toEqual([])
    await press('Speichern')
    await waitFor(async () => expect(await made()).toMatchObject([{ nr, kind: 'task' }]))
    const [thing] = await made()
    const tasks = (await jonas.call(tasksContract.all)).body
    expect(tasks.find(({ id }) => id === thing?.id)).toMatchObject({ title: 'Rezept bei Dr. Weber abholen' })
    await nutzer.click(await screen.findByRole('link', { name: /^Aus dem Chat: Sabine Krüger/ }))
    await waitFor(() => expect(router.state.location.href).toBe(`/apps/chat/${chatId}?nachricht=${nr}`))
    expect((await screen.findByRole('link', { name: 'Aufgabe' })).getAttribute('href')).toBe(`/apps/tasks/${thing?.id}`)
  })

  it('becomes an order with the words as a note of the own house', async () => {
    const nr = await say('Für sie brauchen wir Pflaster')
    await open()
    await choose('Für sie brauchen wir Pflaster', 'Bestellung daraus')
    await waitFor(async () =>
      expect((await value('Interne Notiz')).value).toMatch(/^„Für sie brauchen wir Pflaster“\nAus dem Chat: Sabine/),
    )
    await findKlient('Alb', /^Albrecht, /)
    expect((await made()).filter(({ kind }) => kind === 'bestellung')).toEqual([])
    await screen.findByText('Zur Klientenakte')
    await scanne('-08585997')
    await waitFor(async () => expect((await made()).find(({ kind }) => kind === 'bestellung')).toMatchObject({ nr }))
    const id = (await made()).find(({ kind }) => kind === 'bestellung')?.id ?? ''
    const { body } = await jonas.call(bestellungContract.read, { params: { bestellungId: id } })
    expect([body.status, body.interneNotiz]).toEqual(['ENTWURF', expect.stringContaining('Für sie brauchen wir Pflaster')])
  })

  it('becomes a visit with the words as its reason', async () => {
    const nr = await say('Sie möchte morgen gewogen werden')
    await open()
    await choose('Sie möchte morgen gewogen werden', 'Hausbesuch daraus')
    await waitFor(async () =>
      expect((await value(/^Beschreibung/)).value).toMatch(/^„Sie möchte morgen gewogen werden“\nAus dem Chat: Sabine/),
    )
    await findKlient('Bäc', /^Bäcker, /)
    await select(/^Art des Besuchs/, 'Pflegebesuch')
    await select(/^Anlass/, 'Routine')
    await fill(await value(/^Tag/), writeGermanDate(plusDays(berlinDate(new Date().toISOString()), 1)))
    await nutzer.type(await value(/^Uhrzeit/), '09:15')
    await press('Hausbesuch planen')
    await screen.findByRole('link', { name: /^Aus dem Chat: Sabine Krüger/ })
    const visit = (await made()).find(({ kind }) => kind === 'hausbesuch')
    expect(visit).toMatchObject({ nr })
    const { body } = await jonas.call(hausbesuchContract.read, { params: { hausbesuchId: visit?.id ?? '' } })
    expect(body.anlass).toContain('Sie möchte morgen gewogen werden')
  })
})

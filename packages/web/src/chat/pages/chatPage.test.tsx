import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { laterContract } from '@dreiklang/domain/chat/later.contract'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fill, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { chatRoutes } from '../chat.routes.tsx'

let server: TestServer
let sabine: TestClient
let chatId: string
const person = (konto: string) => server.ensemble.personen[konto]?.personId ?? ''

beforeAll(async () => {
  server = await startServer()
  sabine = await server.as('pflege-admin')
  chatId = (await sabine.call(chatContract.start, { body: { contactId: person('pfleger') } })).body.id
})
afterAll(() => server.close())
afterEach(() => {
  act(() => sessionStore.signedOut('left'))
  vi.restoreAllMocks()
})

const say = async (who: TestClient, value: string) =>
  (await who.call(chatContract.send, { body: { id: crypto.randomUUID(), chatId, value } })).body
const read = async () => (await sabine.call(chatContract.read, { query: { id: chatId } })).body
const onDesk = () => {
  vi.restoreAllMocks()
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: query.includes('width >= ') }))
}
async function open(path = `/apps/chat/${chatId}`) {
  onDesk()
  const page = await openSeite({ server, konto: 'pfleger', routes: chatRoutes, path })
  return { ...page, refresh: () => act(() => page.queryClient.invalidateQueries({ queryKey: ['chat'] })) }
}
const log = () => screen.findByRole('log', { name: 'Nachrichten mit Sabine Krüger' })
const field = () => screen.findByRole('textbox', { name: 'Nachricht an Sabine Krüger' })
const list = () => screen.findByRole('region', { name: 'Unterhaltungen' })
const choose = async (words: string, entry: string) => {
  const bubble = (await within(await log()).findByText(words)).closest<HTMLElement>('[data-nr]')
  if (bubble === null) throw new Error(`Nobody has said ${words}`)
  await nutzer.click(within(bubble).getByRole('button', { name: 'Mehr zu dieser Nachricht' }))
  await nutzer.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('The page of the chat', () => {
  it('has every conversation with its last words, and opens one by its address', async () => {
    await say(sabine, 'Kommst du um acht?')
    const { router } = await open('/apps/chat')
    await screen.findByRole('heading', { name: 'Wählen Sie eine Unterhaltung' })
    const row = await within(await list()).findByRole('link', { name: /Sabine Krüger.*Kommst du um acht\?.*1 ungelesene Nachricht/ })
    await nutzer.click(row)
    await within(await log()).findByText('Kommst du um acht?')
    expect(router.state.location.pathname).toBe(`/apps/chat/${chatId}`)
    await waitFor(async () => expect((await read()).readBy).toMatchObject({ name: 'Jonas Meyer' }))
  })

  it('finds a conversation by person, organisation or number, and says when there is none', async () => {
    await say(sabine, 'Hier bin ich')
    await open('/apps/chat?suche=kruger')
    await within(await list()).findByRole('link', { name: /Sabine Krüger/ })
    await write('Name, Organisation, Bestellnummer', 'Zebra')
    await screen.findByRole('heading', { name: 'Keine Unterhaltung gefunden' })
  })

  it('begins a conversation with somebody of the contacts', async () => {
    const { router } = await open('/apps/chat/neu')
    await write('Name oder Organisation suchen', 'krueger')
    await nutzer.click(await screen.findByRole('button', { name: /^Sabine Krüger/ }))
    await field()
    expect(router.state.location.pathname).toBe(`/apps/chat/${chatId}`)
  })

  it('says how else the other one is reached', async () => {
    await open()
    await press('Angaben')
    const info = await screen.findByRole('complementary', { name: 'Angaben' })
    const phone = await within(info).findByRole('link', { name: /^089 7222566/ })
    expect(phone.getAttribute('href')).toBe('tel:0897222566')
    await press('Angaben schließen')
    expect(screen.queryByRole('complementary', { name: 'Angaben' })).toBeNull()
  })
})

describe('A message', () => {
  it('is answered with what it answers above it', async () => {
    await say(sabine, 'Wer hat den Schlüssel?')
    await open()
    await choose('Wer hat den Schlüssel?', 'Antworten')
    await screen.findByText('Antwort an Sabine Krüger')
    await nutzer.type(await field(), 'Ich{Enter}')
    await waitFor(async () =>
      expect((await read()).messages.at(-1)).toMatchObject({ value: 'Ich', replyTo: { value: 'Wer hat den Schlüssel?' } }),
    )
    expect(screen.queryByText('Antwort an Sabine Krüger')).toBeNull()
  })

  it('is changed by the key up as long as nobody has read it, and then says so', async () => {
    await say(await server.as('pfleger'), 'Bitte 4 mg')
    await open()
    await within(await log()).findByText('Bitte 4 mg')
    await nutzer.type(await field(), '{ArrowUp}')
    const box = await screen.findByRole('textbox', { name: 'Nachricht ändern' })
    await nutzer.clear(box)
    await nutzer.type(box, 'Bitte 6 mg{Enter}')
    await within(await log()).findByText(/^geändert, \d\d:\d\d$/)
    expect((await read()).messages.at(-1)).toMatchObject({ value: 'Bitte 6 mg' })
  })

  it('that somebody has read meanwhile stays as it is, and the screen says what to do', async () => {
    const { id: messageId } = await say(await server.as('pfleger'), 'Gleich gelesen')
    await open()
    await within(await log()).findByText('Gleich gelesen')
    await sabine.call(chatContract.markRead, { body: { chatId, messageId } })
    await choose('Gleich gelesen', 'Zurückziehen')
    await screen.findByText(/Bitte schreiben Sie die Korrektur als neue Nachricht\./)
    expect((await read()).messages.at(-1)).toMatchObject({ value: 'Gleich gelesen', withdrawn: false })
  })

  it('is withdrawn, and its place says that it was', async () => {
    await say(await server.as('pfleger'), 'Falsches Fenster')
    await open()
    await choose('Falsches Fenster', 'Zurückziehen')
    await waitFor(async () => expect((await read()).messages.at(-1)).toMatchObject({ value: '', withdrawn: true }))
    await waitFor(async () => expect(within(await log()).getAllByText('Nachricht zurückgezogen').length).toBeGreaterThan(0))
    expect(within(await log()).queryByText('Falsches Fenster')).toBeNull()
  })
})

describe('A sign', () => {
  const bubbleSign = (name: string) => within(screen.getByRole('log')).queryByRole('button', { name })

  it('is set by the menu of the message and taken away by a press on it, and says who has set it', async () => {
    const { nr } = await say(sabine, 'Schlüssel liegt im Büro')
    await sabine.call(chatContract.setSign, { body: { chatId, nr, sign: 'eyes' } })
    await open()
    await choose('Schlüssel liegt im Büro', 'Daumen hoch')
    await waitFor(() => expect(bubbleSign('Daumen hoch: Sie')?.getAttribute('aria-pressed')).toBe('true'))
    expect(bubbleSign('Auge: Sabine Krüger')?.getAttribute('aria-pressed')).toBe('false')
    const signs = async () => (await sabine.call(chatContract.signs, { query: { id: chatId, from: String(nr) } })).body
    expect((await signs()).map(({ sign, people }) => [sign, people[0]?.contactName])).toContainEqual(['thumbsUp', 'Jonas Meyer'])
    bubbleSign('Daumen hoch: Sie')?.focus()
    await nutzer.keyboard('{Enter}')
    await waitFor(() => expect(bubbleSign('Daumen hoch: Sie')).toBeNull())
    expect((await signs()).map(({ sign }) => sign)).toEqual(['eyes'])
  })

  it('of another one is set by oneself as well by a press on it', async () => {
    const { nr } = await say(sabine, 'Kommt noch jemand?')
    await sabine.call(chatContract.setSign, { body: { chatId, nr, sign: 'question' } })
    await open()
    await nutzer.click(await within(await log()).findByRole('button', { name: 'Fragezeichen: Sabine Krüger' }))
    const chip = await within(await log()).findByRole('button', { name: /^Fragezeichen: .*Sie/ })
    expect(chip.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('A message for later', () => {
  const waiting = async () => (await (await server.as('pfleger')).call(laterContract.later, { query: { id: chatId } })).body

  it('is kept with its time, stands in the conversation for its writer, is changed and not sent after all', async () => {
    await open()
    await nutzer.type(await field(), 'Guten Morgen')
    await press('Später senden')
    const dialog = await screen.findByRole('dialog', { name: 'Später senden' })
    await nutzer.click(within(dialog).getByRole('button', { name: 'Morgen, 8:00' }))
    await nutzer.click(within(dialog).getByRole('button', { name: 'Später senden' }))
    const planned = await screen.findByRole('region', { name: 'Später zu senden' })
    within(planned).getByText('Guten Morgen')
    expect(((await field()) as HTMLTextAreaElement).value).toBe('')
    const sendAt = berlinInstant(plusDays(berlinDate(new Date().toISOString()), 1), '08:00')
    expect(await waiting()).toMatchObject([{ value: 'Guten Morgen', sendAt: new Date(sendAt).toISOString(), refusedAt: null }])
    await nutzer.click(within(planned).getByRole('button', { name: 'Geplante ändern' }))
    const words = await screen.findByRole('textbox', { name: 'Nachricht' })
    await nutzer.clear(words)
    await nutzer.type(words, 'Moin')
    await press('Speichern')
    await waitFor(async () => expect(await waiting()).toMatchObject([{ value: 'Moin' }]))
    await nutzer.click(await within(planned).findByRole('button', { name: 'Nicht senden' }))
    await waitFor(async () => expect(await waiting()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Später zu senden' })).toBeNull())
    expect((await read()).messages.some(({ value }) => value === 'Moin')).toBe(false)
  })

  it('is not kept for a time that is over, and the dialog says what to do', async () => {
    await open()
    await nutzer.type(await field(), 'zu spät')
    await press('Später senden')
    const dialog = await screen.findByRole('dialog', { name: 'Später senden' })
    await fill(within(dialog).getByLabelText('Uhrzeit'), '')
    await nutzer.click(within(dialog).getByRole('button', { name: 'Später senden' }))
    await within(dialog).findByText(/Bitte prüfen Sie beides/)
    expect(await waiting()).toEqual([])
  })
})

describe('What was begun to write', () => {
  it('is kept when one leaves, stands in the list, and is there on the next screen', async () => {
    await say(sabine, 'Und?')
    const first = await open()
    await nutzer.type(await field(), 'Ich frage noch')
    await act(() => first.router.navigate({ to: '/apps/chat' }))
    await within(await list()).findByRole('link', { name: /Entwurf: Ich frage noch/ })
    const stored = async () => (await (await server.as('pfleger')).call(chatContract.read, { query: { id: chatId } })).body.draft
    await waitFor(async () => expect(await stored()).toBe('Ich frage noch'))
    act(() => sessionStore.signedOut('left'))
    first.unmount()
    await open()
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Ich frage noch')
  })
})

import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { set } from '@dreiklang/server/personal/personal.fixtures'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { press, fill, nutzer, openSeite, write, startServer, type SeiteOptions } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import type { Transport } from '../../shared/refresh.ts'
import { quickChat } from './quickChatStore.ts'

let server: TestServer
let sabine: TestClient
beforeAll(async () => {
  server = await startServer()
  sabine = await server.as('pflege-admin')
})
afterAll(() => server.close())
afterEach(() => {
  act(() => sessionStore.signedOut('left'))
  vi.restoreAllMocks()
})

const route = {
  path: '/',
  load: async () => {
    const [{ QuickChat }, { QuickChatTool }] = await Promise.all([import('./QuickChat.tsx'), import('./QuickChatTool.tsx')])
    return {
      Page: () => (
        <>
          <QuickChatTool />
          <QuickChat headerHeight={64} />
        </>
      ),
    }
  },
}

async function open({ leitung, language, path = '/', wide = false }: Partial<SeiteOptions> & { wide?: boolean } = {}) {
  if (wide) {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: query.includes('1280') }))
  }
  const seite = await openSeite({
    server,
    konto: 'pfleger',
    routes: [route],
    path,
    ...(leitung === undefined ? {} : { leitung }),
    ...(language === undefined ? {} : { language }),
  })
  const neu = () => act(() => seite.queryClient.invalidateQueries({ queryKey: ['chat'] }))
  return { ...seite, neu }
}

const person = (konto: string) => server.ensemble.personen[konto]?.personId ?? ''
const chatWithJonas = async () => (await sabine.call(chatContract.start, { body: { contactId: person('pfleger') } })).body.id
const sabineSagt = async (value: string) =>
  sabine.call(chatContract.send, { body: { id: crypto.randomUUID(), chatId: await chatWithJonas(), value } })
const sabineSieht = async () => (await sabine.call(chatContract.read, { query: { id: await chatWithJonas() } })).body
const log = () => screen.findByRole('log', { name: 'Nachrichten mit Sabine Krüger' })
const field = () => screen.findByRole('textbox', { name: 'Nachricht an Sabine Krüger' })
const chooseSabine = async () => nutzer.click(await screen.findByRole('button', { name: /^Sabine Krüger, Pflegedienst Sonnenhof/ }))

describe('the quick chat', () => {
  it('says that a conversation is to be chosen, and begins one with somebody of the contacts', async () => {
    await open()
    await press('Chat öffnen')
    await screen.findByRole('heading', { name: 'Wählen Sie eine Unterhaltung' })
    const [neu] = await screen.findAllByRole('button', { name: 'Neue Unterhaltung' })
    await nutzer.click(neu ?? document.body)
    await write('Name oder Organisation suchen', 'krueger')
    await nutzer.click(await screen.findByRole('button', { name: /^Sabine Krüger/ }))
    await screen.findByRole('heading', { name: 'Sabine Krüger' })
    await within(await log()).findByText('Noch ist nichts geschrieben.')
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
  })

  it('carries words between two people, with the day above, the time below, and that they were read', async () => {
    const { neu } = await open()
    act(() => quickChat.show({ kind: 'chat', chatId: '' }))
    const chatId = await chatWithJonas()
    act(() => quickChat.show({ kind: 'chat', chatId }))
    await nutzer.type(await field(), 'Hast du den Schlüssel?{Shift>}{Enter}{/Shift}Jonas{Enter}')
    await within(await log()).findByText((_, element) => element?.textContent === 'Hast du den Schlüssel?\nJonas')
    expect(((await field()) as HTMLTextAreaElement).value).toBe('')
    await waitFor(async () => expect((await sabineSieht()).messages.map(({ value }) => value)).toEqual(['Hast du den Schlüssel?\nJonas']))
    expect(await sabineSieht()).toMatchObject({ unreadCount: 1, contact: { name: 'Jonas Meyer' } })

    const messageId = (await sabineSieht()).messages[0]?.id
    await sabine.call(chatContract.markRead, { body: { chatId, messageId } })
    await sabineSagt('Ja, siehe https://www.example.org/plan')
    await neu()
    const zettel = await log()
    await within(zettel).findByText(/^gelesen von Sabine Krüger, \d\d:\d\d$/)
    expect(within(zettel).getByText('Sabine Krüger:')).toBeTruthy()
    const adresse = within(zettel).getByRole('link', { name: 'https://www.example.org/plan' })
    expect([adresse.getAttribute('href'), adresse.getAttribute('rel')]).toEqual([
      'https://www.example.org/plan',
      'noopener noreferrer nofollow',
    ])
    const today = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'full' }).format(server.clock.now)
    expect(within(zettel).getByText(today)).toBeTruthy()
    expect([...zettel.querySelectorAll('time')].map((time) => time.textContent)).toEqual([
      expect.stringMatching(/^\d\d:\d\d$/),
      expect.stringMatching(/^\d\d:\d\d$/),
    ])
    await waitFor(async () => expect((await sabineSieht()).readBy).toMatchObject({ name: 'Jonas Meyer', nr: 2 }))
  })

  it('shows what is unread at the button and in the rail until the chat is opened', async () => {
    await sabineSagt('Bist du schon da?')
    await open()
    await press('Chat öffnen, 1 ungelesene Nachricht')
    await nutzer.click(await screen.findByRole('button', { name: 'Sabine Krüger, Pflegedienst Sonnenhof, 1 ungelesene Nachricht' }))
    await within(await log()).findByText('Bist du schon da?')
    await screen.findByRole('button', { name: 'Sabine Krüger, Pflegedienst Sonnenhof' })
    await press('Chat schließen')
    await screen.findByRole('button', { name: 'Chat öffnen' })
    expect(screen.queryByRole('log')).toBeNull()
  })

  it('read on another screen of the same person is read on this one', async () => {
    await sabineSagt('Liest du das am Telefon?')
    const { neu } = await open()
    await screen.findByRole('button', { name: /^Chat öffnen, \d+ ungelesene/ })
    const telefon = await server.as('pfleger')
    await telefon.call(chatContract.update, { body: { id: await chatWithJonas(), chat: { unreadCount: 0 } } })
    await neu()
    await screen.findByRole('button', { name: 'Chat öffnen' })
  })

  it('opens with the person whom the address names, and the address forgets it', async () => {
    const { router } = await open({ path: `/?chat=${person('pflege-admin')}` })
    await screen.findByRole('heading', { name: 'Sabine Krüger' })
    await field()
    expect(router.state.location.search).toEqual({})
  })

  it('lets one choose a person where the address names none yet', async () => {
    const { router } = await open({ path: '/?chat=neu&tag=heute' })
    await screen.findByRole('heading', { name: 'Neue Unterhaltung' })
    expect(router.state.location.search).toEqual({ tag: 'heute' })
  })

  it('says so when the address names somebody to whom one may not write', async () => {
    const { router } = await open({ path: `/?chat=${person('apotheker')}&tag=heute` })
    await screen.findByText('Dieser Person können Sie nicht schreiben. Bitte wählen Sie jemanden aus der Liste.')
    expect([router.state.location.search, screen.queryByRole('log')]).toEqual([{ tag: 'heute' }, null])
  })

  it('muted makes no badge', async () => {
    const { neu } = await open()
    await press('Chat öffnen')
    await chooseSabine()
    await press('Unterhaltung stummschalten')
    await screen.findByRole('button', { name: 'Stummschaltung aufheben' })
    await press('Chat schließen')
    await sabineSagt('Nicht so wichtig')
    await neu()
    await press('Chat öffnen')
    await screen.findByRole('button', { name: 'Sabine Krüger, Pflegedienst Sonnenhof, stumm' })
    await press('Stummschaltung aufheben')
    await screen.findByRole('button', { name: 'Unterhaltung stummschalten' })
  })

  it('writes markup as the letters that it is made of', async () => {
    await sabineSagt('<img src=x onerror="alert(1)"> javascript:alert(1) <b>fett</b>')
    await open()
    act(() => quickChat.open())
    await chooseSabine()
    const zettel = await log()
    await within(zettel).findByText('<img src=x onerror="alert(1)"> javascript:alert(1) <b>fett</b>')
    expect(zettel.querySelectorAll('img, b, script, [onerror]')).toHaveLength(0)
  })
})

describe('words without a connection', () => {
  const withSchalter = () => {
    const schalter = { zu: false, angekommen: 0 }
    const leitung =
      (weiter: Transport): Transport =>
      async (url, init) => {
        if (!url.endsWith(chatContract.send.path)) return weiter(url, init)
        if (schalter.zu) throw new TypeError('Failed to fetch')
        schalter.angekommen += 1
        return weiter(url, init)
      }
    return { schalter, leitung }
  }

  it('say that they are not sent yet, and arrive once and in order when it is back', async () => {
    const { schalter, leitung } = withSchalter()
    await open({ leitung })
    act(() => quickChat.open())
    await chooseSabine()
    schalter.zu = true
    await nutzer.type(await field(), 'erstens{Enter}zweitens{Enter}')
    expect(await within(await log()).findAllByText(/^Noch nicht gesendet\./)).toHaveLength(2)
    expect((await sabineSieht()).lastMessage).not.toBe('zweitens')

    schalter.zu = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^Noch nicht gesendet|^Wird gesendet/)).toBeNull())
    // How often a message was sent says nothing: its number makes one of it.
    const gesagt = (await sabineSieht()).messages.map(({ value }) => value).filter((value) => /^(erstens|zweitens)$/.test(value))
    expect(gesagt).toEqual(['erstens', 'zweitens'])
    expect(within(await log()).getAllByText('zweitens')).toHaveLength(1)
  })

  it('are sent again by whoever does not want to wait', async () => {
    const { schalter, leitung } = withSchalter()
    await open({ leitung })
    act(() => quickChat.open())
    await chooseSabine()
    schalter.zu = true
    await nutzer.type(await field(), 'ungeduldig{Enter}')
    await within(await log()).findByText(/^Noch nicht gesendet/)
    schalter.zu = false
    await press('Erneut senden')
    await waitFor(async () => expect((await sabineSieht()).lastMessage).toBe('ungeduldig'))
    expect(schalter.angekommen).toBe(1)
  })

  it('of which the answer was lost are written once', async () => {
    let verloren = 0
    const leitung =
      (weiter: Transport): Transport =>
      async (url, init) => {
        const answer = await weiter(url, init)
        if (!url.endsWith(chatContract.send.path) || verloren > 0) return answer
        verloren += 1
        throw new TypeError('Failed to fetch')
      }
    await open({ leitung })
    act(() => quickChat.open())
    await chooseSabine()
    await nutzer.type(await field(), 'angekommen oder nicht?{Enter}')
    await within(await log()).findByText(/^Noch nicht gesendet/)
    await press('Erneut senden')
    await waitFor(() => expect(screen.queryByText(/^Noch nicht gesendet|^Wird gesendet/)).toBeNull())
    expect((await sabineSieht()).messages.filter(({ value }) => value === 'angekommen oder nicht?')).toHaveLength(1)
    expect(within(await log()).getAllByText('angekommen oder nicht?')).toHaveLength(1)
  })

  it('that come too fast wait, and those in the box stay there with a plain sentence', async () => {
    let zuSchnell = true
    const leitung =
      (weiter: Transport): Transport =>
      async (url, init) =>
        zuSchnell && url.endsWith(chatContract.send.path)
          ? Response.json(
              { code: 'chat.zu_schnell', message: 'Das war schnell.', fields: [], correlationId: 'x', details: { sekunden: 50 } },
              { status: 429, headers: { 'retry-after': '50' } },
            )
          : weiter(url, init)
    await open({ leitung })
    act(() => quickChat.open())
    await chooseSabine()
    await nutzer.type(await field(), 'eins{Enter}')
    await within(await log()).findByText('Nicht gesendet: Das war schnell.')
    await nutzer.type(await field(), 'zwei{Enter}')
    await screen.findByText(/^Sie schreiben schneller, als gesendet werden kann/)
    expect(((await field()) as HTMLTextAreaElement).value).toBe('zwei')
    zuSchnell = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^Sie schreiben schneller/)).toBeNull())
    await nutzer.type(await field(), '{Enter}')
    await waitFor(async () => expect((await sabineSieht()).messages.map(({ value }) => value).slice(-2)).toEqual(['eins', 'zwei']))
  })

  it('that the server refuses say why, can be sent again and thrown away, and the box is shut', async () => {
    await open()
    const id = await set(
      server.ports,
      {
        organisationId: server.ensemble.organisationen.sonnenhof,
        email: 'nina.neu@dreiklang.example',
        name: 'Nina Neu',
        rolle: 'ROLE_PFLEGER',
        beruf: 'PFLEGEKRAFT',
        lanr: null,
      },
      'vier-Kraniche-im-Nebel',
    )
    act(() => quickChat.show({ kind: 'new' }))
    await press(/^Nina Neu/)
    const box = await screen.findByRole('textbox', { name: 'Nachricht an Nina Neu' })
    await sabine.call(personalContract.setActive, { params: { personId: id }, body: { aktiv: false } })
    await nutzer.type(box, 'Willkommen{Enter}')
    const grund = /^Nicht gesendet: In diesem Chat kann nicht mehr geschrieben werden/
    await screen.findByText(grund)
    await screen.findByText(/^Hier kann nicht mehr geschrieben werden/)
    await press('Erneut senden')
    await screen.findByText(grund)
    await press('Verwerfen')
    await waitFor(() => expect(screen.queryByText('Willkommen')).toBeNull())
  })

  it('lose signs that cannot be written, and keep their lines', async () => {
    await open()
    act(() => quickChat.open())
    await chooseSabine()
    await fill(await field(), 'erste\u0007 Zeile\r\nzweite')
    await nutzer.keyboard('{Enter}')
    await waitFor(async () => expect((await sabineSieht()).lastMessage).toBe('erste Zeile\nzweite'))
  })
})

describe('at the edge of a large screen', () => {
  it('opens and closes by keyboard, and the focus comes back', async () => {
    await sabineSagt('Kommst du heute vorbei?')
    await open({ wide: true })
    const kante = await screen.findByRole('complementary', { name: 'Chat' })
    const button = await within(kante).findByRole('button', { name: /^Sabine Krüger/ })
    expect(within(kante).queryByRole('log')).toBeNull()
    button.focus()
    await nutzer.keyboard('{Enter}')
    await within(kante).findByRole('log')
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    await nutzer.keyboard('noch nicht gesagt{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(within(kante).queryByRole('log')).toBeNull()
    await nutzer.keyboard('{Enter}')
    expect(((await field()) as HTMLTextAreaElement).value).toBe('noch nicht gesagt')
  })

  it('is no rail while there is nothing to say, and gives the focus back to the button of the bar', async () => {
    const jonas = await server.as('pfleger')
    await jonas.call(chatContract.update, { body: { id: await chatWithJonas(), chat: { unreadCount: 0 } } })
    const { neu } = await open({ wide: true })
    const button = await screen.findByRole('button', { name: 'Chat öffnen' })
    expect(screen.queryByRole('complementary', { name: 'Chat' })).toBeNull()
    await nutzer.click(button)
    const kante = await screen.findByRole('complementary', { name: 'Chat' })
    await within(kante).findByRole('heading', { name: 'Wählen Sie eine Unterhaltung' })
    await nutzer.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Chat' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))

    await sabineSagt('Jetzt gibt es etwas zu sagen.')
    await neu()
    await screen.findByRole('complementary', { name: 'Chat' })
  })

  it('says in English that a conversation is to be selected', async () => {
    await open({ wide: true, language: 'en' })
    await nutzer.click((await screen.findAllByRole('button', { name: 'Open chat' })).at(-1) as HTMLElement)
    await screen.findByRole('heading', { name: 'Select a conversation' })
  })

  it('says the words of the server for a chat that is not there', async () => {
    await open({ wide: true, language: 'en' })
    const chatId = crypto.randomUUID()
    act(() => quickChat.show({ kind: 'chat', chatId }))
    await screen.findByText(`Could not found chat with id of ${chatId}!`)
  })
})

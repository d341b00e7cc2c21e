import { bring, type Fall, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { beginChat, say } from '@dreiklang/server/chat/chat.fixtures'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { send, sessionStore } from '../../shared/apiClient.ts'
import { startLiveEvents } from '../../shared/liveEvents.ts'
import { quickChat } from './quickChatStore.ts'

let haus: Haus
let fall: Fall
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
  fall = await bring(haus, 'BEI_APOTHEKE')
})
afterAll(() => haus.close())
afterEach(() => act(() => sessionStore.signedOut('left')))

const route = {
  path: '/bestellungen/$id',
  load: async () => {
    const { QuickChat } = await import('./QuickChat.tsx')
    return {
      Page: () => <QuickChat headerHeight={80} />,
    }
  },
}
const open = (konto: 'pfleger' | 'arzt', path = `/bestellungen/${fall.id}`) => openSeite({ server: haus, konto, routes: [route], path })

describe('on the page of an order', () => {
  it('a nurse is offered its chats with practice and pharmacy, and writes in one of them', async () => {
    await open('pfleger')
    act(() => quickChat.show({ kind: 'new' }))
    const zurBestellung = await screen.findByRole('region', { name: 'Zu dieser Bestellung' })
    within(zurBestellung).getByRole('button', { name: 'Praxis Dr. Weber' })
    await nutzer.click(within(zurBestellung).getByRole('button', { name: 'Apotheke am Markt' }))
    await screen.findByRole('heading', { name: 'Apotheke am Markt' })
    screen.getByText(`Bestellung ${fall.stand.nummer}`)
    await nutzer.type(await screen.findByRole('textbox', { name: 'Nachricht an Apotheke am Markt' }), 'Kommt das heute noch?{Enter}')
    const { id } = await beginChat(haus, 'apotheker', { bestellungId: fall.id, seite: 'PFLEGE' })
    await waitFor(async () =>
      expect((await beginChat(haus, 'apotheker', { bestellungId: fall.id, seite: 'PFLEGE' })).lastMessage).toBe('Kommt das heute noch?'),
    )
    await say(haus, 'pka', { chatId: id, value: 'Ja, um vier.' })
  })

  it('a doctor is offered the nursing service, and learns of no pharmacy', async () => {
    await open('arzt')
    act(() => quickChat.show({ kind: 'new' }))
    const zurBestellung = await screen.findByRole('region', { name: 'Zu dieser Bestellung' })
    expect(within(zurBestellung).getAllByRole('button')).toHaveLength(1)
    within(zurBestellung).getByText('Pflegedienst Sonnenhof')
    await screen.findByRole('list', { name: 'Kontakte' })
    expect(document.body.textContent).not.toMatch(/Apotheke|Brandt|Sommer/)
  })

  it('is told that the practice is closed now by its own hours and who stands in, with no word on who will read', async () => {
    const practice = await haus.wer('arzt-admin')
    const woche = { mo: [], di: [], mi: [], do: [{ von: '08:00', bis: '12:00' }], fr: [], sa: [], so: [] }
    const save = (body: object) => practice.call(profilContract.updateAbschnitt, { body })
    await save({ abschnitt: 'OEFFNUNG', version: 0, inhalt: { bundesland: null, woche, ausnahmen: [] } })
    const vertretungen = [{ praxisId: haus.ensemble.organisationen.yilmaz, von: '2020-01-01', bis: null }]
    expect((await save({ abschnitt: 'VERTRETUNG', version: 0, inhalt: { vertretungen } })).status).toBe(200)
    await open('pfleger')
    const { id: chatId } = await beginChat(haus, 'pfleger', { bestellungId: fall.id, seite: 'ARZT' })
    act(() => quickChat.show({ kind: 'chat', chatId }))
    const note = await screen.findByRole('note')
    expect(note.textContent).toMatch(
      /^Praxis Dr\. Weber hat jetzt geschlossen \(öffnet Do\.?, \d\d\.\d\d\., 08:00 Uhr\)\.Vertretung: .*Yılmaz.*\. $/,
    )
    // The nursing service shares no order with the substitute.
    expect(within(note).queryByRole('link')).toBeNull()
  })

  it('that is not one, only people are offered', async () => {
    await open('pfleger', '/bestellungen/neu')
    act(() => quickChat.show({ kind: 'new' }))
    await screen.findByRole('list', { name: 'Kontakte' })
    expect(screen.queryByRole('region', { name: 'Zu dieser Bestellung' })).toBeNull()
  })
})

describe('while the line to the server is open', () => {
  it('words of another appear by themselves, and are said to who does not see them', async () => {
    const { id: chatId } = await beginChat(haus, 'apotheker', { bestellungId: fall.id, seite: 'PFLEGE' })
    await open('pfleger')
    const stop = startLiveEvents({ url: bestellungContract.stream.path, send, onReset: () => {}, channel: null, locks: null })
    act(() => quickChat.open())
    const inOfBar = await screen.findByRole('button', { name: /^Apotheke am Markt, Bestellung .*, 1 ungelesene Nachricht$/ })
    await say(haus, 'apotheke-admin', { chatId, value: 'Der Bote ist unterwegs' })
    await waitFor(() => expect(inOfBar.getAttribute('aria-label')).toMatch(/, 2 ungelesene Nachrichten$/))
    await screen.findByText('2 ungelesene Nachrichten im Chat')
    await nutzer.click(inOfBar)
    const log = await screen.findByRole('log', { name: 'Nachrichten mit Apotheke am Markt' })
    await within(log).findByText('Der Bote ist unterwegs')
    expect(within(log).getByText('Lea Sturm:')).toBeTruthy()
    expect(within(log).getByText('Dr. Ulrike Sommer:')).toBeTruthy()
    await say(haus, 'apotheker', { chatId, value: 'und gleich da' })
    await within(log).findByText('und gleich da')
    stop()
  })
})

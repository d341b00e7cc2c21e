import { notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { PushGone } from '@dreiklang/server/ports'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import type { Language } from '../../shared/i18n.ts'
import type { RoomRoute } from '../../shared/roomRoute.ts'
import { NotificationsTool } from './EntriesTool.tsx'
import { Section } from './NotificationsSection.tsx'
import { closePushBrowser, openPushBrowser } from './pushBrowser.fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.post.pushs.length = 0
  server.post.fehler = null
})
afterEach(closePushBrowser)

const routes: readonly RoomRoute[] = [
  { path: '/wuensche', load: async () => ({ Page: Section }) },
  { path: '/kopf', load: async () => ({ Page: NotificationsTool }) },
]
const open = (konto = 'pfleger', { language = 'de', path = '/wuensche' }: { language?: Language; path?: string } = {}) =>
  openSeite({ server, konto, routes, path, language })
const schalter = () => screen.findByRole('switch', { name: 'Auf diesem Gerät benachrichtigen' })
const isAn = async (an: boolean) => waitFor(async () => expect(await schalter()).toHaveProperty('checked', an))

describe('being told on this device', () => {
  it('is off until somebody switches it on, and only then does the browser ask', async () => {
    const { state } = openPushBrowser()
    await open()
    await isAn(false)
    await screen.findByText('Ausgeschaltet.')
    expect([state.asked, state.subscription]).toEqual([0, null])
    await nutzer.click(await schalter())
    await isAn(true)
    await screen.findByText('Eingeschaltet. Bisher ist noch nichts gekommen.')
    expect(state.asked).toBe(1)
    await nutzer.click(await schalter())
    await isAn(false)
    expect(state.subscription).toBeNull()
  })

  it('can be tried out: a push really goes to this device', async () => {
    const { state } = openPushBrowser()
    await open('arzt')
    await nutzer.click(await schalter())
    await nutzer.click(await screen.findByRole('button', { name: 'Test senden' }))
    await screen.findByText(/^Der Test ist unterwegs/)
    expect(server.post.pushs.map(({ endpoint }) => endpoint)).toEqual([state.subscription?.endpoint])
    await screen.findByText(/^Eingeschaltet. Zuletzt angekommen:/)
  })

  it('is off again, with the reason, when the push service says that the device is gone', async () => {
    openPushBrowser()
    await open('arzt')
    await nutzer.click(await schalter())
    server.post.fehler = new PushGone()
    await nutzer.click(await screen.findByRole('button', { name: 'Test senden' }))
    await screen.findByText(/Dieses Gerät nimmt nichts mehr an/)
    await isAn(false)
  })

  it('says how to allow it again when the person has refused', async () => {
    openPushBrowser({ answer: 'denied' })
    await open()
    await nutzer.click(await schalter())
    await screen.findByText('Ihr Browser zeigt von Dreiklang nichts')
    screen.getByText(/stellen Sie „Benachrichtigungen“ auf „Zulassen“/)
    expect(screen.queryByRole('switch', { name: 'Auf diesem Gerät benachrichtigen' })).toBeNull()
  })

  it('stays off, with a way to go on, when the question was closed without an answer', async () => {
    openPushBrowser({ answer: 'default' })
    await open()
    await nutzer.click(await schalter())
    await screen.findByText(/wählen Sie „Zulassen“/)
    await isAn(false)
  })

  it('stays off, and says so, when the browser cannot reach its push service', async () => {
    openPushBrowser({ failure: new DOMException('push service not available', 'AbortError') })
    await open()
    await nutzer.click(await schalter())
    await screen.findByText(/ließ sich nicht einschalten/)
    await isAn(false)
  })

  it('tells who cannot have it why: another browser, the home screen of an iPhone, no secure connection', async () => {
    vi.stubGlobal('isSecureContext', true)
    const one = await open('pfleger', { language: 'en' })
    await screen.findByText('This browser does not support notifications. A current Chrome, Edge, Firefox or Safari does.')
    one.unmount()
    vi.stubGlobal('isSecureContext', false)
    const others = await open()
    await screen.findByText(/nur über eine sichere Verbindung/)
    others.unmount()
    vi.stubGlobal('isSecureContext', true)
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')
    await open()
    await screen.findByText('Erst auf den Home-Bildschirm')
    agent.mockRestore()
  })

  it('comes back with the next sign-in of the same person, without a question, and not for a colleague', async () => {
    const { state } = openPushBrowser()
    const first = await open('pfleger')
    await nutzer.click(await schalter())
    await isAn(true)
    first.unmount()
    const kollegin = await open('pflege-admin', { path: '/kopf' })
    await screen.findByRole('button', { name: /^Benachrichtigungen/ })
    kollegin.unmount()
    const spaeter = await open('pfleger', { path: '/kopf' })
    await screen.findByRole('button', { name: /^Benachrichtigungen/ })
    spaeter.unmount()
    await open('pflege-admin')
    await isAn(false)
    expect(state.asked).toBe(1)
  })

  it('shows nothing any more of what has been read here', async () => {
    const { show, state } = openPushBrowser()
    const first = await open('apotheker')
    await nutzer.click(await schalter())
    await isAn(true)
    first.unmount()
    const client = await server.as('apotheker')
    const notiz = (link: string, read: boolean) =>
      client.call(notificationContract.create, { body: { notification: { title: 'Wartet auf Sie', link, useRouter: true, read } } })
    await notiz('/bestellungen/gelesen', true)
    await notiz('/bestellungen/offen', true)
    await notiz('/bestellungen/offen', false)
    for (const path of ['/bestellungen/gelesen', '/bestellungen/offen', '/bestellungen/nur-hier']) show(path)
    await open('apotheker', { path: '/kopf' })
    await waitFor(() => expect(state.closed).toEqual(['/bestellungen/gelesen']))
  })

  it('is chosen for each subject beside the other ways', async () => {
    await open('pfleger')
    const group = await screen.findByRole('group', { name: 'Wartet auf Sie' })
    const devices = within(group).getByRole('switch', { name: 'Auf meinen Geräten' })
    expect(devices).toHaveProperty('checked', true)
    await nutzer.click(devices)
    await waitFor(() => expect(within(group).getByRole('switch', { name: 'Auf meinen Geräten' })).toHaveProperty('checked', false))
  })
})

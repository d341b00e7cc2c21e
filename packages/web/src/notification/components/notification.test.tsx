import { messageContract, notificationContract } from '@dreiklang/domain/notification/notification.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import type { Language } from '../../shared/i18n.ts'
import type { Transport } from '../../shared/refresh.ts'
import type { RoomRoute } from '../../shared/roomRoute.ts'
import { everyEntry } from '../notification.queries.ts'
import { MessagesTool, NotificationsTool } from './EntriesTool.tsx'
import { Section } from './NotificationsSection.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const routes: readonly RoomRoute[] = [
  {
    path: '/kopf',
    load: async () => ({
      Page: () => (
        <>
          <MessagesTool />
          <NotificationsTool />
        </>
      ),
    }),
  },
  { path: '/wuensche', load: async () => ({ Page: Section }) },
]
const open = (
  konto: string,
  { language = 'de', path = '/kopf', leitung }: { language?: Language; path?: string; leitung?: (weiter: Transport) => Transport } = {},
) => openSeite({ server, konto, routes, path, language, ...(leitung === undefined ? {} : { leitung }) })

async function write(konto: string, message: Record<string, unknown>) {
  const { body } = await (await server.as(konto)).call(messageContract.create, { body: { message } })
  return body
}

beforeEach(async () => {
  const client = await server.as('pfleger')
  for (const { id } of (await client.call(messageContract.list)).body) await client.call(messageContract.remove, { query: { id } })
})

describe('the messages in the header', () => {
  it('say that there are none, and the button for all of them waits', async () => {
    await open('pfleger', { language: 'en' })
    await nutzer.click(await screen.findByRole('button', { name: 'Messages' }))
    const panel = await screen.findByRole('dialog', { name: 'Messages' })
    await within(panel).findByText('No messages')
    within(panel).getByText('When you have messages, they will appear here.')
    expect(within(panel).getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true)
    await nutzer.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are counted while unread, shown with title, description and time, toggled and removed', async () => {
    await write('pfleger', { title: 'Übergabe', description: 'Um <b>14 Uhr</b>', time: '2026-11-21T08:40:00.000Z' })
    await write('pfleger', { title: 'Schlüssel', time: '2026-11-20T08:40:00.000Z' })
    await open('pfleger', { language: 'en' })
    await nutzer.click(await screen.findByRole('button', { name: 'Messages, 2 unread' }))
    const panel = await screen.findByRole('dialog', { name: 'Messages' })
    const [first, zweite] = await within(panel).findAllByRole('listitem')
    if (first === undefined || zweite === undefined) throw new Error('two entries')
    within(first).getByText('Übergabe')
    expect(within(first).getByText('14 Uhr').tagName).toBe('B')
    within(first).getByText('Nov 21, 9:40 AM')

    await nutzer.click(within(first).getByRole('button', { name: 'Mark as read' }))
    await within(first).findByRole('button', { name: 'Mark as unread' })
    await screen.findByRole('button', { name: 'Messages, 1 unread' })
    await nutzer.click(within(first).getByRole('button', { name: 'Mark as unread' }))
    await screen.findByRole('button', { name: 'Messages, 2 unread' })

    await nutzer.click(within(first).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Remove' })))
    await nutzer.click(within(panel).getByRole('button', { name: 'Mark all as read' }))
    await screen.findByRole('button', { name: 'Messages' })
    expect(within(panel).getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true)
    const { body } = await (await server.as('pfleger')).call(messageContract.list)
    expect(body.map(({ title, read, seen }) => [title, read, seen])).toEqual([['Schlüssel', true, true]])
  })

  it('lead inside the application or into a window of their own', async () => {
    await write('pfleger', { title: 'Innen', link: '/dashboard', useRouter: true, time: '2026-11-21T08:40:00.000Z' })
    await write('pfleger', { title: 'Außen', link: 'https://example.org/a', time: '2026-11-20T08:40:00.000Z' })
    const { router } = await open('pfleger')
    await nutzer.click(await screen.findByRole('button', { name: 'Nachrichten, 2 ungelesen' }))
    const aussen = await screen.findByRole('link', { name: /Außen/ })
    expect([aussen.getAttribute('href'), aussen.getAttribute('target'), aussen.getAttribute('rel')]).toEqual([
      'https://example.org/a',
      '_blank',
      'noopener noreferrer',
    ])
    await nutzer.click(screen.getByRole('link', { name: /Innen/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    const client = await server.as('pfleger')
    await waitFor(async () =>
      expect((await client.call(messageContract.list)).body.find(({ title }) => title === 'Innen')?.read).toBe(true),
    )
  })

  it('show times as Germans write them', async () => {
    await write('pfleger', { title: 'Übergabe', time: '2026-11-05T08:40:00.000Z' })
    await open('pfleger')
    await nutzer.click(await screen.findByRole('button', { name: 'Nachrichten, 1 ungelesen' }))
    await screen.findByText('05. Nov., 09:40')
  })

  it('say more than ninety-nine when there are, and announce what has come meanwhile', async () => {
    const client = await server.as('pfleger')
    for (let i = 0; i < 100; i += 1) await client.call(messageContract.create, { body: { message: { title: `Nr. ${i}` } } })
    const { queryClient } = await open('pfleger')
    await screen.findByRole('button', { name: 'Nachrichten, 100 ungelesen' })
    screen.getByText('99+')
    await write('pfleger', { title: 'Ganz neu', time: '2026-11-22T08:40:00.000Z' })
    await act(() => queryClient.invalidateQueries({ queryKey: everyEntry('message') }))
    await screen.findByText('1 neue Nachricht')
  })

  it('come a page at a time, the older ones when somebody asks for them', async () => {
    const client = await server.as('pfleger')
    for (let i = 0; i < 40; i += 1) await client.call(messageContract.create, { body: { message: { title: `Nr. ${i}` } } })
    const asked: string[] = []
    const leitung =
      (weiter: Transport): Transport =>
      (url, init) => {
        if (url.startsWith('/api/common/messages')) asked.push(url)
        return weiter(url, init)
      }
    await open('pfleger', { leitung })
    await nutzer.click(await screen.findByRole('button', { name: 'Nachrichten, 40 ungelesen' }))
    const panel = await screen.findByRole('dialog', { name: 'Nachrichten' })
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(30))
    // Once, or anew when the last of them is told: never from somewhere in between.
    expect([...new Set(asked)]).toEqual(['/api/common/messages/page?limit=30'])
    await nutzer.click(within(panel).getByRole('button', { name: 'Ältere anzeigen (10)' }))
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(40))
    expect(within(panel).queryByRole('button', { name: /^Ältere anzeigen/ })).toBeNull()
    const oldest = within(panel).getAllByRole('listitem').at(-1)
    if (oldest === undefined) throw new Error('forty entries')
    await nutzer.click(within(oldest).getByRole('button', { name: 'Entfernen' }))
    await screen.findByRole('button', { name: 'Nachrichten, 39 ungelesen' })
  })

  it('say what went wrong when they cannot be read, and read them again', async () => {
    let weg = true
    const leitung =
      (weiter: Transport): Transport =>
      async (url, init) =>
        weg && url.includes('/api/common/messages') ? new Response('{}', { status: 400 }) : weiter(url, init)
    await open('pfleger', { leitung })
    await nutzer.click(await screen.findByRole('button', { name: 'Nachrichten' }))
    const nochmal = await screen.findByRole('button', { name: 'Erneut versuchen' })
    weg = false
    await nutzer.click(nochmal)
    await screen.findByText('Keine Nachrichten')
  })
})

describe('the notifications in the header', () => {
  it('have their own empty words', async () => {
    await open('apotheke-admin2', { language: 'en' })
    await nutzer.click(await screen.findByRole('button', { name: 'Notifications' }))
    await screen.findByText('No notifications')
    screen.getByText('When you have notifications, they will appear here.')
  })

  it('are read from their own calls', async () => {
    await (await server.as('arzt')).call(notificationContract.create, { body: { notification: { title: 'Impfstoff bestellen' } } })
    await open('arzt')
    await nutzer.click(await screen.findByRole('button', { name: 'Benachrichtigungen, 1 ungelesen' }))
    await screen.findByText('Impfstoff bestellen')
    screen.getByRole('button', { name: 'Nachrichten' })
  })
})

describe('what a person wants to be told', () => {
  it('is switched at once, and what care depends on cannot be switched off', async () => {
    await open('pfleger', { path: '/wuensche' })
    const group = await screen.findByRole('group', { name: 'Wartet auf Sie' })
    const perMail = within(group).getByRole('switch', { name: 'Per E-Mail' })
    expect(perMail).toHaveProperty('checked', false)
    await nutzer.click(perMail)
    await waitFor(() => expect(within(group).getByRole('switch', { name: 'Per E-Mail' })).toHaveProperty('checked', true))
    const frist = screen.getByRole('group', { name: 'Fristen, Mahnungen und Notfälle' })
    expect(within(frist).queryByRole('switch', { name: 'In der Anwendung' })).toBeNull()
    within(frist).getByText('Davon hängt die Versorgung ab, deshalb steht es immer in der Anwendung.')
    const anliegen = within(screen.getByRole('group', { name: 'Neue Anliegen' }))
    expect(anliegen.getAllByRole('switch')).toHaveLength(2)
    await nutzer.click(anliegen.getByRole('switch', { name: 'In der Anwendung' }))
    await waitFor(() => expect(anliegen.getByRole('switch', { name: 'In der Anwendung' })).toHaveProperty('checked', false))
    screen.getByRole('group', { name: 'Hausbesuche, Touren und Anordnungen' })
  })
})

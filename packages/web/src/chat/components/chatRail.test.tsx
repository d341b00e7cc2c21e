import { type Chat, chatContract, chatsPerPage } from '@dreiklang/domain/chat/chat.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { press, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import type { Transport } from '../../shared/refresh.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(() => act(() => sessionStore.signedOut('left')))

const gespraech = (nr: number): Chat => ({
  id: `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`,
  kind: 'person',
  contact: { id: crypto.randomUUID(), avatar: null, name: `Person ${nr}`, about: 'Haus' },
  bestellung: null,
  organisationId: null,
  group: null,
  mentionCount: 0,
  unreadCount: nr === chatsPerPage + 2 ? 1 : 0,
  muted: false,
  lastMessage: 'Hallo',
  lastMessageAt: new Date(Date.UTC(2026, 10, 1) - nr * 60_000).toISOString(),
  readBy: null,
  canWrite: true,
  resolved: false,
  draft: '',
  messages: [],
  hasOlder: false,
})
const folge = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => gespraech(from + i))

it('somebody with many chats is shown the newest and the unread ones, and the others when asked for, each once', async () => {
  const leitung =
    (weiter: Transport): Transport =>
    (url, init) => {
      if (!url.startsWith(chatContract.list.path)) return weiter(url, init)
      const before = new URL(url, 'http://localhost').searchParams.get('before')
      if (before === null) return Promise.resolve(Response.json([...folge(1, chatsPerPage), gespraech(chatsPerPage + 2)]))
      expect(before).toBe(gespraech(chatsPerPage).id)
      return Promise.resolve(Response.json(folge(chatsPerPage + 1, chatsPerPage + 3)))
    }
  const load = async () => ({ Page: (await import('./ChatRail.tsx')).ChatRail })
  await openSeite({ server, konto: 'pfleger', routes: [{ path: '/', load }], path: '/', leitung })
  const names = () => screen.queryAllByRole('button', { name: /^Person / }).map((button) => Number(button.ariaLabel?.match(/\d+/)?.[0]))
  const nummern = (to: number) => Array.from({ length: to }, (_, i) => i + 1)
  await waitFor(() => expect(names()).toEqual([...nummern(chatsPerPage), chatsPerPage + 2]))
  await press('Ältere Unterhaltungen anzeigen')
  await waitFor(() => expect(names()).toEqual(nummern(chatsPerPage + 3)))
  expect(screen.queryByRole('button', { name: 'Ältere Unterhaltungen anzeigen' })).toBeNull()
})

import { type Chat, chatContract, chatsPerPage, messagesPerMinute } from '@dreiklang/domain/chat/chat.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { beginChat, readChat, liste, personId, say, write } from './chat.fixtures.ts'

const haus = await hausForTests()

const spaeter = (ms: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + ms)
}

async function plaudere(hoursAgo: number): Promise<void> {
  const text = `
    with neue as (
      insert into person (id, organisation_id, email, name, rolle, beruf, created_at)
        select gen_random_uuid(), organisation_id, 'p' || :vorStunden::text || '@dreiklang.example', 'Person ' || :vorStunden::text, rolle, beruf, created_at from person where id = :personId::uuid
        returning id),
    gespraech as (
      insert into chat (id, art, person_a, person_b, sichtbar_fuer, letzte_nr, letzte_am, created_at)
        select gen_random_uuid(), 'DIREKT', least(:personId::uuid, id), greatest(:personId::uuid, id), array[:personId::uuid, id], 1, :am::timestamptz, :am::timestamptz from neue
        returning id, sichtbar_fuer, letzte_am)
    insert into chat_nachricht (chat_id, nr, id, person_id, person_name, sichtbar_fuer, text, created_at)
      select g.id, 1, gen_random_uuid(), n.id, 'Person ' || :vorStunden::text, g.sichtbar_fuer, 'Hallo ' || :vorStunden::text, g.letzte_am from gespraech g, neue n`
  const am = new Date(haus.clock.now.getTime() - hoursAgo * 3_600_000).toISOString()
  await haus.ports.database.query(systemContext, sql('test.plaudere', text), {
    personId: personId(haus, 'apotheker'),
    vorStunden: String(hoursAgo),
    am,
  })
}

describe('somebody with more chats than one answer holds', () => {
  const count = chatsPerPage + 20
  const seite = async (before?: string): Promise<Chat[]> =>
    (await (await haus.wer('apotheker')).call(chatContract.list, before === undefined ? {} : { query: { before } })).body
  const nummern = (chats: readonly Chat[]) => chats.map(({ contact }) => Number(contact.name.replace('Person ', '')))
  const folge = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

  beforeAll(async () => {
    for (const nr of folge(1, count)) await plaudere(nr)
    // All are read but the newest and one of long ago.
    const apotheker = await haus.wer('apotheker')
    for (const { id, contact } of [...(await seite()), ...(await seite((await seite())[chatsPerPage - 1]?.id))]) {
      if (['Person 1', `Person ${count - 5}`].includes(contact.name)) continue
      await apotheker.call(chatContract.update, { body: { id, chat: { unreadCount: 0 } } })
    }
  })

  it('is given the newest ones, and those older ones in which something is unread', async () => {
    const chats = await seite()
    expect(nummern(chats)).toEqual([...folge(1, chatsPerPage), count - 5])
    expect(chats.filter(({ unreadCount }) => unreadCount > 0).map(({ lastMessage }) => lastMessage)).toEqual([
      'Hallo 1',
      `Hallo ${count - 5}`,
    ])
    for (const { messages, lastMessage } of chats) expect(messages.map(({ value }) => value)).toEqual([lastMessage])
  })

  it('goes on from one of them, nothing twice and nothing missing', async () => {
    const [first] = [await seite()]
    expect(nummern(await seite(first[chatsPerPage - 1]?.id))).toEqual(folge(chatsPerPage + 1, count))
    expect(nummern(await seite(first[0]?.id))).toEqual(folge(2, chatsPerPage + 1))
  })

  it('is given nothing after a chat that is not theirs', async () => {
    const fremd = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })
    await say(haus, 'pfleger', { chatId: fremd.id, value: 'unter uns' })
    expect(await seite(fremd.id)).toEqual([])
    expect(await seite(crypto.randomUUID())).toEqual([])
    expect((await (await haus.wer('apotheker')).call(chatContract.list, { query: { before: 'x' } })).status).toBe(400)
  })
})

describe('two screens of one person', () => {
  it('set their marks in any order and at once: the furthest counts, and both are told the same', async () => {
    const { id: chatId } = await beginChat(haus, 'arzt', { contactId: personId(haus, 'arzt-admin') })
    const gesagt = []
    for (const value of ['eins', 'zwei', 'drei']) gesagt.push(await say(haus, 'arzt', { chatId, value }))
    const schirm = await haus.wer('arzt-admin')
    const marken = gesagt.toReversed().map(({ id: messageId }) => schirm.call(chatContract.markRead, { body: { chatId, messageId } }))
    expect((await Promise.all(marken)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await readChat(haus, 'arzt-admin', { id: chatId })).body.unreadCount).toBe(0)
    expect((await readChat(haus, 'arzt', { id: chatId })).body.readBy).toMatchObject({ nr: 3 })
    await say(haus, 'arzt', { chatId, value: 'vier' })
    expect((await liste(haus, 'arzt-admin'))[0]).toMatchObject({ unreadCount: 1, lastMessage: 'vier' })
    await say(haus, 'arzt-admin', { chatId, value: 'fünf' })
    expect((await liste(haus, 'arzt-admin'))[0], 'an own word is never unread, and reads nothing').toMatchObject({ unreadCount: 1 })
  })
})

describe('somebody who writes faster than anybody can', () => {
  it('is told how long to wait; the same words again are still the same message', async () => {
    const { id: chatId } = await beginChat(haus, 'pfleger2', { contactId: personId(haus, 'pflege-admin2') })
    const first = await say(haus, 'pfleger2', { chatId, value: 'Nr 1' })
    spaeter(10_000)
    for (let nr = 2; nr <= messagesPerMinute; nr += 1) await say(haus, 'pfleger2', { chatId, value: `Nr ${nr}` })
    const zuViel = await write(haus, 'pfleger2', { chatId, value: 'noch eine' })
    expect([zuViel.status, errorOf(zuViel), zuViel.headers.get('retry-after')]).toEqual([429, 'chat.zu_schnell', '50'])
    const satz = (zuViel.body as unknown as { message: string }).message
    expect(satz).toBe('Das waren sehr viele Nachrichten in kurzer Zeit. In 50 Sekunden geht es weiter. Bitte warten Sie so lange.')
    expect((await write(haus, 'pfleger2', { chatId, id: first.id, value: 'Nr 1' })).body).toEqual(first)
    await say(haus, 'pflege-admin2', { chatId, value: 'Langsam!' })
    spaeter(50_000)
    expect((await write(haus, 'pfleger2', { chatId, value: 'noch eine' })).status).toBe(201)
    expect((await write(haus, 'pfleger2', { chatId, value: 'und noch eine' })).status).toBe(429)
  })
})

import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { groupContract } from '@dreiklang/domain/chat/group.contract'
import { reminderContract } from '@dreiklang/domain/chat/reminder.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { describe, expect, it } from 'vitest'
import type { Konto } from '../bestellung/bestellung.fixtures.ts'
import { everythingReadable } from '../bestellung/stream.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { beginChat, personId, readChat, say } from './chat.fixtures.ts'

const haus = await hausForTests()
const hour = 3_600_000
const inMs = (ms: number) => new Date(haus.clock.now.getTime() + ms).toISOString()
const as = (konto: Konto) => haus.wer(konto)
const newChat = async () => (await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })).id
const line = async (value: string) => {
  const chatId = await newChat()
  return say(haus, 'pflege-admin', { chatId, value })
}
const keep = async (
  konto: Konto,
  { at = inMs(hour), id = crypto.randomUUID(), ...named }: { chatId: string; nr: number; at?: string; id?: string },
) => (await as(konto)).call(reminderContract.keepReminder, { body: { id, ...named, at } })
const waiting = async (konto: Konto) => (await (await as(konto)).call(reminderContract.reminders)).body
const ring = async (ms: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + ms)
  await everythingReadable(haus.ports.database)
  await haus.server.tick()
}
const notices = async (konto: Konto) =>
  (await (await as(konto)).call(messageContract.list)).body
    .filter(({ link }) => link?.startsWith('/apps/chat') === true)
    .map(({ link, description }) => [link, description])

describe('a reminder of a line', () => {
  it('waits for its person alone, rings once at its time, and opens the line', async () => {
    const { chatId, nr } = await line('Rezept liegt bereit')
    const { body } = await keep('pfleger', { chatId, nr })
    expect(body).toMatchObject([{ chatId, nr, line: { contactName: 'Sabine Krüger', value: 'Rezept liegt bereit', withdrawn: false } }])
    expect(await waiting('pflege-admin')).toEqual([])
    await ring(hour - 1)
    expect(await notices('pfleger')).toEqual([])
    await ring(1)
    await ring(1)
    expect(await notices('pfleger')).toEqual([
      [`/apps/chat/${chatId}?nachricht=${nr}`, 'Sie wollten jetzt an eine Nachricht im Chat erinnert werden.'],
    ])
    expect(await notices('pflege-admin')).toEqual([])
    expect(await waiting('pfleger')).toEqual([])
  })

  it('is put off by a second one for the same line, and taken back', async () => {
    haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
    const { chatId, nr } = await line('Bitte zurückrufen')
    await keep('pfleger', { chatId, nr })
    const [kept] = (await keep('pfleger', { chatId, nr, at: inMs(2 * hour) })).body
    expect((await waiting('pfleger')).map(({ at }) => at)).toEqual([inMs(2 * hour)])
    const query = { id: kept?.id ?? '' }
    expect((await (await as('pflege-admin')).call(reminderContract.removeReminder, { query })).status).toBe(404)
    expect((await (await as('pfleger')).call(reminderContract.removeReminder, { query })).body).toEqual([])
    const before = (await notices('pfleger')).length
    await ring(3 * hour)
    expect(await notices('pfleger')).toHaveLength(before)
  })

  it('says so when the line was withdrawn meanwhile', async () => {
    const { chatId, nr, id } = await line('Falsche Akte')
    await keep('pfleger', { chatId, nr })
    await (await as('pflege-admin')).call(chatContract.withdraw, { query: { id, chatId } })
    expect(await waiting('pfleger')).toMatchObject([{ line: { value: '', withdrawn: true } }])
    await ring(hour)
    expect((await notices('pfleger')).at(0)).toEqual([
      `/apps/chat/${chatId}?nachricht=${nr}`,
      'Sie wollten jetzt an eine Nachricht im Chat erinnert werden. Sie wurde inzwischen zurückgezogen.',
    ])
  })

  it('says so when its person takes no part in the group any more, and leads to no words of it', async () => {
    const body = { id: crypto.randomUUID(), title: 'Kurz', memberIds: [personId(haus, 'pflege-admin')] }
    await (await as('pfleger')).call(groupContract.createGroup, { body })
    const { nr } = await say(haus, 'pfleger', { chatId: body.id, value: 'nur hier' })
    await keep('pflege-admin', { chatId: body.id, nr })
    await (
      await as('pfleger')
    ).call(groupContract.removeFromGroup, { query: { chatId: body.id, personId: personId(haus, 'pflege-admin') } })
    expect(await waiting('pflege-admin')).toMatchObject([{ line: null }])
    await ring(hour)
    expect((await notices('pflege-admin')).at(0)?.[0]).toBe('/apps/chat')
  })

  it('is refused for a line that is not there or not the reader’s, and for a time that has passed', async () => {
    const { chatId, nr } = await line('hier')
    expect((await keep('arzt', { chatId, nr })).status).toBe(404)
    expect((await keep('pfleger', { chatId, nr: nr + 1 })).status).toBe(404)
    expect(errorOf(await keep('pfleger', { chatId, nr, at: inMs(0) }))).toBe('chat.zeit_vorbei')
    expect((await readChat(haus, 'pfleger', { id: chatId })).status).toBe(200)
  })

  it('is in the own copy', async () => {
    const { chatId, nr } = await line('für die Auskunft')
    await keep('pfleger', { chatId, nr })
    const { body } = await (await as('pfleger')).call(auskunftContract.auskunft)
    expect(body.weiteres['chatReminders']).toContainEqual(expect.objectContaining({ chatId, nr }))
  })
})

import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it } from 'vitest'
import { type Konto, bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { beginChat, liste, personId, readChat, say, write } from './chat.fixtures.ts'

const haus = await hausForTests()

const pass = (ms: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + ms)
}
const newChat = async () => (await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })).id
const read = async (konto: Konto, { chatId, messageId }: { chatId: string; messageId: string }) =>
  (await haus.wer(konto)).call(chatContract.markRead, { body: { chatId, messageId } })
const edit = async (konto: Konto, body: { chatId: string; id: string; value: string }) =>
  (await haus.wer(konto)).call(chatContract.edit, { body })
const withdraw = async (konto: Konto, query: { chatId: string; id: string }) =>
  (await haus.wer(konto)).call(chatContract.withdraw, { query })
const update = async (konto: Konto, id: string, chat: { draft?: string }) =>
  (await haus.wer(konto)).call(chatContract.update, { body: { id, chat } })
const last = async (konto: Konto, id: string) => (await readChat(haus, konto, { id })).body.messages.at(-1)

const inList = async (konto: Konto, chatId: string) => (await liste(haus, konto)).find(({ id }) => id === chatId)

describe('an own message', () => {
  it('is changed for everybody as long as nobody has read it, and says that it was', async () => {
    const chatId = await newChat()
    const { id } = await say(haus, 'pfleger', { chatId, value: '4 mg' })
    pass(60_000)
    const { status, body } = await edit('pfleger', { chatId, id, value: '6 mg, siehe https://a.example' })
    expect([status, body]).toMatchObject([200, { id, value: '6 mg, siehe https://a.example', editedAt: haus.clock.now.toISOString() }])
    expect(await last('pflege-admin', chatId)).toMatchObject({ id, value: '6 mg, siehe https://a.example', changeableUntil: null })
    expect(await inList('pflege-admin', chatId)).toMatchObject({ lastMessage: '6 mg, siehe https://a.example', unreadCount: 1 })
    const contact = await (await haus.wer('pfleger')).call(chatContract.contact, { query: { id: personId(haus, 'pflege-admin') } })
    expect(contact.body.attachments.links).toContain('https://a.example')
  })

  it('stays as it is once somebody has read it, and when a quarter of an hour is over', async () => {
    const chatId = await newChat()
    const first = await say(haus, 'pfleger', { chatId, value: 'gelesen' })
    expect(first.changeableUntil).toBe(new Date(haus.clock.now.getTime() + 15 * 60_000).toISOString())
    await read('pflege-admin', { chatId, messageId: first.id })
    const second = await say(haus, 'pfleger', { chatId, value: 'alt' })
    pass(15 * 60_000)
    const answers = [
      await edit('pfleger', { chatId, id: first.id, value: 'anders' }),
      await withdraw('pfleger', { chatId, id: first.id }),
      await edit('pfleger', { chatId, id: second.id, value: 'anders' }),
      await withdraw('pfleger', { chatId, id: second.id }),
    ]
    expect(answers.map((answer) => [answer.status, errorOf(answer)])).toEqual(answers.map(() => [409, 'chat.nicht_mehr_aenderbar']))
    expect((await readChat(haus, 'pfleger', { id: chatId })).body.messages.slice(-2)).toMatchObject([
      { value: 'gelesen', editedAt: null, changeableUntil: null },
      { value: 'alt', editedAt: null, changeableUntil: null },
    ])
  })

  it('of an order stays as it is, too, once a colleague of the own organisation has read it', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const { id: chatId } = await beginChat(haus, 'pfleger', { bestellungId: fall.id, seite: 'ARZT' })
    const { id } = await say(haus, 'pfleger', { chatId, value: 'Bitte 4 mg' })
    await read('pflege-admin', { chatId, messageId: id })
    expect(errorOf(await edit('pfleger', { chatId, id, value: 'Bitte 6 mg' }))).toBe('chat.nicht_mehr_aenderbar')
  })

  it('is withdrawn with its words, and its place stays', async () => {
    const chatId = await newChat()
    await say(haus, 'pfleger', { chatId, value: 'bleibt' })
    const { id, nr } = await say(haus, 'pfleger', { chatId, value: 'Falscher Chat: https://b.example' })
    expect((await withdraw('pfleger', { chatId, id })).body).toMatchObject({ id, value: '', withdrawn: true, changeableUntil: null })
    expect(await last('pflege-admin', chatId)).toMatchObject({ nr, value: '', withdrawn: true })
    expect(await inList('pflege-admin', chatId)).toMatchObject({ lastMessage: '', messages: [{ withdrawn: true }] })
    const again = [await withdraw('pfleger', { chatId, id }), await edit('pfleger', { chatId, id, value: 'doch' })]
    expect(again.map((answer) => errorOf(answer))).toEqual(['chat.nicht_mehr_aenderbar', 'chat.nicht_mehr_aenderbar'])
  })

  it('is changed by nobody else, neither in the same chat nor from outside', async () => {
    const chatId = await newChat()
    const { id } = await say(haus, 'pfleger', { chatId, value: 'meins' })
    const answers = [
      await edit('pflege-admin', { chatId, id, value: 'deins' }),
      await withdraw('pflege-admin', { chatId, id }),
      await edit('arzt', { chatId, id, value: 'fremd' }),
      await withdraw('arzt', { chatId, id }),
      await edit('pfleger', { chatId, id: crypto.randomUUID(), value: 'nichts' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await last('pfleger', chatId))?.value).toBe('meins')
  })
})

describe('an answer', () => {
  it('quotes what it answers, as that stands now', async () => {
    const chatId = await newChat()
    const question = await say(haus, 'pfleger', { chatId, value: 'Ist der Schlüssel da?' })
    const body = { id: crypto.randomUUID(), chatId, value: 'Ja', replyTo: question.id }
    const leitung = await haus.wer('pflege-admin')
    const twice = [await leitung.call(chatContract.send, { body }), await leitung.call(chatContract.send, { body })]
    const quoted = { nr: question.nr, contactName: 'Jonas Meyer', value: 'Ist der Schlüssel da?' }
    expect(twice.map(({ status, body: { replyTo } }) => [status, replyTo])).toEqual([1, 2].map(() => [201, quoted]))
    expect(await last('pfleger', chatId)).toMatchObject({ value: 'Ja', replyTo: quoted })
    await withdraw('pfleger', { chatId, id: question.id })
    expect((await last('pfleger', chatId))?.replyTo).toEqual({ ...quoted, value: '' })
  })

  it('answers nothing of another chat', async () => {
    const [here, there] = [await newChat(), (await beginChat(haus, 'arzt', { contactId: personId(haus, 'assistenz') })).id]
    const foreign = await say(haus, 'arzt', { chatId: there, value: 'Geheim' })
    const body = { id: crypto.randomUUID(), chatId: here, value: 'Was?', replyTo: foreign.id }
    expect((await (await haus.wer('pfleger')).call(chatContract.send, { body })).status).toBe(404)
    expect((await last('pfleger', here))?.value).not.toBe('Was?')
  })
})

describe('what somebody has begun to write', () => {
  it('is there on the next screen, for that person alone, sealed, and gone when it is sent', async () => {
    const chatId = await newChat()
    await say(haus, 'pfleger', { chatId, value: 'Hallo' })
    expect((await update('pfleger', chatId, { draft: 'Wiedehopf und' })).body.draft).toBe('Wiedehopf und')
    expect((await update('pfleger', chatId, { draft: 'Wiedehopf und Specht' })).body.draft).toBe('Wiedehopf und Specht')
    const draftOf = async (konto: Konto) => (await inList(konto, chatId))?.draft
    expect([await draftOf('pfleger'), await draftOf('pflege-admin')]).toEqual(['Wiedehopf und Specht', ''])
    expect(await klartextIn((haus.ports.database as TestDatabase).admin, 'Wiedehopf')).toEqual([])
    await write(haus, 'pfleger', { chatId, value: 'Wiedehopf und Specht' })
    expect(await draftOf('pfleger')).toBe('')
  })

  it('is taken away by an empty one, and is not kept in a chat of other people', async () => {
    const chatId = await newChat()
    await update('pfleger', chatId, { draft: 'doch nicht' })
    expect((await update('pfleger', chatId, { draft: '' })).body.draft).toBe('')
    expect((await update('arzt', chatId, { draft: 'fremd' })).status).toBe(404)
    expect((await update('pfleger', chatId, { draft: 'x'.repeat(4001) })).status).toBe(400)
  })
})

describe('the talk about an order', () => {
  it('is done when the order is closed, and comes back with the next word', async () => {
    const fall = await bring(haus, 'GELIEFERT')
    const { id } = await beginChat(haus, 'pfleger', { bestellungId: fall.id, seite: 'APOTHEKE' })
    await say(haus, 'pfleger', { chatId: id, value: 'Danke!' })
    const resolved = async (konto: Konto) => (await inList(konto, id))?.resolved
    expect([await resolved('pfleger'), await resolved('apotheker')]).toEqual([false, false])
    pass(1000)
    await fall.run('pfleger', 'eingangBestaetigen')
    expect([await resolved('pfleger'), await resolved('apotheker')]).toEqual([true, true])
    pass(1000)
    await say(haus, 'apotheker', { chatId: id, value: 'Noch eine Frage' })
    expect([await resolved('pfleger'), await resolved('apotheker')]).toEqual([false, false])
  })
})

describe('the own copy', () => {
  it('holds what the person has written, and nothing that others have', async () => {
    const chatId = await newChat()
    const mine = await say(haus, 'pfleger', { chatId, value: 'Von mir' })
    await say(haus, 'pflege-admin', { chatId, value: 'Von ihr' })
    const { body } = await (await haus.wer('pfleger')).call(auskunftContract.auskunft)
    const { id, value, createdAt } = mine
    expect(body.weiteres['chat']).toContainEqual({ id, chatId, value, createdAt })
    expect(JSON.stringify(body.weiteres['chat'])).not.toContain('Von ihr')
  })
})

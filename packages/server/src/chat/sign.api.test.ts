import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { Sign } from '@dreiklang/domain/chat/chat'
import { describe, expect, it } from 'vitest'
import { type Konto, bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { beginChat, personId, readChat, say } from './chat.fixtures.ts'

const haus = await hausForTests()

interface Line {
  chatId: string
  nr: number
  sign: Sign
}
const set = async (konto: Konto, body: Line) => (await haus.wer(konto)).call(chatContract.setSign, { body })
const takeAway = async (konto: Konto, { nr, ...query }: Line) =>
  (await haus.wer(konto)).call(chatContract.removeSign, { query: { ...query, nr: String(nr) } })
const signs = async (konto: Konto, id: string, from = '1') => (await haus.wer(konto)).call(chatContract.signs, { query: { id, from } })
const newChat = async () => (await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })).id

describe('a sign at a line', () => {
  it('stands once for each person, is seen by the others with who has set it, and is taken away again', async () => {
    const chatId = await newChat()
    const { nr } = await say(haus, 'pfleger', { chatId, value: 'Schlüssel liegt im Büro' })
    const line: Line = { chatId, nr, sign: 'thumbsUp' }
    await set('pflege-admin', line)
    await set('pflege-admin', line)
    haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
    const { body } = await set('pfleger', line)
    const people = [
      { contactId: personId(haus, 'pflege-admin'), contactName: 'Sabine Krüger' },
      { contactId: personId(haus, 'pfleger'), contactName: 'Jonas Meyer' },
    ]
    expect(body).toEqual([{ nr, sign: 'thumbsUp', isMine: true, people }])
    await takeAway('pfleger', line)
    expect((await signs('pfleger', chatId, String(nr))).body).toEqual([{ nr, sign: 'thumbsUp', isMine: false, people: people.slice(0, 1) }])
    expect((await signs('pfleger', chatId, String(nr + 1))).body).toEqual([])
  })

  it('reads nothing: the mark of reading stays where it was', async () => {
    const chatId = await newChat()
    const { nr } = await say(haus, 'pfleger', { chatId, value: 'Bitte lesen' })
    await set('pflege-admin', { chatId, nr, sign: 'eyes' })
    expect((await readChat(haus, 'pfleger', { id: chatId })).body.readBy).toBeNull()
    expect((await readChat(haus, 'pflege-admin', { id: chatId })).body.unreadCount).toBeGreaterThan(0)
  })

  it('acknowledges nothing: the order stays at its step', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const { id: chatId } = await beginChat(haus, 'pfleger', { bestellungId: fall.id, seite: 'APOTHEKE' })
    const { nr } = await say(haus, 'pfleger', { chatId, value: 'Ist sie angekommen?' })
    const { status, body } = await set('apotheker', { chatId, nr, sign: 'check' })
    expect([status, body]).toMatchObject([200, [{ sign: 'check', isMine: true }]])
    const { body: bestellung } = await (await haus.wer('pfleger')).call(bestellungContract.read, { params: { bestellungId: fall.id } })
    expect([bestellung.status, bestellung.version]).toEqual(['BEI_APOTHEKE', fall.stand.version])
  })

  it('is neither seen nor set by who takes no part', async () => {
    const chatId = await newChat()
    const { nr } = await say(haus, 'pfleger', { chatId, value: 'Nur wir zwei' })
    const line: Line = { chatId, nr, sign: 'question' }
    await set('pfleger', line)
    const answers = [await signs('arzt', chatId), await set('arzt', line), await takeAway('arzt', line)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await signs('pfleger', chatId, String(nr))).body).toHaveLength(1)
  })

  it('stands at no line that is not there, and is not told of one that was withdrawn', async () => {
    const chatId = await newChat()
    const { id, nr } = await say(haus, 'pfleger', { chatId, value: 'Falscher Chat' })
    expect((await set('pfleger', { chatId, nr: nr + 1, sign: 'check' })).status).toBe(404)
    await set('pfleger', { chatId, nr, sign: 'check' })
    await (await haus.wer('pfleger')).call(chatContract.withdraw, { query: { chatId, id } })
    expect((await signs('pfleger', chatId, String(nr))).body).toEqual([])
    expect(errorOf(await set('pflege-admin', { chatId, nr, sign: 'check' }))).toBe('nicht_gefunden')
  })

  it('of the own person is in the own copy, and those of others are not', async () => {
    const chatId = await newChat()
    const { nr } = await say(haus, 'pfleger', { chatId, value: 'Für die Auskunft' })
    await set('pfleger', { chatId, nr, sign: 'question' })
    await set('pflege-admin', { chatId, nr, sign: 'eyes' })
    const { body } = await (await haus.wer('pfleger')).call(auskunftContract.auskunft)
    const own = body.weiteres['chatSigns']
    expect(own).toContainEqual({ chatId, nr, sign: 'question', createdAt: haus.clock.now.toISOString() })
    expect(JSON.stringify(own)).not.toContain('eyes')
  })
})

import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { laterContract } from '@dreiklang/domain/chat/later.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it } from 'vitest'
import { type Konto, bring } from '../bestellung/bestellung.fixtures.ts'
import { everythingReadable } from '../bestellung/stream.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { sql } from '../database/sql.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { beginChat, personId, readChat, say } from './chat.fixtures.ts'
import { createLaterClock } from './later.usecases.ts'

const haus = await hausForTests()

const pass = (ms: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + ms)
}
const inMs = (ms: number) => new Date(haus.clock.now.getTime() + ms).toISOString()
const hour = 3_600_000
const later = async (konto: Konto, id: string) => (await haus.wer(konto)).call(laterContract.later, { query: { id } })
const keep = async (konto: Konto, body: { id?: string; chatId: string; value: string; sendAt: string }) =>
  (await haus.wer(konto)).call(laterContract.keepLater, { body: { id: crypto.randomUUID(), ...body } })
const cancel = async (konto: Konto, query: { id: string; chatId: string }) =>
  (await haus.wer(konto)).call(laterContract.removeLater, { query })
const tick = createLaterClock(haus.ports)
const newChat = async () => (await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })).id
const linesOf = async (konto: Konto, id: string) => (await readChat(haus, konto, { id })).body.messages.map(({ value }) => value)

describe('a message for later', () => {
  it('waits sealed and for its writer alone, and is sent at its time', async () => {
    const chatId = await newChat()
    const sendAt = inMs(hour)
    const { body } = await keep('pfleger', { chatId, value: 'Wiedehopf um acht', sendAt })
    expect(body).toMatchObject([{ value: 'Wiedehopf um acht', sendAt, refusedAt: null }])
    expect((await later('pflege-admin', chatId)).body).toEqual([])
    expect((await later('arzt', chatId)).status).toBe(404)
    expect(await klartextIn((haus.ports.database as TestDatabase).admin, 'Wiedehopf')).toEqual([])
    pass(hour - 1)
    await tick()
    expect(await linesOf('pflege-admin', chatId)).toEqual([])
    pass(1)
    await tick()
    const { messages } = (await readChat(haus, 'pflege-admin', { id: chatId })).body
    expect(messages).toMatchObject([{ value: 'Wiedehopf um acht', contactName: 'Jonas Meyer', createdAt: sendAt }])
    expect((await later('pfleger', chatId)).body).toEqual([])
  })

  it('is sent once, also when two servers find it due at the same moment', async () => {
    const chatId = await newChat()
    await keep('pfleger', { chatId, value: 'nur einmal', sendAt: inMs(hour) })
    pass(hour)
    await Promise.all([tick(), createLaterClock(haus.ports)()])
    await tick()
    expect((await linesOf('pflege-admin', chatId)).filter((value) => value === 'nur einmal')).toHaveLength(1)
  })

  it('is sent by the clock of the server', async () => {
    const chatId = await newChat()
    await keep('pfleger', { chatId, value: 'von der Uhr', sendAt: inMs(hour) })
    pass(hour)
    await everythingReadable(haus.ports.database)
    await haus.server.tick()
    expect((await linesOf('pflege-admin', chatId)).at(-1)).toBe('von der Uhr')
  })

  it('is changed in words and time, and cancelled, as long as it waits', async () => {
    const chatId = await newChat()
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
    await keep('pfleger', { id, chatId, value: 'morgen', sendAt: inMs(hour) })
    await keep('pfleger', { id: other, chatId, value: 'doch nicht', sendAt: inMs(hour) })
    const sendAt = inMs(2 * hour)
    expect((await keep('pfleger', { id, chatId, value: 'übermorgen', sendAt })).body).toMatchObject([
      { id: other },
      { id, value: 'übermorgen', sendAt },
    ])
    expect((await cancel('pflege-admin', { id: other, chatId })).status).toBe(404)
    expect((await cancel('pfleger', { id: other, chatId })).body.map((one) => one.id)).toEqual([id])
    pass(2 * hour)
    await tick()
    const said = await linesOf('pfleger', chatId)
    expect([said.at(-1), said.includes('doch nicht'), said.includes('morgen')]).toEqual(['übermorgen', false, false])
    expect(errorOf(await keep('pfleger', { id, chatId, value: 'noch einmal', sendAt: inMs(hour) }))).toBe('anfrage.schluessel_vergeben')
    expect((await cancel('pfleger', { id, chatId })).status).toBe(404)
  })

  it('is not sent when its writer may not write there any more, and she is told', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const { id: chatId } = await beginChat(haus, 'apotheker', { bestellungId: fall.id, seite: 'PFLEGE' })
    await say(haus, 'apotheker', { chatId, value: 'Wir haben es nicht' })
    await keep('apotheker', { chatId, value: 'Morgen dann doch', sendAt: inMs(hour) })
    await fall.run('pfleger', 'anApothekeWeiterleiten', { grund: 'nicht lieferbar' })
    pass(hour)
    await tick()
    expect(await linesOf('pfleger', chatId)).toEqual(['Wir haben es nicht'])
    expect((await later('apotheker', chatId)).body).toMatchObject([{ value: 'Morgen dann doch', refusedAt: inMs(0) }])
    expect(errorOf(await keep('apotheker', { chatId, value: 'und jetzt?', sendAt: inMs(hour) }))).toBe('chat.geschlossen')
  })

  it('needs a time that is still to come, and no more than twenty wait', async () => {
    const { id: chatId } = await beginChat(haus, 'arzt', { contactId: personId(haus, 'assistenz') })
    expect(errorOf(await keep('arzt', { chatId, value: 'gestern', sendAt: inMs(0) }))).toBe('chat.zeit_vorbei')
    for (let i = 0; i < 20; i += 1) await keep('arzt', { chatId, value: `Nummer ${i}`, sendAt: inMs(hour) })
    expect(errorOf(await keep('arzt', { chatId, value: 'zu viel', sendAt: inMs(hour) }))).toBe('chat.zu_viele_geplant')
    expect((await later('arzt', chatId)).body).toHaveLength(20)
  })

  it('is in the own copy as long as it waits', async () => {
    const chatId = await newChat()
    await keep('pfleger', { chatId, value: 'für die Auskunft', sendAt: inMs(hour) })
    const { body } = await (await haus.wer('pfleger')).call(auskunftContract.auskunft)
    expect(body.weiteres['chatLater']).toContainEqual(expect.objectContaining({ chatId, value: 'für die Auskunft' }))
  })

  it('keeps no other from its time when its writer does not see the chat any more', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const { id: chatId } = await beginChat(haus, 'apotheker', { bestellungId: fall.id, seite: 'PFLEGE' })
    await keep('apotheker', { chatId, value: 'Geht nicht mehr', sendAt: inMs(hour) })
    const other = await newChat()
    await keep('pfleger', { chatId: other, value: 'Geht noch', sendAt: inMs(hour + 1) })
    const { organisationId } = haus.ensemble.personen['pfleger2'] ?? {}
    const moved = sql('test.changeHouse', 'update person set organisation_id = :organisationId where id = :personId')
    await haus.ports.database.transaction(systemContext, (tx) =>
      tx.write(moved, { organisationId: organisationId ?? '', personId: personId(haus, 'apotheker') }),
    )
    pass(2 * hour)
    await tick()
    expect((await linesOf('pfleger', other)).at(-1)).toBe('Geht noch')
  })
})

import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { groupContract } from '@dreiklang/domain/chat/group.contract'
import { laterContract } from '@dreiklang/domain/chat/later.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { describe, expect, it } from 'vitest'
import { type Konto, bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { liste, personId, readChat, say, write } from './chat.fixtures.ts'

const haus = await hausForTests()
await bring(haus, 'BEI_APOTHEKE')
const who = (konto: Konto) => personId(haus, konto)
const as = (konto: Konto) => haus.wer(konto)
const pass = () => {
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
}

const create = async (konto: Konto, members: readonly Konto[], title = 'Wundteam') =>
  (await as(konto)).call(groupContract.createGroup, { body: { id: crypto.randomUUID(), title, memberIds: members.map(who) } })
async function newGroup(members: readonly Konto[] = ['pflege-admin'], title?: string): Promise<string> {
  const answer = await create('pfleger', members, title)
  expect(answer.text).toContain('gruppe')
  pass()
  return answer.body.id
}
const add = async (konto: Konto, chatId: string, { members, earlier = false }: { members: readonly Konto[]; earlier?: boolean }) => {
  const answer = await (await as(konto)).call(groupContract.addToGroup, { body: { chatId, memberIds: members.map(who), earlier } })
  pass()
  return answer
}
const remove = async (konto: Konto, chatId: string, member: Konto) => {
  const answer = await (await as(konto)).call(groupContract.removeFromGroup, { query: { chatId, personId: who(member) } })
  pass()
  return answer
}
const linesOf = async (konto: Konto, id: string) =>
  (await readChat(haus, konto, { id })).body.messages.map(({ value, event, contactName }) =>
    event === null ? value : `${contactName} ${event.kind} ${event.names.join()}`.trim(),
  )
const owners = async (konto: Konto, id: string) =>
  (await readChat(haus, konto, { id })).body.group?.members.map(({ name, isOwner }) => `${name}${isOwner ? ' *' : ''}`)

describe('a group', () => {
  it('is there for all its members at once, sealed in name and words, and for nobody else', async () => {
    const id = await newGroup(['pflege-admin', 'arzt'], 'Wundteam Wiedehopf')
    await say(haus, 'pfleger', { chatId: id, value: 'Verband ab morgen täglich' })
    const [seen] = await liste(haus, 'arzt')
    expect(seen).toMatchObject({
      id,
      kind: 'gruppe',
      contact: { name: 'Jonas Meyer, Sabine Krüger', about: '' },
      group: { title: 'Wundteam Wiedehopf' },
      unreadCount: 2,
      lastMessage: 'Verband ab morgen täglich',
    })
    expect(await linesOf('pflege-admin', id)).toEqual(['Jonas Meyer created Dr. Martin Weber,Sabine Krüger', 'Verband ab morgen täglich'])
    expect((await readChat(haus, 'arzt-admin', { id })).status).toBe(404)
    expect((await readChat(haus, 'apotheker', { id })).status).toBe(404)
    expect(await klartextIn((haus.ports.database as TestDatabase).admin, 'Wiedehopf')).toEqual([])
  })

  it('is found by its name, however its letters are written, and by the names of its members', async () => {
    const id = await newGroup(['pflege-admin'], 'Übergabe Süd')
    const found = async (suche: string) =>
      (await (await as('pfleger')).call(chatContract.list, { query: { suche } })).body.map((chat) => chat.id)
    expect(await found('ubergabe sud')).toEqual([id])
    expect(await found('kruger')).toContain(id)
    expect(await found('Zebra')).toEqual([])
  })

  it('never joins a practice and a pharmacy, whoever adds them (§ 31 SGB V, § 11 ApoG)', async () => {
    expect([(await create('pfleger', ['arzt', 'apotheker'])).status, errorOf(await create('pfleger', ['arzt', 'apotheker']))]).toEqual([
      409,
      'chat.gruppe_haeuser',
    ])
    expect(errorOf(await create('arzt', ['apotheker']))).toBe('chat.kontakt_unbekannt')
    const id = await newGroup(['arzt'])
    const refused = await add('pfleger', id, { members: ['apotheker'] })
    expect([refused.status, errorOf(refused)]).toEqual([409, 'chat.gruppe_haeuser'])
    expect(await owners('arzt', id)).toEqual(['Jonas Meyer *', 'Dr. Martin Weber'])
    expect((await readChat(haus, 'apotheker', { id })).status).toBe(404)
  })

  it('is the same one when it is created twice, and no way into the group of others', async () => {
    const body = { id: crypto.randomUUID(), title: 'Einmal', memberIds: [who('pflege-admin')] }
    const first = await (await as('pfleger')).call(groupContract.createGroup, { body })
    const again = await (await as('pfleger')).call(groupContract.createGroup, { body })
    expect([again.status, again.body.messages.length]).toEqual([201, first.body.messages.length])
    const other = await (await as('arzt')).call(groupContract.createGroup, { body: { ...body, memberIds: [who('pfleger')] } })
    expect(errorOf(other)).toBe('anfrage.schluessel_vergeben')
  })
})

describe('somebody who is added later', () => {
  it('reads what is written from then on, and the group says so', async () => {
    const id = await newGroup()
    await say(haus, 'pfleger', { chatId: id, value: 'davor' })
    await add('pfleger', id, { members: ['arzt'] })
    await say(haus, 'pflege-admin', { chatId: id, value: 'danach' })
    expect(await linesOf('arzt', id)).toEqual(['Jonas Meyer added Dr. Martin Weber', 'danach'])
    expect((await readChat(haus, 'arzt', { id })).body).toMatchObject({ hasOlder: false, unreadCount: 2 })
    expect(await linesOf('pfleger', id)).toContain('davor')
  })

  it('reads what was written before only when the one who adds has chosen it', async () => {
    const id = await newGroup()
    await say(haus, 'pfleger', { chatId: id, value: 'davor' })
    await add('pflege-admin', id, { members: ['arzt'], earlier: true })
    expect(await linesOf('arzt', id)).toEqual([
      'Jonas Meyer created Sabine Krüger',
      'davor',
      'Sabine Krüger addedWithEarlier Dr. Martin Weber',
    ])
  })

  it('sees no words of before in an answer to them', async () => {
    const id = await newGroup()
    const { id: replyTo } = await say(haus, 'pfleger', { chatId: id, value: 'geheim' })
    await add('pfleger', id, { members: ['arzt'] })
    await (await as('pfleger')).call(chatContract.send, { body: { id: crypto.randomUUID(), chatId: id, value: 'stimmt', replyTo } })
    expect((await readChat(haus, 'arzt', { id })).text).not.toContain('geheim')
  })
})

describe('who leaves or is removed', () => {
  it('does not see the group any more; the next one is responsible, and the lines stay with the others', async () => {
    const id = await newGroup(['pflege-admin'])
    await add('pfleger', id, { members: ['arzt'] })
    await say(haus, 'pfleger', { chatId: id, value: 'Bis bald' })
    expect(await owners('arzt', id)).toEqual(['Jonas Meyer *', 'Sabine Krüger', 'Dr. Martin Weber'])
    expect((await remove('pfleger', id, 'pfleger')).body).toBe(true)
    expect((await readChat(haus, 'pfleger', { id })).status).toBe(404)
    expect((await liste(haus, 'pfleger')).map((chat) => chat.id)).not.toContain(id)
    expect((await write(haus, 'pfleger', { chatId: id, value: 'noch da?' })).status).toBe(404)
    expect(await owners('arzt', id)).toEqual(['Sabine Krüger *', 'Dr. Martin Weber'])
    expect((await linesOf('arzt', id)).slice(-2)).toEqual(['Bis bald', 'Jonas Meyer left'])
    await say(haus, 'pflege-admin', { chatId: id, value: 'ohne Jonas' })
    await add('arzt', id, { members: ['pfleger'] })
    expect((await linesOf('pfleger', id)).filter((line) => line === 'ohne Jonas')).toEqual([])
  })

  it('is removed by whoever is responsible or by the head of the own house, by nobody else', async () => {
    const id = await newGroup(['pflege-admin', 'arzt', 'arzt-admin'])
    expect(errorOf(await remove('arzt', id, 'pflege-admin'))).toBe('chat.gruppe_nur_verantwortliche')
    expect(errorOf(await remove('pflege-admin', id, 'arzt'))).toBe('chat.gruppe_nur_verantwortliche')
    expect((await remove('arzt-admin', id, 'arzt')).status).toBe(200)
    expect((await remove('pfleger', id, 'arzt-admin')).status).toBe(200)
    expect(await owners('pflege-admin', id)).toEqual(['Jonas Meyer *', 'Sabine Krüger'])
    expect((await remove('pfleger', id, 'arzt')).status).toBe(404)
  })

  it('takes along what waited there to be sent', async () => {
    const id = await newGroup(['pflege-admin'])
    const body = { id: crypto.randomUUID(), chatId: id, value: 'später', sendAt: new Date(haus.clock.now.getTime() + 60_000).toISOString() }
    expect((await (await as('pflege-admin')).call(laterContract.keepLater, { body })).status).toBe(200)
    await remove('pfleger', id, 'pflege-admin')
    haus.clock.now = new Date(haus.clock.now.getTime() + 120_000)
    await haus.server.tick()
    expect(await linesOf('pfleger', id)).not.toContain('später')
  })
})

describe('in a group', () => {
  it('@name tells the one who is named, also where the group is muted, and nobody else', async () => {
    const id = await newGroup(['pflege-admin', 'arzt'])
    await (await as('pflege-admin')).call(chatContract.update, { body: { id, chat: { muted: true, unreadCount: 0 } } })
    await say(haus, 'pfleger', { chatId: id, value: 'Heute wie immer' })
    const { nr } = await say(haus, 'pfleger', { chatId: id, value: 'Kannst du, @Sabine Krüger, das ansehen?' })
    const counts = async (konto: Konto) => {
      const { unreadCount, mentionCount } = (await readChat(haus, konto, { id })).body
      return [unreadCount, mentionCount]
    }
    expect([await counts('pflege-admin'), await counts('arzt')]).toEqual([
      [2, 1],
      [3, 0],
    ])
    const notices = async (konto: Konto) =>
      (await (await as(konto)).call(messageContract.list)).body.filter(({ link }) => link === `/apps/chat/${id}?nachricht=${nr}`)
    expect((await notices('pflege-admin')).map(({ title }) => title)).toEqual(['Sie wurden genannt'])
    expect(await notices('arzt')).toEqual([])
  })

  it('says of each member how far that one has read; a line that one has read is not changed any more', async () => {
    const id = await newGroup(['pflege-admin', 'arzt'])
    const said = await say(haus, 'pfleger', { chatId: id, value: 'Bitte lesen' })
    expect(said.changeableUntil).not.toBeNull()
    await (await as('arzt')).call(chatContract.markRead, { body: { chatId: id, messageId: said.id } })
    const { group, readBy, messages } = (await readChat(haus, 'pfleger', { id })).body
    expect(readBy).toBeNull()
    expect(group?.members.map(({ name, readNr }) => [name, readNr])).toEqual([
      ['Jonas Meyer', 1],
      ['Dr. Martin Weber', said.nr],
      ['Sabine Krüger', 0],
    ])
    expect(messages.at(-1)?.changeableUntil).toBeNull()
  })

  it('a new name is a line, the same name again is none, and both are in the audit trail and the own copy', async () => {
    const id = await newGroup(['pflege-admin'])
    const rename = async (title: string) =>
      (await (await as('pflege-admin')).call(groupContract.renameGroup, { body: { chatId: id, title } })).body.group?.title
    expect([await rename('Nord'), await rename('Nord')]).toEqual(['Nord', 'Nord'])
    expect((await linesOf('pfleger', id)).filter((line) => line.includes('renamed'))).toEqual(['Sabine Krüger renamed'])
    const own = (await (await as('pfleger')).call(protokollContract.own, {})).text
    expect(own).toContain('chat.createGroup')
    await remove('pfleger', id, 'pfleger')
    const { body } = await (await as('pfleger')).call(auskunftContract.auskunft)
    expect(body.weiteres['chatGroups']).toContainEqual(expect.objectContaining({ chatId: id, until: expect.any(String) }))
  })
})

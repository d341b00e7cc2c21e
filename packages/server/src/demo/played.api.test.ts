import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { placeBestellung } from './bestellungen.ts'
import { writeChats } from './chats.ts'
import { play } from './demo.fixtures.ts'
import { writeMails } from './mails.ts'

const server = await serverForTests()
await play(server, async (regie) => {
  await placeBestellung(regie, server)
  await writeChats(regie, server.ensemble)
  await writeMails(regie, server.ensemble)
})

const chatsOf = async (konto: string) => (await (await server.as(konto)).call(chatContract.list)).body

it.each([
  ['pfleger', ['Felix Brandt 1', 'Dr. Martin Weber 0', 'Sabine Krüger 0']],
  ['apotheker', ['Jonas Meyer 0']],
  ['arzt', ['Jonas Meyer 0']],
  ['pflege-admin2', ['Claudia Schulz 0']],
])('the demo lets %s find conversations with people of other houses, and what is unread', async (konto, expected) => {
  expect((await chatsOf(konto)).map(({ contact, unreadCount }) => `${contact.name} ${unreadCount}`)).toEqual(expected)
})

it('what was said lies in the past, in its order', async () => {
  const [newest] = await chatsOf('pfleger')
  const { messages } = (await (await server.as('pfleger')).call(chatContract.read, { query: { id: newest?.id ?? '' } })).body
  const times = messages.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted())
  expect(times).toHaveLength(4)
  expect((times.at(-1) ?? '') < server.clock.now.toISOString()).toBe(true)
})

it('every mailbox looks like a Tuesday: German in the first house of each side, English in the second', async () => {
  // A filling that was cut off is played again: nothing is there twice.
  await play(server, (regie) => writeMails(regie, server.ensemble))
  const countsOf = async (konto: string) => {
    const folders = (await (await server.as(konto)).call(mailboxContract.folders)).body
    return folders.map(({ count }) => count)
  }
  // Inbox, sent, drafts, spam, trash.
  expect(await Promise.all(['pfleger', 'pfleger2', 'pflege-admin', 'apotheker', 'arzt'].map(countsOf))).toEqual([
    [5, 0, 2, 1, 0],
    [5, 0, 2, 1, 0],
    [6, 0, 1, 0, 0],
    [3, 0, 1, 0, 0],
    [1, 0, 1, 0, 0],
  ])
  const [nurse, english] = await server.people('pfleger', 'pfleger2')
  const inbox = async (who: typeof nurse) => (await who.call(mailboxContract.mails, { query: { folder: 'inbox', size: '50' } })).body.mails
  const [german, others] = [await inbox(nurse), await inbox(english)]
  expect([german?.length, german?.[0]?.subject, others?.[0]?.subject]).toEqual([
    17,
    'Besprechung morgen um 13.30 Uhr',
    'Meeting tomorrow at 1.30 pm',
  ])
  expect(german?.flatMap(({ attachments }) => attachments.map(({ name }) => name))).toContain('Dienstplan Dezember.pdf')
  expect(JSON.stringify((await nurse.call(messageContract.list)).body)).not.toContain('Neue Mail')
})

const ask = <Row>(name: string, text: string) => onBehalfOf(server.ports.database, systemContext).query<Row>({ name, text }, {})

it('nobody in the demo works on an order at night', async () => {
  const rows = await ask<{ am: string }>('test.deeds', 'select distinct am from ereignis')
  const hours = new Set(rows.map(({ am }) => berlinTimeOfDay(new Date(am).toISOString()).slice(0, 2)))
  expect([...hours].toSorted()).toEqual(['07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18'])
})

it('what is to be fetched in the demo is fetched, and what is to be brought is brought', async () => {
  const rows = await ask<{ lieferart: string; status: string; bote: string | null; beratung: string | null }>(
    'test.bags',
    `select distinct daten ->> 'lieferart' as lieferart, bag ->> 'status' as status, bag ->> 'bote' as bote, bag -> 'nachweis' ->> 'beratung' as beratung
      from bestellung, jsonb_array_elements(daten -> 'lieferungen') bag where bag ->> 'uebergebenAm' is not null
      order by lieferart`,
  )
  expect(rows).toEqual([
    { lieferart: 'ABHOLUNG_PFLEGE', status: 'ABGEHOLT', bote: null, beratung: null },
    { lieferart: 'LIEFERUNG_KLIENT', status: 'ZUGESTELLT', bote: 'Bote 1', beratung: 'TUER' },
    { lieferart: 'LIEFERUNG_PFLEGEDIENST', status: 'ZUGESTELLT', bote: 'Bote 1', beratung: 'TUER' },
  ])
})

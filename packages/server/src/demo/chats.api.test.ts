import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { placeBestellung } from './bestellungen.ts'
import { writeChats } from './chats.ts'
import { play } from './demo.fixtures.ts'

const server = await serverForTests()
await play(server, async (regie) => {
  await placeBestellung(regie, server)
  await writeChats(regie, server.ensemble)
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

/** Lines of the chat as the source of tasks, orders and visits; their rooms below know only the address. */
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { MadeKind } from '@dreiklang/domain/chat/chat'
import { queryOptions } from '@tanstack/react-query'
import { bestellungPath, neuPath } from '../../bestellung/bestellung.paths.ts'
import { hausbesuchPath, newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { call } from '../../shared/apiClient.ts'
import type { Sources } from '../../shared/source.ts'
import { newTaskPath, taskPath } from '../../tasks/tasks.paths.ts'
import { lineOfChatPath } from '../chat.paths.ts'

const formPaths: Record<MadeKind, string> = { task: newTaskPath, bestellung: neuPath, hausbesuch: newHausbesuchPath() }
const thingPaths: Record<MadeKind, (id: string) => string> = { task: taskPath, bestellung: bestellungPath, hausbesuch: hausbesuchPath }

export const makingPath = (kind: MadeKind, { chatId, nr }: { chatId: string; nr: number }) => `${formPaths[kind]}?quelle=${chatId}.${nr}`
export const madePath = (kind: MadeKind, id: string) => thingPaths[kind](id)

export const madeQuery = (chatId: string) =>
  queryOptions({
    queryKey: ['chat', 'made', chatId],
    queryFn: ({ signal }) => call(chatContract.made, { query: { id: chatId }, signal, background: true }),
  })

function lineOf(ref: string): { chatId: string; nr: number } {
  const [chatId = '', nr = ''] = ref.split('.')
  return { chatId, nr: Number(nr) }
}

export const lineSources: Sources = {
  load: async (ref) => {
    const { chatId, nr } = lineOf(ref)
    const { messages } = await call(chatContract.read, { query: { id: chatId, before: nr + 1 } })
    const line = messages.find((message) => message.nr === nr)
    if (line === undefined) throw new Error(`The chat has no line ${nr}`)
    return { words: line.value, name: line.contactName, at: line.createdAt, path: lineOfChatPath(chatId, nr) }
  },
  keepMade: async (ref, thing, queryClient) => {
    const line = lineOf(ref)
    await call(chatContract.keepMade, { body: { ...line, ...thing }, background: true })
    await queryClient.invalidateQueries({ queryKey: ['chat', 'made', line.chatId] })
  },
  linesOf: async (thing) => {
    const lines = await call(chatContract.sources, { query: thing, background: true })
    return lines.map(({ chatId, nr, contactName, createdAt }) => ({ name: contactName, at: createdAt, path: lineOfChatPath(chatId, nr) }))
  },
}

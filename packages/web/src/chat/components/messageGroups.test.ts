import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { describe, expect, it } from 'vitest'
import { groupMessages, lastRead } from './messageGroups.ts'

let nr = 0
const said = (contactId: string, at: string, rest: Partial<ChatMessage> = {}): ChatMessage => {
  nr += 1
  return {
    id: `m${nr}`,
    chatId: 'c',
    contactId,
    contactName: contactId,
    value: `Wort ${nr}`,
    createdAt: at,
    isMine: contactId === 'ich',
    nr,
    replyTo: null,
    editedAt: null,
    withdrawn: false,
    event: null,
    changeableUntil: null,
    ...rest,
  }
}
const shape = (...args: Parameters<typeof groupMessages>) =>
  groupMessages(...args).map(({ day, groups }) => [
    day,
    ...groups.map(({ isMine, items }) => `${isMine ? 'ich' : 'andere'} ${items.length}`),
  ])

describe('what was said', () => {
  it('is put together by day in Berlin and by speaker', () => {
    const messages = [
      said('ich', '2026-11-17T22:59:00.000Z'),
      said('ich', '2026-11-17T23:00:00.000Z'),
      said('ich', '2026-11-17T23:01:00.000Z'),
      said('felix', '2026-11-17T23:02:00.000Z'),
      said('lea', '2026-11-17T23:02:30.000Z'),
      said('ich', '2026-11-17T23:03:00.000Z'),
    ]
    expect(shape(messages, [])).toEqual([
      ['2026-11-17', 'ich 1'],
      ['2026-11-18', 'ich 2', 'andere 1', 'andere 1', 'ich 1'],
    ])
  })

  it('after ten minutes begins a group with a time of its own', () => {
    const messages = [
      said('felix', '2026-11-18T09:00:00.000Z'),
      said('felix', '2026-11-18T09:09:59.000Z'),
      said('felix', '2026-11-18T09:19:59.000Z'),
    ]
    expect(shape(messages, [])).toEqual([['2026-11-18', 'andere 2', 'andere 1']])
    expect(groupMessages(messages, [])[0]?.groups.map(({ at }) => at)).toEqual(['2026-11-18T09:09:59.000Z', '2026-11-18T09:19:59.000Z'])
  })

  it('and is still on its way joins the own words, and is not shown twice when it has arrived', () => {
    const mine = said('ich', '2026-11-18T09:00:00.000Z')
    const outgoing = { id: 'neu', chatId: 'c', value: 'unterwegs', at: '2026-11-18T09:01:00.000Z', problem: null, delay: null }
    expect(shape([mine], [outgoing])).toEqual([['2026-11-18', 'ich 2']])
    expect(shape([mine, said('ich', outgoing.at, { id: 'neu' })], [outgoing])).toEqual([['2026-11-18', 'ich 2']])
  })

  it('is nothing at first', () => {
    expect(groupMessages([], [])).toEqual([])
  })
})

describe('the mark of reading', () => {
  it('stands under the last own words that the other has read', () => {
    const messages = [
      said('ich', '2026-11-18T09:00:00.000Z'),
      said('felix', '2026-11-18T09:01:00.000Z'),
      said('ich', '2026-11-18T09:02:00.000Z'),
    ]
    const [first, answer, last] = messages.map((message) => message.nr)
    expect(lastRead(messages, last ?? 0)).toBe(last)
    expect(lastRead(messages, answer ?? 0)).toBe(first)
    expect(lastRead(messages, (first ?? 0) - 1)).toBeNull()
  })
})

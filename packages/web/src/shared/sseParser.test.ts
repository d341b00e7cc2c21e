import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSseParser, type SseMessage } from './sseParser.ts'

function read(...pieces: string[]): SseMessage[] {
  const messages: SseMessage[] = []
  const parse = createSseParser((message) => messages.push(message))
  for (const piece of pieces) parse(piece)
  return messages
}

describe('the text of an event stream', () => {
  it('gives messages with id, name and data', () => {
    expect(read('id: 7\nevent: bestellung\ndata: {"a":1}\n\n')).toEqual([{ id: '7', event: 'bestellung', data: '{"a":1}' }])
  })

  it('leaves out comments and messages without data', () => {
    expect(read(': heartbeat\n\nid: 8\n\nretry: 5\n\ndata: x\n\n')).toEqual([{ id: null, event: 'message', data: 'x' }])
  })

  it('joins several lines of data', () => {
    expect(read('data: a\ndata:b\n\n')).toEqual([{ id: null, event: 'message', data: 'a\nb' }])
  })

  it.each(['\n', '\r\n', '\r'])('ends lines by %j', (end) => {
    expect(read(`id: 1${end}data: x${end}${end}data: y${end}${end}:${end}`).map(({ data }) => data)).toEqual(['x', 'y'])
  })

  it('is the same however the network cuts it', () => {
    const text = ': hi\r\n\r\nid: 1\r\ndata: {"bestellungId":"ä"}\r\n\r\nid: 2\nevent: reset\ndata: {}\n\n'
    const whole = read(text)
    expect(whole).toHaveLength(2)
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place))
        expect(read(...pieces)).toEqual(whole)
      }),
    )
  })
})

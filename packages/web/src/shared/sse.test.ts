import { afterEach, describe, expect, it } from 'vitest'
import { openEventStream, type EventStreamOptions } from './sse.ts'

function streamingServer() {
  const connections: { cursor: string | null; write: (text: string) => void; cut: () => void }[] = []
  const send = (_url: string, init: RequestInit): Promise<Response> => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    // The other side may have gone; a server does not mind.
    const ignore = () => {}
    connections.push({
      cursor: new Headers(init.headers).get('last-event-id'),
      write: (text) => void writer.write(new TextEncoder().encode(text)).catch(ignore),
      cut: () => void writer.abort(new TypeError('network error')).catch(ignore),
    })
    return Promise.resolve(new Response(body.readable, { headers: { 'content-type': 'text/event-stream' } }))
  }
  return { connections, send }
}

const stops: (() => void)[] = []
function open(options: Partial<EventStreamOptions> & Pick<EventStreamOptions, 'send'>) {
  const ids: (string | null)[] = []
  const seen = { ids, resets: 0 }
  stops.push(
    openEventStream({
      url: '/api/strom',
      firstDelayMs: 5,
      longestDelayMs: 20,
      onMessage: ({ id }) => seen.ids.push(id),
      onReset: () => (seen.resets += 1),
      ...options,
    }),
  )
  return seen
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('the stream of events', () => {
  it('goes on after the last event when the line is cut', async () => {
    const { connections, send } = streamingServer()
    const seen = open({ send })
    await expect.poll(() => connections.length).toBe(1)
    expect(connections[0]?.cursor).toBeNull()
    connections[0]?.write('id: 41\ndata: {}\n\nid: 42\ndata: {}\n\nid: 43\nda')
    await expect.poll(() => seen.ids).toEqual(['41', '42'])
    connections[0]?.cut()
    await expect.poll(() => connections.length).toBe(2)
    expect(connections[1]?.cursor).toBe('42')
    connections[1]?.write('id: 43\ndata: {}\n\n')
    await expect.poll(() => seen.ids).toEqual(['41', '42', '43'])
  })

  it('reads everything anew when it begins without a cursor, and not when it resumes', async () => {
    const { connections, send } = streamingServer()
    const seen = open({ send })
    await expect.poll(() => seen.resets).toBe(1)
    connections[0]?.write('id: 1\ndata: {}\n\n')
    await expect.poll(() => seen.ids).toEqual(['1'])
    connections[0]?.cut()
    await expect.poll(() => connections.length).toBe(2)
    expect(seen.resets).toBe(1)
  })

  it('reads everything anew when the server no longer has what lies between', async () => {
    const { connections, send } = streamingServer()
    const seen = open({ send, cursor: '9' })
    await expect.poll(() => connections.length).toBe(1)
    expect(connections[0]?.cursor).toBe('9')
    connections[0]?.write('id: 900\nevent: reset\ndata: {}\n\n')
    await expect.poll(() => seen.resets).toBe(1)
    expect(seen.ids).toEqual([])
    connections[0]?.cut()
    await expect.poll(() => connections[1]?.cursor).toBe('900')
  })

  it('tries again while the server does not answer', async () => {
    const { connections, send } = streamingServer()
    let attempts = 0
    open({ send: (url, init) => (++attempts < 4 ? Promise.reject(new TypeError('Failed to fetch')) : send(url, init)) })
    await expect.poll(() => connections.length).toBe(1)
    expect(attempts).toBe(4)
  })

  it('takes a silent line for dead', async () => {
    const { connections, send } = streamingServer()
    const hearing = (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('silent', 'AbortError')))
        if (connections.length > 0) void send(url, init).then(resolve)
        else connections.push({ cursor: null, write() {}, cut() {} })
      })
    open({ send: hearing, silenceMs: 20 })
    await expect.poll(() => connections.length).toBeGreaterThan(1)
  })

  it('ends for good', async () => {
    const { connections, send } = streamingServer()
    const stop = openEventStream({ url: '/api/strom', send, firstDelayMs: 5, onMessage() {}, onReset() {} })
    await expect.poll(() => connections.length).toBe(1)
    stop()
    connections[0]?.cut()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(connections).toHaveLength(1)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { startLiveEvents, subscribeLiveEvents } from './liveEvents.ts'

/** The locks of one browser, as far as one name needs them: first come, first served, an aborted wait leaves the queue. */
function browserLocks() {
  let tail = Promise.resolve()
  const request = (_name: string, options: LockOptions, work: () => Promise<void>): Promise<void> => {
    const turn = tail.then(() => {
      if (options.signal?.aborted === true) throw new DOMException('waited in vain', 'AbortError')
      return work()
    })
    tail = turn.catch(() => {})
    return turn
  }
  const query = () => Promise.resolve({ held: [] })
  // Only the one overload that is used.
  return { request: request as LockManager['request'], query }
}

function streamingServer() {
  const connections: { cursor: string | null; write: (text: string) => void }[] = []
  const send = (_url: string, init: RequestInit): Promise<Response> => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    connections.push({
      cursor: new Headers(init.headers).get('last-event-id'),
      write: (text) => void writer.write(new TextEncoder().encode(text)),
    })
    return Promise.resolve(new Response(body.readable))
  }
  return { connections, send }
}

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const end of cleanUp.splice(0)) end()
})

describe('live events', () => {
  it('come over one connection for all tabs, and the next tab goes on where the first one ended', async () => {
    const { connections, send } = streamingServer()
    const locks = browserLocks()
    const resets = { first: 0, second: 0 }
    const start = (name: 'first' | 'second') => {
      const channel = new BroadcastChannel('live-test')
      cleanUp.push(() => channel.close())
      const stop = startLiveEvents({ url: '/api/strom', send, locks, channel, onReset: () => (resets[name] += 1) })
      cleanUp.push(stop)
      return stop
    }
    const heard: unknown[] = []
    let again = 0
    cleanUp.push(
      subscribeLiveEvents(({ event, data }) => {
        if (event === 'wieder') again += 1
        else heard.push([event, data])
      }),
    )

    const stopFirst = start('first')
    await expect.poll(() => connections.length).toBe(1)
    // What is not kept may have been missed before the line was open.
    await expect.poll(() => again).toBe(1)
    start('second')
    connections[0]?.write('id: 5\nevent: bestellung\ndata: {"version":2}\n\n')
    // Both "tabs" live in this one process and share the listeners: told once by the stream, once by the channel.
    await expect.poll(() => heard.length).toBe(2)
    expect(heard[0]).toEqual(['bestellung', { version: 2 }])
    expect(connections).toHaveLength(1)

    stopFirst()
    await expect.poll(() => connections.length).toBe(2)
    expect(connections[1]?.cursor).toBe('5')
    expect(resets).toEqual({ first: 1, second: 0 })
  })

  it('read nothing twice when the line was open before anything was read, and everything when it opened after', async () => {
    const told: string[] = []
    cleanUp.push(subscribeLiveEvents(({ event }) => told.push(event)))
    const start = (isBeforeReading: () => boolean) => {
      const { connections, send } = streamingServer()
      const onReset = () => told.push('reset')
      const stop = startLiveEvents({
        url: '/api/strom',
        send,
        locks: null,
        channel: null,
        onReset,
        isBeforeReading,
        onListening: () => told.push('listening'),
      })
      cleanUp.push(stop)
      return connections
    }
    start(() => true)
    await expect.poll(() => told).toEqual(['listening'])
    const [line] = start(() => false)
    await expect.poll(() => told).toEqual(['listening', 'listening', 'wieder', 'reset'])
    line?.write('id: 7\nevent: reset\ndata: {}\n\n')
    await expect.poll(() => told.slice(4)).toEqual(['reset'])
  })

  it('need no line of their own where another tab reads for all', async () => {
    const { send, connections } = streamingServer()
    const held = () => Promise.resolve({ held: [{ name: 'dreiklang.live' }] })
    const locks = { request: (() => new Promise<void>(() => {})) as LockManager['request'], query: held }
    let listening = 0
    cleanUp.push(startLiveEvents({ url: '/api/strom', send, locks, channel: null, onReset: () => {}, onListening: () => (listening += 1) }))
    await expect.poll(() => listening).toBe(1)
    expect(connections).toHaveLength(0)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installBrowser, leadAs, memoryStorage } from '../browser.fixtures.ts'
import type { Answering } from '../worker/serveTab.ts'
import { type Connection, connect } from './connection.ts'
import { createCookieJar } from './cookieJar.ts'

let end: (name: string) => void
const leaders: { die(): void }[] = []
const opened: Connection[] = []
let count = 0

beforeEach(() => {
  ;({ end } = installBrowser())
})
afterEach(() => {
  for (const leader of leaders.splice(0)) leader.die()
  for (const connection of opened.splice(0)) connection.close()
})

function tab() {
  const jar = createCookieJar({ tab: memoryStorage(), device: memoryStorage() })
  const connection = connect({ tab: `tab-${++count}`, jar, onState: () => {} })
  opened.push(connection)
  return { fetch: connection.fetch, jar }
}

async function lead(answer: Answering['fetch']): Promise<{ die(): void }> {
  const leader = await leadAs(`leader-${++count}`, { fetch: answer }, end)
  leaders.push(leader)
  return leader
}

/** Takes calls and never answers; `asked` resolves with the first one. */
function silent() {
  let take: (request: Request) => void = () => {}
  const asked = new Promise<Request>((resolve) => {
    take = resolve
  })
  const answer = (request: Request) => {
    take(request)
    return new Promise<Response>(() => {})
  }
  return { asked, answer }
}

const says = (text: string) => async () => new Response(text)

describe('a tab of the practice mode', () => {
  it('gets what the server that leads answers: status, headers and content', async () => {
    await lead(async (request) =>
      Response.json({ path: new URL(request.url).pathname, body: await request.text() }, { status: 201, headers: { 'x-a': 'b' } }),
    )
    const answer = await tab().fetch('/api/x', { method: 'POST', body: 'hallo' })
    expect([answer.status, answer.headers.get('x-a'), await answer.json()]).toEqual([201, 'b', { path: '/api/x', body: 'hallo' }])
  })

  it('waits as long as nobody leads yet', async () => {
    const answer = tab().fetch('/api/x', {})
    await lead(says('da'))
    expect(await (await answer).text()).toBe('da')
  })

  it('keeps its own session: what the server sets is sent with the next call, and no script of the page sees it', async () => {
    await lead(async (request) => {
      const response = new Response(request.headers.get('x-practice-cookie') ?? '-')
      response.headers.append('x-practice-set-cookie', 'rt=eins; Path=/; HttpOnly')
      response.headers.append('x-practice-set-cookie', 'geraet=zwei; Max-Age=99; Path=/')
      return response
    })
    const one = tab()
    const first = await one.fetch('/api/x', {})
    expect([await first.text(), [...first.headers.keys()].filter((name) => name.includes('cookie'))]).toEqual(['-', []])
    expect(await (await one.fetch('/api/x', {})).text()).toBe('geraet=zwei; rt=eins')
    expect(await (await tab().fetch('/api/x', {})).text()).toBe('-')
  })

  it('hears live updates piece by piece, and the server hears when nobody listens any more', async () => {
    let left = () => {}
    const gone = new Promise<void>((resolve) => {
      left = resolve
    })
    await lead(async () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
        cancel: () => left(),
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    })
    const answer = await tab().fetch('/api/ereignisse/strom', {})
    const reader = answer.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n')
    await reader?.cancel()
    await gone
  })

  it('asks the next one again when the leader ends while it reads, or while it sends something with a key', async () => {
    const { asked, answer } = silent()
    const first = await lead(answer)
    const { fetch } = tab()
    const reading = fetch('/api/x', {})
    const sending = fetch('/api/y', { method: 'POST', body: '{}', headers: { 'Idempotency-Key': 'schluessel-1' } })
    await asked
    first.die()
    await lead(async (request) => new Response(request.headers.get('idempotency-key') ?? 'gelesen'))
    expect([await (await reading).text(), await (await sending).text()]).toEqual(['gelesen', 'schluessel-1'])
  })

  it('does not send a second time what the server could not tell from a new deed', async () => {
    const { asked, answer } = silent()
    const first = await lead(answer)
    const sending = tab().fetch('/api/auth/refreshtoken', { method: 'POST', body: '{}' })
    await asked
    first.die()
    await lead(says('noch einmal'))
    await expect(sending).rejects.toThrow('Failed to fetch')
  })

  it('breaks off live updates when the leader ends, so that the page connects anew', async () => {
    const first = await lead(
      async () => new Response(new ReadableStream({ start() {} }), { headers: { 'content-type': 'text/event-stream' } }),
    )
    const answer = await tab().fetch('/api/ereignisse/strom', {})
    first.die()
    await expect(answer.text()).rejects.toThrow('Failed to fetch')
  })

  it('lets go of a call that nobody waits for, also at the server', async () => {
    const { asked, answer } = silent()
    await lead(answer)
    const leaving = new AbortController()
    const call = tab().fetch('/api/x', { signal: leaving.signal })
    const { signal } = await asked
    leaving.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => signal.aborted).toBe(true)
  })
})

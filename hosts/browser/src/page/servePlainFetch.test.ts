import { type AskMessage, type Tabs, askTab } from '@dreiklang/web/src/sw.practice.ts'
import { describe, expect, it, vi } from 'vitest'
import { servePlainFetch } from './servePlainFetch.ts'
import type { Connection } from './connection.ts'

vi.stubGlobal('location', { origin: 'http://practice.test' })

/** The service worker and one tab: what the worker posts, the tab hears. */
function between(fetch: Connection['fetch']): Tabs {
  const heard = new EventTarget()
  servePlainFetch(heard, { fetch })
  const tab = {
    postMessage(message: AskMessage, [port]: Transferable[]) {
      heard.dispatchEvent(Object.assign(new Event('message'), { data: message, ports: [port] }))
    },
  }
  return { get: async (id) => (id === 'this' ? tab : undefined), matchAll: async () => [tab] }
}

const asked = (init: RequestInit = {}) => new Request('http://practice.test/api/auth/sign-in', init)

describe('a plain fetch of the page', () => {
  it('is answered by the connection of the tab that asks, whole: method, headers, body and status', async () => {
    const fetch = vi.fn<Connection['fetch']>(async () => Response.json(false, { status: 404, headers: { 'x-correlation-id': '7' } }))
    const request = asked({ method: 'POST', body: '{"a":1}', headers: { authorization: 'Bearer x' } })
    const answer = await askTab({ request, clientId: 'this' }, between(fetch))
    expect([answer.status, answer.headers.get('x-correlation-id'), await answer.text()]).toEqual([404, '7', 'false'])
    const [url, sent] = fetch.mock.lastCall ?? []
    const { method, headers, body } = sent ?? {}
    expect([url, method, new Headers(headers).get('authorization')]).toEqual(['http://practice.test/api/auth/sign-in', 'POST', 'Bearer x'])
    expect(new TextDecoder().decode(body as ArrayBuffer)).toBe('{"a":1}')
  })

  it('may have an answer without a body', async () => {
    const answer = await askTab(
      { request: asked(), clientId: 'this' },
      between(async () => new Response(null, { status: 204 })),
    )
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  it('of an address opened by itself is answered by any tab, and by none it fails as on a lost connection', async () => {
    const tabs = between(async () => Response.json(1))
    expect(await (await askTab({ request: asked(), clientId: '' }, tabs)).json()).toBe(1)
    const failed = await askTab(
      { request: asked(), clientId: 'this' },
      between(() => Promise.reject(new TypeError('Failed to fetch'))),
    )
    expect(failed.type).toBe('error')
    expect((await askTab({ request: asked(), clientId: 'gone' }, { ...tabs, matchAll: async () => [] })).type).toBe('error')
  })
})

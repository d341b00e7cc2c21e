import { describe, expect, it } from 'vitest'
import { createCaller } from './createCaller.ts'

interface Calls {
  'note.list': { query?: { state?: readonly string[]; limit?: number }; answer: { rows: string[] } }
  'note.update': { params: { noteId: string }; body: { text: string }; answer: undefined }
}
const createClient = createCaller<Calls>({ 'note.list': ['GET', '/api/notes'], 'note.update': ['PUT', '/api/notes/{noteId}'] })

function clientWith(answer: () => Response) {
  const asked: Request[] = []
  const client = createClient({
    address: 'https://dreiklang.example',
    token: 'secret',
    language: 'de',
    fetch: async (input, init) => {
      asked.push(new Request(input, init))
      return answer()
    },
  })
  return { asked, client }
}
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)

describe('a program that calls', () => {
  it('asks by the id of the call, with its token and in its language', async () => {
    const { asked, client } = clientWith(() => json({ rows: ['a'] }))
    expect(await client.call('note.list', { query: { state: ['NEW', 'SENT'], limit: 5 } })).toEqual({ rows: ['a'] })
    expect([asked[0]?.method, asked[0]?.url]).toEqual(['GET', 'https://dreiklang.example/api/notes?state=NEW&state=SENT&limit=5'])
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({ authorization: 'Bearer secret', 'accept-language': 'de' })
  })

  it('writes under a key of its own, or under the one that it repeats', async () => {
    const { asked, client } = clientWith(() => new Response(null, { status: 204 }))
    const wish = { params: { noteId: 'a/b' }, body: { text: 'x' } }
    expect(await client.call('note.update', wish)).toBeUndefined()
    await client.call('note.update', { ...wish, idempotencyKey: 'again-and-again' })
    expect(asked[0]?.url).toBe('https://dreiklang.example/api/notes/a%2Fb')
    expect(await asked[0]?.json()).toEqual({ text: 'x' })
    expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(asked[1]?.headers.get('idempotency-key')).toBe('again-and-again')
  })

  it('is told why it was refused, and when to come back', async () => {
    const refusal = { code: 'zu_viele_anfragen', message: 'Bitte warten Sie.', fields: [], correlationId: 'c1' }
    const { client } = clientWith(() => json(refusal, { status: 429, headers: { 'retry-after': '17' } }))
    await expect(client.call('note.list')).rejects.toMatchObject({ ...refusal, status: 429, retryAfterSeconds: 17 })
  })

  it('is told so when somebody else answers in between', async () => {
    const { client } = clientWith(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
    await expect(client.call('note.list')).rejects.toMatchObject({ status: 502, code: 'unknown', retryAfterSeconds: null })
  })
})

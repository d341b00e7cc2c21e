import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type HttpOptions, type HttpServer, startHttp } from './server.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('the port that browsers talk to', () => {
  let server: HttpServer | undefined
  afterEach(async () => {
    await server?.close(1_000)
    server = undefined
  })

  async function start(options: Partial<HttpOptions> = {}): Promise<string> {
    server = await startHttp({
      host: '127.0.0.1',
      port: 0,
      secure: false,
      imageOrigin: null,
      api: async (request, { address }) => Response.json({ path: new URL(request.url).pathname, address }),
      web: async () => new Response('page'),
      clientAddress: (remote) => remote ?? '',
      log,
      ...options,
    })
    return `http://127.0.0.1:${server.port}`
  }

  it('gives /api to the server and everything else to the screen', async () => {
    const url = await start()
    expect(await (await fetch(`${url}/api/orders`)).json()).toEqual({ path: '/api/orders', address: '127.0.0.1' })
    for (const path of ['/', '/apiary', '/bestellungen']) expect(await (await fetch(url + path)).text()).toBe('page')
  })

  it('sends what a signed-in person asks for in a smaller form, and nothing that another page could ask for', async () => {
    const lines = Array.from({ length: 200 }, (_, n) => ({ n, text: 'Bestellung' }))
    const url = await start({
      api: async (request) => (request.url.endsWith('/viele') ? Response.json(lines) : Response.json({ kurz: true })),
    })
    const head = async (path: string, headers: Record<string, string>, method = 'GET') => {
      const answer = await fetch(`${url}/api/${path}`, { headers, method })
      expect(await answer.json()).toEqual(path === 'viele' ? lines : { kurz: true })
      return answer.headers.get('content-encoding')
    }
    const token = { authorization: 'Bearer x' }
    expect(await head('viele', token)).toBe('gzip')
    expect(await head('viele', { ...token, 'accept-encoding': 'identity' })).toBeNull()
    expect(await head('viele', {})).toBeNull()
    expect(await head('viele', token, 'POST')).toBeNull()
    expect(await head('kurz', token)).toBeNull()
  })

  it('lets the page show pictures of its own, and of the map of exactly one server', async () => {
    const pictures = async (options: Partial<HttpOptions>) => {
      const url = await start(options)
      const policy = (path: string) => fetch(url + path).then(({ headers }) => headers.get('content-security-policy') ?? '')
      expect(await policy('/api/x')).toBe(`default-src 'none'; frame-ancestors 'none'`)
      const page = await policy('/')
      await server?.close(1_000)
      return /img-src [^;]*/.exec(page)?.[0]
    }
    expect(await pictures({})).toBe(`img-src 'self' data: blob:`)
    expect(await pictures({ imageOrigin: 'https://tiles.example' })).toBe(`img-src 'self' data: blob: https://tiles.example`)
  })

  it('forbids foreign scripts, frames and guesses about types on every answer', async () => {
    const url = await start()
    const page = await fetch(`${url}/`)
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self';`)
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    expect(page.headers.get('content-security-policy')).toContain(`require-trusted-types-for 'script'`)
    for (const answer of [page, await fetch(`${url}/api/x`)]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('permissions-policy')).toContain('camera=()')
      expect(answer.headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('tells browsers to stay with https when it is reached by https', async () => {
    const url = await start({ secure: true })
    expect((await fetch(`${url}/api/x`)).headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  it('answers 500 without a word about the reason when something breaks', async () => {
    const url = await start({
      api: async () => {
        throw new Error('password=geheim')
      },
    })
    const answer = await fetch(`${url}/api/x`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('geheim')
  })

  it('refuses a head that is too large and a request that is none, and goes on', async () => {
    const url = await start()
    expect((await fetch(`${url}/api/x`, { headers: { 'x-large': 'a'.repeat(20_000) } })).status).toBe(431)
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.end('nonsense\r\n\r\n')
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    expect(answer).toContain('400 Bad Request')
    expect((await fetch(`${url}/api/x`)).status).toBe(200)
  })

  it('answers what it has accepted before it closes, and accepts nothing more', async () => {
    const url = await start({
      api: async () => {
        await sleep(300)
        return new Response('done')
      },
    })
    const underWay = fetch(`${url}/api/slow`)
    await sleep(100)
    const closed = server?.close(5_000)
    await expect(fetch(`${url}/api/late`)).rejects.toThrow()
    expect(await (await underWay).text()).toBe('done')
    await closed
  })

  it('does not wait for ever for an answer that never ends', async () => {
    const url = await start({ api: async () => new Response(new ReadableStream({ start: (stream) => stream.enqueue('data: 1\n\n') })) })
    const answer = await fetch(`${url}/api/stream`)
    const began = Date.now()
    await server?.close(300)
    expect(Date.now() - began).toBeLessThan(2_000)
    await expect(answer.text()).rejects.toThrow()
  })

  it('says that the port is in use', async () => {
    const url = await start()
    await expect(
      startHttp({
        host: '127.0.0.1',
        port: Number(new URL(url).port),
        secure: false,
        imageOrigin: null,
        api: async () => new Response(),
        web: async () => new Response(),
        clientAddress: () => '',
        log,
      }),
    ).rejects.toThrow(/^Port \d+ is in use/)
  })
})

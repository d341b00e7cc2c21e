import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveWebFiles } from './webFiles.ts'

describe('the files of the screen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dreiklang-web-'))
  const script = 'console.log("Dreiklang")\n'.repeat(100)
  let serve: ReturnType<typeof serveWebFiles>

  beforeAll(() => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<title>Dreiklang</title><meta nonce="__CSP_NONCE__">')
    writeFileSync(join(folder, 'assets', 'start-Ab12.js'), script)
    writeFileSync(join(folder, 'assets', 'built-Ab12.js'), script)
    writeFileSync(join(folder, 'assets', 'built-Ab12.js.gz'), 'made by the build')
    writeFileSync(join(folder, '..', 'dreiklang-outside.txt'), 'secret')
    writeFileSync(join(folder, 'sw.js'), script)
    serve = serveWebFiles(folder)
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(join(folder, '..', 'dreiklang-outside.txt'), { force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    serve(new Request(`http://localhost${path}`, { method, headers }), { nonce: 'bm9uY2U=' })

  it('have the service worker at the root, as a script that every start asks for again', async () => {
    const answer = await get('/sw.js')
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
  })

  it('may be kept for ever when their name changes with their content, and are asked for again otherwise', async () => {
    const asset = await get('/assets/start-Ab12.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await asset.text()).toBe(script)
    const page = await get('/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(await page.text()).toContain('Dreiklang')
  })

  it('give the page for every address of the screen, and nothing for a file that is missing', async () => {
    for (const path of ['/bestellungen', '/bestellungen/17?tab=verlauf', '/reset-password?token=a.b']) {
      const page = await get(path)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<title>Dreiklang</title>')
    }
    expect((await get('/assets/gone-1234.js')).status).toBe(404)
    expect((await get('/favicon.ico')).status).toBe(404)
  })

  it('lead to nothing outside of their folder', async () => {
    for (const path of [
      '/../dreiklang-outside.txt',
      '/%2e%2e/dreiklang-outside.txt',
      '/..%2fdreiklang-outside.txt',
      '/assets/..%5c..%5cdreiklang-outside.txt',
    ]) {
      expect(await (await get(path)).text()).not.toContain('secret')
    }
    expect((await get('/%E0%A4%A')).status).toBe(400)
  })

  it('travel compressed when the browser can read that', async () => {
    const brotli = await get('/assets/start-Ab12.js', { 'accept-encoding': 'gzip, deflate, br;q=0.9' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script)
    const zipped = await get('/assets/start-Ab12.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(script)
    expect((await get('/assets/start-Ab12.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
    expect(await (await get('/assets/built-Ab12.js', { 'accept-encoding': 'gzip' })).text()).toBe('made by the build')
  })

  it('are not sent again when the browser has them', async () => {
    const etag = (await get('/assets/start-Ab12.js')).headers.get('etag') ?? ''
    const again = await get('/assets/start-Ab12.js', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('carry the nonce of their own answer, so that a page is never one of before', async () => {
    const page = await get('/')
    expect(await page.text()).toContain('<meta nonce="bm9uY2U=">')
    expect(page.headers.get('etag')).toBeNull()
  })

  it('can be asked about, and not be written', async () => {
    const head = await get('/assets/start-Ab12.js', {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String(script.length))
    expect(await head.text()).toBe('')
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })
})

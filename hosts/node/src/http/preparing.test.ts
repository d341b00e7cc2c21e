import { errorAnswer } from '@dreiklang/domain/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../testDatabase.ts'
import { createPreparing } from './preparing.ts'
import { type HttpServer, startHttp } from './server.ts'

const preparing = createPreparing()
let http: HttpServer
beforeAll(async () => {
  const options = { host: '127.0.0.1', port: 0, secure: false, imageOrigin: null, clientAddress: () => '', log: silentLog }
  http = await startHttp({ ...options, ...preparing })
})
afterAll(() => http.close(0))

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${http.port}${path}`, init)

describe('a server that is being prepared', () => {
  it('shows every visitor in both languages how far it is, on a page that loads itself anew without a script', async () => {
    preparing.report({ step: 'demo', done: 3, of: 11 })
    const answer = await get('/bestellungen/7')
    const page = await answer.text()
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '2', 'no-store'])
    expect(page).toContain('Dreiklang wird vorbereitet')
    expect(page).toContain('Beispieldaten werden angelegt (3 von 11).')
    expect(page).toContain('<section lang="en">')
    expect(page).toContain('Creating the sample data (3 of 11).')
    expect(page).toContain('<meta http-equiv="refresh" content="2">')
    expect(page).not.toContain('<script')
    const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1]
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })

  it('goes on with each step', async () => {
    const shares: number[] = []
    for (const progress of [
      { step: 'database', done: 0, of: null },
      { step: 'migrations', done: 2, of: 4 },
      { step: 'migrations', done: 4, of: 4 },
      { step: 'demo', done: 1, of: 11 },
      { step: 'server', done: 0, of: null },
    ] as const) {
      preparing.report(progress)
      shares.push(Number(/<progress value="([\d.]+)"/.exec(await (await get('/')).text())?.[1]))
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBeLessThan(1)
  })

  it('lives, is not ready, and tells every program to come again, in its language', async () => {
    expect(await (await get('/api/health/live')).json()).toEqual({ status: 'ok' })
    for (const [path, method] of [
      ['/api/health/ready', 'GET'],
      ['/api/auth/signin', 'POST'],
    ] as const) {
      const answer = await get(path, { method, headers: { 'accept-language': 'en' } })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(errorAnswer.parse(await answer.json())).toMatchObject({
        code: 'dienst.wird_vorbereitet',
        message: 'Dreiklang is being prepared. Please try again in a minute.',
      })
    }
  })
})

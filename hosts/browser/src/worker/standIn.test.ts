import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { withoutStoerung } from '@dreiklang/domain/uebung/uebung'
import { describe, expect, it } from 'vitest'
import { asWritten, delayOf, pathTest, findStaleRefusal } from './standIn.ts'

const request = (path: string, init: RequestInit = {}) => new Request(`http://practice.test${path}`, { method: 'POST', ...init })
const isCall = pathTest(['/api/auth/sign-in', '/api/klienten/:klientId', '/api/openapi.json'])
const refused = () => Response.json({ code: 'anmeldung.falsche_zugangsdaten' }, { status: 401 })

async function said(asked: Request, answer: Response) {
  const response = asWritten(asked, answer, isCall)
  return [response.status, await response.text()]
}

describe('the sign-in of the written stand-in', () => {
  it.each(['/api/auth/sign-in', '/api/auth/unlock-session'])('%s answers wrong credentials with 404 and false', async (path) => {
    expect(await said(request(path), refused())).toEqual([404, 'false'])
  })

  it('does so also in a tab with a session', async () => {
    const inTab = request('/api/auth/unlock-session', { headers: { 'x-practice-cookie': 'rt=eins' } })
    expect(await said(inTab, refused())).toEqual([404, 'false'])
  })

  it('answers a token that is none with 401 and says so', async () => {
    expect(await said(request('/api/auth/sign-in-with-token'), refused())).toEqual([401, '{"error":"Invalid token"}'])
  })

  it('leaves the answers alone that the pages of the product read', async () => {
    const ofPage = request('/api/auth/unlock-session', { headers: { 'x-practice-page': '1' } })
    expect((await said(ofPage, refused()))[0]).toBe(401)
    expect(await said(request('/api/auth/sign-in'), Response.json({ accessToken: 'a' }))).toEqual([200, '{"accessToken":"a"}'])
  })

  it('says NOT FOUND where no call is, and what the server says where only the record is missing', async () => {
    const missing = () => Response.json({ code: 'nicht_gefunden' }, { status: 404 })
    expect(await said(new Request('http://practice.test/api/apps/chat/nichts'), missing())).toEqual([404, 'NOT FOUND'])
    expect(await said(new Request('http://practice.test/api/klienten/7'), missing())).toEqual([404, '{"code":"nicht_gefunden"}'])
  })

  it('waits as written unless somebody switches it off', () => {
    expect([withoutStoerung.wartezeitMs, withoutStoerung.zeitenDerVorlage]).toEqual([0, true])
    const paths = ['/api/auth/sign-in', '/api/auth/forgot-password', '/api/auth/sign-in-with-token', '/api/auth/signin']
    expect(paths.map((path) => delayOf(request(path)))).toEqual([1500, 1000, 0, 0])
    const lists = ['/api/apps/ecommerce/inventory/products?page=1', '/api/apps/mailbox/mails', '/api/apps/contacts/all']
    expect(lists.map((path) => delayOf(request(path, { method: 'GET' })))).toEqual([300, 625, 0])
  })
})

describe('a conflict that the panel forces', () => {
  it.each([
    ['PATCH', '/api/apps/contacts/contact', 'kontakt.veraltet'],
    ['PUT', '/api/bestellungen/7', 'bestellung.veraltet'],
    ['GET', '/api/bestellungen/7', 'uebung.veraltet'],
    ['GET', '/api/settings', 'uebung.veraltet'],
  ])('on %s %s is %s', (method, path, code) => {
    const calls = [...Object.values(kontaktContract), bestellungContract.update, bestellungContract.read, settingsContract.read]
    expect(findStaleRefusal(request(path, { method }), calls).code).toBe(code)
  })
})

import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { describe, expect, it } from 'vitest'
import { demoMail, demoPassword } from '../demo/konten.ts'
import { serverForTests } from '../forTests.fixtures.ts'

const server = await serverForTests()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
async function signIn(konto: string, cookie = '', agent = firefox): Promise<string> {
  const answer = await server.fetch(
    new Request('http://test.invalid/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent, cookie },
      body: JSON.stringify({ email: demoMail(konto), password: demoPassword }),
    }),
  )
  expect(answer.status).toBe(200)
  const gesetzt = answer.headers.getSetCookie().find((line) => line.startsWith('geraet='))
  return gesetzt?.split(';')[0] ?? ''
}
const messages = async (konto: string) =>
  (await (await server.as(konto)).call(messageContract.list)).body.map(({ title, description, link }) => ({ title, description, link }))
const titel = async (konto: string) => (await messages(konto)).map(({ title }) => title ?? '').toSorted()
const mailsAn = (konto: string) => server.mails.filter(({ an }) => an === demoMail(konto)).map(({ betreff }) => betreff)

describe('a sign-in on a device that has not known the account', () => {
  it('is a welcome the first time ever, and says so to nobody by mail', async () => {
    await signIn('pfleger')
    expect((await messages('pfleger')).map(({ title, link }) => [title, link])).toEqual([
      ['Willkommen bei Dreiklang', '/settings?bereich=profile'],
    ])
    expect(mailsAn('pfleger')).toEqual([])
  })

  it('is told once for each further device, with its kind, in the application and by mail', async () => {
    await signIn('arzt')
    const zweites = await signIn('arzt')
    await expect.poll(() => mailsAn('arzt')).toEqual(['Dreiklang: neues Gerät angemeldet'])
    await signIn('arzt', zweites)
    await signIn('arzt', zweites)
    const [neu] = (await messages('arzt')).filter(({ title }) => title === 'Neues Gerät angemeldet')
    expect(neu?.description).toContain('Firefox, Windows')
    expect(neu?.link).toBe('/settings?bereich=security')
    expect(await titel('arzt')).toEqual(['Neues Gerät angemeldet', 'Willkommen bei Dreiklang'])
    const brief = server.mails.findLast(({ an }) => an === demoMail('arzt'))
    expect(brief?.text).toMatch(/Guten Tag .+,\n[\s\S]*Gerät: Firefox, Windows\nNetz: .+\nZeit: .+ 2026/)
    expect(brief?.html).toContain('Firefox, Windows')
  })

  it('is mailed once a day for a browser that forgets its cookies, and told in the application each time', async () => {
    const before = mailsAn('arzt').length
    await signIn('arzt')
    await signIn('arzt')
    expect((await titel('arzt')).filter((title) => title === 'Neues Gerät angemeldet')).toHaveLength(3)
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000)
    await signIn('arzt')
    await expect.poll(() => mailsAn('arzt')).toHaveLength(before + 1)
  })

  it('is told to somebody who shares the device with a colleague that it knows', async () => {
    const tablet = await signIn('apotheker')
    await signIn('apotheke-admin', tablet)
    await signIn('apotheke-admin')
    await signIn('apotheker', tablet)
    expect(await titel('apotheker')).toEqual(['Willkommen bei Dreiklang'])
    await expect.poll(() => mailsAn('apotheke-admin')).toEqual(['Dreiklang: neues Gerät angemeldet'])
  })

  it('is told in the language that the person has chosen, whatever the browser there speaks', async () => {
    await signIn('pflege-admin')
    await (await server.as('pflege-admin')).call(settingsContract.update, { body: { language: 'en' } })
    await signIn('pflege-admin')
    await expect.poll(() => mailsAn('pflege-admin')).toEqual(['Dreiklang: new device signed in'])
  })

  it('is worded when it is read: a device that nobody knows has no name in the language of that moment', async () => {
    await signIn('apotheke-admin2')
    await signIn('apotheke-admin2', '', '')
    const client = await server.as('apotheke-admin2')
    const read = async (language: string) =>
      (await client.call(messageContract.list, { headers: { 'accept-language': language } })).body.map(
        ({ description }) => description ?? '',
      )
    expect((await read('de')).join(' ')).toContain('unbekanntes Gerät')
    expect((await read('en')).join(' ')).toContain('unknown device')
  })

  it('welcomes once, and tells of one device, when two sign in for the first time at the same moment', async () => {
    await Promise.all([signIn('pfleger2'), signIn('pfleger2')])
    expect(await titel('pfleger2')).toEqual(['Neues Gerät angemeldet', 'Willkommen bei Dreiklang'])
  })

  it('is told of no sign-in that failed', async () => {
    const answer = await server.fetch(
      new Request('http://test.invalid/api/auth/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: demoMail('arzt2'), password: 'falsch' }),
      }),
    )
    expect(answer.status).toBe(401)
    expect([await messages('arzt2'), mailsAn('arzt2')]).toEqual([[], []])
  })
})

import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { ausgefuellt, frageAn, nachbestellung, openFormular, rueckruf } from './anliegen.fixtures.ts'

const c = anliegenContract
const adresse = 'sonnenhof'
const server = await serverForTests()
await openFormular(server, { konto: 'pflege-admin', adresse })
const me = await server.as('pfleger')

const forget = () => server.ports.database.query(systemContext, { name: 'test.netz', text: 'update anliegen set netz = null' }, {})
const status = (nummer: string) => server.anonymous.call(c.readStatus, { body: { nummer } })
const codeOf = ({ body }: { body: object }) => (body as { code?: string }).code
const idOf = async (nummer: string) => {
  const { zeilen } = (await me.call(c.list, { query: { limit: '100' } })).body
  return zeilen.find((row) => row.nummer === nummer)?.id ?? ''
}
const step = async (anliegenId: string, schritt: string, grund: string | null = null) => {
  const { version } = (await me.call(c.read, { params: { anliegenId } })).body
  const answer = await me.call(c.step, { params: { anliegenId }, body: { version, schritt, grund } })
  expect(answer.status).toBe(204)
}
const mailsTo = (email: string) => server.mails.filter(({ an }) => an === email).map(({ text }) => text)

describe('the status of an inquiry', () => {
  it('is there for whoever has the number, however it is typed, and tells nothing of what it is about', async () => {
    const { nummer } = (await frageAn(server, adresse, { ...nachbestellung, name: 'Status Huber' })).body
    await step(await idOf(nummer), 'UEBERNEHMEN')
    await step(await idOf(nummer), 'ABLEHNEN', 'NICHT_ZUSTAENDIG')
    const answer = await status(` ${nummer.toLowerCase().replace('-', ' ')}`)
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        nummer,
        name: expect.stringContaining('Sonnenhof'),
        verlauf: [{ status: 'NEU' }, { status: 'IN_ARBEIT' }, { status: 'ABGELEHNT' }],
      },
    ])
    expect(Object.keys(answer.body).toSorted()).toEqual(['name', 'nummer', 'telefon', 'verlauf'])
    const { text: words } = await me.call(c.read, { params: { anliegenId: await idOf(nummer) } })
    const worker = (JSON.parse(words) as { zustaendig: { name: string } }).zustaendig.name
    for (const word of ['Huber', 'Ramipril', '1941', 'NACHBESTELLUNG', 'NICHT_ZUSTAENDIG', worker]) expect(answer.text).not.toContain(word)
  })

  it('is asked for with a number that could be one', async () => {
    const answer = await status('sonnenhof')
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path: 'nummer', code: 'anliegennummer.format' }] }])
  })
})

describe('whoever leaves an address', () => {
  const an = 'ada.huber@example.org'
  const asked = { ...nachbestellung, name: 'Post Huber', email: an }

  it('gets the number by mail, once, and then each new status, with no word of what it is about', async () => {
    await forget()
    const body = await ausgefuellt(server, adresse, asked)
    const [first] = await Promise.all([1, 2].map(() => server.anonymous.call(c.send, { params: { adresse }, body })))
    const nummer = first?.body.nummer ?? ''
    await expect.poll(() => mailsTo(an).length).toBe(1)
    const [mail = ''] = mailsTo(an)
    expect(mail).toContain(`Ihre Nummer: ${nummer}`)
    expect(mail).toContain(`http://test.invalid/public-form/status?code=${nummer}`)
    const id = await idOf(nummer)
    await step(id, 'UEBERNEHMEN')
    await expect.poll(() => mailsTo(an).at(-1)).toContain('bearbeitet Ihr Anliegen.')
    await (
      await server.as('pflege-admin')
    ).call(c.step, {
      params: { anliegenId: id },
      body: { version: 2, schritt: 'UEBERNEHMEN', grund: null },
    })
    await step(id, 'ERLEDIGEN')
    await expect.poll(() => mailsTo(an).at(-1)).toContain('hat Ihr Anliegen erledigt.')
    expect(mailsTo(an)).toHaveLength(3)
    for (const word of ['Huber', 'Ramipril', 'Tabletten', '1941']) expect(mailsTo(an).join(' ')).not.toContain(word)
  })

  it('reads in the language of the form', async () => {
    await forget()
    const email = 'ann@example.org'
    const body = await ausgefuellt(server, adresse, { ...rueckruf, name: 'Ann', email })
    const { nummer } = (await server.anonymous.call(c.send, { params: { adresse }, body, headers: { 'accept-language': 'en' } })).body
    await step(await idOf(nummer), 'UEBERNEHMEN')
    await expect.poll(() => mailsTo(email).at(-1)).toContain('is working on your request.')
    expect(mailsTo(email)[0]).toContain(`Your number: ${nummer}`)
  })

  it('is not written to again and again, nor when the form was misused; the inquiry comes all the same', async () => {
    await forget()
    const email = 'somebody.else@example.org'
    const numbers: string[] = []
    for (let i = 0; i < 5; i += 1) numbers.push((await frageAn(server, adresse, { ...rueckruf, name: `Flut ${i}`, email })).body.nummer)
    await step(await idOf(numbers[4] ?? ''), 'ABLEHNEN', 'MISSBRAUCH')
    await frageAn(server, adresse, { ...rueckruf, name: 'Danach', email: 'afterwards@example.org' })
    await expect.poll(() => mailsTo('afterwards@example.org').length).toBe(1)
    expect(mailsTo(email)).toHaveLength(3)
  })
})

// The last: after a quarter of an hour nobody is signed in any more.
describe('the number of an inquiry', () => {
  it('cannot be found by guessing: after fifty wrong numbers in a quarter of an hour nobody of this network is answered', async () => {
    await forget()
    const { nummer } = (await frageAn(server, adresse, { ...rueckruf, name: 'Erraten' })).body
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, i) => status(`0000-00${10 + i}`)))
    expect(new Set(guesses.map(codeOf))).toEqual(new Set(['anliegen.nummer_unbekannt', 'zu_viele_anfragen']))
    expect(guesses.filter((answer) => answer.status === 404)).toHaveLength(50)
    expect((await status(nummer)).status).toBe(429)
    server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000)
    for (let i = 0; i < 60; i += 1) expect((await status(nummer)).status).toBe(200)
  })
})

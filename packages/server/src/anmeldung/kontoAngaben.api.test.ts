import { beforeEach, describe, expect, it } from 'vitest'
import { anmeldungenForTests, passwort, refreshTokenOf } from './anmeldung.fixtures.ts'
import { createSingleUseLink } from './einmalLink.ts'

const app = await anmeldungenForTests()
beforeEach(() => {
  app.mails.length = 0
})

const day = 86_400_000
let nummer = 0
/** A network of its own for each, so that the limits of one test do not reach the next. */
const network = () => `198.51.${(nummer += 1)}.1`
const newAdresse = () => `neu${(nummer += 1)}@example.org`

async function somebody() {
  const person = await app.person()
  const answer = await app.signIn(person.email, { address: network() })
  return { ...person, token: answer.body.accessToken, cookie: `rt=${refreshTokenOf(answer)}` }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const ask = ({ token }: { token: string }, email: string, { password = passwort, address = network() } = {}) =>
  app.ask('/api/account/email', { body: { email, password }, token, address })
const confirm = (token: string, password = passwort) =>
  app.ask('/api/auth/confirm-email', { body: { token, password }, address: network() })
const undo = (token: string) => app.ask('/api/auth/undo-email', { body: { token }, address: network() })
const me = ({ token }: { token: string }) =>
  app.ask<{ email: string; name: string; code: string }>('/api/auth/me', { method: 'GET', token })
const log = async ({ token }: { token: string }) =>
  (await app.ask<{ eintraege: { art: string }[] }>('/api/account/log', { method: 'GET', token })).body.eintraege.map(({ art }) => art)

const mailsTo = (email: string) => app.mails.filter(({ an }) => an === email)
async function mailTo(email: string, betreff: string) {
  const found = () => mailsTo(email).findLast((mail) => mail.betreff === betreff)
  await expect.poll(found).toBeDefined()
  return found()?.text ?? ''
}
const tokenIn = (text: string) => /\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
const linkFor = async (email: string) => tokenIn(await mailTo(email, 'Dreiklang: neue Adresse bestätigen'))
const undoFor = async (email: string) => tokenIn(await mailTo(email, 'Dreiklang: neue Adresse für Ihr Konto'))

async function moved(person: Somebody) {
  const email = newAdresse()
  expect((await ask(person, email)).status).toBe(204)
  const [link, back] = [await linkFor(email), await undoFor(person.email)]
  expect((await confirm(link)).status).toBe(200)
  return { email, link, back }
}

describe('The own name', () => {
  it('changes at once, in every process, and stands in the log of the account', async () => {
    const person = await somebody()
    const other = await app.another()
    const nameThere = async () => (await other.ask<{ name: string }>('/api/auth/me', { method: 'GET', token: person.token })).body.name
    expect(await nameThere()).toBe('Rosa Muster')
    expect((await app.ask('/api/account/name', { method: 'PUT', body: { name: '  Rosa Neu ' }, token: person.token })).status).toBe(204)
    expect([(await me(person)).body.name, await nameThere()]).toEqual(['Rosa Neu', 'Rosa Neu'])
    expect(await log(person)).toContain('NAME')
  })

  it('is never empty and never breaks a line', async () => {
    const person = await somebody()
    for (const name of ['', '   ', 'Rosa\nNeu', 'x'.repeat(121)]) {
      const answer = await app.ask('/api/account/name', { method: 'PUT', body: { name }, token: person.token })
      expect([answer.status, answer.body.fields[0]?.path]).toEqual([400, 'name'])
    }
    expect((await me(person)).body.name).toBe('Rosa Muster')
  })
})

describe('Another address for the own account', () => {
  it('counts from the link in the new mailbox on; sessions stay, both mailboxes are told, and the log has it', async () => {
    const person = await somebody()
    const email = newAdresse()
    expect((await ask(person, email)).status).toBe(204)
    expect((await me(person)).body.email).toBe(person.email)
    expect((await confirm(await linkFor(email))).body).toBe(true)
    const after = await me(person)
    expect([after.status, after.body.email]).toEqual([200, email])
    expect((await app.ask('/api/auth/refreshtoken', { cookie: person.cookie })).status).toBe(200)
    expect((await app.signIn(email, { address: network() })).status).toBe(200)
    expect((await app.signIn(person.email, { address: network() })).status).toBe(401)
    await mailTo(person.email, 'Dreiklang: Adresse geändert')
    await mailTo(email, 'Dreiklang: Adresse geändert')
    expect(await log(person)).toEqual(expect.arrayContaining(['ADRESSE_VERLANGT', 'ADRESSE']))
  })

  it('is not asked for without the password, and five wrong ones are enough', async () => {
    const person = await somebody()
    for (let i = 0; i < 5; i += 1) {
      const answer = await ask(person, newAdresse(), { password: 'falsch' })
      expect([answer.status, answer.body.code]).toEqual([422, 'anmeldung.passwort_falsch'])
    }
    expect((await ask(person, newAdresse())).status).toBe(429)
    // That a device is new may still be told to somebody from before.
    expect(app.mails.filter(({ betreff }) => betreff.includes('Adresse'))).toEqual([])
  })

  it('is not the one that the account has', async () => {
    const person = await somebody()
    const answer = await ask(person, person.email.toUpperCase())
    expect([answer.status, answer.body.code]).toEqual([422, 'anmeldung.adresse_gleich'])
  })

  it('answers the same when somebody else has it; only that mailbox learns of it, and nothing can be confirmed', async () => {
    const [person, owner] = [await somebody(), await somebody()]
    const [taken, free] = [await ask(person, owner.email), await ask(person, newAdresse())]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await mailTo(owner.email, 'Dreiklang: Ihre Adresse wurde angegeben')).not.toMatch(/token=/)
    expect((await me(owner)).body.email).toBe(owner.email)
    expect(mailsTo(person.email).map(({ betreff }) => betreff)).toContain('Dreiklang: neue Adresse für Ihr Konto')
    expect(await mailTo(person.email, 'Dreiklang: neue Adresse für Ihr Konto')).toMatch(/Gerät: .+\nNetz: .+\nZeit: /)
  })

  it('is confirmed by its link once, also when ten come at once', async () => {
    const person = await somebody()
    const email = newAdresse()
    await ask(person, email)
    const link = await linkFor(email)
    const seen = await Promise.all(Array.from({ length: 10 }, () => confirm(link)))
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(seen.filter(({ body }) => body.code === 'anmeldung.link_ungueltig')).toHaveLength(9)
    expect((await confirm(link)).body.code).toBe('anmeldung.link_ungueltig')
  })

  it('goes to one of two who want it at the same moment', async () => {
    const people = [await somebody(), await somebody()]
    const email = newAdresse()
    const links: string[] = []
    for (const person of people) {
      await ask(person, email)
      await expect.poll(() => mailsTo(email).length).toBe(links.length + 1)
      links.push(await linkFor(email))
    }
    const seen = await Promise.all(links.map((link) => confirm(link)))
    expect(seen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const addresses = await Promise.all(people.map(async (person) => (await me(person)).body.email))
    expect(addresses.filter((address) => address === email)).toHaveLength(1)
  })

  it('is not confirmed by a stranger who reads the mailbox of a mistyped address', async () => {
    const person = await somebody()
    const email = newAdresse()
    await ask(person, email)
    const link = await linkFor(email)
    expect((await confirm(link, 'geraten')).body.code).toBe('anmeldung.passwort_falsch')
    expect((await me(person)).body.email).toBe(person.email)
    expect((await confirm(link)).status).toBe(200)
  })

  it('is no place to guess the password at, from whatever network', async () => {
    const person = await somebody()
    const email = newAdresse()
    await ask(person, email)
    const link = await linkFor(email)
    for (let i = 0; i < 5; i += 1) expect((await confirm(link, `geraten-${i}`)).status).toBe(422)
    expect((await confirm(link)).status).toBe(429)
    app.advance(15 * 60_000)
    expect((await confirm(link)).status).toBe(200)
  })

  it('is too late after a day, and overtaken by the next one', async () => {
    const person = await somebody()
    const [late, next] = [newAdresse(), newAdresse()]
    await ask(person, late)
    const first = await linkFor(late)
    await ask(person, next)
    const second = await linkFor(next)
    expect((await confirm(first)).body.code).toBe('anmeldung.link_ungueltig')
    app.advance(day)
    expect((await confirm(second)).body.code).toBe('anmeldung.link_ungueltig')
  })

  it("fills nobody's mailbox: three mails to an address, five requests of a person in a quarter of an hour", async () => {
    const person = await somebody()
    const email = newAdresse()
    for (let i = 0; i < 3; i += 1) expect((await ask(person, email)).status).toBe(204)
    expect((await ask(person, email)).status).toBe(429)
    for (let i = 0; i < 2; i += 1) expect((await ask(person, newAdresse())).status).toBe(204)
    expect((await ask(person, newAdresse())).status).toBe(429)
  })

  it('voids a link for a new password that lies in the old mailbox', async () => {
    const person = await somebody()
    const { token: link } = await app.ports.database.transaction(app.system, (tx) => createSingleUseLink(tx, app.ports, person.id))
    await moved(person)
    const answer = await app.ask('/api/auth/reset-password', { body: { token: link, password: 'grüne-tassen-im-regal-7' } })
    expect(answer.body.code).toBe('anmeldung.link_ungueltig')
  })
})

describe('Taking a change of the address back', () => {
  it('works from the old mailbox for seven days, ends all sessions and voids the password', async () => {
    const person = await somebody()
    const { email, back } = await moved(person)
    app.advance(6 * day)
    const again = await app.signIn(email, { address: network() })
    expect((await undo(back)).body).toBe(true)
    expect((await me({ token: again.body.accessToken })).status).toBe(401)
    expect((await app.signIn(person.email, { address: network() })).status).toBe(401)
    const token = tokenIn(await mailTo(person.email, 'Dreiklang: Adresse wiederhergestellt'))
    expect((await app.ask('/api/auth/reset-password', { body: { token, password: 'grüne-tassen-im-regal-7' } })).status).toBe(200)
    expect((await app.signIn(person.email, { password: 'grüne-tassen-im-regal-7', address: network() })).status).toBe(200)
    expect((await undo(back)).body.code).toBe('anmeldung.link_ungueltig')
  })

  it('is too late after seven days', async () => {
    const person = await somebody()
    const { email, back } = await moved(person)
    app.advance(7 * day)
    expect((await undo(back)).body.code).toBe('anmeldung.link_ungueltig')
    expect((await app.signIn(email, { address: network() })).status).toBe(200)
  })

  it('stops one that nobody has confirmed yet', async () => {
    const person = await somebody()
    const email = newAdresse()
    await ask(person, email)
    const [link, back] = [await linkFor(email), await undoFor(person.email)]
    expect((await undo(back)).status).toBe(200)
    expect((await confirm(link)).body.code).toBe('anmeldung.link_ungueltig')
    expect((await me(person)).status).toBe(401)
  })

  it('reaches the first address also when the thief has moved on, who then has no way back', async () => {
    const person = await somebody()
    const first = await moved(person)
    const second = await moved({ ...person, email: first.email })
    expect((await undo(first.back)).status).toBe(200)
    expect((await undo(second.back)).body.code).toBe('anmeldung.link_ungueltig')
    const [row] = await app.sql<{ email: string }>('adresse', 'select email from person where id = :id', { id: person.id })
    expect(row?.email).toBe(person.email)
  })

  it('is refused when somebody else has the old address by now', async () => {
    const person = await somebody()
    const { email, back } = await moved(person)
    await app.person({ email: person.email })
    expect((await undo(back)).body.code).toBe('anmeldung.link_ungueltig')
    expect((await me(person)).body.email).toBe(email)
  })

  it('happens once of ten times at once', async () => {
    const person = await somebody()
    const { back } = await moved(person)
    const seen = await Promise.all(Array.from({ length: 10 }, () => undo(back)))
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

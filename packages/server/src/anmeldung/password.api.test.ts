import { describe, expect, it } from 'vitest'
import { anmeldungenForTests, openAnmeldungen, passwort, refreshTokenOf } from './anmeldung.fixtures.ts'
import { createFirstAdministrator } from './anmeldung.usecases.ts'
import { createSingleUseLink } from './einmalLink.ts'

const app = await anmeldungenForTests()

const neues = 'grüne-tassen-im-regal-7'
const linkFor = async (id: string) =>
  (await app.ports.database.transaction(app.system, (tx) => createSingleUseLink(tx, app.ports, id))).token
const set = (token: string, password = neues, address = '192.0.2.1') =>
  app.ask('/api/auth/reset-password', { body: { token, password }, address })

async function expectVoid(token: string): Promise<void> {
  const answer = await set(token)
  expect([answer.status, answer.body.code]).toEqual([422, 'anmeldung.link_ungueltig'])
}

describe('A single-use link', () => {
  it('lets an invited person set the first password', async () => {
    const { id, email } = await app.person({ password: null })
    expect((await set(await linkFor(id))).status).toBe(200)
    expect((await app.signIn(email, { password: neues })).status).toBe(200)
  })

  it('works once, and the second time is refused as an unknown one is', async () => {
    const { id } = await app.person({ password: null })
    const token = await linkFor(id)
    expect((await set(token)).status).toBe(200)
    await expectVoid(token)
    await expectVoid('x'.repeat(43))
  })

  it('used ten times at once works exactly once', async () => {
    const { id, email } = await app.person({ password: null })
    const token = await linkFor(id)
    const seen = await Promise.all(Array.from({ length: 10 }, (_, index) => set(token, `${neues}-${index}`)))
    expect(seen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
    const winner = seen.findIndex(({ status }) => status === 200)
    expect((await app.signIn(email, { password: `${neues}-${winner}` })).status).toBe(200)
  })

  it('lives seven days for an invitation', async () => {
    const { id } = await app.person({ password: null })
    const [kept, late] = [await linkFor((await app.person({ password: null })).id), await linkFor(id)]
    app.advance(7 * 86_400_000 - 1_000)
    expect((await set(kept)).status).toBe(200)
    app.advance(1_000)
    await expectVoid(late)
  })

  it('lives thirty minutes for a reset', async () => {
    const { id } = await app.person()
    const [kept, late] = [await linkFor((await app.person()).id), await linkFor(id)]
    app.advance(30 * 60_000 - 1_000)
    expect((await set(kept)).status).toBe(200)
    app.advance(1_000)
    await expectVoid(late)
  })

  it('dies when a newer one is issued', async () => {
    const { id } = await app.person({ password: null })
    const older = await linkFor(id)
    const newer = await linkFor(id)
    await expectVoid(older)
    expect((await set(newer)).status).toBe(200)
  })

  it('dies when the person has another address, or is shut out', async () => {
    const [moved, shutOut] = [await app.person({ password: null }), await app.person({ password: null })]
    const tokens = [await linkFor(moved.id), await linkFor(shutOut.id)]
    await app.sql('neueAdresse', `update person set email = 'neu@example.org' where id = :id`, { id: moved.id })
    await app.sql('sperre', 'update person set aktiv = false where id = :id', { id: shutOut.id })
    for (const token of tokens) await expectVoid(token)
  })

  it('stands nowhere in the database', async () => {
    const token = await linkFor((await app.person()).id)
    const rows = await app.sql('links', `select encode(hash, 'escape') || encode(hash, 'base64') as text from einmal_link`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('ends all sessions of the person and of nobody else', async () => {
    const [one, other] = [await app.person(), await app.person()]
    const sessions = [await app.signIn(one.email), await app.signIn(one.email), await app.signIn(other.email)]
    const statuses = () =>
      Promise.all(sessions.map(async ({ body }) => (await app.ask('/api/auth/me', { method: 'GET', token: body.accessToken })).status))
    expect(await statuses()).toEqual([200, 200, 200])
    await set(await linkFor(one.id))
    expect(await statuses()).toEqual([401, 401, 200])
    expect((await app.refresh(refreshTokenOf(sessions[0] ?? (await app.signIn(other.email))))).status).toBe(401)
    expect((await app.signIn(one.email)).status).toBe(401)
    expect((await app.signIn(one.email, { password: neues })).status).toBe(200)
  })

  it('can be issued by an organisation for its own people only, even where a statement forgets to ask', async () => {
    const [own, fremde] = [await app.organisation('APOTHEKE', 'Rosen-Apotheke'), await app.organisation('APOTHEKE', 'Stern-Apotheke')]
    const neu = { rolle: 'ROLE_APOTHEKER', beruf: 'PTA', password: null } as const
    const kollegin = await app.person({ ...neu, organisationId: own })
    const fremder = await app.person({ ...neu, organisationId: fremde })
    const chefin = await app.person({ rolle: 'ROLE_APOTHEKE_ADMIN', beruf: 'APOTHEKER', organisationId: own })
    const inNameOf = { organisationId: own, personId: chefin.id, system: false }
    const { token } = await app.ports.database.transaction(inNameOf, (tx) => createSingleUseLink(tx, app.ports, kollegin.id))
    expect((await set(token)).status).toBe(200)
    await expect(app.ports.database.transaction(inNameOf, (tx) => createSingleUseLink(tx, app.ports, fremder.id))).rejects.toThrow(
      'does not see',
    )
  })

  it('costs no hashing when it is void, and fifty void ones from one place are enough', async () => {
    app.hashed.hash = 0
    const seen = await Promise.all(Array.from({ length: 60 }, (_, index) => set(`${index}`.padEnd(43, 'x'), neues, '203.0.113.50')))
    expect(seen.filter(({ status }) => status === 422)).toHaveLength(50)
    expect(seen.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(app.hashed.hash).toBe(0)
  })
})

describe('A weak password', () => {
  it.each([
    ['too short', 'kurz-9', 'zu_klein'],
    ['on every list', 'Passwort2026!', 'passwort.haeufig'],
    ['the name of the product', 'Dreiklang-2026!', 'passwort.persoenlich'],
    ['the own name', 'hallihallo-MUSTER', 'passwort.persoenlich'],
    ['the own address', 'rosa.alpha-und-mehr', 'passwort.persoenlich'],
    ['the own organisation', 'ab-in-den-Sonnenhof', 'passwort.persoenlich'],
  ])('is refused with its field, and the link still works: %s', async (_what, password, code) => {
    const organisationId = await app.organisation('PFLEGEDIENST', 'Haus Sonnenhof')
    const email = `rosa.alpha${crypto.randomUUID().slice(0, 8)}@example.org`
    const { id } = await app.person({
      email,
      rolle: 'ROLE_PFLEGER',
      beruf: 'PFLEGEKRAFT',
      organisationId,
      password: null,
      name: 'Rosa Muster',
    })
    const token = await linkFor(id)
    const weak = password === 'rosa.alpha-und-mehr' ? `${email.split('@')[0] ?? ''}-und-mehr` : password
    const answer = await set(token, weak)
    expect([answer.status, answer.body.code]).toEqual([400, 'eingabe.ungueltig'])
    expect(answer.body.fields.map(({ path, code: each }) => [path, each])).toEqual([['password', code]])
    expect((await set(token)).status).toBe(200)
  })
})

describe('The first administrator', () => {
  it('is made once, gets new links until the password is set, and then no more', async () => {
    const fresh = await openAnmeldungen()
    try {
      const first = await createFirstAdministrator(fresh.ports, { email: ' Chefin@Example.org', name: 'Chefin' })
      const again = await createFirstAdministrator(fresh.ports, { email: 'verwaltung@example.org', name: 'Verwaltung' })
      expect((await fresh.ask('/api/auth/reset-password', { body: { token: first.token, password: neues } })).status).toBe(422)
      expect((await fresh.ask('/api/auth/reset-password', { body: { token: again.token, password: neues } })).status).toBe(200)
      const { user } = (await fresh.signIn('verwaltung@example.org', { password: neues })).body
      expect([user.name, user.roles]).toEqual(['Verwaltung', ['ROLE_ADMIN']])
      await expect(createFirstAdministrator(fresh.ports, { email: 'zweite@example.org', name: 'Zweite' })).rejects.toMatchObject({
        code: 'anmeldung.verwaltung_vorhanden',
      })
      expect(await fresh.sql('personen', 'select id from person')).toHaveLength(1)
    } finally {
      await fresh.close()
    }
  })

  it('is one, also when several processes start at once', async () => {
    const fresh = await openAnmeldungen()
    try {
      await Promise.all(
        Array.from({ length: 5 }, (_, index) => createFirstAdministrator(fresh.ports, { email: `a${index}@example.org`, name: 'Admin' })),
      )
      expect(await fresh.sql('personen', 'select id from person')).toHaveLength(1)
    } finally {
      await fresh.close()
    }
  })

  it('cannot take the address of somebody else, nor something that is no address', async () => {
    const fresh = await openAnmeldungen()
    try {
      const organisationId = await fresh.organisation('APOTHEKE', 'Markt-Apotheke')
      const { email } = await fresh.person({ rolle: 'ROLE_APOTHEKER', beruf: 'PTA', organisationId })
      await expect(createFirstAdministrator(fresh.ports, { email, name: 'Admin' })).rejects.toMatchObject({
        code: 'organisation.email_vergeben',
      })
      await expect(createFirstAdministrator(fresh.ports, { email: 'keine Adresse', name: 'Admin' })).rejects.toMatchObject({
        code: 'eingabe.ungueltig',
      })
    } finally {
      await fresh.close()
    }
  })
})

it('The password of these tests would be accepted', async () => {
  const { id } = await app.person({ password: null })
  expect((await set(await linkFor(id), passwort)).status).toBe(200)
})

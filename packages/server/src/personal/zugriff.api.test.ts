/** That other people's people cannot be told from nobody, and what is no person at all. Whom each call lets in says zugriff.api.test.ts. */
import { einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { type AllRollen, allRollen, errorOf, noBody, withoutKennnummer, impossibleBody } from '../shared/zugriff.fixtures.ts'
import type { TestServer } from '../testServer.ts'
import { akteBody, newPerson } from './personal.fixtures.ts'

const { listPersonal, setActive, updatePerson } = personalContract
const { invite } = einladungContract

const server = await serverForTests()
const clients = await allRollen(server)

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const { personId } = server

describe('the people of another house', () => {
  it('are as unknown as nobody, when somebody wants to shut them out', async () => {
    const fremde = ['apotheker', 'arzt', 'pfleger2', 'pflege-admin2', 'admin']
    const unbekannt = await clients.ROLE_PFLEGE_ADMIN.call(setActive, { params: { personId: crypto.randomUUID() }, body: { aktiv: false } })
    expect(unbekannt.status).toBe(404)
    for (const konto of fremde) {
      const fremd = await clients.ROLE_PFLEGE_ADMIN.call(setActive, { params: { personId: personId(konto) }, body: { aktiv: false } })
      expect(withoutKennnummer(fremd), konto).toBe(withoutKennnummer(unbekannt))
    }
    await expect(server.as('pfleger2')).resolves.toBeDefined()
  })

  it('are as unknown as nobody, when somebody wants to add one', async () => {
    const nehmeAuf = (organisationId: string) =>
      clients.ROLE_PFLEGE_ADMIN.call(invite, { body: { ...newPerson({ organisationId }), sprache: 'de' } })
    const unbekannt = await nehmeAuf(crypto.randomUUID())
    expect(unbekannt.status).toBe(404)
    for (const name of ['lindenweg', 'markt', 'weber'] as const)
      expect(withoutKennnummer(await nehmeAuf(haus(name))), name).toBe(withoutKennnummer(unbekannt))
  })

  it('are not listed', async () => {
    const listen = await Promise.all([clients.ROLE_PFLEGER, clients.ROLE_APOTHEKER, clients.ROLE_ARZT].map((who) => who.call(listPersonal)))
    const ids = listen.map(({ body }) => body.zeilen.map(({ id }) => id))
    expect(ids[0]).toContain(personId('pfleger'))
    expect(ids.flat()).toHaveLength(new Set(ids.flat()).size)
    expect(ids.flat()).not.toContain(personId('pfleger2'))
  })

  it('stay closed to the platform administrator beyond opening and shutting: he finds accounts of the platform not even there', async () => {
    const answer = await clients.ROLE_ADMIN.call(setActive, { params: { personId: personId('admin') }, body: { aktiv: false } })
    const unbekannt = await clients.ROLE_ADMIN.call(setActive, { params: { personId: crypto.randomUUID() }, body: { aktiv: false } })
    expect(withoutKennnummer(answer)).toBe(withoutKennnummer(unbekannt))
    expect(answer.status).toBe(404)
  })
})

describe('what makes no sense', () => {
  const koerper: [Call, keyof AllRollen, () => Record<string, unknown>][] = [
    [
      invite,
      'ROLE_ARZT_ADMIN',
      () => ({ ...newPerson({ organisationId: haus('weber'), rolle: 'ROLE_ARZT', beruf: 'ARZT', lanr: '838382202' }), sprache: 'de' }),
    ],
    [
      updatePerson,
      'ROLE_PFLEGE_ADMIN',
      () => ({ ...akteBody({ name: 'Jonas Meyer', rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT' }), version: 1 }),
    ],
    [setActive, 'ROLE_PFLEGE_ADMIN', () => ({ aktiv: true })],
  ]

  it.each(koerper.map(([call, rolle, gut]) => [call.id, call, { rolle, gut }] as const))(
    'is refused by name of the field: %s',
    async (_id, call, { rolle, gut }) => {
      const who = clients[rolle]
      const params = { personId: personId('pfleger') }
      for (const { name, path, body } of impossibleBody(gut())) {
        const answer = await who.call(call, { params, body })
        expect(answer.status, name).toBe(400)
        expect(errorOf(answer), name).toMatch(new RegExp(`^eingabe.ungueltig: ${path}${/null byte|half of/.test(name) ? ' zeichen' : ''}`))
      }
      const mehr = await who.call(call, { params, body: { ...gut(), stempel: 7 } })
      expect([mehr.status, errorOf(mehr)]).toEqual([400, 'eingabe.ungueltig: stempel unbekannt'])
      for (const body of noBody) expect((await who.call(call, { params, body })).status, body.slice(0, 20)).toBe(400)
    },
  )
})

describe('the numbers of doctors', () => {
  async function set(lanr: string) {
    const version = (await clients.ROLE_ARZT_ADMIN.call(personalContract.readPerson, { params: { personId: personId('arzt') } })).body
      .version
    const body = { ...akteBody({ name: 'Dr. Martin Weber', rolle: 'ROLE_ARZT', beruf: 'ARZT', lanr }), version }
    const answer = await clients.ROLE_ARZT_ADMIN.call(updatePerson, { params: { personId: personId('arzt') }, body })
    return answer.status === 200 ? 'good' : errorOf(answer)
  }

  it.each(['838382202', '754236701', '895268385', '582369858', '987654423', '123456601', '999999900'])('LANR %s is good', async (lanr) => {
    expect(await set(lanr)).toBe('good')
  })
  it.each([
    ['165630445', 'pruefziffer'],
    ['123456789', 'pruefziffer'],
    ['555555601', 'pruefziffer'],
    ['12345678', 'format'],
  ])('LANR %s is not: %s', async (lanr, error) => {
    expect(await set(lanr)).toBe(`eingabe.ungueltig: lanr lanr.${error}`)
  })
})

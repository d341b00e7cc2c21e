import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { type AllRollen, type Probe, all, allRollen, errorOf, noBody, statusPerRolle, impossibleBody } from '../shared/zugriff.fixtures.ts'
import { newOrganisation } from './organisation.fixtures.ts'

const { readOwn, updateOwn, search, create } = organisationContract

const server = await serverForTests()
const clients = await allRollen(server)

const verwaltung = (status: number) => all(403, { ROLE_PFLEGE_ADMIN: status, ROLE_APOTHEKE_ADMIN: status, ROLE_ARZT_ADMIN: status })
/** Newer than any: the role is let in and told of the conflict. */
const veraltet = {
  adresse: newOrganisation({ art: 'APOTHEKE' }).adresse,
  telefon: '0351 123456',
  email: null,
  version: 9999,
}
const proben: [Call, Record<string, number>, (rolle: Rolle) => Probe][] = [
  [readOwn, verwaltung(200), () => ({})],
  [updateOwn, verwaltung(409), () => ({ body: veraltet })],
  [search, all(200), () => ({ query: { art: 'ARZTPRAXIS' } })],
  [create, all(403, { ROLE_ADMIN: 201 }), () => ({ body: newOrganisation({ art: 'APOTHEKE' }) })],
]

describe('a call is answered by role', () => {
  it.each(proben.map((row) => [row[0].id, row] as const))('%s', async (_id, [call, erwartet, probe]) => {
    expect(await statusPerRolle(clients, call, probe)).toEqual(erwartet)
  })

  it('and the table above has every call of the room', () => {
    expect(proben.map(([call]) => call)).toEqual(Object.values(organisationContract))
  })

  it.each([
    ['ROLE_PFLEGER', 'APOTHEKE', 200],
    ['ROLE_APOTHEKER', 'PFLEGEDIENST', 200],
    ['ROLE_ADMIN', 'APOTHEKE', 200],
    ['ROLE_ARZT', 'APOTHEKE', 403],
    ['ROLE_ARZT_ADMIN', 'APOTHEKE', 403],
    ['ROLE_ARZT', 'PFLEGEDIENST', 200],
  ] as const)('%s looks up %s: %i', async (rolle, art, status) => {
    expect((await clients[rolle].call(search, { query: { art } })).status).toBe(status)
  })
})

describe('what makes no sense', () => {
  const koerper: [Call, keyof AllRollen, () => Record<string, unknown>][] = [
    [create, 'ROLE_ADMIN', () => newOrganisation({ art: 'ARZTPRAXIS' })],
  ]

  it.each(koerper.map(([call, rolle, gut]) => [call.id, call, { rolle, gut }] as const))(
    'is refused by name of the field: %s',
    async (_id, call, { rolle, gut }) => {
      const who = clients[rolle]
      for (const { name, path, body } of impossibleBody(gut())) {
        const answer = await who.call(call, { body })
        expect(answer.status, name).toBe(400)
        expect(errorOf(answer), name).toMatch(new RegExp(`^eingabe.ungueltig: ${path}${/null byte|half of/.test(name) ? ' zeichen' : ''}`))
      }
      const mehr = await who.call(call, { body: { ...gut(), stempel: 7 } })
      expect([mehr.status, errorOf(mehr)]).toEqual([400, 'eingabe.ungueltig: stempel unbekannt'])
      for (const body of noBody) expect((await who.call(call, { body })).status, body.slice(0, 20)).toBe(400)
    },
  )

  it.each([{}, { art: 'KRANKENHAUS' }, { art: 'APOTHEKE', id: '7' }, { art: 'APOTHEKE', suche: '' }, { art: 'APOTHEKE', ort: 'Köln' }])(
    'is no search: %j',
    async (query) => {
      expect((await clients.ROLE_PFLEGER.call(search, { query })).status).toBe(400)
    },
  )
})

describe('the numbers of houses', () => {
  async function eroeffne(angaben: { ik?: string; bsnr?: string }) {
    const answer = await clients.ROLE_ADMIN.call(create, { body: { ...newOrganisation({ art: 'ARZTPRAXIS' }), ...angaben } })
    return answer.status === 201 ? 'good' : errorOf(answer)
  }

  it.each(['260326822', '104212059', '109519005', '101575519', '108018007', '413799875'])('IK %s is good', async (ik) => {
    expect(await eroeffne({ ik })).toBe('good')
  })
  it.each([
    ['413799876', 'pruefziffer'],
    ['123456789', 'pruefziffer'],
    ['999999999', 'pruefziffer'],
    ['12345678', 'format'],
  ])('IK %s is not: %s', async (ik, error) => {
    expect(await eroeffne({ ik })).toBe(`eingabe.ungueltig: ik ik.${error}`)
  })

  it.each(['010123499', '491249011', '721111100', '740112363'])('BSNR %s is good', async (bsnr) => {
    expect(await eroeffne({ bsnr })).toBe('good')
  })
  it.each(['009999900', '361234500', '971234500', '12345678', '740112364'])('BSNR %s is not', async (bsnr) => {
    expect(await eroeffne({ bsnr })).toBe('eingabe.ungueltig: bsnr bsnr.format')
  })
})

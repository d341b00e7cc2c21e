/** Who is let in to the room of organisations, and that other people's people cannot be told from nobody. */
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AlleRollen,
  type Probe,
  alle,
  alleRollen,
  fehlerVon,
  keinKoerper,
  ohneKennnummer,
  statusJeRolle,
  unmoeglicheKoerper,
} from '../shared/zugriff.fixtures.ts'
import { type TestServer, startTestServer } from '../testServer.ts'
import { neueOrganisation, neuePerson } from './organisation.fixtures.ts'

const { readOwn, updateOwn, search, create, createPerson, findWaiting, takeIn, listPersonal, listAerzte, setActive } = organisationContract

let server: TestServer
let clients: AlleRollen
beforeAll(async () => {
  server = await startTestServer()
  clients = await alleRollen(server)
})
afterAll(() => server.close())

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const personId = (konto: string) => server.ensemble.personen[konto]?.personId ?? ''

/** Somebody whom the role may let in, where it may let in anybody. */
function angestellt(rolle: Rolle): Probe {
  const { sonnenhof, markt, weber } = server.ensemble.organisationen
  if (rolle === 'ROLE_APOTHEKE_ADMIN') return { body: neuePerson({ organisationId: markt, rolle: 'ROLE_APOTHEKER', beruf: 'PTA' }) }
  if (rolle === 'ROLE_ARZT_ADMIN') return { body: neuePerson({ organisationId: weber, rolle: 'ROLE_ARZT', beruf: 'MFA' }) }
  return { body: neuePerson({ organisationId: sonnenhof, rolle: rolle === 'ROLE_ADMIN' ? 'ROLE_PFLEGE_ADMIN' : 'ROLE_PFLEGER' }) }
}

/** Who signed up has a name already. */
function ohneName(body: unknown): unknown {
  const { name: _name, ...rest } = body as Record<string, unknown>
  return rest
}

/** A person whom the role may let in: he is in already. */
function eigene(rolle: Rolle): Probe {
  const konten: Partial<Record<Rolle, string>> = { ROLE_APOTHEKE_ADMIN: 'apotheker', ROLE_ARZT_ADMIN: 'arzt' }
  const konto = konten[rolle] ?? 'pfleger'
  return { params: { personId: personId(konto) }, body: { aktiv: true } }
}

const verwaltung = (status: number) => alle(403, { ROLE_PFLEGE_ADMIN: status, ROLE_APOTHEKE_ADMIN: status, ROLE_ARZT_ADMIN: status })
/** Newer than any: the role is let in and told of the conflict. */
const veraltet = {
  adresse: neueOrganisation({ art: 'APOTHEKE' }).adresse,
  telefon: '0351 123456',
  email: null,
  vertretungId: null,
  version: 9999,
}
const proben: [Call, Record<string, number>, (rolle: Rolle) => Probe][] = [
  [readOwn, verwaltung(200), () => ({})],
  [updateOwn, verwaltung(409), () => ({ body: veraltet })],
  [search, alle(200), () => ({ query: { art: 'ARZTPRAXIS' } })],
  [create, alle(403, { ROLE_ADMIN: 201 }), () => ({ body: neueOrganisation({ art: 'APOTHEKE' }) })],
  // The house has its administrator, so the platform has no more to say there.
  [createPerson, { ...verwaltung(201), ROLE_ADMIN: 409 }, angestellt],
  [findWaiting, { ...verwaltung(404), ROLE_ADMIN: 404 }, () => ({ query: { email: 'niemand@example.org' } })],
  [takeIn, { ...verwaltung(422), ROLE_ADMIN: 422 }, (rolle) => ({ body: ohneName(angestellt(rolle).body) })],
  [listPersonal, alle(200, { ROLE_ADMIN: 403 }), () => ({})],
  [listAerzte, alle(403, { ROLE_PFLEGER: 200, ROLE_PFLEGE_ADMIN: 200 }), () => ({ params: { organisationId: haus('weber') } })],
  [setActive, { ...verwaltung(204), ROLE_ADMIN: 204 }, eigene],
]

describe('a call is answered by role', () => {
  it.each(proben.map((zeile) => [zeile[0].id, zeile] as const))('%s', async (_id, [call, erwartet, probe]) => {
    expect(await statusJeRolle(clients, call, probe)).toEqual(erwartet)
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
    ['ROLE_ARZT', 'PFLEGEDIENST', 403],
  ] as const)('%s looks up %s: %i', async (rolle, art, status) => {
    expect((await clients[rolle].call(search, { query: { art } })).status).toBe(status)
  })
})

describe('the people of another house', () => {
  it('are as unknown as nobody, when somebody wants to shut them out', async () => {
    const fremde = ['apotheker', 'arzt', 'pfleger2', 'pflege-admin2', 'admin']
    const unbekannt = await clients.ROLE_PFLEGE_ADMIN.call(setActive, { params: { personId: crypto.randomUUID() }, body: { aktiv: false } })
    expect(unbekannt.status).toBe(404)
    for (const konto of fremde) {
      const fremd = await clients.ROLE_PFLEGE_ADMIN.call(setActive, { params: { personId: personId(konto) }, body: { aktiv: false } })
      expect(ohneKennnummer(fremd), konto).toBe(ohneKennnummer(unbekannt))
    }
    await expect(server.as('pfleger2')).resolves.toBeDefined()
  })

  it('are as unknown as nobody, when somebody wants to add one', async () => {
    const nehmeAuf = (organisationId: string) => clients.ROLE_PFLEGE_ADMIN.call(createPerson, { body: neuePerson({ organisationId }) })
    const unbekannt = await nehmeAuf(crypto.randomUUID())
    expect(unbekannt.status).toBe(404)
    for (const name of ['lindenweg', 'markt', 'weber'] as const)
      expect(ohneKennnummer(await nehmeAuf(haus(name))), name).toBe(ohneKennnummer(unbekannt))
  })

  it('are not listed', async () => {
    const listen = await Promise.all([clients.ROLE_PFLEGER, clients.ROLE_APOTHEKER, clients.ROLE_ARZT].map((wer) => wer.call(listPersonal)))
    const ids = listen.map(({ body }) => body.personen.map(({ id }) => id))
    expect(ids[0]).toContain(personId('pfleger'))
    expect(ids.flat()).toHaveLength(new Set(ids.flat()).size)
    expect(ids.flat()).not.toContain(personId('pfleger2'))
  })

  it('stay closed to the platform administrator beyond opening and shutting: he finds accounts of the platform not even there', async () => {
    const antwort = await clients.ROLE_ADMIN.call(setActive, { params: { personId: personId('admin') }, body: { aktiv: false } })
    const unbekannt = await clients.ROLE_ADMIN.call(setActive, { params: { personId: crypto.randomUUID() }, body: { aktiv: false } })
    expect(ohneKennnummer(antwort)).toBe(ohneKennnummer(unbekannt))
    expect(antwort.status).toBe(404)
  })
})

describe('what makes no sense', () => {
  const koerper: [Call, keyof AlleRollen, () => Record<string, unknown>][] = [
    [create, 'ROLE_ADMIN', () => neueOrganisation({ art: 'ARZTPRAXIS' })],
    [
      createPerson,
      'ROLE_ARZT_ADMIN',
      () => ({ ...neuePerson({ organisationId: haus('weber'), rolle: 'ROLE_ARZT', beruf: 'ARZT', lanr: '838382202' }) }),
    ],
    [setActive, 'ROLE_PFLEGE_ADMIN', () => ({ aktiv: true })],
  ]

  it.each(koerper.map(([call, rolle, gut]) => [call.id, call, { rolle, gut }] as const))(
    'is refused by name of the field: %s',
    async (_id, call, { rolle, gut }) => {
      const wer = clients[rolle]
      const params = { personId: personId('pfleger') }
      for (const { name, path, body } of unmoeglicheKoerper(gut())) {
        const antwort = await wer.call(call, { params, body })
        expect(antwort.status, name).toBe(400)
        expect(fehlerVon(antwort), name).toMatch(
          new RegExp(`^eingabe.ungueltig: ${path}${/null byte|half of/.test(name) ? ' zeichen' : ''}`),
        )
      }
      const mehr = await wer.call(call, { params, body: { ...gut(), stempel: 7 } })
      expect([mehr.status, fehlerVon(mehr)]).toEqual([400, 'eingabe.ungueltig: stempel unbekannt'])
      for (const body of keinKoerper) expect((await wer.call(call, { params, body })).status, body.slice(0, 20)).toBe(400)
    },
  )

  it.each([{}, { art: 'KRANKENHAUS' }, { art: 'APOTHEKE', id: '7' }, { art: 'APOTHEKE', suche: '' }, { art: 'APOTHEKE', ort: 'Köln' }])(
    'is no search: %j',
    async (query) => {
      expect((await clients.ROLE_PFLEGER.call(search, { query: query as Record<string, string> })).status).toBe(400)
    },
  )
})

describe('the numbers of houses and doctors', () => {
  async function eroeffne(angaben: { ik?: string; bsnr?: string }) {
    const antwort = await clients.ROLE_ADMIN.call(create, { body: { ...neueOrganisation({ art: 'ARZTPRAXIS' }), ...angaben } })
    return antwort.status === 201 ? 'good' : fehlerVon(antwort)
  }
  async function stelleEin(lanr: string) {
    const body = neuePerson({ organisationId: haus('weber'), rolle: 'ROLE_ARZT', beruf: 'ARZT', lanr })
    const antwort = await clients.ROLE_ARZT_ADMIN.call(createPerson, { body })
    return antwort.status === 201 ? 'good' : fehlerVon(antwort)
  }

  it.each(['260326822', '104212059', '109519005', '101575519', '108018007', '413799875'])('IK %s is good', async (ik) => {
    expect(await eroeffne({ ik })).toBe('good')
  })
  it.each([
    ['413799876', 'pruefziffer'],
    ['123456789', 'pruefziffer'],
    ['999999999', 'pruefziffer'],
    ['12345678', 'format'],
  ])('IK %s is not: %s', async (ik, fehler) => {
    expect(await eroeffne({ ik })).toBe(`eingabe.ungueltig: ik ik.${fehler}`)
  })

  it.each(['010123499', '491249011', '721111100', '740112363'])('BSNR %s is good', async (bsnr) => {
    expect(await eroeffne({ bsnr })).toBe('good')
  })
  it.each(['009999900', '361234500', '971234500', '12345678', '740112364'])('BSNR %s is not', async (bsnr) => {
    expect(await eroeffne({ bsnr })).toBe('eingabe.ungueltig: bsnr bsnr.format')
  })

  it.each(['838382202', '754236701', '895268385', '582369858', '987654423', '123456601', '999999900'])('LANR %s is good', async (lanr) => {
    expect(await stelleEin(lanr)).toBe('good')
  })
  it.each([
    ['165630445', 'pruefziffer'],
    ['123456789', 'pruefziffer'],
    ['555555601', 'pruefziffer'],
    ['12345678', 'format'],
  ])('LANR %s is not: %s', async (lanr, fehler) => {
    expect(await stelleEin(lanr)).toBe(`eingabe.ungueltig: lanr lanr.${fehler}`)
  })
})

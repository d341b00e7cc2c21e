import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { allRollen, errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestServer } from '../testServer.ts'
import { akteBody, newPerson, set } from './personal.fixtures.ts'

const { listAerzte, setActive, updatePerson, readPerson } = personalContract

const server = await serverForTests()
const rollen = await allRollen(server)

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const { personId } = server
const password = 'sieben-auf-einen-streich-9'

describe('the doctors of a practice', () => {
  it('are the ones with an Approbation or an LANR who are in', async () => {
    const aerzte = async () =>
      (await rollen.ROLE_PFLEGER.call(listAerzte, { params: { organisationId: haus('weber') } })).body.aerzte.map(({ name }) => name)
    const organisationId = haus('weber')
    const nehmeAuf = (angaben: Omit<Parameters<typeof newPerson>[0], 'organisationId'>) =>
      set(server.ports, { ...newPerson({ organisationId, ...angaben }), rolle: 'ROLE_ARZT' }, password)
    const zweite = await nehmeAuf({ name: 'Dr. Anna Öz', beruf: 'ARZT', lanr: '838382202' })
    await nehmeAuf({ name: 'Dr. Ohne', beruf: 'ARZT' })
    await nehmeAuf({ name: 'Dr. Pseudo', beruf: 'ARZT', lanr: '999999900' })
    await nehmeAuf({ name: 'Moni', beruf: 'MFA' })
    expect(await aerzte()).toEqual(['Dr. Anna Öz', 'Dr. Martin Weber'])
    const privat = await nehmeAuf({ name: 'Dr. Paul Privat', beruf: 'ARZT' })
    const akte = akteBody({ name: 'Dr. Paul Privat', rolle: 'ROLE_ARZT', beruf: 'ARZT', approbationAm: '2019-03-01' })
    await rollen.ROLE_ARZT_ADMIN.call(updatePerson, { params: { personId: privat }, body: { ...akte, version: 1 } })
    expect(await aerzte()).toEqual(['Dr. Anna Öz', 'Dr. Martin Weber', 'Dr. Paul Privat'])
    await rollen.ROLE_ARZT_ADMIN.call(setActive, { params: { personId: privat }, body: { aktiv: false } })
    await rollen.ROLE_ARZT_ADMIN.call(setActive, { params: { personId: zweite }, body: { aktiv: false } })
    expect(await aerzte()).toEqual(['Dr. Martin Weber'])
  })

  it('are those of a practice', async () => {
    for (const organisationId of [haus('markt'), haus('sonnenhof'), crypto.randomUUID()]) {
      expect((await rollen.ROLE_PFLEGER.call(listAerzte, { params: { organisationId } })).status).toBe(404)
    }
  })
})

describe('shutting the door', () => {
  const sperre = (konto: string, aktiv: boolean, who = rollen.ROLE_APOTHEKE_ADMIN) =>
    who.call(setActive, { params: { personId: personId(konto) }, body: { aktiv } })
  const hasZutritt = async () => (await rollen.ROLE_APOTHEKER.call(anmeldungContract.me)).status

  it('ends the sessions of the person within a second, and opening it does not bring them back', async () => {
    expect(await hasZutritt()).toBe(200)
    expect((await sperre('apotheker', false)).status).toBe(204)
    await expect.poll(hasZutritt, { interval: 10 }).toBe(401)
    await expect(server.as('apotheker')).rejects.toThrow('403')
    expect((await sperre('apotheker', true)).status).toBe(204)
    expect(await hasZutritt()).toBe(401)
    rollen.ROLE_APOTHEKER = await server.as('apotheker')
    expect(await hasZutritt()).toBe(200)
  })

  it('and opening it are told to the person by mail: who did it, in which organisation and why', async () => {
    const to = () => server.mails.filter(({ an }) => an === 'apotheker@dreiklang.example')
    const opened = () => to().filter(({ betreff }) => betreff === 'Dreiklang: Ihr Zugang ist wieder offen')
    // What was told before arrives in its own time.
    await expect.poll(() => opened().length).toBe(1)
    const { body: leitung } = await rollen.ROLE_APOTHEKE_ADMIN.call(anmeldungContract.me)
    const params = { personId: personId('apotheker') }
    await rollen.ROLE_APOTHEKE_ADMIN.call(setActive, { params, body: { aktiv: false, grund: 'Elternzeit bis Mai' } })
    await rollen.ROLE_APOTHEKE_ADMIN.call(setActive, { params, body: { aktiv: true } })
    await expect.poll(() => opened().length).toBe(2)
    const locked = to().find(({ text }) => text.includes('Grund: '))
    expect(locked?.betreff).toBe('Dreiklang: Ihr Zugang ist gesperrt')
    expect(locked?.text).toContain(`Organisation: Apotheke am Markt\nDurch: ${leitung.name}\nGrund: Elternzeit bis Mai`)
    rollen.ROLE_APOTHEKER = await server.as('apotheker')
  })

  it('that is open already leaves everybody signed in', async () => {
    expect((await sperre('apotheker', true)).status).toBe(204)
    expect(await hasZutritt()).toBe(200)
  })

  it('is not possible for the last administrator, by nobody', async () => {
    for (const who of [rollen.ROLE_APOTHEKE_ADMIN, rollen.ROLE_ADMIN]) {
      const answer = await sperre('apotheke-admin', false, who)
      expect([answer.status, errorOf(answer)]).toEqual([409, 'personal.letzte_verwaltung'])
    }
  })

  it('lets one stay when two administrators shut each other out at the same moment', async () => {
    const organisationId = haus('markt')
    const zweite = { ...newPerson({ organisationId, beruf: 'APOTHEKER' }), rolle: 'ROLE_APOTHEKE_ADMIN' as const }
    const id = await set(server.ports, zweite, password)
    const { accessToken } = (await server.anonymous.call(anmeldungContract.signIn, { body: { email: zweite.email, password } })).body
    const headers = { authorization: `Bearer ${accessToken}` }
    const answers = await Promise.all([
      rollen.ROLE_APOTHEKE_ADMIN.call(setActive, { params: { personId: id }, body: { aktiv: false } }),
      server.anonymous.call(setActive, { params: { personId: personId('apotheke-admin') }, body: { aktiv: false }, headers }),
    ])
    // Who comes second is told that he is the last one, or is out already.
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409 || status === 401)).toHaveLength(1)
  })

  it('lets one head stay when two take the role from each other at the same moment', async () => {
    const organisationId = haus('weber')
    const zweite = { ...newPerson({ organisationId, beruf: 'MFA' }), rolle: 'ROLE_ARZT_ADMIN' as const }
    const id = await set(server.ports, zweite, password)
    const { accessToken } = (await server.anonymous.call(anmeldungContract.signIn, { body: { email: zweite.email, password } })).body
    const headers = { authorization: `Bearer ${accessToken}` }
    const akte = (name: string) => ({ ...akteBody({ name, rolle: 'ROLE_ARZT', beruf: 'MFA' }), version: 1 })
    const answers = await Promise.all([
      rollen.ROLE_ARZT_ADMIN.call(updatePerson, { params: { personId: id }, body: akte(zweite.name) }),
      server.anonymous.call(updatePerson, { params: { personId: personId('arzt-admin') }, body: akte('Petra Lange'), headers }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // Who comes second is told that he is the last one, or has no right any more.
    expect(answers.filter(({ status }) => [409, 401, 403].includes(status))).toHaveLength(1)
  })

  it('by the platform is for houses in trouble, and says why: the reason stands in the record', async () => {
    const params = { personId: personId('pfleger2') }
    const ohne = await rollen.ROLE_ADMIN.call(setActive, { params, body: { aktiv: false } })
    expect([ohne.status, errorOf(ohne)]).toEqual([422, 'personal.grund_fehlt: grund pflicht'])
    expect((await rollen.ROLE_ADMIN.call(setActive, { params, body: { aktiv: false, grund: 'Verdacht auf Missbrauch' } })).status).toBe(204)
    const leitung = await server.as('pflege-admin2')
    expect((await leitung.call(readPerson, { params })).body).toMatchObject({
      stand: 'GESPERRT',
      zugang: { grund: 'Verdacht auf Missbrauch' },
    })
    expect((await leitung.call(setActive, { params, body: { aktiv: true } })).status).toBe(204)
    expect((await leitung.call(readPerson, { params })).body).toMatchObject({ stand: 'AKTIV', zugang: { grund: null } })
  })
})

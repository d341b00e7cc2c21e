import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { type Angaben, angabeNames, vorlagen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = rechtstexteContract
const server = await serverForTests()
const [admin] = await server.people('admin')

const alles: Angaben = Object.fromEntries(angabeNames.map((name) => [name, `Wert ${name}`]))
const entwurf = async (art: RechtstextArt) => (await admin.call(c.readEntwurf, { params: { art } })).body
const sichere = async (art: RechtstextArt, change: object) => {
  const { version, angaben, de, en } = await entwurf(art)
  return admin.call(c.saveEntwurf, { params: { art }, body: { version, angaben, de, en, ...change } })
}
const give = (art: RechtstextArt, version: number, gueltigAb = '2026-11-18') =>
  admin.call(c.publish, { params: { art }, body: { version, gueltigAb } })
const lies = async (art: RechtstextArt, query: Record<string, string> = {}) =>
  (await server.anonymous.call(c.read, { params: { art }, query })).body

describe('a legal text', () => {
  it('is nothing to the public, and a template with gaps to the administrator, until it is published', async () => {
    expect(await lies('IMPRESSUM')).toEqual({ fassung: null, vorherige: null, fassungen: [] })
    const { version, de, luecken } = await entwurf('IMPRESSUM')
    expect([version, de]).toEqual([0, vorlagen.IMPRESSUM.de])
    expect(luecken.map(({ path }) => path)).toContain('angaben.anschrift')
  })

  it('cannot be published with gaps', async () => {
    const { body } = await sichere('IMPRESSUM', { angaben: { name: 'Betreiber GmbH' } })
    const answer = await give('IMPRESSUM', body.version)
    expect(answer.status).toBe(422)
    expect(errorOf(answer)).toContain('angaben.anschrift pflicht')
    expect((await lies('IMPRESSUM')).fassung).toBeNull()
  })

  it('is there for everybody once it is whole, and says nothing of who wrote it', async () => {
    const { body } = await sichere('IMPRESSUM', { angaben: alles })
    expect(body.luecken).toEqual([])
    expect((await give('IMPRESSUM', body.version)).status).toBe(201)
    const { fassung, fassungen } = await lies('IMPRESSUM')
    expect(fassung).toMatchObject({ nr: 1, gueltigAb: '2026-11-18' })
    expect(fassung?.de).toContain('Wert anschrift')
    expect(fassungen).toHaveLength(1)
    expect(Object.keys(fassungen[0] ?? {})).toEqual(['nr', 'gueltigAb', 'veroeffentlichtAm'])
    expect((await entwurf('IMPRESSUM')).fassungen[0]?.von).toBeTruthy()
  })

  it('keeps every version, and holds from its day on', async () => {
    const { body } = await sichere('IMPRESSUM', { angaben: { ...alles, name: 'Neuer Name' } })
    expect((await give('IMPRESSUM', body.version, '2026-12-01')).body).toEqual({ nr: 2 })
    expect((await lies('IMPRESSUM')).fassung?.nr).toBe(1)
    const zweite = await lies('IMPRESSUM', { nr: '2' })
    expect([zweite.fassung?.de.includes('Neuer Name'), zweite.vorherige?.nr]).toEqual([true, 1])
    const today = server.clock.now
    server.clock.now = new Date('2026-12-01T08:00:00.000Z')
    expect((await lies('IMPRESSUM')).fassung?.nr).toBe(2)
    server.clock.now = today
    expect((await server.anonymous.call(c.read, { params: { art: 'IMPRESSUM' }, query: { nr: '9' } })).status).toBe(404)
  })

  it('does not hold from yesterday', async () => {
    const { version } = await entwurf('IMPRESSUM')
    expect((await give('IMPRESSUM', version, '2026-11-17')).body).toMatchObject({ code: 'rechtstexte.gueltig_ab_vergangen' })
  })

  it('is written by one of two at the same moment, and published once', async () => {
    const { version, de, en } = await entwurf('BARRIEREFREIHEIT')
    const write = () => admin.call(c.saveEntwurf, { params: { art: 'BARRIEREFREIHEIT' }, body: { version, angaben: alles, de, en } })
    const answers = await Promise.all([write(), write()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const body = { version: version + 1, gueltigAb: '2026-11-18' }
    const once = () => admin.call(c.publish, { params: { art: 'BARRIEREFREIHEIT' }, body, key: 'barrierefrei-1' })
    expect((await Promise.all([once(), once()])).map((answer) => answer.body)).toEqual([{ nr: 1 }, { nr: 1 }])
    expect((await lies('BARRIEREFREIHEIT')).fassungen).toHaveLength(1)
  })

  it('that is missing is counted in the menu of the administrator', async () => {
    const { body } = await admin.call(navigationContract.verticalMenu)
    expect(body.compact.find(({ id }) => id === 'rechtstexte')?.badge).toEqual({ title: '1' })
  })

  it('about privacy is told to everybody who has an account', async () => {
    const pfleger = await server.as('pfleger')
    const count = async () => (await pfleger.call(messageContract.list)).body.filter(({ link }) => link === '/datenschutz').length
    expect(await count()).toBe(0)
    const { body } = await sichere('DATENSCHUTZ', { angaben: alles })
    expect((await give('DATENSCHUTZ', body.version)).status).toBe(201)
    expect(await count()).toBe(1)
    const { texte } = (await admin.call(c.stand)).body
    expect(texte.map(({ art, nr }) => [art, nr])).toEqual([
      ['IMPRESSUM', 1],
      ['DATENSCHUTZ', 1],
      ['BARRIEREFREIHEIT', 1],
    ])
  })
})

import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { type Konto, put } from '../bestellung/bestellung.fixtures.ts'
import { demoMail } from '../demo/konten.ts'
import { hausForTests } from '../forTests.fixtures.ts'

const { list, own, kopf } = protokollContract

const haus = await hausForTests()
const fall = await put(haus)

const rows = async (konto: Konto, query: Record<string, string> = {}) => (await (await haus.wer(konto)).call(list, { query })).body.zeilen

describe('from where a deed came', () => {
  it('stands beside it: the network, and the number that the answer gave out', async () => {
    const pfleger = await haus.wer('pfleger')
    const { headers } = await pfleger.call(bestellungContract.read, { params: { bestellungId: fall.id } })
    const [row] = (await pfleger.call(own)).body.zeilen
    expect(row).toMatchObject({ aktion: 'bestellung.read', adresse: '127.0.0.x', anfrage: headers.get('x-correlation-id') })
  })

  it('is told to the own head, and not to another house whose order it was', async () => {
    expect(await rows('pflege-admin', { art: 'LESEN' })).toContainEqual(expect.objectContaining({ adresse: '127.0.0.x' }))
    await fall.run('pfleger', 'senden')
    await fall.readStore('arzt')
    const { body } = await (
      await haus.wer('pflege-admin')
    ).call(protokollContract.einsicht, { params: { klientId: haus.klientId }, query: { art: 'LESEN' } })
    const vonDort = body.zeilen.filter(({ organisation }) => organisation?.startsWith('Praxis'))
    expect(vonDort.length).toBeGreaterThan(0)
    expect(vonDort.map(({ adresse, anfrage }) => [adresse, anfrage])).toEqual(vonDort.map(() => [null, null]))
  })
})

describe('what happens with accounts', () => {
  const attempts = (email: string, password = 'falsch-und-geraten') =>
    haus.anonymous.call(anmeldungContract.signIn, { body: { email, password } })

  it('enters the chain of the house: signing in, and failing to', async () => {
    await haus.wer('arzt')
    await attempts(demoMail('arzt'))
    const personId = haus.personId('arzt')
    const arten = (await rows('arzt-admin', { art: 'KONTO', personId })).map(({ objektArt, adresse }) => [objektArt, adresse])
    expect(arten).toContainEqual(['KONTO_ANMELDUNG', '127.0.0.x'])
    expect(arten).toContainEqual(['KONTO_FEHLVERSUCH', '127.0.0.x'])
    expect((await rows('pflege-admin', { art: 'KONTO', personId })).length).toBe(0)
  })

  it('says of an unknown account that somebody tried, and nothing of what was typed', async () => {
    await attempts('wer.ist.das@example.org', 'ein-geheimes-wort')
    const unbekannt = (await rows('admin', { art: 'KONTO' })).filter(({ person }) => person === null)
    expect(unbekannt).toMatchObject([{ objektArt: 'KONTO_FEHLVERSUCH', objektId: 'unbekannt', adresse: '127.0.0.x', organisation: null }])
    expect(JSON.stringify(unbekannt)).not.toMatch(/wer\.ist\.das|geheimes/)
  })
})

describe('the head of the own chain', () => {
  it('is handed out signed, to heads alone, and that is a deed', async () => {
    const { status, text, headers } = await (await haus.wer('pflege-admin')).call(kopf)
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="protokoll-kopf-2026-11-18.jsonl"'])
    expect(JSON.parse(text)).toMatchObject({
      organisationId: haus.ensemble.organisationen.sonnenhof,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect((await rows('pflege-admin', { art: 'AUSGEBEN' })).map(({ aktion }) => aktion)).toContain('protokoll.kopf')
    expect((await (await haus.wer('pfleger')).call(kopf)).status).toBe(403)
  })
})

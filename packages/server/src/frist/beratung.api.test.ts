import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import type { Leistungsart } from '@dreiklang/domain/klient/klient'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { fertigesBlatt, writeBlatt } from '../dokumentation/dokumentation.fixtures.ts'
import { create, planBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'

const haus = await hausForTests()
const [pfleger, leitung] = await haus.people('pfleger', 'pflege-admin')

/** A Klient of whom this is written down. */
async function admit(pflegegrad: number | null, leistungsart: Leistungsart | null): Promise<string> {
  const klientId = await haus.admit()
  await insure(klientId, pflegegrad, leistungsart)
  return klientId
}
async function insure(klientId: string, pflegegrad: number | null, leistungsart: Leistungsart | null) {
  const params = { klientId }
  const { versicherung } = (await leitung.call(akteContract.read, { params })).body
  const answer = await leitung.call(akteContract.updateVersicherung, { params, body: { ...versicherung, pflegegrad, leistungsart } })
  expect(answer.status).toBe(200)
}
const rows = async (klientId: string, client = pfleger) =>
  (await client.call(fristContract.list, { query: { art: 'BERATUNG', klientId } })).body.zeilen
const line = async (klientId: string, client = pfleger) => client.call(fristContract.beratung, { params: { klientId } })
const plan = (klientId: string) =>
  create(
    leitung,
    'plan',
    planBody({ klientId, personIds: [haus.personId('pflege-admin')] }, { typ: 'BERATUNGSBESUCH', datum: haus.heute() }),
  )
const begin = async (besuch: string) => {
  await run(leitung, besuch, 'losfahren')
  expect((await run(leitung, besuch, 'beginnen', { identitaetGeprueft: true })).body.status).toBe('BEGONNEN')
}

const finish = async (hausbesuchId: string) => {
  const beratung = { sichergestellt: 'JA', empfehlung: null, einwilligung: true } as const
  expect((await writeBlatt(leitung, 'finish', { hausbesuchId, blatt: fertigesBlatt(0, { beratung }) })).status).toBe(200)
}

describe('advice at home that has to be taken in a half-year', () => {
  it('is a deadline of the nursing service at the end of the half-year, until the visit was made', async () => {
    const klientId = await admit(4, 'PFLEGEGELD')
    const faellig = '2026-12-31'
    expect(await rows(klientId)).toMatchObject([{ objektId: klientId, faellig, klient: { id: klientId }, termin: null }])
    expect((await line(klientId)).body).toEqual({ frist: { art: 'PFLICHT', faellig }, letzter: null, termin: null })

    const hausbesuchId = await plan(klientId)
    const termin = { hausbesuchId, tag: haus.heute() }
    expect(await rows(klientId)).toMatchObject([{ faellig, termin }])
    expect((await line(klientId)).body).toEqual({ frist: { art: 'PFLICHT', faellig }, letzter: null, termin })

    await begin(hausbesuchId)
    await finish(hausbesuchId)
    expect(await rows(klientId)).toEqual([])
    expect((await line(klientId)).body).toEqual({ frist: null, letzter: termin, termin: null })
  })

  it('stays open when the visit was broken off', async () => {
    const klientId = await admit(2, 'PFLEGEGELD')
    const hausbesuchId = await plan(klientId)
    await begin(hausbesuchId)
    expect((await run(leitung, hausbesuchId, 'abbrechen', { grund: 'Notarzt gerufen' })).body.status).toBe('ABGESCHLOSSEN')
    expect(await rows(klientId)).toHaveLength(1)
    expect((await line(klientId)).body.letzter).toBeNull()
  })

  it('has no visit planned any more when its day went by', async () => {
    const klientId = await admit(2, 'PFLEGEGELD')
    await plan(klientId)
    const before = haus.clock.now
    haus.clock.now = new Date(before.getTime() + 24 * 3_600_000)
    const later = await haus.as('pfleger')
    expect(await rows(klientId, later)).toMatchObject([{ termin: null }])
    expect((await line(klientId, later)).body.termin).toBeNull()
    haus.clock.now = before
  })

  it('comes back in the next half-year', async () => {
    const klientId = await admit(3, 'PFLEGEGELD')
    const hausbesuchId = await plan(klientId)
    await begin(hausbesuchId)
    await finish(hausbesuchId)
    const before = haus.clock.now
    haus.clock.now = new Date('2027-01-04T09:00:00.000Z')
    expect(await rows(klientId, await haus.as('pfleger'))).toMatchObject([{ faellig: '2027-06-30' }])
    haus.clock.now = before
  })

  it('follows the record: another kind of benefit ends it, and an end of care, too', async () => {
    const klientId = await admit(2, 'PFLEGEGELD')
    await insure(klientId, 2, 'SACHLEISTUNG')
    expect(await rows(klientId)).toEqual([])
    await insure(klientId, 2, 'PFLEGEGELD')
    expect(await rows(klientId)).toHaveLength(1)
    const { person } = (await leitung.call(akteContract.read, { params: { klientId } })).body
    const body = { status: 'BEENDET', version: person.version, am: haus.heute() } as const
    expect((await leitung.call(klientenListContract.setStatus, { params: { klientId }, body })).status).toBe(200)
    expect(await rows(klientId)).toEqual([])
    expect((await line(klientId)).body.frist).toBeNull()
  })
})

describe('advice at home that nobody has to take', () => {
  it.each([
    [5, 'SACHLEISTUNG', { art: 'ANGEBOT', faellig: '2026-12-31' }],
    [5, 'KOMBINATION', { art: 'ANGEBOT', faellig: '2026-12-31' }],
    [1, null, { art: 'ANGEBOT', faellig: '2026-12-31' }],
    [3, null, { art: 'UNBEKANNT', faellig: null }],
    [null, null, null],
  ] as const)('is no deadline with Pflegegrad %s and %s; the record says what is known', async (pflegegrad, leistungsart, frist) => {
    const klientId = await admit(pflegegrad, leistungsart)
    expect(await rows(klientId)).toEqual([])
    expect((await line(klientId)).body.frist).toEqual(frist)
  })
})

it('advice at home is read by the own nursing service alone, and that is written down', async () => {
  const klientId = await admit(3, 'PFLEGEGELD')
  await line(klientId)
  const status = await Promise.all(
    (['pfleger2', 'arzt', 'apotheker'] as const).map(async (konto) => (await line(klientId, await haus.wer(konto))).status),
  )
  expect(status).toEqual([404, 403, 403])
  const written = sql('test.beratung.protokoll', `select art from protokoll where aktion = 'frist.beratung' and klient_id = :klientId`)
  expect(await haus.ports.database.query(systemContext, written, { klientId })).toEqual([{ art: 'LESEN' }])
})

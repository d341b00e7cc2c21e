import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { type Vitalverlauf, type ZielAngaben, zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, planungBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import type { TestAnswer } from '../testServer.ts'
import { beginBesuch, fertigesBlatt, gemessen, writeBlatt } from './dokumentation.fixtures.ts'

const c = zielbereichContract
const haus = await hausForTests()
const [pfleger, arzt] = await haus.people('pfleger', 'arzt')
beforeAll(async () => {
  await create(pfleger, 'ask', anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }))
})

const today = '2026-11-18'
const { personId } = haus
const params = () => ({ klientId: haus.klientId })
const now = () => haus.clock.now.toISOString()
const code = ({ body }: TestAnswer<unknown>) => (body as ErrorAnswer).code
const target = (rest: Partial<ZielAngaben> = {}): ZielAngaben => ({
  art: 'BLUTDRUCK',
  von: 110,
  bis: 160,
  von2: null,
  bis2: 95,
  gueltigAb: today,
  gueltigBis: null,
  ...rest,
})
const set = (rest: Partial<ZielAngaben> = {}, who = arzt) => who.call(c.set, { params: params(), body: target(rest) })
const end = (zielbereichId: string, who = arzt) => who.call(c.end, { params: { ...params(), zielbereichId } })
const lies = async (who = pfleger, tage: '30' | '90' | '365' = '90'): Promise<Vitalverlauf> =>
  (await who.call(c.read, { params: params(), query: { tage } })).body

describe('the range that a doctor sets for a Klient', () => {
  it('is seen by the nurse with the name of the doctor, and its numbers lie sealed', async () => {
    const answer = await set()
    expect(answer.status).toBe(201)
    const { ziele, setzen } = await lies()
    expect(ziele).toMatchObject([{ ...target(), eigener: false, gesetztAm: now() }])
    expect(setzen).toBe('dokumentation.ziel_nur_arzt')
    expect(await lies(arzt)).toMatchObject({ setzen: true, ziele: [{ eigener: true }] })
    const [row] = await haus.ports.database.query<{ inhalt: string }>(
      systemContext,
      sql('test.ziel', 'select inhalt from zielbereich where id = :id'),
      { id: answer.body.id },
    )
    expect(row?.inhalt).toMatch(/^v1\./)
    await end(answer.body.id)
  })

  it('takes the place of the former one, which ends the day before and never comes back', async () => {
    const first = (await set({ art: 'PULS', von: 50, bis: 90, bis2: null })).body.id
    const zweite = (await set({ art: 'PULS', von: 55, bis: 85, bis2: null, gueltigAb: '2026-11-20' })).body.id
    const enden = async () => Object.fromEntries((await lies()).ziele.map(({ id, gueltigBis }) => [id, gueltigBis]))
    expect(await enden()).toMatchObject({ [first]: '2026-11-19', [zweite]: null })
    expect((await end(zweite)).body).toEqual({ gueltigBis: '2026-11-17' })
    expect(await enden()).toMatchObject({ [first]: '2026-11-19', [zweite]: '2026-11-17' })
  })

  it('is ended once, and of two doctors at once one is told that it was ended', async () => {
    const { id } = (await set({ art: 'SPO2', von: 88, bis: 92, bis2: null })).body
    const beide = await Promise.all([end(id), end(id)])
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(beide.filter(({ status }) => status === 409).map(code)).toEqual(['dokumentation.ziel_beendet'])
  })

  it('is set once when the answer was lost and it is sent again', async () => {
    const nochmal = () =>
      arzt.call(c.set, {
        params: params(),
        body: target({ art: 'TEMPERATUR', von: null, bis: 38.5, bis2: null }),
        headers: { 'idempotency-key': 'ziel-einmal' },
      })
    const [one, zweite] = [await nochmal(), await nochmal()]
    expect(zweite.text).toBe(one.text)
    expect((await lies()).ziele.filter(({ art }) => art === 'TEMPERATUR')).toHaveLength(1)
  })

  it('begins today at the earliest', async () => {
    const answer = await set({ gueltigAb: '2026-11-17' })
    expect([answer.status, code(answer)]).toEqual([422, 'dokumentation.ziel_vergangen'])
  })

  it('is refused with its field when it cannot be', async () => {
    const answer = await set({ von: 400 })
    expect([answer.status, (answer.body as unknown as ErrorAnswer).fields.map(({ path }) => path)]).toEqual([400, ['von', 'bis']])
  })

  it('is set by nobody but a doctor of a practice that treats the Klient', async () => {
    expect((await set({}, pfleger)).status).toBe(403)
    expect((await set({}, await haus.wer('arzt2'))).status).toBe(404)
    expect((await end(crypto.randomUUID())).status).toBe(404)
  })

  it('is in the audit trail of the Klient', async () => {
    const rows = await haus.ports.database.query<{ aktion: string }>(
      systemContext,
      sql(
        'test.zielSpur',
        `select distinct aktion from protokoll where klient_id = :klientId and aktion like 'dokumentation.%' order by 1`,
      ),
      { klientId: haus.klientId },
    )
    expect(rows.map(({ aktion }) => aktion)).toEqual([c.read.id, c.end.id, c.set.id].toSorted())
  })
})

describe('vital signs over time', () => {
  it('come from finished sheets, the oldest first, and a draft shows nothing', async () => {
    const leitung = await haus.wer('pflege-admin')
    const ids = { klientId: haus.klientId, personId: personId('pfleger') }
    const values = [
      gemessen(now()),
      gemessen(new Date(haus.clock.now.getTime() - 60_000).toISOString(), { art: 'PULS', wert: 70, wert2: null }),
    ]
    const besuch = await beginBesuch({ leitung, wer: pfleger }, ids)
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), vitalwerte: values } })
    expect((await lies()).werte).toEqual([])
    await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { vitalwerte: values }) })
    expect((await lies(pfleger, '30')).werte.map(({ art, wert, hausbesuchId }) => [art, wert, hausbesuchId])).toEqual([
      ['PULS', 70, besuch],
      ['BLUTDRUCK', 150, besuch],
    ])
  })

  it('are open to the practice where its own visit was written down, and to no other house', async () => {
    expect((await lies(arzt)).werte).toEqual([])
    const besuch = await create(
      pfleger,
      'ask',
      anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }),
    )
    await run(await haus.wer('arzt-admin'), besuch, 'annehmen', planungBody([personId('arzt')], { datum: today, uhrzeit: '14:30' }))
    await run(arzt, besuch, 'beginnen', { identitaetGeprueft: true })
    await writeBlatt(arzt, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { vitalwerte: [gemessen(now())] }) })
    expect((await lies(arzt)).werte.map(({ hausbesuchId }) => hausbesuchId)).toEqual([besuch])
    expect((await (await haus.wer('pfleger2')).call(c.read, { params: params() })).status).toBe(404)
  })
})

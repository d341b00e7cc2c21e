import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { errorAnswer } from '@dreiklang/domain/shared/contract'
import { expect, it } from 'vitest'
import { stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { hausForTests } from '../forTests.fixtures.ts'
import { readBesuch } from '../hausbesuch/hausbesuch.fixtures.ts'
import { beginBesuch, fertigesBlatt, readBlatt, writeBlatt } from './dokumentation.fixtures.ts'

const haus = await hausForTests()
const [leitung] = await haus.people('pflege-admin')

it('a visit for advice is finished with its proof, and not without', async () => {
  const who = { leitung, wer: leitung }
  const hausbesuchId = await beginBesuch(
    who,
    { klientId: haus.klientId, personId: haus.personId('pflege-admin') },
    { typ: 'BERATUNGSBESUCH' },
  )
  const refused = await writeBlatt(leitung, 'finish', { hausbesuchId, blatt: fertigesBlatt(0) })
  expect(refused.status).toBe(422)
  const { code, fields } = errorAnswer.parse(JSON.parse(refused.text))
  expect([code, fields.map(({ path }) => path)]).toEqual([
    'dokumentation.unvollstaendig',
    ['blatt.beratung.sichergestellt', 'blatt.beratung.einwilligung'],
  ])
  const beratung = { sichergestellt: 'JA', empfehlung: null, einwilligung: true } as const
  expect((await writeBlatt(leitung, 'finish', { hausbesuchId, blatt: fertigesBlatt(0, { beratung }) })).status).toBe(200)
  expect((await readBlatt(leitung, hausbesuchId)).blatt?.beratung).toEqual(beratung)
})

it('a visit for advice does not end past its sheet either, whether one was begun or not', async () => {
  const who = { leitung, wer: leitung }
  const hausbesuchId = await beginBesuch(
    who,
    { klientId: haus.klientId, personId: haus.personId('pflege-admin') },
    { typ: 'BERATUNGSBESUCH', uhrzeit: '13:00' },
  )
  const { version } = await readBesuch(leitung, hausbesuchId)
  const past = () =>
    leitung.call(stepContract.abschliessen, { params: { hausbesuchId }, body: { version, ergebnis: 'Beratung gegeben', leistungen: [] } })
  expect(await past()).toMatchObject({ status: 409, body: { code: 'dokumentation.nachweis_fehlt' } })
  await writeBlatt(leitung, 'save', { hausbesuchId, blatt: fertigesBlatt(0) })
  expect(await past()).toMatchObject({ status: 409, body: { code: 'dokumentation.nachweis_fehlt' } })
})

it('a sheet that a device wrote before the proof was asked for is taken', async () => {
  const who = { leitung, wer: leitung }
  const hausbesuchId = await beginBesuch(who, { klientId: haus.klientId, personId: haus.personId('pflege-admin') }, { uhrzeit: '15:00' })
  const { beratung: _later, ...before } = fertigesBlatt(0)
  const blatt = before as ReturnType<typeof fertigesBlatt>
  expect((await writeBlatt(leitung, 'save', { hausbesuchId, blatt })).status).toBe(200)
  expect((await readBlatt(leitung, hausbesuchId)).blatt?.beratung).toEqual(emptyBlatt(0).beratung)
})

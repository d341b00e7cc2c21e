import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { demoMail, demoPassword } from '../demo/konten.ts'
import { beginBesuch, fertigesBlatt, readBlatt, writeBlatt } from '../dokumentation/dokumentation.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { set } from '../personal/personal.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { bereichBody } from './klient.fixtures.ts'

const haus = await hausForTests()

it('erasing a Klient takes every version of the plan of medicines and of the sheets', async () => {
  const second = { email: demoMail('leitung2'), name: 'Karin Zweite', rolle: 'ROLE_PFLEGE_ADMIN', beruf: 'VERWALTUNG', lanr: null } as const
  await set(haus.ports, { ...second, organisationId: haus.ensemble.organisationen.sonnenhof }, demoPassword)
  const [leitung, wer] = await haus.people('pflege-admin', 'pfleger')
  const klientId = await haus.admit({ nachname: 'Fassung', einwilligungen: [] })
  const params = { klientId }
  const { mittel } = bereichBody.medikation()
  for (const version of [1, 2]) {
    const body = { mittel: mittel.slice(version - 1), version }
    expect((await wer.call(akteContract.updateMedikation, { params, body })).status).toBe(200)
  }
  const hausbesuchId = await beginBesuch({ leitung, wer }, { klientId, personId: haus.personId('pfleger') })
  const blatt = fertigesBlatt((await readBlatt(wer, hausbesuchId)).besuch.leistungen.length)
  expect((await writeBlatt(wer, 'save', { hausbesuchId, blatt: { ...blatt, ergebnis: 'Klientin wohlauf' } })).status).toBe(200)
  expect((await writeBlatt(wer, 'finish', { hausbesuchId, blatt })).status).toBe(200)
  const count = sql(
    'test.fassungen',
    `select (select count(*)::int from medikationsplan_fassung where klient_id = :klientId) as plaene,
        (select count(*)::int from besuchsblatt_fassung where hausbesuch_id = :hausbesuchId) as blaetter`,
  )
  const versions = async () => (await haus.ports.database.query(systemContext, count, { klientId, hausbesuchId }))[0]
  expect(await versions()).toEqual({ plaene: 2, blaetter: 2 })

  const { version, ...person } = (await leitung.call(akteContract.read, { params })).body.person
  const body = { ...person, status: 'BEENDET', pflegebeginn: '2010-01-01', pflegeende: '2026-11-17', version }
  expect((await leitung.call(akteContract.updatePerson, { params, body })).status).toBe(200)
  haus.clock.now = new Date('2037-01-12T09:00:00.000Z')
  const asked = await (await haus.as('pflege-admin')).call(loeschungContract.request, { params, body: { grund: 'Frist ist um' } })
  expect([asked.status, asked.text]).toEqual([204, ''])
  expect((await (await haus.as('leitung2')).call(loeschungContract.confirm, { params })).status).toBe(200)
  expect(await versions()).toEqual({ plaene: 0, blaetter: 0 })
})

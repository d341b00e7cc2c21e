import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import { create, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import { createSerie, serienBody } from '../serie/serie.fixtures.ts'

const haus = await hausForTests()
const { klientId } = haus

it('the own copy says when somebody was planned, assigned and absent, and nothing of the Klienten', async () => {
  const [nurse, leitung] = await haus.people('pfleger', 'pflege-admin')
  const personIds = [haus.personId('pfleger')]
  const hausbesuchId = await create(leitung, 'plan', planBody({ klientId, personIds }, { anlass: 'Verband lockert sich' }))
  await createSerie(leitung, serienBody({ klientId, personIds }, { uhrzeit: '18:00', anlass: 'Strümpfe' }))
  const params = { personId: haus.personId('pfleger') }
  const away = await leitung.call(personalContract.addAbwesenheit, {
    params,
    body: { art: 'URLAUB', von: '2026-12-21', bis: '2026-12-23', vertretungId: null },
  })
  const assigned = await leitung.call(zugangContract.addZuteilung, { params: { klientId }, body: { ...params, tag: haus.heute() } })
  expect([away.status, assigned.status].filter((status) => status >= 300)).toEqual([])

  const { weiteres } = auskunftContract.auskunft.answer.parse(JSON.parse((await nurse.call(auskunftContract.auskunft)).text))
  expect(weiteres).toMatchObject({
    hausbesuche: expect.arrayContaining([
      expect.objectContaining({ typ: 'PFLEGEBESUCH', tag: '2026-11-19', um: '08:00', dauerMinuten: 30 }),
    ]),
    serien: [{ uhrzeit: '18:00', regel: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' }],
    abwesenheiten: [{ art: 'URLAUB', von: '2026-12-21', bis: '2026-12-23' }],
    zuteilungen: [{ tag: haus.heute() }],
    touren: [],
    planungen: [],
  })
  const { hausbesuche, serien, zuteilungen } = weiteres
  expect(JSON.stringify([hausbesuche, serien, zuteilungen])).not.toMatch(new RegExp(`${klientId}|${hausbesuchId}|Verband|Strümpfe`))
})

import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { bring, errorOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const mvo = [
  { ab: '2026-11-18', bis: null },
  { ab: '2026-11-19', bis: '2027-01-31' },
]

it('after the first part of a Mehrfachverordnung one call makes the order of the next, whose prescription is there', async () => {
  const fall = await bring(haus, 'BEIM_ARZT')
  await fall.run('arzt', 'verordnen', { mvo })
  const positionId = fall.positionIds[0] ?? ''
  const params = { bestellungId: fall.id, positionId }
  const pfleger = await haus.wer('pfleger')
  expect(errorOf(await pfleger.call(bestellungContract.copyTeil, { params }))).toMatchObject({ code: 'bestellung.kein_teil' })
  await fall.run('pfleger', 'anApothekeGeben')
  await fall.run('apotheker', 'annehmen')
  await fall.run('apotheker', 'rezeptVorlegen')
  await fall.run('apotheker', 'bereitstellen')
  await fall.run('apotheker', 'ausliefern')
  await fall.run('apotheker', 'zustellen')
  const answer = await pfleger.call(bestellungContract.copyTeil, { params, key: 'teil-zwei' })
  expect(answer.status).toBe(201)
  const { body } = await pfleger.call(bestellungContract.read, { params: { bestellungId: answer.body.id } })
  expect(body).toMatchObject({ status: 'ENTWURF', vorgaengerId: fall.id })
  expect(body.positionen).toMatchObject([
    { rezeptVorlage: 'AUF_EGK', rezept: { mvo: { nr: 2, teile: mvo }, gueltigBis: '2027-01-31', vorgelegtAm: null } },
  ])
  const again = await pfleger.call(bestellungContract.copyTeil, { params, key: 'teil-zwei' })
  expect(again.body.id).toBe(answer.body.id)
})

import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemContext } from '../shared/context.ts'
import { type TestServer, startTestServer } from '../testServer.ts'
import { writeAkten } from './akten.ts'
import { createDirector } from './director.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const beginn = server.clock.jetzt
  // The play begins to count its steps anew, and what it did before is remembered by their numbers.
  await server.ports.database.query(systemContext, { name: 'test.forget', text: 'delete from idempotenz' }, {})
  const regie = createDirector(server.server.routes, { zeit: server.clock, beginn })
  await writeAkten(regie, server.ensemble, server.klienten)
  server.clock.jetzt = beginn
})
afterAll(() => server.close())

it('the records of the demo have something to show on every page of them', async () => {
  const leitung = await server.as('pflege-admin')
  const find = async (query: Record<string, string>) =>
    (await leitung.call(klientenListContract.list, { query: { limit: '100', ...query } })).body.zeilen
  const alle = await find({})
  expect(alle).toHaveLength(28)
  expect(alle.every(({ pflegegrad }) => pflegegrad !== null)).toBe(true)
  for (const filter of ['ohneNotfallkontakt', 'mitFrist']) {
    const gefunden = await find({ [filter]: 'true' })
    expect([filter, gefunden.length > 0 && gefunden.length < alle.length]).toEqual([filter, true])
  }
  const akten = await Promise.all(alle.map(async ({ id }) => (await leitung.call(akteContract.read, { params: { klientId: id } })).body))
  for (const gefuellt of [
    akten.some(({ gesundheit }) => gesundheit.diagnosen.length > 0 && gesundheit.risiken.length > 0),
    akten.some(({ gesundheit }) => gesundheit.reanimation === 'NEIN'),
    akten.some(({ hkp }) => hkp.verordnungen.length > 0),
    akten.some(({ aerzte }) => aerzte.fachaerzte.length > 0),
  ]) {
    expect(gefuellt).toBe(true)
  }
  const { body } = await (await server.as('pfleger')).call(zugangContract.read, { params: { klientId: server.klienten[0]?.id ?? '' } })
  expect(body?.klingel).not.toBe('')
})

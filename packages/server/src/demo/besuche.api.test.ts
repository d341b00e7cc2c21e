import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemContext } from '../shared/context.ts'
import { type TestServer, startTestServer } from '../testServer.ts'
import { planBesuche } from './besuche.ts'
import { createDirector } from './director.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const beginn = server.clock.jetzt
  // The play begins to count its steps anew, and what it did before is remembered by their numbers.
  await server.ports.database.query(systemContext, { name: 'test.forget', text: 'delete from idempotenz' }, {})
  await planBesuche(createDirector(server.server.routes, { zeit: server.clock, beginn }), server.ensemble, server.klienten)
  server.clock.jetzt = beginn
})
afterAll(() => server.close())

it('the demo opens on a day of visits in which something is over, something runs and something comes', async () => {
  const stand = async (konto: string) => {
    const { zeilen } = (await (await server.as(konto)).call(hausbesuchContract.list, { query: { limit: '100' } })).body
    return zeilen.map(({ plan, typ, status }) => `${plan?.uhrzeit ?? '-'} ${typ} ${status}`)
  }
  expect(await stand('pfleger')).toEqual([
    '07:00 PFLEGEBESUCH ABGESCHLOSSEN',
    '07:45 PFLEGEBESUCH ABGESCHLOSSEN',
    '08:30 PFLEGEBESUCH NICHT_ANGETROFFEN',
    '09:00 BERATUNGSBESUCH ABGESCHLOSSEN',
    '09:45 PFLEGEBESUCH BEGONNEN',
    '10:45 PFLEGEBESUCH GEPLANT',
    '11:30 PFLEGEBESUCH ABGESAGT',
    '13:00 PFLEGEBESUCH GEPLANT',
    '14:30 ERSTBESUCH GEPLANT',
    '- APOTHEKENBESUCH ANGEFRAGT',
    '- ARZTBESUCH ANGEFRAGT',
    '14:00 ARZTBESUCH GEPLANT',
  ])
  expect(await stand('arzt')).toHaveLength(2)
  expect(await stand('apotheker')).toHaveLength(1)
})

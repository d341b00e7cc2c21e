import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemContext } from '../shared/context.ts'
import { type TestServer, startTestServer } from '../testServer.ts'
import { createDirector } from './director.ts'
import { planSerien } from './serien.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  // The play begins to count its steps anew, and what it did before is remembered by their numbers.
  await server.ports.database.query(systemContext, { name: 'test.forget', text: 'delete from idempotenz' }, {})
  const regie = createDirector(server.server.routes, { zeit: server.clock, beginn: server.clock.jetzt })
  await planSerien(regie, server.ensemble, server.klienten)
})
afterAll(() => server.close())

it('the demo has series of the nursing service, and no visit of them today', async () => {
  const { zeilen } = (await (await server.as('pflege-admin')).call(serieContract.list)).body
  expect(zeilen.map(({ regel }) => regel).toSorted()).toEqual([
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'FREQ=WEEKLY;BYDAY=SA',
  ])
  expect(zeilen.every(({ naechster }) => naechster !== null && naechster > '2026-11-18')).toBe(true)
  expect((await (await server.as('pflege-admin2')).call(serieContract.list)).body.zeilen).toEqual([])
})

import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemContext } from '../shared/context.ts'
import { type TestServer, startTestServer } from '../testServer.ts'
import { planBesuche } from './besuche.ts'
import { createDirector } from './director.ts'
import { measureVitalwerte } from './vitalwerte.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const beginn = server.clock.jetzt
  // The play begins to count its steps anew, and what it did before is remembered by their numbers.
  await server.ports.database.query(systemContext, { name: 'test.forget', text: 'delete from idempotenz' }, {})
  const regie = createDirector(server.server.routes, { zeit: server.clock, beginn })
  await planBesuche(regie, server.ensemble, server.klienten)
  await measureVitalwerte(regie, server.ensemble, server.klienten)
})
afterAll(() => server.close())

it('the demo has two Klienten whose vital signs make a curve, one of them with a range of his doctor', async () => {
  const pfleger = await server.as('pfleger')
  const kurven: string[] = []
  for (const { id, pflege } of server.klienten) {
    if (pflege !== 'sonnenhof') continue
    const { werte, ziele } = (await pfleger.call(zielbereichContract.read, { params: { klientId: id }, query: { tage: '30' } })).body
    const arten = [...new Set(werte.map(({ art }) => art))]
    for (const art of arten)
      kurven.push(`${art} ${werte.filter((value) => value.art === art).length} ${ziele.some((ziel) => ziel.art === art)}`)
  }
  expect(kurven.toSorted()).toEqual(['BLUTDRUCK 7 true', 'BLUTZUCKER 7 false', 'GEWICHT 4 false', 'PULS 7 false', 'SPO2 7 false'])
})

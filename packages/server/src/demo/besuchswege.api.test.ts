import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemContext } from '../shared/context.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'
import { connectBesuche } from './besuchswege.ts'
import { createDirector } from './director.ts'

let server: TestServer
let pfleger: TestClient
beforeAll(async () => {
  server = await startTestServer()
  const beginn = server.clock.jetzt
  // The play begins to count its steps anew, and what it did before is remembered by their numbers.
  await server.ports.database.query(systemContext, { name: 'test.forget', text: 'delete from idempotenz' }, {})
  await connectBesuche(createDirector(server.server.routes, { zeit: server.clock, beginn }), server.ensemble, server.klienten)
  server.clock.jetzt = beginn
  pfleger = await server.as('pfleger')
})
afterAll(() => server.close())

describe('the demo shows what orders and visits have to do with each other', () => {
  it('on the pages of the visits', async () => {
    const { zeilen } = (await pfleger.call(hausbesuchContract.list, { query: { limit: '100' } })).body
    const links: string[] = []
    for (const { id, status } of zeilen) {
      const { bestellungen } = (await pfleger.call(besuchLinkContract.listDesBesuchs, { params: { hausbesuchId: id } })).body
      links.push(...bestellungen.map(({ art, status: stand }) => `${status} ${art} ${stand}`))
    }
    expect(links.toSorted()).toEqual([
      'ABGESCHLOSSEN AUS_BESUCH BEIM_ARZT',
      'ABGESCHLOSSEN AUS_BESUCH BEIM_ARZT',
      'ABGESCHLOSSEN UEBERGABE ABGESCHLOSSEN',
      'ABGESCHLOSSEN VERORDNUNG VERORDNET',
      'GEPLANT AUS_ABLEHNUNG ABGELEHNT',
    ])
  })

  it('in the lives of the Klienten, the newest first', async () => {
    const klienten = new Set(
      (await pfleger.call(hausbesuchContract.list, { query: { limit: '100' } })).body.zeilen.flatMap(({ klient }) => klient?.id ?? []),
    )
    const erzaehlt: string[] = []
    for (const klientId of klienten) {
      const { eintraege } = (await pfleger.call(verlaufContract.listVerlauf, { params: { klientId }, query: { art: 'HAUSBESUCH' } })).body
      expect(eintraege.map(({ am }) => am)).toEqual(
        eintraege
          .map(({ am }) => am)
          .toSorted()
          .toReversed(),
      )
      erzaehlt.push(...eintraege.flatMap(({ was, angaben }) => (angaben['bestellung'] === undefined ? [] : [was])))
    }
    expect(erzaehlt.toSorted()).toEqual(['AUS_ABLEHNUNG', 'AUS_BESUCH', 'AUS_BESUCH', 'UEBERGABE', 'VERORDNUNG'])
  })
})

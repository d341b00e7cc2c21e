import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { connectBesuche } from './besuchswege.ts'
import { play } from './demo.fixtures.ts'

const server = await serverForTests()
await play(server, (regie) => connectBesuche(regie, server.ensemble, server.klienten))
const [pfleger] = await server.people('pfleger')

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

import { monthOf } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import { nachweislisteContract } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { play } from './demo.fixtures.ts'
import { fillLeistungsnachweise } from './leistungsnachweise.ts'
import { writePersonalakten } from './personal.ts'

const server = await serverForTests()
await play(server, async (regie) => {
  await writePersonalakten(regie, server.ensemble, server.ports)
  await fillLeistungsnachweise(regie, server.ensemble, server.klienten)
})

it('the demo has month sheets of the month before in each state that one can have', async () => {
  const today = berlinDate(server.ports.clock.now().toISOString())
  const monat = plusDays(monthOf(today).von, -1).slice(0, 7)
  const { body } = await (await server.as('pfleger')).call(nachweislisteContract.list, { query: { monat } })
  const rows = nachweislisteContract.list.answer.parse(body).zeilen
  expect(
    rows.map(({ besuche, offene, ohneHandzeichen, unterschrift }) => [besuche, offene, ohneHandzeichen, unterschrift].join(' ')).toSorted(),
  ).toEqual([
    '2 0 0 UNTERSCHRIEBEN',
    '3 0 0 FEHLT',
    '3 0 1 FEHLT',
    '3 1 0 FEHLT',
    '4 0 0 BEGRUENDET',
    '4 0 0 GEAENDERT',
    '5 0 0 UNTERSCHRIEBEN',
  ])
})

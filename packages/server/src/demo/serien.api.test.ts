import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { play } from './demo.fixtures.ts'
import { planSerien } from './serien.ts'

const server = await serverForTests({ mitAkten: true })
await play(server, (regie) => planSerien(regie, server.ensemble, server.klienten))

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

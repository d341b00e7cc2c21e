import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { play } from './demo.fixtures.ts'
import { admitKlienten } from './klienten.ts'
import { fillUebergaben } from './uebergaben.ts'

const server = await serverForTests()

it('both nursing services have handed over their last shifts, and the newest sheet waits for its reader', async () => {
  await play(server, async (regie) => {
    const klienten = await admitKlienten(regie, server.ensemble)
    // A filling that was cut off is played again: nothing is there twice.
    for (let time = 0; time < 2; time += 1) await fillUebergaben(regie, server.ensemble, klienten)
  })
  const today = berlinDate(server.clock.now.toISOString())
  const query = { von: plusDays(today, -6), bis: today }
  for (const who of await server.people('pfleger', 'pfleger2')) {
    const sheets = (await who.call(uebergabebuchContract.list, { query })).body.flatMap(({ uebergaben }) => uebergaben)
    expect(sheets.map(({ zeilen, gelesen }) => [zeilen, gelesen.length])).toEqual([
      [3, 0],
      [4, 1],
      [3, 1],
      [3, 1],
    ])
  }
})

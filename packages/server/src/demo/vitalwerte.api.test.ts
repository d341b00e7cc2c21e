import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { planBesuche } from './besuche.ts'
import { play } from './demo.fixtures.ts'
import { writePersonalakten } from './personal.ts'
import { measureVitalwerte } from './vitalwerte.ts'

const server = await serverForTests()
await play(server, async (regie) => {
  await writePersonalakten(regie, server.ensemble, server.ports)
  await planBesuche(regie, server.ensemble, server.klienten)
  await measureVitalwerte(regie, server.ensemble, server.klienten)
})

it('the demo has two Klienten whose vital signs make a curve, one of them with a range of his doctor', async () => {
  const pfleger = await server.as('pfleger')
  const kurven: string[] = []
  for (const { id, pflege } of server.klienten) {
    if (pflege !== 'sonnenhof') continue
    const { werte, ziele } = (await pfleger.call(zielbereichContract.read, { params: { klientId: id }, query: { tage: '30' } })).body
    const arten = [...new Set(werte.map(({ art }) => art))]
    for (const art of arten)
      kurven.push(`${art} ${werte.filter((value) => value.art === art).length} ${ziele.some((target) => target.art === art)}`)
  }
  expect(kurven.toSorted()).toEqual(['BLUTDRUCK 7 true', 'BLUTZUCKER 7 false', 'GEWICHT 4 false', 'PULS 7 false', 'SPO2 7 false'])
})

import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { planBesuche } from './besuche.ts'
import { play } from './demo.fixtures.ts'

const server = await serverForTests({ mitAkten: true })
await play(server, (regie) => planBesuche(regie, server.ensemble, server.klienten))

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

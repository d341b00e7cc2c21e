import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { startTestServer } from '../testServer.ts'
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

it.each(['2026-11-18T22:29:00.000Z', '2026-11-18T22:54:00.000Z', '2026-11-18T23:06:00.000Z'])(
  'the demo opens at night as well, when what is left of the day is shorter than its visits: %s',
  async (hour) => {
    const night = await startTestServer({ mitAkten: true, beginn: new Date(hour) })
    await play(night, (regie) => planBesuche(regie, night.ensemble, night.klienten))
    const { zeilen } = (await (await night.as('pfleger')).call(hausbesuchContract.list, { query: { limit: '100' } })).body
    expect(zeilen).toHaveLength(12)
    // One of each of the two nurses.
    expect(zeilen.filter(({ status }) => status === 'BEGONNEN' || status === 'UNTERWEGS').length).toBeLessThanOrEqual(2)
    await night.close()
  },
)

import { compareWithPlan } from '@dreiklang/domain/bestellung/planMatch'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { writeAkten } from './akten.ts'
import { writePlaene } from './medikationsplaene.ts'
import { sortiment } from './sortiment.ts'
import { play } from './demo.fixtures.ts'

const server = await serverForTests()
await play(server, async (regie) => {
  await writeAkten(regie, server.ensemble, server.klienten)
  await writePlaene(regie, server.ensemble, server.klienten)
})

it('the records of the demo have something to show on every page of them', async () => {
  const leitung = await server.as('pflege-admin')
  const find = async (query: Record<string, string>) =>
    (await leitung.call(klientenListContract.list, { query: { limit: '100', ...query } })).body.zeilen
  const all = await find({})
  expect(all).toHaveLength(28)
  expect(all.every(({ pflegegrad }) => pflegegrad !== null)).toBe(true)
  for (const filter of ['ohneNotfallkontakt', 'mitFrist']) {
    const found = await find({ [filter]: 'true' })
    expect([filter, found.length > 0 && found.length < all.length]).toEqual([filter, true])
  }
  const akten = await Promise.all(all.map(async ({ id }) => (await leitung.call(akteContract.read, { params: { klientId: id } })).body))
  for (const gefuellt of [
    akten.some(({ gesundheit }) => gesundheit.diagnosen.length > 0 && gesundheit.risiken.length > 0),
    akten.some(({ gesundheit }) => gesundheit.reanimation === 'NEIN'),
    akten.some(({ hkp }) => hkp.verordnungen.length > 0),
    akten.some(({ aerzte }) => aerzte.fachaerzte.length > 0),
  ]) {
    expect(gefuellt).toBe(true)
  }
  const { body } = await (await server.as('pfleger')).call(zugangContract.read, { params: { klientId: server.klienten[0]?.id ?? '' } })
  expect(body?.klingel).not.toBe('')
})

it('most of them have a plan of medicines that says the dose of what is ordered, and some of them more than one version', async () => {
  const pfleger = await server.as('pfleger')
  const plans = []
  for (const { id: klientId } of server.klienten)
    plans.push((await pfleger.call(akteContract.readPlan, { params: { klientId } })).body.plan ?? null)
  const own = plans.filter((plan) => plan !== null)
  expect(own.length).toBeGreaterThan(plans.length / 3)
  expect(own.some(({ version }) => version === 3)).toBe(true)
  const wishes = sortiment.filter(({ produkt, dosierung }) => produkt.produktart === 'ARZNEIMITTEL' && dosierung !== null)
  const found = wishes.map((wish) => {
    const plan = own.find(({ mittel }) => compareWithPlan(wish, { mittel })?.mittel !== null)
    return [
      wish.produkt.bezeichnung,
      plan === undefined ? 'nowhere' : compareWithPlan(wish, plan)?.abweichungen.filter((one) => !one.endsWith('_OFFEN')),
    ]
  })
  expect(found.filter(([, differs]) => differs?.length !== 0)).toEqual([])
})

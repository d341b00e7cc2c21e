import { expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { bring, errorOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const said = (gueltigBis: string, grund = 'Befristet bis zur Kontrolle') => ({ andereFrist: { gueltigBis, grund } })

it('another last day of the doctor is seen by all sides, told in the course, and it is the due date of the list', async () => {
  const fall = await bring(haus, 'BEIM_ARZT')
  await fall.run('arzt', 'verordnen', said('2026-12-01'))
  for (const konto of ['arzt', 'pfleger'] as const) {
    expect((await fall.readStore(konto)).positionen[0]?.rezept).toMatchObject({
      gueltigBis: '2026-12-01',
      andereFrist: { grund: 'Befristet bis zur Kontrolle', berechnet: '2026-12-16', durch: { name: 'Dr. Martin Weber' } },
    })
  }
  const told = (await fall.zeitstrahl('pfleger')).find(({ art }) => art === 'verordnen')
  expect(told?.angaben).toMatchObject({
    gueltigBis: '2026-12-01',
    andereFrist: { grund: 'Befristet bis zur Kontrolle', berechnet: '2026-12-16' },
  })
})

it('a last day that the pharmacy says names nobody of it to the practice', async () => {
  const fall = await bring(haus, 'BEI_APOTHEKE')
  await fall.run('apotheker', 'rezeptVorlegen', said('2027-01-31'))
  const of = async (konto: 'arzt' | 'pfleger') => (await fall.readStore(konto)).positionen[0]?.rezept?.andereFrist
  expect(await of('pfleger')).toMatchObject({ seite: 'APOTHEKE', durch: { name: haus.ensemble.personen.apotheker?.name } })
  expect(await of('arzt')).toMatchObject({ seite: 'APOTHEKE', durch: null })
})

it('one word is no reason, and the answer says so', async () => {
  const fall = await bring(haus, 'BEIM_ARZT')
  const short = errorOf(await fall.versuche('arzt', 'verordnen', said('2026-12-01', 'kurz')))
  expect(short).toMatchObject({ status: 422, code: 'bestellung.frist_grund_kurz' })
  const none = errorOf(await fall.versuche('arzt', 'verordnen', said('2026-12-01', ' ')))
  expect(none).toMatchObject({ status: 400, fields: [{ path: 'andereFrist.grund' }] })
})

import { expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { aidOnPaper, bring, errorOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

it('a Kostenvoranschlag and its answer are seen by all sides, and a second answer is refused', async () => {
  const fall = await bring(haus, 'ENTWURF', { vor: { positionen: [aidOnPaper(haus)] } })
  await fall.run('pfleger', 'senden')
  await fall.run('apotheker', 'annehmen')
  await fall.run('apotheker', 'rezeptVorlegen')
  await fall.run('pka', 'recordKostenvoranschlag')
  for (const konto of ['pfleger', 'apotheker'] as const) {
    const { wartetAuf, positionen } = await fall.readStore(konto)
    expect([wartetAuf, positionen[0]?.wartetAuf]).toEqual(['KOSTENTRAEGER', 'KOSTENTRAEGER'])
    expect(positionen[0]?.kostentraeger).toMatchObject({ kostenvoranschlagAm: haus.heute(), antwort: null })
  }
  await fall.run('apotheker', 'recordGenehmigung', { entscheid: 'ABGELEHNT', nummer: 'K-12', text: 'Nicht notwendig' })
  const seen = await fall.readStore('pfleger')
  expect(seen.wartetAuf).toBe('PFLEGE')
  expect(seen.positionen[0]?.kostentraeger?.antwort).toMatchObject({ entscheid: 'ABGELEHNT', nummer: 'K-12', text: 'Nicht notwendig' })
  const again = errorOf(await fall.versuche('apotheker', 'recordGenehmigung'))
  expect(again).toMatchObject({ code: 'bestellung.schon_genehmigt' })
  const told = (await fall.zeitstrahl('pfleger')).find(({ art }) => art === 'recordGenehmigung')
  expect(told?.angaben).toMatchObject({ entscheid: 'ABGELEHNT', text: 'Nicht notwendig' })
})

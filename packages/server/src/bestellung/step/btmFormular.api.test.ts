import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { betaeubungsmittel, bring, errorOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const btm = { vor: { positionen: [betaeubungsmittel()] } }

describe('The record of a BtM', () => {
  it('begins with the number of its form, which the pharmacy reads off the paper', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE', btm)
    await fall.run('apotheker', 'annehmen')
    const without = await fall.versuche('apotheker', 'rezeptVorlegen', { btmNummer: null })
    expect(errorOf(without)).toMatchObject({ status: 422, code: 'bestellung.btm_nummer_fehlt', fields: [{ path: 'btmNummer' }] })
    const short = await fall.versuche('apotheker', 'rezeptVorlegen', { btmNummer: '12345' })
    expect(errorOf(short)).toMatchObject({ status: 400, fields: [{ path: 'btmNummer' }] })
    await fall.run('apotheker', 'rezeptVorlegen', { btmNummer: '123 456 789', btmKennzeichen: 'ST' })
    for (const konto of ['apotheker', 'pfleger', 'arzt'] as const) {
      const { positionen } = await fall.readStore(konto)
      expect(positionen[0]?.rezept).toMatchObject({ btmNummer: '123456789', btmKennzeichen: 'ST' })
    }
  })

  it('names who handed it over, by which form, and what the Klient has then; the practice reads nothing of the pharmacy', async () => {
    const fall = await bring(haus, 'GELIEFERT', btm)
    const positionId = fall.positionIds[0] ?? ''
    await fall.run('pfleger', 'eingangBestaetigen', { bestaende: [{ positionId, menge: '25 Stück' }] })
    const seen = await fall.readStore('pfleger')
    expect(seen.lieferungen[0]).toMatchObject({
      uebergebenVon: { name: haus.ensemble.personen.apotheker?.name },
      btmFormulare: [{ positionId, nummer: '123456789' }],
    })
    expect(seen.positionen[0]?.btmBestand).toMatchObject({ menge: '25 Stück' })
    expect((await fall.readStore('arzt')).lieferungen).toEqual([])
    const told = (await fall.zeitstrahl('pfleger')).find(({ art }) => art === 'eingangBestaetigen')
    expect(told?.angaben).toMatchObject({ bestand: '25 Stück' })
  })
})

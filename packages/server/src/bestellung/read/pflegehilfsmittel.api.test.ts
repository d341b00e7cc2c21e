import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { emptyAkte } from '@dreiklang/domain/klient/klient.document'
import { pflegehilfsmittelContract as c } from '@dreiklang/domain/klient/pflegehilfsmittel.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { type Fall, type Konto, bring, withoutRezept } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

const gloves = () => {
  const position = withoutRezept()
  return { ...position, produkt: { ...position.produkt, produktart: 'PFLEGEHILFSMITTEL' as const, bezeichnung: 'Einmalhandschuhe' } }
}
async function place(status: 'BEI_APOTHEKE' | 'IN_BEARBEITUNG', klientId: string): Promise<Fall> {
  const fall = await bring(haus, 'ENTWURF', { vor: { klientId, positionen: [gloves()] } })
  await fall.run('pfleger', 'senden')
  if (status === 'IN_BEARBEITUNG') await fall.run('apotheker', 'annehmen')
  return fall
}

const ofKlient = async (klientId: string, konto: Konto = 'pfleger') =>
  (await haus.wer(konto)).call(c.readOfKlient, { params: { klientId } })
const ofBestellung = async (fall: Fall, konto: Konto = 'apotheker') =>
  (await haus.wer(konto)).call(c.readOfBestellung, { params: { bestellungId: fall.id } })

const pack = (fall: Fall, betragCent: number | null) =>
  fall.run('apotheker', 'bereitstellen', {
    positionen: fall.stand.positionen.map(({ id, sollMenge }) => ({
      positionId: id,
      menge: sollMenge,
      charge: null,
      verfall: null,
      betragCent,
    })),
  })

async function insure(klientId: string, rest: object) {
  const leitung = await haus.wer('pflege-admin')
  const { versicherung } = (await leitung.call(akteContract.read, { params: { klientId } })).body
  const saved = await leitung.call(akteContract.updateVersicherung, {
    params: { klientId },
    body: { ...emptyAkte.versicherung, ...versicherung, ...rest },
  })
  expect(saved.status).toBe(200)
}

describe('Pflegehilfsmittel zum Verbrauch in the month that runs', () => {
  it('are ordered, packed with the amount that the pharmacy says, and delivered; each side sees what is its own', async () => {
    const klientId = await haus.admit()
    const fall = await place('IN_BEARBEITUNG', klientId)
    const asked = await place('BEI_APOTHEKE', klientId)
    expect((await ofKlient(klientId)).body).toMatchObject({
      monat: '2026-11-01',
      betrag: { cent: 4200, ab: '2025-01-01' },
      geliefertCent: 0,
      bestelltCent: 0,
      ohneBetrag: 2,
      anzahl: 2,
    })
    await pack(fall, 3050)
    expect((await ofBestellung(fall)).body).toMatchObject({ geliefertCent: 0, bestelltCent: 3050, ohneBetrag: 1, anzahl: 2 })
    await fall.run('apotheker', 'ausliefern')
    await fall.run('apotheker', 'zustellen')
    expect((await ofKlient(klientId)).body).toMatchObject({ geliefertCent: 3050, bestelltCent: 0, ohneBetrag: 1, anzahl: 2 })
    expect((await ofBestellung(asked)).body).toMatchObject({ geliefertCent: 3050, anzahl: 2 })
    // The amount stands in the delivery, which the practice does not see.
    expect((await fall.readStore('pfleger')).lieferungen[0]?.betraege).toEqual([{ positionId: fall.positionIds[0], cent: 3050 }])
  })

  it('ask for the Pflegegrad and the approval until somebody has written them down', async () => {
    const klientId = await haus.admit()
    expect((await ofKlient(klientId)).body.fragen).toEqual(['PFLEGEGRAD_OFFEN', 'ANDERER_TRAEGER', 'GENEHMIGUNG_OFFEN'])
    await insure(klientId, { pflegegrad: 1, pflegehilfsmittelVon: '2026-01-01' })
    expect((await ofKlient(klientId)).body.fragen).toEqual(['ANDERER_TRAEGER'])
    await insure(klientId, { pflegehilfsmittelVon: '2026-01-01', pflegehilfsmittelBis: '2026-11-17' })
    expect((await ofKlient(klientId)).body).toMatchObject({ fragen: ['ANDERER_TRAEGER', 'GENEHMIGUNG_VORBEI'], genehmigtBis: '2026-11-17' })
  })

  it('are no business of other houses, and of no practice', async () => {
    const klientId = await haus.admit()
    const fall = await place('BEI_APOTHEKE', klientId)
    expect((await ofKlient(klientId, 'pfleger2')).status).toBe(404)
    expect((await ofKlient(klientId, 'apotheker')).status).toBe(403)
    expect((await ofBestellung(fall, 'apotheker2')).status).toBe(404)
    expect((await ofBestellung(fall, 'arzt')).status).toBe(403)
    expect((await ofBestellung(fall, 'pfleger')).status).toBe(403)
  })

  it('never keep anybody from ordering more', async () => {
    const klientId = await haus.admit()
    await pack(await place('IN_BEARBEITUNG', klientId), 5000)
    expect((await place('BEI_APOTHEKE', klientId)).stand.status).toBe('BEI_APOTHEKE')
  })
})

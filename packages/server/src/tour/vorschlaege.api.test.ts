import { tourContract } from '@dreiklang/domain/tour/tour.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { arznei, bring, errorOf, put, withoutRezept } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { readTour, replan } from './tour.fixtures.ts'

const haus = await hausForTests()
const otherId = await haus.admit()
/** Nobody visits him today. */
beforeAll(async () => {
  await replan(haus, '12:00')
})

const papier = [arznei({ rezeptart: 'MUSTER16' })]
const proposals = async () =>
  (await readTour(haus)).abholungen.map(({ art, haus: { id }, bestellungen }) => [art, id, bestellungen.map((one) => one.id)])

describe('what is proposed to be fetched on a tour', () => {
  it('is nothing while the doctor has not prescribed, and nothing of Klienten whom nobody visits today', async () => {
    await bring(haus, 'BEIM_ARZT', { vor: { positionen: papier } })
    await bring(haus, 'VERORDNET', { vor: { positionen: papier, klientId: otherId } })
    await bring(haus, 'BEREIT', { vor: { lieferart: 'ABHOLUNG_PFLEGE', klientId: otherId } })
    expect(await proposals()).toEqual([])
  })

  it('is no electronic prescription, no paper that is with us already, and nothing that the pharmacy brings', async () => {
    await bring(haus, 'VERORDNET')
    await (await bring(haus, 'VERORDNET', { vor: { positionen: papier } })).run('pfleger', 'rezeptOrtMelden', { ort: 'PAPIER_PFLEGE' })
    await bring(haus, 'BEREIT')
    expect(await proposals()).toEqual([])
  })

  it('is the paper in the practice and the bag in the pharmacy, each house once with all its orders', async () => {
    const rezepte = [
      await bring(haus, 'VERORDNET', { vor: { positionen: papier } }),
      await bring(haus, 'VERORDNET', { vor: { positionen: papier } }),
    ]
    const arzneien = await bring(haus, 'BEREIT', { vor: { lieferart: 'ABHOLUNG_PFLEGE' } })
    expect(await proposals()).toEqual([
      ['ABHOLUNG_REZEPT', haus.ensemble.organisationen.weber, rezepte.map(({ id }) => id)],
      ['ABHOLUNG_ARZNEI', haus.ensemble.organisationen.markt, [arzneien.id]],
    ])
  })

  it('comes in front of the visit for which medicines are, and says what it costs in minutes', async () => {
    const { abholungen, stopps } = await readTour(haus)
    const arzneien = abholungen.find(({ art }) => art === 'ABHOLUNG_ARZNEI')
    expect(arzneien?.vor).toBe(stopps[0]?.id)
    for (const { umwegMinuten } of abholungen) expect(umwegMinuten).toBeGreaterThan(0)
  })

  it('is shown to nobody of another house', async () => {
    await replan(haus, '13:00', { konto: 'pflege-admin', klientId: otherId })
    expect((await readTour(haus, { als: 'pflege-admin' })).abholungen.map(({ art }) => art)).toEqual(['ABHOLUNG_REZEPT', 'ABHOLUNG_ARZNEI'])
    const fremd = await (await haus.wer('pfleger2')).call(tourContract.list, { query: { datum: haus.heute() } })
    expect(fremd.body.touren).toEqual([])
  })
})

describe('the health card of a Klient', () => {
  const egk = async () => (await readTour(haus)).stopps[0]?.egk
  const say = async (bei: 'UNS' | 'KLIENT', konto: 'pfleger' | 'pfleger2' | 'arzt' = 'pfleger') =>
    (await haus.wer(konto)).call(tourContract.egk, { body: { klientId: haus.klientId, bei } })

  it('is asked for when an order of the Klient waits at the card, and not for what needs no prescription', async () => {
    // The electronic prescription from above lies at the Fachdienst.
    expect(await egk()).toBe('MITNEHMEN')
    const ownId = await haus.admit()
    const ohne = await put(haus, { klientId: ownId, positionen: [withoutRezept()] })
    await ohne.run('pfleger', 'senden')
    await replan(haus, '17:00', { klientId: ownId })
    expect((await readTour(haus)).stopps.at(-1)?.egk).toBeNull()
  })

  it('is taken along and given back, once each, however often the button is pressed', async () => {
    expect((await say('UNS')).body).toEqual({ bei: 'UNS' })
    expect((await say('UNS')).body).toEqual({ bei: 'UNS' })
    expect(await egk()).toBe('ZURUECKGEBEN')
    expect((await say('KLIENT')).body).toEqual({ bei: 'KLIENT' })
    expect((await say('KLIENT')).status).toBe(200)
    expect(await egk()).toBe('MITNEHMEN')
  })

  it('is no matter of another nursing service, nor of a practice', async () => {
    const fremd = await say('UNS', 'pfleger2')
    expect([fremd.status, errorOf(fremd).code]).toEqual([404, 'nicht_gefunden'])
    expect((await say('UNS', 'arzt')).status).toBe(403)
    expect(await egk()).toBe('MITNEHMEN')
  })
})

import { rundeContract, rundeAnswer, type RundeStopp } from '@dreiklang/domain/tour/runde.contract'
import { describe, expect, it } from 'vitest'
import { arznei, bring, betaeubungsmittel, doFirst, type Fall, type Konto } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'

const haus = await hausForTests()

async function readRound(konto: Konto = 'apotheker'): Promise<RundeStopp[]> {
  const { body } = await (await haus.wer(konto)).call(rundeContract.round)
  return rundeAnswer.parse(body).stopps
}
const bagOf = async (fall: Fall) => (await readRound()).flatMap(({ tueten }) => tueten).find(({ bestellungId }) => bestellungId === fall.id)
const stopOf = async (fall: Fall) => (await readRound()).find(({ tueten }) => tueten.some(({ bestellungId }) => bestellungId === fall.id))
const packed = (fall: Fall, money: object) =>
  fall.stand.positionen.map(({ id, sollMenge }) => ({ positionId: id, menge: sollMenge, charge: null, verfall: null, ...money }))
const onTheRoad = async (fall: Fall) => doFirst(['apotheker', 'ausliefern'])(fall)

describe('the round of a pharmacy', () => {
  it('shows a bag once it has left, with address, window, telephone and what asks for more than a hand', async () => {
    const positionen = [betaeubungsmittel({ kuehlpflichtig: true, kostenhinweis: 'ZUZAHLUNG' })]
    const fall = await bring(haus, 'BEREIT', { vor: { lieferart: 'LIEFERUNG_KLIENT', lieferzeitfenster: '14:00–16:00', positionen } })
    expect(await stopOf(fall)).toBeUndefined()
    await onTheRoad(fall)
    const { klient } = await fall.readStore('apotheker')
    expect(await stopOf(fall)).toMatchObject({
      empfaenger: `${klient?.nachname}, ${klient?.vorname}`,
      fenster: '14:00–16:00',
      adresse: klient?.adresse,
      telefon: klient?.telefon,
    })
    expect(await bagOf(fall)).toMatchObject({
      status: 'UNTERWEGS',
      kuehl: { von: 2, bis: 8 },
      btm: true,
      verordnet: true,
      zuzahlung: true,
      zuzahlungCent: null,
      bote: 'Bote 1',
      gesperrt: null,
    })
  })

  it('brings bags for several Klienten of one nursing service to one door, and does not say twice what one of them asks for', async () => {
    const klientId = await haus.admit()
    const one = await bring(haus, 'BEREIT')
    const other = await bring(haus, 'BEREIT', { vor: { klientId } })
    await onTheRoad(one)
    await onTheRoad(other)
    const stop = await stopOf(one)
    expect(stop?.empfaenger).toBe((await one.readStore('apotheker')).pflegedienst.name)
    expect(stop?.adresse).not.toBeNull()
    expect(stop?.tueten.map(({ bestellungId }) => bestellungId)).toEqual(expect.arrayContaining([one.id, other.id]))
  })

  it('keeps what was handed over today, with time and name, also when its arrival has been confirmed', async () => {
    const fall = await bring(haus, 'BEREIT')
    await onTheRoad(fall)
    await fall.run('apotheker', 'zustellen')
    expect(await bagOf(fall)).toMatchObject({ status: 'ZUGESTELLT', uebergeben: { am: haus.clock.now.toISOString() } })
    await fall.run('pfleger', 'eingangBestaetigen')
    expect(await bagOf(fall)).toMatchObject({ status: 'ZUGESTELLT' })
  })

  it('has how much is to be collected at the door, and what was said of it', async () => {
    const fall = await bring(haus, 'IN_BEARBEITUNG')
    await fall.run('apotheker', 'bereitstellen', { positionen: packed(fall, { preisCent: 4999 }) })
    await onTheRoad(fall)
    expect(await bagOf(fall)).toMatchObject({ zuzahlungCent: 1000, kassiert: null })
    await fall.run('apotheker', 'zustellen', { zuzahlung: { art: 'BAR', cent: 1000 } })
    expect(await bagOf(fall)).toMatchObject({ status: 'ZUGESTELLT', zuzahlungCent: 1000, kassiert: 'BAR' })
  })

  it('says why a bag came back, and has it open again with the second attempt', async () => {
    const fall = await bring(haus, 'BEREIT')
    await onTheRoad(fall)
    await fall.run('apotheker', 'zustellungGescheitert')
    expect(await bagOf(fall)).toMatchObject({ status: 'NICHT_ZUGESTELLT', versuche: [{ grund: 'NIEMAND_ANGETROFFEN' }] })
    await onTheRoad(fall)
    expect(await bagOf(fall)).toMatchObject({ status: 'UNTERWEGS', versuche: [{ grund: 'NIEMAND_ANGETROFFEN' }] })
  })

  it('is not that of another pharmacy, and of nobody who is none', async () => {
    await onTheRoad(await bring(haus, 'BEREIT', { vor: { positionen: [arznei()] } }))
    expect(await readRound('apotheker2')).toEqual([])
    for (const konto of ['pfleger', 'arzt'] as const) {
      expect((await (await haus.wer(konto)).call(rundeContract.round)).status).toBe(403)
    }
  })
})

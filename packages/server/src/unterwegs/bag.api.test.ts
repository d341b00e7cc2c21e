import { handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { BagEntry } from '@dreiklang/domain/unterwegs/entry.contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { describe, expect, it } from 'vitest'
import { type Fall, bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { forgetOldAntworten } from '../shared/idempotenz.ts'
import { results, send } from './unterwegs.fixtures.ts'

const haus = await hausForTests()

const nachweis = {
  art: 'UNTERSCHRIFT',
  unterschrift: 'M 4 30 C 20 4 34 50 48 22',
  code: null,
  empfaengerName: 'Helga Bäcker',
  empfaengerRolle: 'KLIENT',
  temperatur: null,
  beratung: 'TUER',
} as const

async function onTheRoad(): Promise<Fall> {
  const fall = await bring(haus, 'BEREIT')
  await fall.run('apotheker', 'ausliefern', { bote: 'Kim' })
  // The driver is in a cellar for an hour.
  haus.clock.now = new Date(haus.clock.now.getTime() + 60 * 60_000)
  return fall
}

const minutesAgo = (minutes: number): string => new Date(haus.clock.now.getTime() - minutes * 60_000).toISOString()
/** Signed in anew where an hour has gone. */
const tell = async (...entries: BagEntry[]) => send(await haus.wer('apotheker'), ...entries)
const lieferungIdOf = (fall: Fall): string => fall.stand.lieferungen[0]?.id ?? ''
const kopfOf = (fall: Fall, am: string) => ({ eintragId: crypto.randomUUID(), bestellungId: fall.id, am, gesehen: fall.version })
const handOver = (fall: Fall, am: string): BagEntry => ({
  ...kopfOf(fall, am),
  art: 'zustellen',
  angaben: { lieferungId: lieferungIdOf(fall), nachweis },
})
const notMet = (fall: Fall, am: string): BagEntry => ({
  ...kopfOf(fall, am),
  art: 'zustellungGescheitert',
  angaben: { lieferungId: lieferungIdOf(fall), grund: 'NIEMAND_ANGETROFFEN', text: null, temperatur: null },
})
const again = (fall: Fall, am: string): BagEntry => ({
  ...kopfOf(fall, am),
  art: 'ausliefern',
  angaben: { lieferungId: lieferungIdOf(fall), bote: 'Kim', temperatur: null },
})
const bagOf = async (fall: Fall) => (await fall.readStore('apotheker')).lieferungen[0]

describe('a bag that was handed over without network', () => {
  it('was handed over when it was, by who was there, and arrives once', async () => {
    const fall = await onTheRoad()
    const am = minutesAgo(40)
    const entry = handOver(fall, am)
    expect(results(await tell(entry))).toEqual(['UEBERNOMMEN'])
    expect(results(await tell(entry, entry))).toEqual(['SCHON_DA', 'SCHON_DA'])
    expect(await bagOf(fall)).toMatchObject({
      status: 'ZUGESTELLT',
      uebergebenAm: am,
      uebergebenVon: { personId: haus.personId('apotheker') },
      nachweis: { empfaengerName: 'Helga Bäcker' },
    })
    const timeline = (await fall.zeitstrahl('pfleger')).filter(({ art }) => art === 'zustellen')
    expect(timeline.map(({ angaben }) => angaben['geschehenAm']).filter((one) => one !== undefined)).toEqual([am])
  })

  it('says what was given at the door, by the hour of the door', async () => {
    const fall = await onTheRoad()
    const am = minutesAgo(20)
    const angaben = { lieferungId: lieferungIdOf(fall), nachweis, zuzahlung: { art: 'BAR', cent: 500 } } as const
    expect(results(await tell({ ...kopfOf(fall, am), art: 'zustellen', angaben }))).toEqual(['UEBERNOMMEN'])
    expect((await bagOf(fall))?.kassiert).toMatchObject({ art: 'BAR', cent: 500, am, durch: { personId: haus.personId('apotheker') } })
  })

  it('is not handed over again when its answer was lost for days', async () => {
    const fall = await onTheRoad()
    const entry = handOver(fall, minutesAgo(30))
    await tell(entry)
    haus.clock.now = new Date(haus.clock.now.getTime() + 48 * 3_600_000)
    await forgetOldAntworten(haus.ports)
    expect(results(await tell(entry))).toEqual(['SCHON_DA'])
  })

  it('is there already when the ordinary call arrived and only its answer did not', async () => {
    const fall = await onTheRoad()
    const entry = handOver(fall, minutesAgo(5))
    const params = { bestellungId: fall.id }
    const body = { version: fall.version, ...entry.angaben }
    expect((await (await haus.wer('apotheker')).call(handlungContract.zustellen, { params, body, key: entry.eintragId })).status).toBe(200)
    expect(results(await tell(entry))).toEqual(['SCHON_DA'])
  })

  it('is decided on as it is: what else has happened to its order is in nobody’s way', async () => {
    const fall = await onTheRoad()
    const entry = handOver(fall, minutesAgo(10))
    await fall.run('pfleger', 'rueckfrageStellen', { an: 'APOTHEKE' })
    expect(results(await tell(entry))).toEqual(['UEBERNOMMEN'])
  })

  it('says why where it was taken back meanwhile', async () => {
    const fall = await onTheRoad()
    const entry = handOver(fall, minutesAgo(10))
    await fall.run('apotheker', 'zuruecknehmen')
    const [code] = results(await tell(entry))
    expect(code).toMatch(/^bestellung\./)
    expect(await bagOf(fall)).toMatchObject({ status: 'ZURUECKGENOMMEN' })
  })

  it('comes back and leaves again, in the order in which that was said', async () => {
    const fall = await onTheRoad()
    const am = minutesAgo(20)
    expect(results(await tell(notMet(fall, am), again(fall, minutesAgo(19))))).toEqual(['UEBERNOMMEN', 'UEBERNOMMEN'])
    expect(await bagOf(fall)).toMatchObject({ status: 'UNTERWEGS', bote: 'Kim', versuche: [{ am, grund: 'NIEMAND_ANGETROFFEN' }] })
  })

  it('is not handed over before it was packed, by a clock that was set back, nor tomorrow', async () => {
    const fall = await onTheRoad()
    expect(results(await tell(handOver(fall, minutesAgo(-30))))).toEqual(['unterwegs.zeit_in_zukunft'])
    const packed = (await fall.readStore('apotheker')).positionen[0]?.seit
    expect(results(await tell(handOver(fall, minutesAgo(600))))).toEqual(['UEBERNOMMEN'])
    expect((await bagOf(fall))?.uebergebenAm).toBe(packed)
  })

  it('is that of another pharmacy, and so not there', async () => {
    const fall = await onTheRoad()
    expect(results(await send(await haus.wer('apotheker2'), handOver(fall, minutesAgo(1))))).toEqual(['nicht_gefunden'])
  })
})

describe('a day that is taken along', () => {
  it('has the round of a pharmacy, and of nobody else', async () => {
    const fall = await onTheRoad()
    const [apotheker, pfleger] = [await haus.wer('apotheker'), await haus.wer('pfleger')]
    const query = { datum: haus.heute() }
    const { body } = await apotheker.call(unterwegsContract.day, { query })
    expect(body.runde.flatMap(({ tueten }) => tueten.map(({ bestellungId }) => bestellungId))).toContain(fall.id)
    expect((await pfleger.call(unterwegsContract.day, { query })).body.runde).toEqual([])
  })
})

import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { type Fall, arznei, bring, errorOf, fallOf, kopfOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const torasemid = { ...arznei().produkt, pzn: '01234562', bezeichnung: 'Torasemid 10 mg', wirkstoff: 'Torasemid', wirkstaerke: '10 mg' }

/** Refused for a formal reason: the nursing service asks again. */
async function refused(positionen = [arznei()]): Promise<Fall> {
  const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen } })
  await fall.run('arzt', 'arztAblehnen', { grund: 'ZU_FRUEH', text: 'Bitte nächste Woche' })
  return fall
}

/** Copied, and what has to be said anew is said; `taken`: how many of its items are left. */
async function copyOf(fall: Fall, taken = fall.positionIds.length): Promise<Fall> {
  const client = await haus.wer('pfleger')
  const { body } = await client.call(bestellungContract.copy, { params: { bestellungId: fall.id } })
  const kopie = await fallOf(haus, body.id)
  const { stand, version } = kopie
  const positionen = stand.positionen.slice(0, taken).map(({ id, produkt }) => ({ ...arznei({ produkt }), id }))
  const said = { ...kopfOf(stand), version, positionen }
  expect((await client.call(bestellungContract.update, { params: { bestellungId: kopie.id }, body: said })).status).toBe(200)
  return fallOf(haus, kopie.id)
}

async function openOf(fall: Fall): Promise<string[]> {
  const { positionen } = await fall.readStore('pfleger')
  return positionen.flatMap(({ folgen }) => folgen.flatMap(({ art, erledigt }) => (erledigt === null ? [art] : [])))
}

const settledIn = async (fall: Fall) => (await fall.zeitstrahl('pfleger')).filter(({ art }) => art === 'folgeErledigen')

describe('what was refused and is asked for again by a new order', () => {
  it('is done when the new order is sent, not before, and the old order names the new one', async () => {
    const fall = await refused()
    const kopie = await copyOf(fall)
    expect(await openOf(fall)).toEqual(['NEU_ANFRAGEN'])
    await kopie.run('pfleger', 'senden', {})
    expect(await openOf(fall)).toEqual([])
    expect(await fall.readStore('pfleger')).toMatchObject({ wartetAuf: 'NIEMAND', version: fall.version + 1 })
    expect(await settledIn(fall)).toMatchObject([
      { person: 'Jonas Meyer', angaben: { folge: 'NEU_ANFRAGEN', neueBestellung: kopie.stand.nummer } },
    ])
    expect((await fall.zeitstrahl('arzt')).map(({ art }) => art)).not.toContain('folgeErledigen')
  })

  it('stays open when the draft is deleted', async () => {
    const fall = await refused()
    const kopie = await copyOf(fall)
    const params = { bestellungId: kopie.id }
    expect((await (await haus.wer('pfleger')).call(bestellungContract.remove, { params })).status).toBe(204)
    expect(await openOf(fall)).toEqual(['NEU_ANFRAGEN'])
  })

  it('is done once, however often it is sent', async () => {
    const fall = await refused()
    const kopien = [await copyOf(fall), await copyOf(fall)]
    const params = { bestellungId: kopien[0]?.id ?? '' }
    const client = await haus.wer('pfleger')
    const sending = { params, body: { version: kopien[0]?.version ?? 0 }, key: `senden-${fall.id}` }
    const answers = await Promise.all([1, 2, 3].map(() => client.call(handlungContract.senden, sending)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await kopien[1]?.run('pfleger', 'senden', {})
    expect(await settledIn(fall)).toHaveLength(1)
  })

  it('is done once when two copies are sent at the same moment', async () => {
    const fall = await refused()
    const kopien = [await copyOf(fall), await copyOf(fall)]
    const answers = await Promise.all(kopien.map((kopie) => kopie.versuche('pfleger', 'senden', {})))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await settledIn(fall)).toHaveLength(1)
  })

  it('leaves to a person who closes it by hand at the same moment a clear answer, and happens once', async () => {
    const fall = await refused()
    const kopie = await copyOf(fall)
    const [, byHand] = await Promise.all([
      kopie.run('pfleger', 'senden', {}),
      fall.versuche('pflege-admin', 'folgeErledigen', { folge: 'NEU_ANFRAGEN' }),
    ])
    expect(byHand.status === 200 || errorOf(byHand).status === 409).toBe(true)
    expect(await settledIn(fall)).toHaveLength(1)
  })

  it('stays open for the item that was taken out of the copy', async () => {
    const fall = await refused([arznei(), arznei({ produkt: torasemid })])
    await (await copyOf(fall, 1)).run('pfleger', 'senden', {})
    expect(await openOf(fall)).toEqual(['NEU_ANFRAGEN'])
  })
})

it('an order that left nothing to do is not touched by its copy', async () => {
  const fall = await bring(haus, 'ABGESCHLOSSEN')
  await (await copyOf(fall)).run('pfleger', 'senden', {})
  expect((await fall.readStore('pfleger')).version).toBe(fall.version)
})

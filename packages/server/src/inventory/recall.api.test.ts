import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Fall, type PositionInput, arznei, bring, put } from '../bestellung/bestellung.fixtures.ts'
import { everythingReadable } from '../bestellung/stream.fixtures.ts'
import { beginBesuch, fertigesBlatt, writeBlatt } from '../dokumentation/dokumentation.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { stockUp } from './inventory.fixtures.ts'

const haus = await hausForTests()
const pzn = arznei().produkt.pzn ?? ''
let nurse: TestClient
let chief: TestClient
let apotheker: TestClient
let arzt: TestClient
let stranger: TestClient
beforeAll(async () => {
  ;[nurse, chief, apotheker, arzt, stranger] = await haus.people('pfleger', 'pflege-admin', 'apotheker', 'arzt', 'apotheker2')
})

const id = () => crypto.randomUUID()

/** Handed over with this batch, and read by the ledger. */
async function deliver(charge: string, rest: Partial<PositionInput> = {}): Promise<Fall> {
  const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: { positionen: [arznei(rest)] } })
  const positionen = fall.positionIds.map((positionId) => ({
    positionId,
    menge: fall.stand.positionen[0]?.sollMenge ?? 1,
    charge,
    verfall: '2028-01-31',
  }))
  await fall.run('apotheker', 'bereitstellen', { positionen })
  await fall.run('apotheker', 'ausliefern')
  await fall.run('apotheker', 'zustellen')
  await everythingReadable(haus.ports.database)
  await haus.server.tick()
  return fall
}

const placeOfKlient = async () => (await nurse.call(c.locations)).body.find(({ klientId }) => klientId === haus.klientId)
const linesAtKlient = async () => {
  const place = await placeOfKlient()
  return place === undefined ? [] : (await nurse.call(c.locationStock, { query: { id: place.id } })).body.lines
}

describe('a delivery', () => {
  it('raises the stock at the Klient by batch, lowers that of the pharmacy, and is booked once', async () => {
    const shelf = await stockUp(apotheker, { name: 'Im Regal', barcode: pzn, lot: 'L-7', expiry: '2028-01-31', menge: 5 })
    const before = await linesAtKlient()
    await deliver('l-7')
    await haus.server.tick()
    const added = (await linesAtKlient()).filter((line) => !before.some((old) => old.lotId === line.lotId))
    expect(added).toEqual([expect.objectContaining({ code: pzn, lot: 'L-7', expiry: '2028-01-31', menge: 2, unit: 'PACKUNG' })])
    const [line] = added
    const { body } = await nurse.call(c.sheet, { query: { id: line?.productId ?? '' } })
    expect([body.product.stock, body.atKlienten]).toEqual([0, 2])
    const kept = await apotheker.call(c.sheet, { query: { id: shelf.productId } })
    expect(kept.body.product.stock).toBe(3)
  })
})

describe('what is given back or destroyed', () => {
  it('leaves the place of the Klient again, batch by batch and once, and comes into no shelf', async () => {
    const fall = await deliver('RUECK-1')
    const { body: before } = await apotheker.call(c.stock, { query: {} })
    const atKlient = async () => (await linesAtKlient()).find(({ lot }) => lot === 'RUECK-1')?.menge ?? 0
    const read = async () => {
      await everythingReadable(haus.ports.database)
      await haus.server.tick()
    }
    const returned = { einheit: 'PACKUNG', menge: 1, grund: 'Nicht mehr gebraucht', zeugen: [] } as const
    const productId = (await linesAtKlient()).find(({ lot }) => lot === 'RUECK-1')?.productId ?? ''
    await fall.run('pfleger', 'retoureFesthalten', { ...returned, art: 'RUECKGABE' })
    await read()
    await read()
    expect(await atKlient()).toBe(1)
    await fall.run('pfleger', 'retoureFesthalten', { ...returned, art: 'VERNICHTUNG', menge: 5 })
    await read()
    expect(await atKlient()).toBe(0)
    const { movements } = (await nurse.call(c.movements, { query: { productId } })).body
    const ofLot = movements.filter(({ lot }) => lot === 'RUECK-1').map(({ kind, menge }) => `${kind} ${menge}`)
    expect(ofLot).toEqual(['disposal -1', 'retoure -1', 'lieferung 2'])
    const { body: after } = await apotheker.call(c.stock, { query: {} })
    expect(after.rows.map(({ product }) => product.stock)).toEqual(before.rows.map(({ product }) => product.stock))
  })
})

describe('what was counted at a visit', () => {
  it('lowers the stock at the Klient, and what soon runs out is proposed with its order', async () => {
    const produkt = { ...arznei().produkt, angabeart: 'FREITEXT' as const, pzn: null, bezeichnung: 'Zähltabletten 5 mg' }
    const fall = await deliver('T1', { produkt, menge: 30, mengeneinheit: 'STUECK' })
    const ids = { klientId: haus.klientId, personId: haus.personId('pfleger') }
    const besuch = await beginBesuch({ leitung: chief, wer: nurse }, ids)
    const gabe = {
      id: id(),
      bezeichnung: 'zähltabletten 5 mg',
      dosis: null,
      am: null,
      stand: 'GEGEBEN' as const,
      abweichung: null,
      rest: 4,
    }
    const medikation = { ...emptyBlatt(0).medikation, gaben: [gabe] }
    const written = await writeBlatt(nurse, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { medikation }) })
    expect([written.status, written.text]).toEqual([200, written.text])
    await haus.server.tick()
    const line = (await linesAtKlient()).find(({ name }) => name === 'Zähltabletten 5 mg')
    expect(line?.menge).toBe(4)
    const { klienten } = (await nurse.call(c.proposal)).body
    expect(klienten).toEqual([
      expect.objectContaining({ klientId: haus.klientId, name: 'Zähltabletten 5 mg', menge: 4, used: 26, bestellungId: fall.id }),
    ])
    await haus.server.tick()
    expect((await linesAtKlient()).find(({ name }) => name === 'Zähltabletten 5 mg')?.menge).toBe(4)
  })
})

describe('a recall of a batch', () => {
  it('tells all three sides who holds it, blocks it there, and gives each of them a task', async () => {
    const fall = await deliver('R-99')
    const car = (await nurse.call(c.createLocation, { body: { kind: 'car', name: 'Wagen 7' } })).body
    const line = (await linesAtKlient()).find(({ lot }) => lot === 'R-99')
    const klientPlace = await placeOfKlient()
    if (line === undefined || klientPlace === undefined) throw new Error('it has come')
    const away = { id: id(), kind: 'transfer', productId: line.productId, locationId: klientPlace.id, toLocationId: car.id } as const
    await nurse.call(c.move, { body: { ...away, lotId: line.lotId, menge: 1 } })
    const { productId } = await stockUp(apotheker, { name: 'Rückrufware', barcode: pzn, lot: 'R-99', menge: 3 })
    await put(haus)

    const recallId = id()
    const body = { id: recallId, productId, lot: 'r-99', text: 'Glassplitter gemeldet' }
    const sheets = [await apotheker.call(c.recall, { body }), await apotheker.call(c.recall, { body })]
    expect(sheets.map(({ status }) => status)).toEqual([200, 200])
    expect(sheets[0]?.body.recall).toMatchObject({ lot: 'R-99', code: pzn, isOwn: true, reportedBy: null, text: 'Glassplitter gemeldet' })
    expect(sheets[0]?.body.places).toMatchObject([{ kind: 'room', menge: 3 }])
    expect(sheets[0]?.body.handed).toMatchObject([{ bestellungId: fall.id, menge: 2 }])

    const own = (await nurse.call(c.readRecall, { query: { id: recallId } })).body
    expect(own.recall).toMatchObject({ isOwn: false, reportedBy: expect.stringMatching(/Apotheke/), text: 'Glassplitter gemeldet' })
    expect(new Set(own.places.map(({ kind, menge }) => `${kind} ${menge}`))).toEqual(new Set(['car 1', 'klient 1']))
    const atPractice = (await arzt.call(c.readRecall, { query: { id: recallId } })).body
    expect(atPractice.recall.reportedBy).toBeNull()
    expect(atPractice.handed).toHaveLength(1)

    for (const who of [nurse, apotheker, arzt]) {
      const tasks = (await who.call(tasksContract.all)).body.filter((task) => task.id === recallId)
      expect(tasks.map(({ title, priority }) => [title, priority])).toEqual([[expect.stringMatching(/^Rückruf: .*, Charge R-99$/), 2]])
    }
    const refused = await nurse.call(c.move, {
      body: { id: id(), kind: 'consumption', productId: line.productId, locationId: car.id, lotId: line.lotId, menge: 1 },
    })
    expect(errorOf(refused)).toBe('inventory.zu_wenig: menge zu_gross')
    expect((await stranger.call(c.recalls)).body).toEqual([])
    expect((await stranger.call(c.readRecall, { query: { id: recallId } })).status).toBe(404)
  })

  it('speaks to each organisation in the language of its people', async () => {
    await deliver('EN-1')
    await arzt.call(settingsContract.update, { body: { language: 'en' } })
    const { productId } = await stockUp(apotheker, { name: 'Sprachware', barcode: pzn, lot: 'EN-1', menge: 1 })
    const recallId = id()
    await apotheker.call(c.recall, { body: { id: recallId, productId, lot: 'EN-1', text: null } })
    const titleFor = async (who: TestClient) => (await who.call(tasksContract.all)).body.find((task) => task.id === recallId)?.title
    expect(await titleFor(arzt)).toMatch(/^Recall: .*, batch EN-1$/)
    expect(await titleFor(nurse)).toMatch(/^Rückruf: .*, Charge EN-1$/)
  })

  it('blocks what comes of the batch afterwards, and is done when the house says so', async () => {
    const { productId, roomId } = await stockUp(nurse, { name: 'Neu gekommen', barcode: '4260000000004', lot: 'N1', menge: 1 })
    const { recall } = (await nurse.call(c.recall, { body: { id: id(), productId, lot: 'N2', text: null } })).body
    const late = { id: id(), kind: 'receipt', productId, locationId: roomId, menge: 2, lot: 'N2' } as const
    const { batches } = (await nurse.call(c.move, { body: late })).body
    expect(batches.map(({ lot, blocked }) => [lot, blocked])).toEqual([
      ['N1', false],
      ['N2', true],
    ])
    expect((await nurse.call(c.closeRecall, { body: { id: recall.id, closed: true } })).body.closedAt).not.toBeNull()
    expect((await apotheker.call(c.closeRecall, { body: { id: recall.id, closed: true } })).status).toBe(404)
  })

  it('needs the code of the product, by which the others are found', async () => {
    const { productId } = await stockUp(nurse, { name: 'Ohne Code', barcode: '', lot: 'O1', menge: 1 })
    expect(errorOf(await nurse.call(c.recall, { body: { id: id(), productId, lot: 'O1' } }))).toBe('inventory.ohne_code')
  })
})

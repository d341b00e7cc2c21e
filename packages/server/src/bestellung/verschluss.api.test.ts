import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { systemKontext } from '../shared/kontext.ts'
import { testKeyRing } from '../tresor/tresor.fixtures.ts'
import { createTresor } from '../tresor/tresor.ts'
import { type Fall, type Haus, arznei, bringe, entwurfFuer, fallVon, lege, oeffneHaus } from './bestellung.fixtures.ts'

const worte = {
  interneNotiz: 'Zaunkönig intern',
  bemerkung: 'Zaunkönig Bemerkung',
  diagnose: 'Zaunkönig Diagnose',
  frage: 'Zaunkönig Frage',
  antwort: 'Zaunkönig Antwort',
  grund: 'Zaunkönig Grund',
}

let haus: Haus
beforeAll(async () => {
  haus = await oeffneHaus()
})
afterAll(() => haus.close())

const admin = () => (haus.ports.database as TestDatabase).admin
const vor = (klientId = haus.klientId) => ({
  klientId,
  interneNotiz: worte.interneNotiz,
  bemerkung: worte.bemerkung,
  positionen: [arznei({ diagnose: worte.diagnose })],
})

/** An order that everyone has said something about, cancelled in the end. */
async function besprochen(klientId?: string): Promise<Fall> {
  const fall = await bringe(haus, 'BEIM_ARZT', { vor: vor(klientId) })
  await fall.tue('pfleger', 'rueckfrageStellen', { an: 'ARZT', text: worte.frage })
  await fall.tue('arzt', 'rueckfrageAntworten', { text: worte.antwort })
  await fall.tue('pfleger', 'stornieren', { grund: worte.grund })
  return fall
}

const nachrichten = (stand: Fall['stand']) => stand.rueckfragen.flatMap((frage) => frage.nachrichten.map(({ text }) => text))

describe('what an order says in words', () => {
  it('stands in no table, and everybody reads it who may', async () => {
    const fall = await besprochen()
    expect(await klartextIn(admin(), 'Zaunkönig')).toEqual([])
    expect(fall.stand).toMatchObject({ interneNotiz: worte.interneNotiz, bemerkung: worte.bemerkung })
    const praxis = await fall.lies('arzt')
    expect(praxis).toMatchObject({ interneNotiz: null, positionen: [{ diagnose: worte.diagnose }] })
    expect(nachrichten(praxis)).toEqual([worte.frage, worte.antwort])
    expect((await fall.zeitstrahl('pfleger')).map(({ angaben }) => angaben['grund'])).toContain(worte.grund)
  })

  it('is the same text after a draft was changed, and a change of nothing changes nothing', async () => {
    const fall = await lege(haus, vor())
    const pfleger = await haus.wer('pfleger')
    const aendere = (version: number, rest: object) =>
      pfleger.call(bestellungContract.update, {
        params: { bestellungId: fall.id },
        body: { version, ...entwurfFuer(haus, { ...vor(), ...rest }) },
      })
    expect((await aendere(1, { bemerkung: 'Zaunkönig neu' })).status).toBe(200)
    expect((await fall.lies('pfleger')).bemerkung).toBe('Zaunkönig neu')
    expect(await klartextIn(admin(), 'Zaunkönig')).toEqual([])
  })

  it('moves on with a copy under the new order', async () => {
    const fall = await lege(haus, vor())
    const { body } = await (await haus.wer('pfleger')).call(bestellungContract.copy, { params: { bestellungId: fall.id } })
    expect((await fallVon(haus, body.id)).stand.positionen[0]?.diagnose).toBe(worte.diagnose)
  })

  it('is kept by the practice that passes the order on', async () => {
    const fall = await bringe(haus, 'BEIM_ARZT', { vor: vor() })
    await fall.tue('pfleger', 'anPraxisWeiterleiten', { grund: worte.grund })
    expect((await fall.lies('arzt')).positionen[0]?.diagnose).toBe(worte.diagnose)
    expect((await fall.lies('arzt2')).positionen[0]?.diagnose).toBe(worte.diagnose)
    expect(await klartextIn(admin(), 'Zaunkönig')).toEqual([])
  })

  it('may look like a seal and is one word among others', async () => {
    const wie = `v1.${crypto.randomUUID()}.${'A'.repeat(16)}.${'B'.repeat(40)}`
    expect((await lege(haus, { bemerkung: wie })).stand.bemerkung).toBe(wie)
  })

  it('opens with no other ring', async () => {
    const fall = await lege(haus, vor())
    const [row] = await haus.ports.database.query<{ daten: { interneNotiz: string } }>(
      systemKontext,
      sql('test.verschluss', 'select daten from bestellung where id = :id'),
      { id: fall.id },
    )
    const fremd = createTresor({ ...haus.ports, keyRing: { ...testKeyRing, current: { kid: 'test', key: new Uint8Array(32).fill(9) } } })
    const platz = { tabelle: 'bestellung', spalte: 'text', zeileId: fall.id, siegel: row?.daten.interneNotiz ?? '' }
    const oeffne = (tresor: typeof fremd, zeileId = fall.id) =>
      haus.ports.database.transaction(systemKontext, (tx) => tresor.oeffneGemeinsame(tx, [{ ...platz, zeileId }]))
    expect(await oeffne(createTresor(haus.ports))).toEqual([worte.interneNotiz])
    await expect(oeffne(fremd)).rejects.toThrow(/./)
    await expect(oeffne(createTresor(haus.ports), crypto.randomUUID())).rejects.toThrow('The seal does not open here')
  })
})

describe('when the key of the Klient is destroyed', () => {
  it('says so in the language of the reader, and the order can still be worked on', async () => {
    const klientId = await haus.nimmAuf()
    const fall = await bringe(haus, 'BEIM_ARZT', { vor: vor(klientId) })
    const { pflegedienst } = fall.stand
    await haus.ports.database.transaction(systemKontext, (tx) =>
      createTresor(haus.ports).vernichte(tx, { organisationId: pflegedienst.id, klientId }),
    )
    expect((await fall.lies('arzt')).positionen[0]?.diagnose).toBe('Nicht mehr lesbar: Die Akte wurde gelöscht.')
    const englisch = await (
      await haus.wer('pfleger')
    ).call(bestellungContract.read, { params: { bestellungId: fall.id }, headers: { 'accept-language': 'en' } })
    expect(englisch.body.interneNotiz).toBe('No longer readable: the record has been erased.')
    await fall.tue('arzt', 'rueckfrageStellen', { text: worte.frage })
    expect(nachrichten(await fall.lies('arzt'))).toEqual([worte.frage])
    expect((await fall.zeitstrahl('pfleger')).length).toBeGreaterThan(1)
  })
})

import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { testKeyRing } from '../tresor/tresor.fixtures.ts'
import { createTresor } from '../tresor/tresor.ts'
import { type Fall, arznei, bring, entwurfFor, fallOf, put } from './bestellung.fixtures.ts'

const words = {
  interneNotiz: 'Zaunkönig intern',
  bemerkung: 'Zaunkönig Bemerkung',
  diagnose: 'Zaunkönig Diagnose',
  frage: 'Zaunkönig Frage',
  antwort: 'Zaunkönig Antwort',
  grund: 'Zaunkönig Grund',
}

const haus = await hausForTests()

const admin = () => (haus.ports.database as TestDatabase).admin
const vor = (klientId = haus.klientId) => ({
  klientId,
  interneNotiz: words.interneNotiz,
  bemerkung: words.bemerkung,
  positionen: [arznei({ diagnose: words.diagnose })],
})

async function besprochen(klientId?: string): Promise<Fall> {
  const fall = await bring(haus, 'BEIM_ARZT', { vor: vor(klientId) })
  await fall.run('pfleger', 'rueckfrageStellen', { an: 'ARZT', text: words.frage })
  await fall.run('arzt', 'rueckfrageAntworten', { text: words.antwort })
  await fall.run('pfleger', 'stornieren', { grund: words.grund })
  return fall
}

const nachrichten = (stand: Fall['stand']) => stand.rueckfragen.flatMap((frage) => frage.nachrichten.map(({ text }) => text))

describe('what an order says in words', () => {
  it('stands in no table, and everybody reads it who may', async () => {
    const fall = await besprochen()
    expect(await klartextIn(admin(), 'Zaunkönig')).toEqual([])
    expect(fall.stand).toMatchObject({ interneNotiz: words.interneNotiz, bemerkung: words.bemerkung })
    const praxis = await fall.readStore('arzt')
    expect(praxis).toMatchObject({ interneNotiz: null, positionen: [{ diagnose: words.diagnose }] })
    expect(nachrichten(praxis)).toEqual([words.frage, words.antwort])
    expect((await fall.zeitstrahl('pfleger')).map(({ angaben }) => angaben['grund'])).toContain(words.grund)
  })

  it('is sealed with the key that came with the look at its houses: nobody asks for it again', async () => {
    await put(haus, vor())
    const asked = vi.spyOn(haus.ports.database, 'query')
    await put(haus, vor())
    const names = asked.mock.calls.map(([, { name }]) => name)
    asked.mockRestore()
    expect(names).toContain('bestellung.referenzen')
    expect(names).not.toContain('tresor.zumSchreiben')
  })

  it('is the same text after a draft was changed, and a change of nothing changes nothing', async () => {
    const fall = await put(haus, vor())
    const pfleger = await haus.wer('pfleger')
    const change = (version: number, rest: object) =>
      pfleger.call(bestellungContract.update, {
        params: { bestellungId: fall.id },
        body: { version, ...entwurfFor(haus, { ...vor(), ...rest }) },
      })
    expect((await change(1, { bemerkung: 'Zaunkönig neu' })).status).toBe(200)
    expect((await fall.readStore('pfleger')).bemerkung).toBe('Zaunkönig neu')
    expect(await klartextIn(admin(), 'Zaunkönig')).toEqual([])
  })

  it('moves on with a copy under the new order', async () => {
    const fall = await put(haus, vor())
    const { body } = await (await haus.wer('pfleger')).call(bestellungContract.copy, { params: { bestellungId: fall.id } })
    expect((await fallOf(haus, body.id)).stand.positionen[0]?.diagnose).toBe(words.diagnose)
  })

  it('is kept by the practice that passes the order on', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: vor() })
    await fall.run('pfleger', 'anPraxisWeiterleiten', { grund: words.grund })
    expect((await fall.readStore('arzt')).positionen[0]?.diagnose).toBe(words.diagnose)
    expect((await fall.readStore('arzt2')).positionen[0]?.diagnose).toBe(words.diagnose)
    expect(await klartextIn(admin(), 'Zaunkönig')).toEqual([])
  })

  it('may look like a seal and is one word among others', async () => {
    const wie = `v1.${crypto.randomUUID()}.${'A'.repeat(16)}.${'B'.repeat(40)}`
    expect((await put(haus, { bemerkung: wie })).stand.bemerkung).toBe(wie)
  })

  it('opens with no other ring', async () => {
    const fall = await put(haus, vor())
    const [row] = await haus.ports.database.query<{ daten: { interneNotiz: string } }>(
      systemContext,
      sql('test.verschluss', 'select daten from bestellung where id = :id'),
      { id: fall.id },
    )
    const fremd = createTresor({ ...haus.ports, keyRing: { ...testKeyRing, current: { kid: 'test', key: new Uint8Array(32).fill(9) } } })
    const platz = { tabelle: 'bestellung', spalte: 'text', zeileId: fall.id, siegel: row?.daten.interneNotiz ?? '' }
    const open = (tresor: typeof fremd, zeileId = fall.id) =>
      haus.ports.database.transaction(systemContext, (tx) => tresor.openShared(tx, [{ ...platz, zeileId }]))
    expect(await open(createTresor(haus.ports))).toEqual([words.interneNotiz])
    await expect(open(fremd)).rejects.toThrow(/./)
    await expect(open(createTresor(haus.ports), crypto.randomUUID())).rejects.toThrow('The seal does not open here')
  })
})

describe('when the key of the Klient is destroyed', () => {
  it('says so in the language of the reader, and the order can still be worked on', async () => {
    const klientId = await haus.admit()
    const fall = await bring(haus, 'BEIM_ARZT', { vor: vor(klientId) })
    const { pflegedienst } = fall.stand
    await haus.ports.database.transaction(systemContext, (tx) =>
      createTresor(haus.ports).destroy(tx, { organisationId: pflegedienst.id, klientId }),
    )
    expect((await fall.readStore('arzt')).positionen[0]?.diagnose).toBe('Nicht mehr lesbar: Die Akte wurde gelöscht.')
    const englisch = await (
      await haus.wer('pfleger')
    ).call(bestellungContract.read, { params: { bestellungId: fall.id }, headers: { 'accept-language': 'en' } })
    expect(englisch.body.interneNotiz).toBe('No longer readable: the record has been erased.')
    await fall.run('arzt', 'rueckfrageStellen', { text: words.frage })
    expect(nachrichten(await fall.readStore('arzt'))).toEqual([words.frage])
    expect((await fall.zeitstrahl('pfleger')).length).toBeGreaterThan(1)
  })
})

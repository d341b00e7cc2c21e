/** What the Klient pays of a delivery, from packing to the copy that he may ask for. */
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { newKvnr } from '../../klient/klient.fixtures.ts'
import { systemContext } from '../../shared/context.ts'
import { bring, errorOf, type Fall, fallOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

const rows = (fall: Fall, money: object) =>
  fall.stand.positionen.map(({ id, sollMenge }) => ({ positionId: id, menge: sollMenge, charge: null, verfall: null, ...money }))

/** On the road, with an amount of 10 Euro; each with a Klient of its own, unless the test has one. */
async function onTheRoad(klientId?: string): Promise<Fall> {
  const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: { klientId: klientId ?? (await haus.admit()) } })
  await fall.run('apotheker', 'bereitstellen', { positionen: rows(fall, { zuzahlungCent: 1000 }) })
  await fall.run('apotheker', 'ausliefern')
  return fall
}
const insured = () => ({ versicherungsart: 'GKV', kvnr: newKvnr(), krankenkasse: 'AOK Bayern' })
const bagOf = async (fall: Fall, konto: 'pfleger' | 'apotheker') => (await fall.readStore(konto)).lieferungen[0]

describe('the Zuzahlung of a delivery', () => {
  it('is reckoned from the price that the pharmacy says, and seen by the nursing service', async () => {
    const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: { klientId: await haus.admit() } })
    await fall.run('apotheker', 'bereitstellen', { positionen: rows(fall, { preisCent: 7263 }) })
    const expected = { zuzahlungen: [{ positionId: fall.positionIds[0], cent: 1452, preisCent: 7263 }], kassiert: null }
    expect(await bagOf(fall, 'pfleger')).toMatchObject(expected)
    expect((await fall.readStore('arzt')).lieferungen).toEqual([])
  })

  it('is not asked of who is exempt or not of age by the record', async () => {
    const ofKlient = async (rest: Record<string, unknown>) => {
      const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: { klientId: await haus.admit({ rest: { ...insured(), ...rest } }) } })
      return errorOf(await fall.versuche('apotheker', 'bereitstellen', { positionen: rows(fall, { zuzahlungCent: 500 }) })).code
    }
    expect(await ofKlient({ zuzahlungBefreitBis: '2099-12-31' })).toBe('bestellung.zuzahlung_befreit')
    expect(await ofKlient({ geburtsdatum: `${Number(haus.heute().slice(0, 4)) - 10}-01-01` })).toBe('bestellung.zuzahlung_befreit')
  })

  it('is told by whoever was at the door, with name and time, in the timeline of both houses', async () => {
    const fall = await onTheRoad()
    await fall.run('apotheker', 'zustellen', { zuzahlung: { art: 'NICHT', grund: 'Kein Bargeld im Haus' } })
    const kassiert = {
      art: 'NICHT',
      cent: null,
      grund: 'Kein Bargeld im Haus',
      durch: { personId: haus.personId('apotheker'), name: haus.ensemble.personen['apotheker']?.name },
      am: haus.clock.now.toISOString(),
    }
    expect([(await bagOf(fall, 'pfleger'))?.kassiert, (await bagOf(fall, 'apotheker'))?.kassiert]).toEqual([kassiert, kassiert])
    for (const konto of ['pfleger', 'apotheker'] as const) {
      const told = (await fall.zeitstrahl(konto)).filter(({ art }) => art === 'zustellen').map(({ angaben }) => angaben['zuzahlung'])
      expect(told).toContainEqual({ art: 'NICHT', grund: 'Kein Bargeld im Haus' })
    }
    expect((await fall.zeitstrahl('arzt')).flatMap(({ angaben }) => Object.keys(angaben))).not.toContain('zuzahlung')
  })

  it('lies with its reason sealed, in the order as in what happened to it', async () => {
    const fall = await onTheRoad()
    await fall.run('apotheker', 'zustellen', { zuzahlung: { art: 'NICHT', grund: 'Portemonnaie verlegt' } })
    const stored = await haus.ports.database.query<{ daten: unknown }>(
      systemContext,
      sql(
        'test.gespeichert',
        `select daten from bestellung where id = :id
          union all select to_jsonb(e) from ereignis e where e.bestellung_id = :id`,
      ),
      { id: fall.id },
    )
    expect(stored.length).toBeGreaterThan(1)
    expect(JSON.stringify(stored)).not.toContain('Portemonnaie')
  })

  it('stays open when nobody says anything: it is delivered all the same, and told later', async () => {
    const fall = await onTheRoad()
    await fall.run('apotheker', 'zustellen')
    expect(fall.stand.status).toBe('GELIEFERT')
    expect(await bagOf(fall, 'apotheker')).toMatchObject({ kassiert: null, zuzahlungen: [{ cent: 1000 }] })
    await fall.run('pka', 'recordZuzahlung', { zuzahlung: { art: 'BAR', cent: 1000 } })
    expect((await bagOf(fall, 'pfleger'))?.kassiert).toMatchObject({ art: 'BAR', cent: 1000, durch: { name: 'Lea Sturm' } })
    expect(errorOf(await fall.versuche('apotheker', 'recordZuzahlung')).code).toBe('bestellung.keine_zuzahlung_offen')
  })

  it('is said after packing, once by two people at a time, and collected at the door', async () => {
    const fall = await bring(haus, 'BEREIT')
    const [positionId] = fall.stand.positionen.map(({ id }) => id)
    const said = { betraege: [{ positionId, zuzahlungCent: 1000 }] }
    const answers = await Promise.all([fall.versuche('pka', 'setZuzahlung', said), fall.versuche('apotheker', 'setZuzahlung', said)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const packed = await fallOf(haus, fall.id)
    await packed.run('apotheker', 'ausliefern')
    await packed.run('apotheker', 'zustellen', { zuzahlung: { art: 'BAR', cent: 1000 } })
    expect(await bagOf(packed, 'pfleger')).toMatchObject({ zuzahlungen: [{ cent: 1000 }], kassiert: { art: 'BAR', cent: 1000 } })
  })

  it('is in the copy that the Klient may ask for, for machines and on paper', async () => {
    const klientId = await haus.admit()
    const fall = await onTheRoad(klientId)
    await fall.run('apotheker', 'zustellen', { zuzahlung: { art: 'BAR', cent: 1000 } })
    const copy = async (format: 'json' | 'pdf') => {
      const { token } = await haus.wer('pflege-admin')
      const path = auskunftContract.export.path.replace(':klientId', klientId)
      return haus.fetch(
        new Request(`http://test.invalid${path}?format=${format}&zweck=KLIENT`, { headers: { authorization: `Bearer ${token}` } }),
      )
    }
    expect(await (await copy('json')).json()).toMatchObject({ bestellungen: [{ lieferungen: [{ kassiert: { art: 'BAR', cent: 1000 } }] }] })
    const pdf = await getDocumentProxy(new Uint8Array(await (await copy('pdf')).arrayBuffer()))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Lieferung 1, Zuzahlung: 10,00 €; 10,00 € bar kassiert')
  })
})

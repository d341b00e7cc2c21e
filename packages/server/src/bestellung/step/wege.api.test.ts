import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { nachweis } from '../angaben.fixtures.ts'
import { bring, kopfOf, put, withoutRezept, arznei } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

describe('E1: a draft', () => {
  it('is seen by its own organisation only, and is changed, copied and thrown away there', async () => {
    const fall = await put(haus, { interneNotiz: 'Schlüssel im Büro' })
    expect(fall.stand).toMatchObject({ status: 'ENTWURF', wartetAuf: 'PFLEGE', version: 1, nummer: expect.stringMatching(/^2026-\d{6}$/) })
    for (const konto of ['arzt', 'apotheker', 'pfleger2'] as const) await expect(fall.readStore(konto)).rejects.toThrow(/nicht_gefunden/)
    const client = await haus.wer('pfleger')
    const params = { bestellungId: fall.id }
    const { positionen } = fall.stand
    const body = {
      ...kopfOf(await fall.readStore('pfleger')),
      bemerkung: 'Bitte klingeln',
      version: 1,
      positionen: [{ ...arznei({ menge: 3 }), id: positionen[0]?.id }, withoutRezept()],
    }
    expect(await client.call(bestellungContract.update, { params, body })).toMatchObject({
      status: 200,
      body: { version: 2, status: 'ENTWURF' },
    })
    const neu = await fall.readStore('pflege-admin')
    expect(neu.positionen.map(({ menge, lfdNr }) => [menge, lfdNr])).toEqual([
      [3, 1],
      [2, 2],
    ])
    expect(neu.positionen[0]?.id).toBe(positionen[0]?.id)

    const kopie = await client.call(bestellungContract.copy, { params })
    expect(kopie.status).toBe(201)
    const kopiert = (await client.call(bestellungContract.read, { params: { bestellungId: kopie.body.id } })).body
    expect(kopiert).toMatchObject({ vorgaengerId: fall.id, interneNotiz: null, bemerkung: 'Bitte klingeln', status: 'ENTWURF' })
    expect(kopiert.nummer).not.toBe(neu.nummer)

    expect((await client.call(bestellungContract.remove, { params })).status).toBe(204)
    expect((await client.call(bestellungContract.read, { params })).status).toBe(404)
    expect((await client.call(bestellungContract.remove, { params })).status).toBe(404)
  })

  it('cannot be changed or thrown away once it was sent', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const client = await haus.wer('pfleger')
    const params = { bestellungId: fall.id }
    const body = { ...kopfOf(await fall.readStore('pfleger')), positionen: [arznei()], version: fall.version }
    for (const answer of [
      await client.call(bestellungContract.update, { params, body }),
      await client.call(bestellungContract.remove, { params }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'bestellung.nur_entwurf' } })
    }
    expect((await client.call(bestellungContract.preview, { params })).body).toMatchObject({ code: 'bestellung.nur_entwurf' })
  })

  it('shows before sending what the others will see, and that is what they see', async () => {
    const fall = await put(haus, {
      klientId: haus.vorabKlientId,
      interneNotiz: 'nur für uns',
      positionen: [arznei(), withoutRezept({ diagnose: 'L89.2' })],
    })
    const vorschau = (await (await haus.wer('pfleger')).call(bestellungContract.preview, { params: { bestellungId: fall.id } })).body
    expect(vorschau.befunde.filter(({ schwere }) => schwere === 'FEHLER')).toEqual([])
    await fall.run('pfleger', 'senden')
    const wesen = (sicht: unknown) => {
      const { version: _v, ...rest } = sicht as { version: number; positionen: { uebergaenge: unknown }[] }
      return { ...rest, positionen: rest.positionen.map((position) => ({ ...position, uebergaenge: null })) }
    }
    expect(wesen(vorschau.arzt)).toEqual(wesen(await fall.readStore('arzt')))
    expect(wesen(vorschau.apotheke)).toEqual(wesen(await fall.readStore('apotheker')))
  })
})

describe('an order of several positions', () => {
  it('shows each side its own positions, and the least advanced state of them', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei(), withoutRezept()] } })
    expect([fall.stand.status, fall.stand.teilweise, fall.stand.positionen.map(({ status }) => status)]).toEqual([
      'BEIM_ARZT',
      true,
      ['BEIM_ARZT', 'BEI_APOTHEKE'],
    ])
    expect((await fall.readStore('arzt')).positionen.map(({ id }) => id)).toEqual([fall.positionIds[0]])
    expect((await fall.readStore('apotheker')).positionen.map(({ id }) => id)).toEqual([fall.positionIds[1]])
    const foreignPosition = await fall.versuche('arzt', 'rueckfrageStellen', { positionIds: fall.positionIds })
    expect([foreignPosition.status, (foreignPosition.body as { code: string }).code]).toEqual([404, 'bestellung.position_unbekannt'])
  })
})

describe('E14 and E15: a bag that came back', () => {
  it('goes out a second time without a new bag, and the code of the recipient proves it', async () => {
    const fall = await bring(haus, 'BEREIT')
    const code = fall.stand.lieferungen[0]?.code
    expect(code).toMatch(/^\d{6}$/)
    expect((await fall.readStore('apotheker')).lieferungen[0]?.code).toBeNull()
    expect((await fall.readStore('arzt')).lieferungen).toEqual([])
    await fall.run('pka', 'ausliefern')
    await fall.run('pka', 'zustellungGescheitert')
    await fall.run('pka', 'ausliefern')
    const stand = await fall.run('pka', 'zustellen', { nachweis: nachweis({ art: 'CODE', unterschrift: null, code }) })
    expect(stand.lieferungen).toHaveLength(1)
    expect(stand.lieferungen[0]).toMatchObject({ status: 'ZUGESTELLT', bote: 'Bote 1', versuche: [{ grund: 'NIEMAND_ANGETROFFEN' }] })
  })
})

describe('E13 and E14: one position of two batches', () => {
  it('is counted as a whole, and each batch is written down', async () => {
    const fall = await bring(haus, 'IN_BEARBEITUNG')
    const positionen = ['C1', 'C2'].map((charge) => ({ positionId: fall.positionIds[0], menge: 1, charge, verfall: null }))
    expect((await fall.run('apotheker', 'bereitstellen', { positionen })).positionen[0]).toMatchObject({ status: 'BEREIT', mengeBereit: 2 })
    await fall.run('pka', 'ausliefern')
    const [position] = (await fall.run('pka', 'zustellen')).positionen
    expect(position).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 2, mengeBereit: 0 })
    expect(position?.abgaben.map(({ charge, menge }) => [charge, menge])).toEqual([
      ['C1', 1],
      ['C2', 1],
    ])
  })
})

describe('E21: an order given to somebody else', () => {
  it('leaves the first practice with a copy of what it had, and goes on with the second', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('pfleger', 'anPraxisWeiterleiten')
    expect(await fall.readStore('arzt')).toMatchObject({
      status: 'BEIM_ARZT',
      weitergeleitetAm: expect.any(String),
      positionen: [{ uebergaenge: {} }],
    })
    expect((await fall.versuche('arzt', 'verordnen')).status).toBe(404)
    const { nachname } = (await fall.readStore('pfleger')).klient ?? {}
    expect(nachname).toBeTruthy()
    expect((await fall.readStore('arzt')).klient).toMatchObject({ nachname })
    await fall.run('arzt2', 'verordnen')
    expect((await fall.readStore('arzt')).status).toBe('BEIM_ARZT')
    expect(await fall.readStore('arzt2')).toMatchObject({
      status: 'VERORDNET',
      positionen: [{ rezept: { verordnetVon: { name: 'Dr. Emre Yılmaz' } } }],
    })
  })

  it('goes from a practice to the one that stands in for it, and the writer may lose it by that', async () => {
    const klientId = await haus.admit({ praxis: 'yilmaz' })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId, praxisId: haus.ensemble.organisationen.yilmaz } })
    const answer = await fall.versuche('arzt2', 'anPraxisWeiterleiten', { praxisId: haus.ensemble.organisationen.weber })
    expect(answer.status).toBe(200)
    expect((await fall.readStore('arzt')).wartetAuf).toBe('ARZT')
    expect((await fall.readStore('arzt2')).weitergeleitetAm).toBeDefined()
  })

  it('goes to another pharmacy, and the first one reads no more than it had', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await fall.run('pfleger', 'anApothekeWeiterleiten')
    await fall.run('apotheker2', 'annehmen')
    expect(await fall.readStore('apotheker')).toMatchObject({ status: 'BEI_APOTHEKE', weitergeleitetAm: expect.any(String) })
    expect((await fall.zeitstrahl('apotheker')).map(({ art }) => art)).not.toContain('annehmen')
    expect((await fall.readStore('apotheker2')).status).toBe('IN_BEARBEITUNG')
    expect((await fall.readStore('arzt')).apotheke).toBeNull()
  })
})

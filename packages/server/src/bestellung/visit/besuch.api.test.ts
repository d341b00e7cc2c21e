import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract as c } from '@dreiklang/domain/bestellung/besuch.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { anfrageBody, create, planBody } from '../../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../../testServer.ts'
import { arznei, bring, entwurfFor, fallOf, errorOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const [pfleger, leitung, praxis] = await haus.people('pfleger', 'pflege-admin', 'arzt-admin')

const plan = (klientId = haus.klientId) => create(leitung, 'plan', planBody({ klientId, personIds: [haus.personId('pfleger')] }))
const bestelle = (hausbesuchId: string, rest: Parameters<typeof entwurfFor>[1] = {}, key?: string) =>
  pfleger.call(c.createAusBesuch, { params: { hausbesuchId }, body: entwurfFor(haus, rest), ...(key === undefined ? {} : { key }) })
const desBesuchs = async (who: TestClient, hausbesuchId: string) =>
  (await who.call(c.listDesBesuchs, { params: { hausbesuchId } })).body.bestellungen
const besuche = async (who: TestClient, bestellungId: string) => (await who.call(c.listBesuche, { params: { bestellungId } })).body.besuche

describe('An order out of a visit', () => {
  it('keeps the counted rest, says where it comes from, and both name each other', async () => {
    const besuch = await plan()
    const gezaehlt = { grund: 'REICHWEITE_ERSCHOEPFT', restbestand: 6, restEinheit: 'Tabletten', reichweiteBis: '2026-11-23' } as const
    const { status, body } = await bestelle(besuch, { positionen: [arznei(gezaehlt)] })
    expect(status).toBe(201)
    const seen = await pfleger.call(bestellungContract.read, { params: { bestellungId: body.id } })
    expect(seen.body).toMatchObject({ quelle: 'HAUSBESUCH', positionen: [gezaehlt] })
    expect(await desBesuchs(pfleger, besuch)).toMatchObject([
      { id: body.id, nummer: body.nummer, art: 'AUS_BESUCH', status: 'ENTWURF', positionen: [{ bezeichnung: 'Ramipril 5 mg', menge: 2 }] },
    ])
    expect(await besuche(pfleger, body.id)).toMatchObject([
      { id: besuch, art: 'AUS_BESUCH', status: 'GEPLANT', plan: { uhrzeit: '08:00' } },
    ])
  })

  it('is made once, however often it is asked for', async () => {
    const besuch = await plan()
    const [first, zweite] = await Promise.all([bestelle(besuch, {}, 'doppelt-1'), bestelle(besuch, {}, 'doppelt-1')])
    expect(zweite.body.id).toBe(first.body.id)
    expect(await desBesuchs(pfleger, besuch)).toHaveLength(1)
  })

  it('is refused for another Klient, for the house itself, and for the visit of another house; nothing is left behind', async () => {
    const besuch = await plan()
    const otherKlient = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    for (const klientId of [otherKlient, null]) {
      expect(errorOf(await bestelle(besuch, { klientId }))).toMatchObject({ status: 422, code: 'bestellung.besuch_passt_nicht' })
    }
    const fremde = await (await haus.wer('pfleger2')).call(c.createAusBesuch, { params: { hausbesuchId: besuch }, body: entwurfFor(haus) })
    expect(fremde.status).toBe(404)
    expect(await desBesuchs(pfleger, besuch)).toEqual([])
  })

  it('is no business of the practice before it is sent, even when the visit is its own', async () => {
    const besuch = await create(
      pfleger,
      'ask',
      anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }),
    )
    const { body } = await bestelle(besuch)
    expect(await desBesuchs(praxis, besuch)).toEqual([])
    await (await fallOf(haus, body.id)).run('pfleger', 'senden')
    expect(await desBesuchs(praxis, besuch)).toMatchObject([{ id: body.id, status: 'BEIM_ARZT' }])
    const eigener = await plan()
    await bestelle(eigener)
    expect((await praxis.call(c.listDesBesuchs, { params: { hausbesuchId: eigener } })).status).toBe(404)
  })
})

describe('What the Klient got before', () => {
  it('is offered once each, as it was ordered last, without what was refused', async () => {
    const klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const mittel = (pzn: string, bezeichnung: string, rest: object = {}) =>
      arznei({ produkt: { ...arznei().produkt, pzn, bezeichnung }, diagnose: 'Hochdruck', ...rest })
    await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [mittel('08585997', 'Ramipril 5 mg', { menge: 1 })] } })
    await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [mittel('08585997', 'Ramipril 5 mg', { menge: 3 })] } })
    const abgelehnt = await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [mittel('03507952', 'Ibuprofen 400 mg')] } })
    await abgelehnt.run('arzt', 'arztAblehnen')
    const besuch = await plan(klientId)
    const { body } = await pfleger.call(c.listBekannte, { params: { hausbesuchId: besuch } })
    expect(body).toMatchObject({
      klientId,
      positionen: [{ produkt: { bezeichnung: 'Ramipril 5 mg' }, menge: 3, diagnose: 'Hochdruck', restbestand: null }],
    })
    expect(body.positionen).toHaveLength(1)
  })

  it('is what the doctor last prescribed, with the change in open words; what was stopped is named and not offered', async () => {
    const klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const [ramipril, amlodipin] = ['Ramipril 5 mg', 'Amlodipin 5 mg'].map((bezeichnung) =>
      arznei({ produkt: { ...arznei().produkt, angabeart: 'FREITEXT', pzn: null, wirkstoff: null, bezeichnung } }),
    )
    if (ramipril === undefined || amlodipin === undefined) throw new Error('two medicines')
    const old = await bring(haus, 'VERORDNET', { vor: { klientId, positionen: [ramipril, amlodipin] } })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [ramipril, amlodipin] } })
    const [first = '', second = ''] = fall.stand.positionen.map(({ id }) => id)
    const produkt = { ...ramipril.produkt, bezeichnung: 'Ramipril 2,5 mg' }
    const dosierung = { schema: null, text: 'halbe Tablette morgens', lautMedikationsplan: false }
    await fall.run('arzt', 'verordnen', { positionIds: [first], aenderung: { produkt, menge: 1, dosierung, grund: 'Schwindel' } })
    await fall.run('arzt', 'arztAblehnen', { positionIds: [second], grund: 'NICHT_INDIZIERT', text: 'Ödeme' })

    const { body } = await pfleger.call(c.listBekannteOfKlient, { params: { klientId } })
    expect(body.positionen).toMatchObject([{ produkt, menge: 1, dosierung, zuletzt: { geaendert: { grund: 'Schwindel' } } }])
    expect(body.gestoppt).toMatchObject([{ bezeichnung: 'Amlodipin 5 mg', grund: 'NICHT_INDIZIERT', text: 'Ödeme' }])

    const kopie = await pfleger.call(bestellungContract.copy, { params: { bestellungId: old.id } })
    const seen = await pfleger.call(bestellungContract.read, { params: { bestellungId: kopie.body.id } })
    expect(seen.body).toMatchObject({
      positionen: [{ produkt, menge: 1, dosierung, zuletzt: { nummer: fall.stand.nummer, geaendert: { grund: 'Schwindel' } } }],
      nichtUebernommen: [{ bezeichnung: 'Amlodipin 5 mg', nummer: fall.stand.nummer, text: 'Ödeme' }],
    })
    expect(seen.body.positionen).toHaveLength(1)
  })
})

describe('A doctor who wants to see the Klient', () => {
  const frage = (bestellungId: string, rest: Record<string, unknown> = {}) =>
    pfleger.call(hausbesuchContract.ask, {
      body: anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }, { bestellungId, ...rest }),
    })

  it('is asked for a visit that knows the order, and both sides see the link', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'arztAblehnen', { grund: 'ARZTTERMIN_NOETIG', text: 'Bitte Blutdruck vor Ort prüfen' })
    const { status, body } = await frage(fall.id)
    expect(status).toBe(201)
    for (const who of [pfleger, praxis]) {
      expect(await besuche(who, fall.id)).toMatchObject([{ id: body.id, art: 'AUS_ABLEHNUNG', typ: 'ARZTBESUCH', plan: null }])
      expect(await desBesuchs(who, body.id)).toMatchObject([{ id: fall.id, art: 'AUS_ABLEHNUNG', status: 'ABGELEHNT' }])
    }
    const apotheke = await haus.wer('apotheker')
    expect((await apotheke.call(c.listDesBesuchs, { params: { hausbesuchId: body.id } })).status).toBe(404)
  })

  it('was not asked for a visit when he refused for another reason, nor for another Klient; no visit is left behind', async () => {
    const anders = await bring(haus, 'BEIM_ARZT')
    await anders.run('arzt', 'arztAblehnen', { grund: 'ZU_FRUEH' })
    const passend = await bring(haus, 'BEIM_ARZT')
    await passend.run('arzt', 'arztAblehnen', { grund: 'ARZTTERMIN_NOETIG' })
    const klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const count = async () => (await pfleger.call(hausbesuchContract.list, { query: { limit: '100' } })).body.zeilen.length
    const before = await count()
    for (const answer of [
      await frage(anders.id),
      await frage(passend.id, { klientId }),
      await frage(passend.id, { typ: 'APOTHEKENBESUCH', organisationId: haus.ensemble.organisationen.markt }),
    ]) {
      expect(errorOf(answer)).toMatchObject({ status: 422, code: 'bestellung.besuch_passt_nicht' })
    }
    expect(await count()).toBe(before)
  })
})

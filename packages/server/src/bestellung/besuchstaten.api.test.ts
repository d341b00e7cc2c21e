import { besuchLinkContract as c } from '@dreiklang/domain/bestellung/besuch.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anfrageBody, legeAn, planBody, planungBody, tue } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { type Fall, type Haus, bringe, fehlerVon, oeffneHaus } from './bestellung.fixtures.ts'
import { bis } from './strom.fixtures.ts'
import { verordnungBody } from './besuchstaten.fixtures.ts'

let haus: Haus
let pfleger: TestClient
let praxis: TestClient
let arzt: TestClient
beforeAll(async () => {
  haus = await oeffneHaus()
  pfleger = await haus.wer('pfleger')
  praxis = await haus.wer('arzt-admin')
  arzt = await haus.wer('arzt')
})
afterAll(() => haus.close())

const person = (konto: string) => haus.ensemble.personen[konto]?.personId ?? ''
const desBesuchs = async (wer: TestClient, hausbesuchId: string) => (await wer.call(c.listDesBesuchs, { params: { hausbesuchId } })).body
const besuche = async (wer: TestClient, bestellungId: string) => (await wer.call(c.listBesuche, { params: { bestellungId } })).body.besuche
const beginne = (wer: TestClient, id: string) => tue(wer, id, 'beginnen', { identitaetGeprueft: true })
const beende = (wer: TestClient, id: string) => tue(wer, id, 'abschliessen', { ergebnis: 'Alles gut', leistungen: [] })

async function besuchDerPflege({ klientId = haus.klientId, konto = 'pfleger' } = {}): Promise<string> {
  return legeAn(await haus.wer('pflege-admin'), 'plan', planBody({ klientId, personIds: [person(konto)] }))
}

/** Asked for, and taken by the doctor. */
async function besuchDesArztes(klientId = haus.klientId): Promise<string> {
  const id = await legeAn(pfleger, 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
  await tue(praxis, id, 'annehmen', planungBody([person('arzt')]))
  return id
}

describe('A delivery that the nursing service holds', () => {
  const anUns = { vor: { lieferart: 'LIEFERUNG_PFLEGEDIENST' } } as const
  const uebergib = (hausbesuchId: string, { id, version }: Pick<Fall, 'id' | 'version'>, wer = pfleger, key?: string) =>
    wer.call(c.uebergib, { params: { hausbesuchId }, body: { bestellungId: id, version }, ...(key === undefined ? {} : { key }) })

  it('is handed over at the visit: it is received with it, and order and visit name each other', async () => {
    const fall = await bringe(haus, 'GELIEFERT', anUns)
    const besuch = await besuchDerPflege()
    expect((await desBesuchs(pfleger, besuch)).uebergebbare).toEqual([])
    await beginne(pfleger, besuch)
    const [eine] = (await desBesuchs(pfleger, besuch)).uebergebbare.filter(({ id }) => id === fall.id)
    expect(eine).toMatchObject({ version: fall.version, positionen: [{ bezeichnung: 'Ramipril 5 mg', menge: 2 }] })
    const { status, body } = await uebergib(besuch, fall)
    expect([status, body.status]).toEqual([200, 'ABGESCHLOSSEN'])
    expect(await besuche(pfleger, fall.id)).toMatchObject([{ id: besuch, art: 'UEBERGABE', status: 'BEGONNEN' }])
    expect(await desBesuchs(pfleger, besuch)).toMatchObject({ bestellungen: [{ id: fall.id, art: 'UEBERGABE' }], uebergebbare: [] })
    const verlauf = await pfleger.call(verlaufContract.listVerlauf, { params: { klientId: haus.klientId }, query: { art: 'HAUSBESUCH' } })
    expect(verlauf.body.eintraege).toContainEqual(
      expect.objectContaining({ was: 'UEBERGABE', objektId: besuch, angaben: expect.objectContaining({ bestellung: fall.stand.nummer }) }),
    )
    await beende(pfleger, besuch)
  })

  it('that was received in the office is handed over as well, once, however often it is pressed', async () => {
    const fall = await bringe(haus, 'ABGESCHLOSSEN', anUns)
    const besuch = await besuchDerPflege()
    await beginne(pfleger, besuch)
    const [eins, zwei] = await Promise.all([uebergib(besuch, fall, pfleger, 'doppelt-1'), uebergib(besuch, fall, pfleger, 'doppelt-1')])
    expect([eins.status, zwei.status, eins.text]).toEqual([200, 200, zwei.text])
    expect(await besuche(pfleger, fall.id)).toHaveLength(1)
    await beende(pfleger, besuch)
  })

  it('is handed over by who is assigned, while the visit goes on, and to this Klient only', async () => {
    const fall = await bringe(haus, 'GELIEFERT', anUns)
    const besuch = await besuchDerPflege()
    expect(fehlerVon(await uebergib(besuch, fall))).toMatchObject({ status: 409, code: 'bestellung.besuch_laeuft_nicht' })
    await beginne(pfleger, besuch)
    const leitung = await haus.wer('pflege-admin')
    expect(fehlerVon(await uebergib(besuch, fall, leitung))).toMatchObject({ status: 403, code: 'bestellung.nicht_eingeteilt' })
    expect((await uebergib(besuch, fall, await haus.wer('pfleger2'))).status).toBe(404)
    const klientId = await haus.nimmAuf({ praxis: 'weber', apotheke: 'markt' })
    const fremde = await bringe(haus, 'GELIEFERT', { vor: { ...anUns.vor, klientId } })
    expect(fehlerVon(await uebergib(besuch, fremde))).toMatchObject({ status: 422, code: 'bestellung.besuch_passt_nicht' })
    const unterwegs = await bringe(haus, 'BEREIT', anUns)
    expect(fehlerVon(await uebergib(besuch, unterwegs))).toMatchObject({ status: 422, code: 'bestellung.nichts_zu_uebergeben' })
    expect(fehlerVon(await uebergib(besuch, { ...fall, version: 1 }))).toMatchObject({ status: 409, code: 'bestellung.veraltet' })
    await beende(pfleger, besuch)
    expect(fehlerVon(await uebergib(besuch, fall))).toMatchObject({ status: 409, code: 'bestellung.besuch_laeuft_nicht' })
    expect(await besuche(pfleger, fall.id)).toEqual([])
  })

  it('whose receipt the nurse confirms while she is with the Klient is linked by itself', async () => {
    const beim = await bringe(haus, 'GELIEFERT')
    const vorher = await bringe(haus, 'GELIEFERT')
    await vorher.tue('pfleger', 'eingangBestaetigen')
    const besuch = await besuchDerPflege()
    await beginne(pfleger, besuch)
    await beim.tue('pfleger', 'eingangBestaetigen')
    expect(await besuche(pfleger, beim.id)).toMatchObject([{ id: besuch, art: 'UEBERGABE' }])
    expect(await besuche(pfleger, vorher.id)).toEqual([])
    const imBuero = await bringe(haus, 'GELIEFERT')
    await imBuero.tue('pflege-admin', 'eingangBestaetigen')
    expect(await besuche(pfleger, imBuero.id)).toEqual([])
    await beende(pfleger, besuch)
  })
})

describe('A doctor at a visit', () => {
  const verordne = (hausbesuchId: string, rest: Parameters<typeof verordnungBody>[1] = {}, wer = arzt, key?: string) =>
    wer.call(c.verordneBeimBesuch, {
      params: { hausbesuchId },
      body: verordnungBody(haus.heute(), rest),
      ...(key === undefined ? {} : { key }),
    })

  it('writes down what was prescribed: an order of the nursing service in whose hands the paper is', async () => {
    const besuch = await besuchDesArztes()
    await beginne(arzt, besuch)
    expect((await desBesuchs(arzt, besuch)).verordnen).toBe(true)
    const { status, body } = await verordne(besuch, { diagnose: 'Hochdruck' })
    expect([status, body.status]).toEqual([201, 'VERORDNET'])
    const gelesen = await pfleger.call(bestellungContract.read, { params: { bestellungId: body.id } })
    expect(gelesen.body).toMatchObject({
      nummer: body.nummer,
      quelle: 'HAUSBESUCH',
      apotheke: { id: haus.ensemble.organisationen.markt },
      positionen: [
        {
          status: 'VERORDNET',
          diagnose: 'Hochdruck',
          rezept: { art: 'MUSTER16', ort: 'PAPIER_PFLEGE', ausgestelltAm: haus.heute(), verordnetVon: { personId: person('arzt') } },
          uebergaenge: { anApothekeGeben: true },
        },
      ],
    })
    for (const wer of [pfleger, arzt]) {
      expect(await besuche(wer, body.id)).toMatchObject([{ id: besuch, art: 'VERORDNUNG' }])
      expect((await desBesuchs(wer, besuch)).bestellungen).toMatchObject([{ id: body.id, art: 'VERORDNUNG', status: 'VERORDNET' }])
    }
    const { ereignisse } = (await pfleger.call(bestellungContract.timeline, { params: { bestellungId: body.id } })).body
    expect(ereignisse.map(({ art, seite }) => [art, seite])).toEqual([
      ['anlegen', 'ARZT'],
      ['verordnen', 'ARZT'],
    ])
    const apotheker = await haus.wer('apotheker')
    expect((await apotheker.call(bestellungContract.read, { params: { bestellungId: body.id } })).status).toBe(404)
  })

  it('is heard of by the nursing service', async () => {
    const besuch = await besuchDesArztes()
    await beginne(arzt, besuch)
    const { id } = (await verordne(besuch)).body
    const leitung = await haus.wer('pflege-admin')
    const gehoert = async () => {
      await haus.server.tick()
      const { body } = await leitung.call(notificationContract.list)
      return body.filter(({ link }) => link === `/bestellungen/${id}`).map(({ title }) => title)
    }
    expect(await bis(gehoert, ({ length }) => length > 0)).toEqual(['Rezept ist ausgestellt'])
  })

  it('may do so after the visit, by e-prescription too, and once, however often it is sent', async () => {
    const besuch = await besuchDesArztes()
    await beginne(arzt, besuch)
    await beende(arzt, besuch)
    const elektronisch = { rezeptart: 'EREZEPT_GKV', ort: 'FACHDIENST_EGK' } as const
    const [eins, zwei] = await Promise.all([
      verordne(besuch, elektronisch, arzt, 'rezept-1'),
      verordne(besuch, elektronisch, arzt, 'rezept-1'),
    ])
    expect([eins.status, eins.text]).toEqual([201, zwei.text])
    expect((await desBesuchs(arzt, besuch)).bestellungen).toHaveLength(1)
  })

  it('is a doctor with LANR of the practice that was there; nobody else prescribes', async () => {
    const besuch = await besuchDesArztes()
    await beginne(arzt, besuch)
    const assistenz = await haus.wer('assistenz')
    expect((await desBesuchs(assistenz, besuch)).verordnen).toBe('bestellung.nur_mit_lanr')
    expect(fehlerVon(await verordne(besuch, {}, assistenz))).toMatchObject({ status: 403, code: 'bestellung.nur_mit_lanr' })
    expect((await verordne(besuch, {}, pfleger)).status).toBe(403)
    expect((await desBesuchs(pfleger, besuch)).verordnen).toBeNull()
    expect((await verordne(besuch, {}, await haus.wer('arzt2'))).status).toBe(404)
    expect((await desBesuchs(arzt, besuch)).bestellungen).toEqual([])
  })

  it('prescribes nothing before the visit has begun', async () => {
    const besuch = await besuchDesArztes()
    expect((await desBesuchs(arzt, besuch)).verordnen).toBe('bestellung.besuch_nicht_begonnen')
    expect(fehlerVon(await verordne(besuch))).toMatchObject({ status: 409, code: 'bestellung.besuch_nicht_begonnen' })
  })

  it('is bound by the same rules as at every prescription', async () => {
    const besuch = await besuchDesArztes()
    await beginne(arzt, besuch)
    const fehler = async (rest: Parameters<typeof verordnungBody>[1]) => {
      const { status, code } = fehlerVon(await verordne(besuch, rest))
      return [status, code]
    }
    expect(await fehler({ btm: true })).toEqual([422, 'bestellung.rezeptart_unzulaessig'])
    expect(await fehler({ ort: 'FACHDIENST_EGK' })).toEqual([422, 'bestellung.rezept_ort_unmoeglich'])
    expect(await fehler({ ausgestelltAm: '2027-01-01' })).toEqual([422, 'bestellung.ausstellung_zukunft'])
    // A prescription never goes from the practice to the pharmacy.
    expect(await fehler({ ort: 'APOTHEKE' as never })).toEqual([400, 'eingabe.ungueltig'])
    expect((await desBesuchs(arzt, besuch)).bestellungen).toEqual([])
  })
})

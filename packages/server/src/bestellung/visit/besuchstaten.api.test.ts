import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract as c } from '@dreiklang/domain/bestellung/besuch.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { anfrageBody, create, planBody, planungBody, run } from '../../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../../testServer.ts'
import { type Fall, bring, errorOf, fallOf } from '../bestellung.fixtures.ts'
import { verordnungBody } from '../besuchstaten.fixtures.ts'
import { bis } from '../stream.fixtures.ts'

const haus = await hausForTests()
const [pfleger, praxis, arzt] = await haus.people('pfleger', 'arzt-admin', 'arzt')

const person = haus.personId
const desBesuchs = async (who: TestClient, hausbesuchId: string) => (await who.call(c.listDesBesuchs, { params: { hausbesuchId } })).body
const besuche = async (who: TestClient, bestellungId: string) => (await who.call(c.listBesuche, { params: { bestellungId } })).body.besuche
const begin = (who: TestClient, id: string) => run(who, id, 'beginnen', { identitaetGeprueft: true })
const end = (who: TestClient, id: string) => run(who, id, 'abschliessen', { ergebnis: 'Alles gut', leistungen: [] })

async function besuchOfPflege({ klientId = haus.klientId, konto = 'pfleger' } = {}): Promise<string> {
  return create(await haus.wer('pflege-admin'), 'plan', planBody({ klientId, personIds: [person(konto)] }))
}

async function besuchOfArztes(klientId = haus.klientId): Promise<string> {
  const id = await create(pfleger, 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
  await run(praxis, id, 'annehmen', planungBody([person('arzt')]))
  return id
}

describe('A delivery that the nursing service holds', () => {
  const anUns = { vor: { lieferart: 'LIEFERUNG_PFLEGEDIENST' } } as const
  const handOver = (hausbesuchId: string, { id, version }: Pick<Fall, 'id' | 'version'>, who = pfleger, key?: string) =>
    who.call(c.uebergib, { params: { hausbesuchId }, body: { bestellungId: id, version }, ...(key === undefined ? {} : { key }) })

  it('is handed over at the visit: it is received with it, and order and visit name each other', async () => {
    const fall = await bring(haus, 'GELIEFERT', anUns)
    const besuch = await besuchOfPflege()
    expect((await desBesuchs(pfleger, besuch)).uebergebbare).toEqual([])
    await begin(pfleger, besuch)
    const [one] = (await desBesuchs(pfleger, besuch)).uebergebbare.filter(({ id }) => id === fall.id)
    expect(one).toMatchObject({ version: fall.version, positionen: [{ bezeichnung: 'Ramipril 5 mg', menge: 2 }] })
    const { status, body } = await handOver(besuch, fall)
    expect([status, body.status]).toEqual([200, 'ABGESCHLOSSEN'])
    expect(await besuche(pfleger, fall.id)).toMatchObject([{ id: besuch, art: 'UEBERGABE', status: 'BEGONNEN' }])
    expect(await desBesuchs(pfleger, besuch)).toMatchObject({ bestellungen: [{ id: fall.id, art: 'UEBERGABE' }], uebergebbare: [] })
    const verlauf = await pfleger.call(verlaufContract.listVerlauf, { params: { klientId: haus.klientId }, query: { art: 'HAUSBESUCH' } })
    expect(verlauf.body.eintraege).toContainEqual(
      expect.objectContaining({ was: 'UEBERGABE', objektId: besuch, angaben: expect.objectContaining({ bestellung: fall.stand.nummer }) }),
    )
    await end(pfleger, besuch)
  })

  it('that was received in the office is handed over as well, once, however often it is pressed', async () => {
    const fall = await bring(haus, 'ABGESCHLOSSEN', anUns)
    const besuch = await besuchOfPflege()
    await begin(pfleger, besuch)
    const [eins, two] = await Promise.all([handOver(besuch, fall, pfleger, 'doppelt-1'), handOver(besuch, fall, pfleger, 'doppelt-1')])
    expect([eins.status, two.status, eins.text]).toEqual([200, 200, two.text])
    expect(await besuche(pfleger, fall.id)).toHaveLength(1)
    await end(pfleger, besuch)
  })

  it('is handed over by who is assigned, while the visit goes on, and to this Klient only', async () => {
    const fall = await bring(haus, 'GELIEFERT', anUns)
    const besuch = await besuchOfPflege()
    expect(errorOf(await handOver(besuch, fall))).toMatchObject({ status: 409, code: 'bestellung.besuch_laeuft_nicht' })
    await begin(pfleger, besuch)
    const leitung = await haus.wer('pflege-admin')
    expect(errorOf(await handOver(besuch, fall, leitung))).toMatchObject({ status: 403, code: 'bestellung.nicht_eingeteilt' })
    expect((await handOver(besuch, fall, await haus.wer('pfleger2'))).status).toBe(404)
    const klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const fremde = await bring(haus, 'GELIEFERT', { vor: { ...anUns.vor, klientId } })
    expect(errorOf(await handOver(besuch, fremde))).toMatchObject({ status: 422, code: 'bestellung.besuch_passt_nicht' })
    const unterwegs = await bring(haus, 'BEREIT', anUns)
    expect(errorOf(await handOver(besuch, unterwegs))).toMatchObject({ status: 422, code: 'bestellung.nichts_zu_uebergeben' })
    expect(errorOf(await handOver(besuch, { ...fall, version: 1 }))).toMatchObject({ status: 409, code: 'bestellung.veraltet' })
    await end(pfleger, besuch)
    expect(errorOf(await handOver(besuch, fall))).toMatchObject({ status: 409, code: 'bestellung.besuch_laeuft_nicht' })
    expect(await besuche(pfleger, fall.id)).toEqual([])
  })

  it('whose receipt the nurse confirms while she is with the Klient is linked by itself', async () => {
    const beim = await bring(haus, 'GELIEFERT')
    const before = await bring(haus, 'GELIEFERT')
    await before.run('pfleger', 'eingangBestaetigen')
    const besuch = await besuchOfPflege()
    await begin(pfleger, besuch)
    await beim.run('pfleger', 'eingangBestaetigen')
    expect(await besuche(pfleger, beim.id)).toMatchObject([{ id: besuch, art: 'UEBERGABE' }])
    expect(await besuche(pfleger, before.id)).toEqual([])
    const imBuero = await bring(haus, 'GELIEFERT')
    await imBuero.run('pflege-admin', 'eingangBestaetigen')
    expect(await besuche(pfleger, imBuero.id)).toEqual([])
    await end(pfleger, besuch)
  })
})

describe('A doctor at a visit', () => {
  const prescribe = (hausbesuchId: string, rest: Parameters<typeof verordnungBody>[1] = {}, who = arzt, key?: string) =>
    who.call(c.verordneBeimBesuch, {
      params: { hausbesuchId },
      body: verordnungBody(haus.heute(), rest),
      ...(key === undefined ? {} : { key }),
    })

  it('writes down what was prescribed: an order of the nursing service in whose hands the paper is', async () => {
    const besuch = await besuchOfArztes()
    await begin(arzt, besuch)
    expect((await desBesuchs(arzt, besuch)).verordnen).toBe(true)
    const { status, body } = await prescribe(besuch, { diagnose: 'Hochdruck' })
    expect([status, body.status]).toEqual([201, 'VERORDNET'])
    const seen = await pfleger.call(bestellungContract.read, { params: { bestellungId: body.id } })
    expect(seen.body).toMatchObject({
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
    for (const who of [pfleger, arzt]) {
      expect(await besuche(who, body.id)).toMatchObject([{ id: besuch, art: 'VERORDNUNG' }])
      expect((await desBesuchs(who, besuch)).bestellungen).toMatchObject([{ id: body.id, art: 'VERORDNUNG', status: 'VERORDNET' }])
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
    const besuch = await besuchOfArztes()
    await begin(arzt, besuch)
    const { id } = (await prescribe(besuch)).body
    const leitung = await haus.wer('pflege-admin')
    const belongs = async () => {
      await haus.server.tick()
      const { body } = await leitung.call(notificationContract.list)
      return body.filter(({ link }) => link === `/bestellungen/${id}`).map(({ title }) => title)
    }
    expect(await bis(belongs, ({ length }) => length > 0)).toEqual(['Rezept ist ausgestellt'])
  })

  it('may do so after the visit, by e-prescription too, and once, however often it is sent', async () => {
    const besuch = await besuchOfArztes()
    await begin(arzt, besuch)
    await end(arzt, besuch)
    const elektronisch = { rezeptart: 'EREZEPT_GKV', ort: 'FACHDIENST_EGK' } as const
    const [eins, two] = await Promise.all([
      prescribe(besuch, elektronisch, arzt, 'rezept-1'),
      prescribe(besuch, elektronisch, arzt, 'rezept-1'),
    ])
    expect([eins.status, eins.text]).toEqual([201, two.text])
    expect((await desBesuchs(arzt, besuch)).bestellungen).toHaveLength(1)
  })

  it('is a doctor with LANR of the practice that was there; nobody else prescribes', async () => {
    const besuch = await besuchOfArztes()
    await begin(arzt, besuch)
    const assistenz = await haus.wer('assistenz')
    expect((await desBesuchs(assistenz, besuch)).verordnen).toBe('bestellung.nur_arzt')
    expect(errorOf(await prescribe(besuch, {}, assistenz))).toMatchObject({ status: 403, code: 'bestellung.nur_arzt' })
    expect((await prescribe(besuch, {}, pfleger)).status).toBe(403)
    expect((await desBesuchs(pfleger, besuch)).verordnen).toBeNull()
    expect((await prescribe(besuch, {}, await haus.wer('arzt2'))).status).toBe(404)
    expect((await desBesuchs(arzt, besuch)).bestellungen).toEqual([])
  })

  it('prescribes nothing before the visit has begun', async () => {
    const besuch = await besuchOfArztes()
    expect((await desBesuchs(arzt, besuch)).verordnen).toBe('bestellung.besuch_nicht_begonnen')
    expect(errorOf(await prescribe(besuch))).toMatchObject({ status: 409, code: 'bestellung.besuch_nicht_begonnen' })
  })

  it('writes several medicines on one sheet, which is moved as one by whoever moves it', async () => {
    const besuch = await besuchOfArztes()
    await begin(arzt, besuch)
    const { positionen, ...rest } = verordnungBody(haus.heute())
    const other = positionen.map((one) => ({ ...one, produkt: { ...one.produkt, pzn: null, bezeichnung: 'Bisoprolol 5 mg' } }))
    const write = (...all: typeof positionen) =>
      arzt.call(c.verordneBeimBesuch, { params: { hausbesuchId: besuch }, body: { ...rest, zusammen: true, positionen: all } })
    const mixed = await write(...positionen, ...other.map((one) => ({ ...one, rezeptart: 'PRIVAT_PAPIER' as const })))
    expect(errorOf(mixed)).toMatchObject({ status: 422, code: 'bestellung.rezeptblatt_verschieden' })
    expect(errorOf(await write(...positionen, ...other, ...other, ...other))).toMatchObject({ code: 'bestellung.rezeptblatt_voll' })
    const { status, body } = await write(...positionen, ...other)
    expect(status).toBe(201)
    const fall = await fallOf(haus, body.id)
    const sheets = fall.stand.positionen.map(({ rezept }) => rezept?.rezeptblattId)
    expect(sheets).toEqual([expect.any(String), sheets[0]])
    await fall.run('pfleger', 'rezeptOrtMelden', { positionIds: fall.positionIds.slice(0, 1), ort: 'PAPIER_UNTERWEGS' })
    expect(fall.stand.positionen.map(({ rezept }) => rezept?.ort)).toEqual(['PAPIER_UNTERWEGS', 'PAPIER_UNTERWEGS'])
  })

  it('is bound by the same rules as at every prescription', async () => {
    const besuch = await besuchOfArztes()
    await begin(arzt, besuch)
    const error = async (rest: Parameters<typeof verordnungBody>[1]) => {
      const { status, code } = errorOf(await prescribe(besuch, rest))
      return [status, code]
    }
    expect(await error({ btm: true })).toEqual([422, 'bestellung.rezeptart_unzulaessig'])
    expect(await error({ ort: 'FACHDIENST_EGK' })).toEqual([422, 'bestellung.rezept_ort_unmoeglich'])
    expect(await error({ ausgestelltAm: '2027-01-01' })).toEqual([422, 'bestellung.ausstellung_zukunft'])
    // A prescription never goes from the practice to the pharmacy.
    expect(await error({ ort: 'APOTHEKE' as never })).toEqual([400, 'eingabe.ungueltig'])
    expect((await desBesuchs(arzt, besuch)).bestellungen).toEqual([])
  })
})

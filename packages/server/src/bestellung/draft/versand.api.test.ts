import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { niemandsId, wish } from '../angaben.fixtures.ts'
import { type PositionInput, betaeubungsmittel, errorOf, kopfOf, put, arznei, withoutRezept } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

const produkt = arznei().produkt

const verstorben = () => haus.admit({ rest: { status: 'VERSTORBEN' } })
const position = (rest: Partial<PositionInput>) => ({ positionen: [arznei(rest)] })
const today = '2026-11-18'

const maengel: readonly (readonly [code: string, feld: string, satz: string, vor: () => Partial<Entwurf> | Promise<Partial<Entwurf>>])[] = [
  ['keine_position', 'positionen', 'nothing is ordered', () => ({ positionen: [] })],
  ['klient_fehlt', 'klientId', 'nobody is named', () => ({ klientId: null })],
  ['einrichtung_ohne_rezept', 'art', 'supplies of the house need no prescription', () => ({ art: 'EINRICHTUNG', klientId: null })],
  ['klient_nicht_aktiv', 'klientId', 'the Klient has died', async () => ({ klientId: await verstorben() })],
  ['kvnr_fehlt', 'klientId', 'the number of insurance is not known', async () => ({ klientId: await klientWithoutKvnr() })],
  [
    'adresse_fehlt',
    'klientId',
    'nobody knows where the Klient lives',
    async () => ({ klientId: await haus.admit({ rest: { adresse: null } }) }),
  ],
  ['praxis_fehlt', 'praxisId', 'no practice is named', () => ({ praxisId: null })],
  ['apotheke_fehlt', 'apothekeId', 'no pharmacy is named', () => ({ apothekeId: null })],
  [
    'apotheke_fehlt',
    'apothekeId',
    'a prescription that lies here goes to a pharmacy, whoever redeems',
    () => ({ apothekeId: null, einloesung: 'DURCH_KLIENT', ...position({ rezeptVorlage: 'LIEGT_BEI_UNS' }) }),
  ],
  ['apothekenwahl_fehlt', 'apothekeId', 'the Klient has not chosen yet', async () => ({ klientId: await haus.admit({ apotheke: null }) })],
  ['apothekenwahl_abweichung', 'abweichung.art', 'the Klient chose another', () => ({ apothekeId: haus.ensemble.organisationen.rosen })],
  [
    'abweichung_nur_klient',
    'abweichung.erklaertRolle',
    'the nursing service wishes nothing for the Klient',
    () => ({ apothekeId: haus.ensemble.organisationen.rosen, abweichung: { ...wish(today), erklaertRolle: 'PFLEGEDIENST' } }),
  ],
  [
    'abweichung_erklaert_von',
    'abweichung.erklaertVon',
    'nobody is named who declared it',
    () => ({ apothekeId: haus.ensemble.organisationen.rosen, abweichung: { ...wish(today), erklaertVon: null } }),
  ],
  ['einloesung_fehlt', 'einloesung', 'nobody redeems', () => ({ einloesung: null })],
  [
    'empfangsvollmacht_fehlt',
    'einloesung',
    'the nursing service may not receive',
    async () => ({ klientId: await haus.admit({ einwilligungen: [] }) }),
  ],
  [
    'empfang_ohne_vollmacht',
    'lieferart',
    'the nursing service may not receive what needs no prescription either',
    async () => ({ klientId: await haus.admit({ einwilligungen: [] }), einloesung: null, positionen: [withoutRezept()] }),
  ],
  ['direkt_nicht_erlaubt', 'einloesung', 'the direct way is shut', () => ({ einloesung: 'DIREKT_APOTHEKE' })],
  [
    'klient_nur_mit_rezept',
    'einloesung',
    'the Klient redeems prescriptions only',
    () => ({ einloesung: 'DURCH_KLIENT', positionen: [arznei(), withoutRezept()] }),
  ],
  ['lieferadresse_fehlt', 'lieferadresse', 'another address is none', () => ({ lieferart: 'LIEFERUNG_ANDERE_ADRESSE' })],
  ['bedarf_vergangen', 'bedarfBis', 'it was needed yesterday', () => ({ bedarfBis: plusDays(today, -1) })],
  ['bedarf_uhrzeit_vergangen', 'bedarfUhrzeit', 'it was needed this morning', () => ({ bedarfBis: today, bedarfUhrzeit: '00:01' })],
  ['notfall_frist', 'bedarfBis', 'an emergency is needed today', () => ({ prioritaet: 'NOTFALL', bedarfBis: plusDays(today, 2) })],
  [
    'notfall_frist',
    'bedarfUhrzeit',
    'an emergency is needed within 24 hours',
    () => ({ prioritaet: 'NOTFALL', bedarfBis: plusDays(today, 1), bedarfUhrzeit: '23:59' }),
  ],
  ['pzn_fehlt', 'positionen.0.produkt.pzn', 'the number of the pack is missing', () => position({ produkt: { ...produkt, pzn: null } })],
  [
    'wirkstoff_fehlt',
    'positionen.0.produkt.wirkstoff',
    'the substance is missing',
    () => position({ produkt: { ...produkt, angabeart: 'WIRKSTOFF', wirkstaerke: null } }),
  ],
  [
    'hmv_fehlt',
    'positionen.0.produkt.hmvNummer',
    'the number of the aid is missing',
    () => position({ produkt: { ...produkt, angabeart: 'HMV' } }),
  ],
  ['rezeptart_unzulaessig', 'positionen.0.rezeptart', 'a narcotic is on paper', () => position({ btm: true, reichdauerTage: 7 })],
  [
    'vorlage_passt_nicht',
    'positionen.0.rezeptVorlage',
    'a prescription that is not needed is not asked for',
    () => position({ rezeptart: 'OHNE' }),
  ],
  [
    'egk_nur_erezept',
    'positionen.0.rezeptVorlage',
    'paper does not lie on the card',
    () => position({ rezeptart: 'MUSTER16', rezeptVorlage: 'AUF_EGK' }),
  ],
  [
    'dosierung_fehlt',
    'positionen.0.dosierung',
    'the dose is missing',
    () =>
      position({ dosierung: { schema: { morgens: '0', mittags: '', abends: '', nachts: '' }, text: null, lautMedikationsplan: false } }),
  ],
  [
    'rezeptart_unzulaessig',
    'positionen.0.rezeptart',
    'what nobody ticked is a narcotic all the same',
    () => position({ produkt: { ...produkt, bezeichnung: 'Fentanyl 25 µg/h Pflaster', wirkstoff: null }, btm: false }),
  ],
  [
    'rezeptart_unzulaessig',
    'positionen.0.rezeptart',
    'a prescription-only medicine is never without',
    () => position({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' }),
  ],
  ['reichweite_fehlt', 'positionen.0.restbestand', 'how much is left', () => position({ grund: 'REICHWEITE_ERSCHOEPFT' })],
  [
    'mvo_nicht_moeglich',
    'positionen.0.mvoGewuenscht',
    'a narcotic has no parts',
    () => ({ positionen: [betaeubungsmittel({ mvoGewuenscht: true })] }),
  ],
]

/** Without a number nobody is taken in any more; some were before. */
async function klientWithoutKvnr(): Promise<string> {
  const klientId = await haus.admit()
  const context = { organisationId: haus.ensemble.organisationen.sonnenhof, personId: null, system: false }
  await haus.ports.database.query(
    context,
    sql('test.ohneKvnr', `update klient set versicherungsart = 'GKV', kvnr = null where id = :klientId`),
    { klientId },
  )
  return klientId
}

describe('an order is not sent while something is missing', () => {
  it.each(maengel)('%s at %s: %s', async (code, field, _sentence, vor) => {
    const fall = await put(haus, await vor())
    const erwartet = { path: field, code: `versand.${code}` }
    const { body } = await (await haus.wer('pfleger')).call(bestellungContract.preview, { params: { bestellungId: fall.id } })
    expect(body.befunde).toContainEqual(expect.objectContaining({ ...erwartet, schwere: 'FEHLER' }))
    const error = errorOf(await fall.versuche('pfleger', 'senden'))
    expect(error).toMatchObject({ status: 422, code: 'bestellung.unvollstaendig' })
    expect(error.fields).toContainEqual(expect.objectContaining(erwartet))
    for (const { code: kennung, message } of error.fields) expect(message).not.toBe(kennung)
  })

  it('names all that is missing at once', async () => {
    const fall = await put(haus, {
      praxisId: null,
      apothekeId: null,
      einloesung: null,
      bedarfBis: '2026-11-01',
      positionen: [arznei({ dosierung: null }), betaeubungsmittel({ dosierung: null })],
    })
    const { fields } = errorOf(await fall.versuche('pfleger', 'senden'))
    expect(fields.map(({ path }) => path)).toEqual([
      'praxisId',
      'apothekeId',
      'einloesung',
      'bedarfBis',
      'positionen.0.dosierung',
      'positionen.1.dosierung',
    ])
  })

  it('warns in red for three days, in orange for seven and of what is still open, until a reason is given', async () => {
    const klientId = await haus.admit()
    const first = await put(haus, { klientId, positionen: [arznei({ doppeltGrund: null })] })
    await first.run('pfleger', 'senden')
    const beginn = haus.clock.now
    for (const [tage, stufe] of [
      [0, 'ROT'],
      [3, 'ROT'],
      [4, 'ORANGE'],
      [7, 'ORANGE'],
      [8, 'OFFEN'],
    ] as const) {
      haus.clock.now = new Date(beginn.getTime() + tage * 86_400_000)
      const ohne = await put(haus, { klientId, positionen: [arznei({ doppeltGrund: null })] })
      const { body } = await (await haus.wer('pfleger')).call(bestellungContract.preview, { params: { bestellungId: ohne.id } })
      const hits = body.befunde.find(({ code }) => code === 'versand.doppelt')
      expect(hits?.doppelt).toEqual({ nummer: first.stand.nummer, bestellungId: first.id, tage, geliefert: false, stufe })
      expect(errorOf(await ohne.versuche('pfleger', 'senden')).fields.map(({ code }) => code)).toEqual(['versand.doppelt'])
    }
    haus.clock.now = beginn
    const withGrund = await put(haus, { klientId, positionen: [arznei({ doppeltGrund: 'Glas zerbrochen' })] })
    expect((await withGrund.run('pfleger', 'senden')).status).toBe('BEIM_ARZT')
  })
})

describe('a draft names only what its organisation knows', () => {
  it.each([
    ['klient_unbekannt', 'a Klient of another nursing service', async () => ({ klientId: await haus.admit({}, 'pflege-admin2') })],
    ['klient_unbekannt', 'a Klient that does not exist', async () => ({ klientId: niemandsId })],
    ['organisation_unbekannt', 'a pharmacy in the place of the practice', async () => ({ praxisId: haus.ensemble.organisationen.markt })],
    ['organisation_unbekannt', 'a practice in the place of the pharmacy', async () => ({ apothekeId: haus.ensemble.organisationen.weber })],
    ['organisation_unbekannt', 'a practice that does not exist', async () => ({ praxisId: niemandsId })],
  ] as const)('%s: %s', async (code, _sentence, vor) => {
    await expect(put(haus, await vor())).rejects.toThrow(new RegExp(`bestellung\\.${code}`))
    const fall = await put(haus)
    const changed = await (
      await haus.wer('pfleger')
    ).call(bestellungContract.update, {
      params: { bestellungId: fall.id },
      body: { ...kopfOf(fall.stand), ...(await vor()), positionen: [arznei()], version: 1 },
    })
    expect(errorOf(changed)).toMatchObject({ status: 422, code: `bestellung.${code}` })
  })
})

describe('a prescription of a discharge', () => {
  it('ends by the Werktage of the Bundesland that the house has said: Buß- und Bettag is a holiday in Saxony only', async () => {
    const issued = { rezeptart: 'ENTLASS', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-16' } as const
    const end = async () => {
      const fall = await put(haus, position(issued))
      await fall.run('pfleger', 'senden')
      return (await fall.readStore('pfleger')).positionen[0]?.rezept?.gueltigBis
    }
    expect(await end()).toBe('2026-11-18')
    const spanne = [{ von: '08:00', bis: '12:00' }]
    const woche = { mo: spanne, di: spanne, mi: spanne, do: spanne, fr: spanne, sa: [], so: [] }
    const inhalt = { bundesland: 'SN', woche, ausnahmen: [] }
    const saved = await (
      await haus.wer('pflege-admin')
    ).call(profilContract.updateAbschnitt, {
      body: { abschnitt: 'OEFFNUNG', version: 0, inhalt },
    })
    expect(saved.status).toBe(200)
    expect(await end()).toBe('2026-11-19')
  })
})

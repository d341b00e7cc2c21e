import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { nachweis, niemandsId } from '../angaben.fixtures.ts'
import { type Fall, arznei, betaeubungsmittel, bring, errorOf, doFirst } from '../bestellung.fixtures.ts'
import { type Waechter, einTeil, nur, checkWaechter, teil, show } from '../waechter.fixtures.ts'

const haus = await hausForTests()

const leave = (fall: Fall) => fall.run('pka', 'ausliefern')

const faelle: Waechter[] = [
  {
    code: 'nicht_unterwegs',
    satz: 'what is brought has left the pharmacy before',
    von: 'BEREIT',
    wer: 'pka',
    handlung: 'zustellen',
  },
  {
    code: 'menge_zu_gross',
    satz: 'no more is packed than was ordered',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'bereitstellen',
    angaben: (fall) => ({ positionen: teil(fall, 3) }),
    feld: 'positionen.0.menge',
  },
  {
    code: 'menge_zu_gross',
    satz: 'no more is packed in two lines than in one',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'bereitstellen',
    angaben: (fall) => ({ positionen: [...teil(fall, 2), ...teil(fall, 1)] }),
    feld: 'positionen.1.menge',
  },
  {
    code: 'menge_zu_gross',
    satz: 'no more is packed than is left',
    von: 'IN_BEARBEITUNG',
    vorher: einTeil,
    wer: 'apotheker',
    handlung: 'bereitstellen',
    angaben: (fall) => ({ positionen: teil(fall, 2) }),
    feld: 'positionen.0.menge',
  },
  {
    code: 'menge_zu_gross',
    satz: 'no more is complained about than came',
    von: 'GELIEFERT',
    wer: 'pfleger',
    handlung: 'reklamieren',
    angaben: () => ({ menge: 3 }),
    feld: 'menge',
  },
  {
    code: 'unterschrift_fehlt',
    satz: 'a signature that is none',
    von: 'BEREIT',
    vorher: leave,
    wer: 'apotheker',
    handlung: 'zustellen',
    angaben: show({ unterschrift: null }),
    feld: 'nachweis.unterschrift',
  },
  {
    code: 'code_falsch',
    satz: 'a code that was guessed',
    von: 'BEREIT',
    vorher: leave,
    wer: 'apotheker',
    handlung: 'zustellen',
    angaben: (fall) => ({ nachweis: nachweis({ art: 'CODE', code: fall.stand.lieferungen[0]?.code === '000000' ? '000001' : '000000' }) }),
    feld: 'nachweis.code',
  },
  {
    code: 'code_falsch',
    satz: 'a scan without the code',
    von: 'BEREIT',
    vorher: leave,
    wer: 'apotheker',
    handlung: 'zustellen',
    angaben: show({ art: 'QR_SCAN' }),
    feld: 'nachweis.code',
  },
  {
    code: 'btm_persoenlich',
    satz: 'a narcotic is not left with the neighbour',
    von: 'BEREIT',
    vor: () => ({ positionen: [betaeubungsmittel()] }),
    vorher: leave,
    wer: 'apotheker',
    handlung: 'zustellen',
    angaben: show({ empfaengerRolle: 'NACHBAR' }),
  },
  {
    code: 'btm_persoenlich',
    satz: 'a narcotic is not left in the key safe',
    von: 'BEREIT',
    vor: () => ({ positionen: [betaeubungsmittel()] }),
    vorher: leave,
    wer: 'apotheker',
    handlung: 'zustellen',
    angaben: show({ empfaengerRolle: 'SCHLUESSELDEPOT' }),
  },
  {
    code: 'btm_persoenlich',
    satz: 'a narcotic is signed for, not scanned',
    von: 'BEREIT',
    vor: () => ({ positionen: [betaeubungsmittel()] }),
    vorher: leave,
    wer: 'apotheker',
    handlung: 'zustellen',
    angaben: (fall) => ({ nachweis: nachweis({ art: 'CODE', code: fall.stand.lieferungen[0]?.code }) }),
  },
  {
    code: 'temperatur_fehlt',
    satz: 'the cold chain is measured',
    von: 'BEREIT',
    vor: nur({ kuehlpflichtig: true }),
    vorher: leave,
    wer: 'apotheker',
    handlung: 'zustellen',
    feld: 'nachweis.temperatur',
  },
  {
    code: 'lieferung_abgeschlossen',
    satz: 'the first bag is not handed over twice',
    von: 'IN_BEARBEITUNG',
    vorher: async (fall) => {
      await einTeil(fall)
      await fall.run('apotheker', 'bereitstellen', { positionen: teil(fall) })
      await leave(fall)
    },
    wer: 'apotheker',
    handlung: 'zustellen',
    angaben: (fall) => ({ lieferungId: fall.stand.lieferungen[0]?.id }),
    status: 409,
  },
  { code: 'keine_abholung', satz: 'what is delivered is not fetched', von: 'BEREIT', wer: 'pfleger', handlung: 'abholungBestaetigen' },
  {
    code: 'nichts_geliefert',
    satz: 'there is no rest where nothing came',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'restErlassen',
  },
  {
    code: 'schon_vorgeschlagen',
    satz: 'the rest is proposed once',
    von: 'IN_BEARBEITUNG',
    vorher: doFirst(einTeil, ['apotheker', 'restErlassen']),
    wer: 'pfleger',
    handlung: 'restErlassen',
    status: 409,
  },
  {
    code: 'kein_vorschlag',
    satz: 'nobody agrees with himself',
    von: 'IN_BEARBEITUNG',
    vorher: doFirst(einTeil, ['apotheker', 'restErlassen']),
    wer: 'apotheke-admin',
    handlung: 'restErlassBeantworten',
  },
  {
    code: 'schon_vorgeschlagen',
    satz: 'cancellation is asked for once',
    von: 'BEREIT',
    vorher: (fall) => fall.run('pfleger', 'stornoAnfragen'),
    wer: 'pfleger',
    handlung: 'stornoAnfragen',
    status: 409,
  },
  {
    code: 'falsche_packung',
    satz: 'a pack of somebody else is noticed',
    von: 'GELIEFERT',
    wer: 'pfleger',
    handlung: 'eingangBestaetigen',
    angaben: (fall) => ({ gescannt: [{ positionId: fall.positionIds[0], pzn: '02223945' }] }),
  },
  { code: 'rueckfrage_an_sich', satz: 'nobody asks himself', von: 'BEIM_ARZT', wer: 'pfleger', handlung: 'rueckfrageStellen' },
  {
    code: 'rueckfrage_empfaenger',
    satz: 'nobody is asked who does not see it yet',
    von: 'BEIM_ARZT',
    wer: 'arzt',
    handlung: 'rueckfrageStellen',
    angaben: () => ({ an: 'APOTHEKE' }),
  },
  {
    code: 'rueckfrage_nicht_privat',
    satz: 'the nursing service has no private thread',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'rueckfrageStellen',
    angaben: () => ({ privat: true }),
  },
  {
    code: 'keine_rueckfrage',
    satz: 'a settled question is settled',
    von: 'BEIM_ARZT',
    vorher: doFirst(['arzt', 'rueckfrageStellen'], ['arzt', 'rueckfrageErledigen']),
    wer: 'pfleger',
    handlung: 'rueckfrageAntworten',
  },
  {
    code: 'nur_vertretung',
    satz: 'a practice forwards to its substitute only',
    von: 'BEIM_ARZT',
    wer: 'arzt',
    handlung: 'anPraxisWeiterleiten',
  },
  {
    code: 'gleiches_ziel',
    satz: 'the practice has it already',
    von: 'BEIM_ARZT',
    wer: 'pfleger',
    handlung: 'anPraxisWeiterleiten',
    angaben: () => ({ praxisId: haus.ensemble.organisationen.weber }),
  },
  {
    code: 'gleiches_ziel',
    satz: 'the pharmacy has it already',
    von: 'BEI_APOTHEKE',
    wer: 'pfleger',
    handlung: 'anApothekeWeiterleiten',
    angaben: () => ({ apothekeId: haus.ensemble.organisationen.markt }),
  },
  {
    code: 'organisation_unbekannt',
    satz: 'a pharmacy is no practice',
    von: 'BEIM_ARZT',
    wer: 'pfleger',
    handlung: 'anPraxisWeiterleiten',
    angaben: () => ({ praxisId: haus.ensemble.organisationen.rosen }),
  },
  {
    code: 'organisation_unbekannt',
    satz: 'a practice is no pharmacy',
    von: 'BEI_APOTHEKE',
    wer: 'pfleger',
    handlung: 'anApothekeWeiterleiten',
    angaben: () => ({ apothekeId: haus.ensemble.organisationen.yilmaz }),
  },
  {
    code: 'organisation_unbekannt',
    satz: 'there is no such pharmacy',
    von: 'BEI_APOTHEKE',
    wer: 'pfleger',
    handlung: 'anApothekeWeiterleiten',
    angaben: () => ({ apothekeId: niemandsId }),
  },
  {
    code: 'apothekenwahl',
    satz: "another pharmacy than the Klient's needs a declaration",
    von: 'BEI_APOTHEKE',
    feld: 'abweichung.art',
    wer: 'pfleger',
    handlung: 'anApothekeWeiterleiten',
    angaben: () => ({ abweichung: null, abweichungGrund: 'liegt auf dem Weg' }),
  },
  {
    code: 'schon_angenommen',
    satz: 'the pharmacy that works on it keeps it',
    von: 'BEI_APOTHEKE',
    vor: () => ({ positionen: [arznei(), arznei()] }),
    vorher: (fall) => fall.run('apotheker', 'annehmen', { positionIds: fall.positionIds.slice(0, 1) }),
    wer: 'pfleger',
    handlung: 'anApothekeWeiterleiten',
    angaben: (fall) => ({ positionIds: fall.positionIds.slice(1) }),
  },
]

describe('from packing to the last word, a step is refused when law or order of events demand something else first', () => {
  it.each(faelle)('$code: $satz', (fall) => expect(checkWaechter(haus, fall)).resolves.toBeUndefined())

  it('nothing is handed over for somebody who has died; the bag goes back', async () => {
    const klientId = await haus.admit()
    const fall = await bring(haus, 'BEREIT', { vor: { klientId } })
    await leave(fall)
    const leitung = await haus.wer('pflege-admin')
    const { version } = (await leitung.call(klientContract.read, { params: { klientId } })).body
    const body = { status: 'VERSTORBEN', version } as const
    expect((await leitung.call(klientenListContract.setStatus, { params: { klientId }, body })).status).toBe(200)
    const sheet = await fall.readStore('pka')
    fall.version = sheet.version
    expect(sheet.positionen[0]?.uebergaenge.zustellen).toBe('bestellung.klient_verstorben')
    expect(errorOf(await fall.versuche('pka', 'zustellen'))).toMatchObject({ status: 422, code: 'bestellung.klient_verstorben' })
    await fall.run('pka', 'zuruecknehmen')
  })

  it('complaints end after fourteen days', async () => {
    const fall = await bring(haus, 'GELIEFERT')
    const beginn = haus.clock.now
    haus.clock.now = new Date('2026-12-02T22:59:00.000Z')
    const amLastTag = await fall.readStore('pfleger')
    expect(amLastTag.positionen[0]?.uebergaenge['reklamieren']).toBe(true)
    haus.clock.now = new Date('2026-12-02T23:00:00.000Z')
    expect(errorOf(await fall.versuche('pfleger', 'reklamieren'))).toMatchObject({ status: 422, code: 'bestellung.reklamationsfrist' })
    haus.clock.now = beginn
  })
})

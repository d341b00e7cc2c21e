import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { hausbesuchContract, schrittContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import type { Eintrag } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { niemandsId } from '../bestellung/angaben.fixtures.ts'
import { legeAn, lies, planBody, planungBody, tue } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemKontext } from '../shared/kontext.ts'
import { heute, liesTour, planeUm, tueTour } from '../tour/tour.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { type Weg, ergebnisse, oeffneWeg, sende } from './unterwegs.fixtures.ts'

const c = unterwegsContract
let weg: Weg
beforeAll(async () => {
  weg = await oeffneWeg()
})
afterAll(() => weg.haus.close())

const worte = {
  losfahren: {},
  beginnen: { identitaetGeprueft: true },
  abschliessen: { ergebnis: 'Wunde trocken', leistungen: [] },
  nachtragen: { text: 'Temperatur 37,8' },
  nichtAntreffen: {
    klingelversuche: 3,
    telefonversuche: 1,
    nachrichtHinterlassen: false,
    notfallkontaktInformiert: true,
    weiteresVorgehen: 'RUECKRUF',
    text: null,
  },
} as const

const schreibe = (hausbesuchId: string, art: keyof typeof worte, rest: Partial<Eintrag> = {}): Eintrag =>
  ({ eintragId: crypto.randomUUID(), hausbesuchId, art, am: weg.vorMinuten(30), gesehen: 1, angaben: worte[art], ...rest }) as Eintrag

const nachgereichtVon = async (client: TestClient, hausbesuchId: string) =>
  (await client.call(c.late, { params: { hausbesuchId } })).body.eintraege

describe('a day that is taken along', () => {
  it('holds the own visits with what is needed at the door, and each is written down as given out', async () => {
    const besuch = await weg.plane({ datum: '2026-12-01' })
    await legeAn(
      weg.leitung,
      'plan',
      planBody({ klientId: weg.haus.klientId, personIds: [weg.id('pflege-admin')] }, { datum: '2026-12-01' }),
    )
    const { body } = await weg.pfleger.call(c.day, { query: { datum: '2026-12-01' } })
    expect(body.besuche.map((einer) => einer.besuch.id)).toEqual([besuch])
    expect(body.besuche[0]).toMatchObject({
      besuch: { version: 1, uebergaenge: { beginnen: true }, klient: { adresse: { strasse: 'Ahornallee' } } },
      klient: { notfallkontakte: [], zugang: null },
    })
    expect(Date.parse(body.bis) - Date.parse(body.am)).toBe(12 * 3_600_000)
    const spuren = await weg.haus.ports.database.query<{ art: string }>(
      systemKontext,
      sql('test.unterwegs.spur', `select art from protokoll where aktion = 'unterwegs.day' and objekt_id = :besuch`),
      { besuch },
    )
    expect(spuren.map(({ art }) => art)).toEqual(['AUSGEBEN'])
  })

  it('is in the order of the tour, with the errands between the visits', async () => {
    const [frueh, spaet] = [await planeUm(weg.haus, '16:00'), await planeUm(weg.haus, '17:00')]
    const eigener = { art: 'EIGENER', bezeichnung: 'Blumen gießen', adresse: null, dauerMinuten: 5 } as const
    const stoppVon = async (besuchId: string) => (await liesTour(weg.haus)).stopps.find(({ besuch }) => besuch?.id === besuchId)?.id ?? ''
    await tueTour(weg.haus, 'stoppHinzufuegen', { stopp: eigener, vor: await stoppVon(spaet) })
    const anfang = [await stoppVon(spaet), await stoppVon(frueh)]
    const andere = (await liesTour(weg.haus)).stopps.map(({ id: stoppId }) => stoppId).filter((stoppId) => !anfang.includes(stoppId))
    await tueTour(weg.haus, 'ordnen', { reihenfolge: [...andere, ...anfang] })
    const { body } = await weg.pfleger.call(c.day, { query: { datum: heute } })
    expect(body.besuche.map((einer) => einer.besuch.id)).toEqual([spaet, frueh])
    expect(body.wege).toMatchObject([{ art: 'EIGENER', bezeichnung: 'Blumen gießen', dauerMinuten: 5, vor: spaet }])
  })

  it('is empty for who has no visit on it', async () => {
    const { body } = await weg.leitung.call(c.day, { query: { datum: '2026-12-24' } })
    expect([body.besuche, body.wege]).toEqual([[], []])
  })
})

describe('what was written without network', () => {
  it('is taken up in its order and at the moments in which it happened; both moments are in the history', async () => {
    const besuch = await weg.plane()
    const antworten = await sende(
      weg.pfleger,
      schreibe(besuch, 'losfahren', { am: weg.vorMinuten(90) }),
      schreibe(besuch, 'beginnen', { am: weg.vorMinuten(80) }),
      schreibe(besuch, 'abschliessen', { am: weg.vorMinuten(50) }),
      schreibe(besuch, 'nachtragen', { am: weg.vorMinuten(40) }),
    )
    expect(ergebnisse(antworten)).toEqual(['UEBERNOMMEN', 'UEBERNOMMEN', 'UEBERNOMMEN', 'UEBERNOMMEN'])
    expect(await lies(weg.pfleger, besuch)).toMatchObject({
      status: 'ABGESCHLOSSEN',
      version: 5,
      unterwegsAb: weg.vorMinuten(90),
      beginn: weg.vorMinuten(80),
      ende: weg.vorMinuten(50),
      ergebnis: 'Wunde trocken',
      nachtraege: [{ text: 'Temperatur 37,8', am: weg.vorMinuten(40) }],
    })
    const { ereignisse } = (await weg.pfleger.call(hausbesuchContract.timeline, { params: { hausbesuchId: besuch } })).body
    expect(ereignisse.map(({ art, am, angaben }) => [art, am, angaben['geschehenAm']])).toContainEqual([
      'beginnen',
      weg.haus.clock.jetzt.toISOString(),
      weg.vorMinuten(80),
    ])
  })

  it('happens once, however often and on however many ways it comes', async () => {
    const besuch = await weg.plane()
    const eintrag = schreibe(besuch, 'losfahren')
    const zugleich = (await Promise.all([1, 2, 3].map(() => sende(weg.pfleger, eintrag)))).flat()
    expect(ergebnisse(zugleich).toSorted()).toEqual(['SCHON_DA', 'SCHON_DA', 'UEBERNOMMEN'])
    expect(ergebnisse(await sende(weg.pfleger, eintrag, eintrag))).toEqual(['SCHON_DA', 'SCHON_DA'])
    expect((await lies(weg.pfleger, besuch)).version).toBe(2)
  })

  it('is not taken twice when the step had been taken over the network and only its answer was lost', async () => {
    const besuch = await weg.plane()
    const eintragId = crypto.randomUUID()
    await weg.pfleger.call(schrittContract.losfahren, { params: { hausbesuchId: besuch }, body: { version: 1 }, key: eintragId })
    expect(ergebnisse(await sende(weg.pfleger, schreibe(besuch, 'losfahren', { eintragId })))).toEqual(['SCHON_DA'])
    expect((await lies(weg.pfleger, besuch)).version).toBe(2)
  })

  it('is refused for a visit of others, with the number of somebody else, and from who was never assigned', async () => {
    const besuch = await weg.plane()
    const eintrag = schreibe(besuch, 'losfahren')
    const fremder = await weg.haus.wer('pfleger2')
    expect(ergebnisse(await sende(fremder, eintrag))).toEqual(['nicht_gefunden'])
    expect(ergebnisse(await sende(weg.leitung, eintrag))).toEqual(['hausbesuch.nicht_zugewiesen'])
    expect(ergebnisse(await sende(weg.pfleger, schreibe(niemandsId, 'losfahren')))).toEqual(['nicht_gefunden'])
    expect(ergebnisse(await sende(weg.pfleger, eintrag))).toEqual(['UEBERNOMMEN'])
    const eigener = await weg.plane({ personIds: [weg.id('pflege-admin')] })
    const gleicheNummer = schreibe(eigener, 'losfahren', { eintragId: eintrag.eintragId })
    expect(ergebnisse(await sende(weg.leitung, gleicheNummer, schreibe(eigener, 'losfahren')))).toEqual([
      'unterwegs.eintrag_vergeben',
      'UEBERNOMMEN',
    ])
    expect(await lies(weg.leitung, eigener)).toMatchObject({ status: 'UNTERWEGS', version: 2 })
  })

  it('is believed as to its time within limits only, and what is refused keeps nothing else out', async () => {
    const besuch = await weg.plane()
    const antworten = await sende(
      weg.pfleger,
      schreibe(besuch, 'losfahren', { am: weg.vorMinuten(-6) }),
      schreibe(besuch, 'losfahren', { am: weg.vorMinuten(7 * 1440 + 1) }),
      schreibe(besuch, 'losfahren', { am: weg.vorMinuten(-4) }),
    )
    expect(ergebnisse(antworten)).toEqual(['unterwegs.zeit_in_zukunft', 'unterwegs.zeit_zu_alt', 'UEBERNOMMEN'])
  })

  it('that is written badly names its place in the package', async () => {
    const besuch = await weg.plane()
    const schlecht = schreibe(besuch, 'abschliessen', { angaben: { ergebnis: '', leistungen: [] } })
    const { status, body } = await weg.pfleger.call(c.send, { body: { eintraege: [schreibe(besuch, 'losfahren'), schlecht] } })
    expect(status).toBe(400)
    expect((body as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual(['eintraege.1.angaben.ergebnis'])
    const zuViele = Array.from({ length: 51 }, () => schreibe(besuch, 'losfahren'))
    expect((await weg.pfleger.call(c.send, { body: { eintraege: zuViele } })).status).toBe(400)
  })
})

describe('the words of an entry', () => {
  it('lie sealed from the first moment on, and the own house reads them', async () => {
    const wort = 'Zaunkönig'
    const besuch = await weg.plane({ leistungen: [{ code: null, bezeichnung: 'Strümpfe anziehen', quelle: 'SGB_XI', sollMinuten: 10 }] })
    const vergeblich = await weg.plane()
    const leistungen = [{ erbracht: false, grund: `${wort} Grund` }]
    const antworten = await sende(
      weg.pfleger,
      schreibe(besuch, 'beginnen'),
      schreibe(besuch, 'abschliessen', { angaben: { ergebnis: `${wort} Ergebnis`, leistungen } }),
      schreibe(besuch, 'nachtragen', { angaben: { text: `${wort} Nachtrag` } }),
      schreibe(vergeblich, 'nichtAntreffen', { angaben: { ...worte.nichtAntreffen, text: `${wort} Tür` } }),
      schreibe(vergeblich, 'abschliessen', { angaben: { ergebnis: `${wort} verspätet`, leistungen: [] } }),
    )
    expect(antworten.at(-1)?.felder).toContainEqual(expect.objectContaining({ feld: 'ergebnis', meins: `${wort} verspätet` }))
    expect(await klartextIn((weg.haus.ports.database as TestDatabase).admin, wort)).toEqual([])
    expect(await lies(weg.leitung, besuch)).toMatchObject({
      ergebnis: `${wort} Ergebnis`,
      leistungen: [{ grundNichtErbracht: `${wort} Grund` }],
      nachtraege: [{ text: `${wort} Nachtrag` }],
    })
    expect((await lies(weg.leitung, vergeblich)).nichtAngetroffen?.text).toBe(`${wort} Tür`)
  })
})

describe('a visit that was changed while somebody was without network', () => {
  it('and called off stays so; what was written is kept beside it, and the planners hear of it once', async () => {
    const besuch = await weg.plane()
    await tue(weg.leitung, besuch, 'absagen', { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false })
    const antworten = await sende(weg.pfleger, schreibe(besuch, 'beginnen', { am: weg.vorMinuten(60) }), schreibe(besuch, 'abschliessen'))
    expect(antworten).toMatchObject([
      { ergebnis: 'KONFLIKT', nachgereicht: true },
      {
        ergebnis: 'KONFLIKT',
        nachgereicht: true,
        felder: [
          { feld: 'status', meins: 'GEPLANT', server: 'ABGESAGT', gewinnt: 'SERVER', am: weg.haus.clock.jetzt.toISOString() },
          { feld: 'ende', meins: weg.vorMinuten(30), server: null, gewinnt: 'PERSON' },
          { feld: 'ergebnis', meins: 'Wunde trocken', server: null, gewinnt: 'PERSON' },
        ],
      },
    ])
    expect(await lies(weg.leitung, besuch)).toMatchObject({ status: 'ABGESAGT', ergebnis: null })
    expect(await nachgereichtVon(weg.leitung, besuch)).toMatchObject([
      { art: 'beginnen', geschehenAm: weg.vorMinuten(60) },
      { art: 'abschliessen', angaben: { ergebnis: 'Wunde trocken' } },
    ])
    const texte = (await weg.leitung.call(messageContract.list)).body.filter(({ link }) => link?.includes(besuch))
    expect(texte.map(({ title }) => title).filter((title) => title === 'Zum Hausbesuch nachgereicht')).toHaveLength(1)
    const wieder = await sende(weg.pfleger, schreibe(besuch, 'nachtragen'))
    expect(ergebnisse(wieder)).toEqual(['KONFLIKT'])
  })

  it('and given to a colleague keeps her words all the same, and an answer that was lost tells the same again', async () => {
    const besuch = await weg.plane()
    await tue(weg.leitung, besuch, 'verschieben', { ...planungBody([weg.id('pflege-admin')], { uhrzeit: '05:00' }), grund: 'Tausch' })
    const eintrag = schreibe(besuch, 'nichtAntreffen')
    const [antwort] = await sende(weg.pfleger, eintrag)
    expect(antwort?.felder.map(({ feld, gewinnt }) => `${feld} ${gewinnt}`)).toEqual([
      'zeit SERVER',
      'personen SERVER',
      'nichtAngetroffen PERSON',
    ])
    expect(await sende(weg.pfleger, eintrag)).toEqual([{ ...antwort, ergebnis: 'SCHON_DA' }])
    expect(await lies(weg.leitung, besuch)).toMatchObject({ status: 'GEPLANT', nichtAngetroffen: null })
  })

  it('and only moved is begun as it happened, and the difference is named', async () => {
    const besuch = await weg.plane()
    await tue(weg.leitung, besuch, 'verschieben', { ...planungBody([weg.id('pfleger')], { uhrzeit: '05:30' }), grund: 'Stau' })
    const [antwort] = await sende(weg.pfleger, schreibe(besuch, 'beginnen'))
    expect(antwort).toMatchObject({ ergebnis: 'KONFLIKT', nachgereicht: false, felder: [{ feld: 'zeit', server: '2026-11-19 05:30' }] })
    expect(await lies(weg.pfleger, besuch)).toMatchObject({ status: 'BEGONNEN', plan: { uhrzeit: '05:30' } })
  })

  it('lets nobody outside of the own house read what was handed in late', async () => {
    const besuch = await weg.plane()
    expect((await (await weg.haus.wer('pfleger2')).call(c.late, { params: { hausbesuchId: besuch } })).status).toBe(404)
  })
})

import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import type { Entry } from '@dreiklang/domain/unterwegs/entry.contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { niemandsId } from '../bestellung/angaben.fixtures.ts'
import { create, readBesuch, planBody, planungBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { heute, readTour, replan, runTour } from '../tour/tour.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { type Weg, results, openWeg, send } from './unterwegs.fixtures.ts'

const c = unterwegsContract
let weg: Weg
beforeAll(async () => {
  weg = await openWeg()
})
afterAll(() => weg.haus.close())

const words = {
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

const write = (hausbesuchId: string, art: keyof typeof words, rest: Partial<Entry> = {}): Entry =>
  ({ eintragId: crypto.randomUUID(), hausbesuchId, art, am: weg.minutesAgo(30), gesehen: 1, angaben: words[art], ...rest }) as Entry

const nachgereichtOf = async (client: TestClient, hausbesuchId: string) =>
  (await client.call(c.late, { params: { hausbesuchId } })).body.eintraege

describe('a day that is taken along', () => {
  it('holds the own visits with what is needed at the door, and each is written down as given out', async () => {
    const besuch = await weg.plan({ datum: '2026-12-01' })
    await create(
      weg.leitung,
      'plan',
      planBody({ klientId: weg.haus.klientId, personIds: [weg.id('pflege-admin')] }, { datum: '2026-12-01' }),
    )
    const { body } = await weg.pfleger.call(c.day, { query: { datum: '2026-12-01' } })
    expect(body.besuche.map((one) => one.besuch.id)).toEqual([besuch])
    expect(body.besuche[0]).toMatchObject({
      besuch: { version: 1, uebergaenge: { beginnen: true }, klient: { adresse: { strasse: 'Ahornallee' } } },
      klient: { notfallkontakte: [], zugang: null },
    })
    expect(Date.parse(body.bis) - Date.parse(body.am)).toBe(12 * 3_600_000)
    const trails = await weg.haus.ports.database.query<{ art: string }>(
      systemContext,
      sql('test.unterwegs.spur', `select art from protokoll where aktion = 'unterwegs.day' and objekt_id = :besuch`),
      { besuch },
    )
    expect(trails.map(({ art }) => art)).toEqual(['AUSGEBEN'])
  })

  it('is in the order of the tour, with the errands between the visits', async () => {
    const [frueh, spaet] = [await replan(weg.haus, '16:00'), await replan(weg.haus, '17:00')]
    const eigener = { art: 'EIGENER', bezeichnung: 'Blumen gießen', adresse: null, dauerMinuten: 5 } as const
    const stoppOf = async (besuchId: string) => (await readTour(weg.haus)).stopps.find(({ besuch }) => besuch?.id === besuchId)?.id ?? ''
    await runTour(weg.haus, 'stoppHinzufuegen', { stopp: eigener, vor: await stoppOf(spaet) })
    const start = [await stoppOf(spaet), await stoppOf(frueh)]
    const others = (await readTour(weg.haus)).stopps.map(({ id: stoppId }) => stoppId).filter((stoppId) => !start.includes(stoppId))
    await runTour(weg.haus, 'ordnen', { reihenfolge: [...others, ...start] })
    const { body } = await weg.pfleger.call(c.day, { query: { datum: heute } })
    expect(body.besuche.map((one) => one.besuch.id)).toEqual([spaet, frueh])
    expect(body.wege).toMatchObject([{ art: 'EIGENER', bezeichnung: 'Blumen gießen', dauerMinuten: 5, vor: spaet }])
  })

  it('is empty for who has no visit on it', async () => {
    const { body } = await weg.leitung.call(c.day, { query: { datum: '2026-12-24' } })
    expect([body.besuche, body.wege]).toEqual([[], []])
  })
})

describe('what was written without network', () => {
  it('is taken up in its order and at the moments in which it happened; both moments are in the history', async () => {
    const besuch = await weg.plan()
    const answers = await send(
      weg.pfleger,
      write(besuch, 'losfahren', { am: weg.minutesAgo(90) }),
      write(besuch, 'beginnen', { am: weg.minutesAgo(80) }),
      write(besuch, 'abschliessen', { am: weg.minutesAgo(50) }),
      write(besuch, 'nachtragen', { am: weg.minutesAgo(40) }),
    )
    expect(results(answers)).toEqual(['UEBERNOMMEN', 'UEBERNOMMEN', 'UEBERNOMMEN', 'UEBERNOMMEN'])
    expect(await readBesuch(weg.pfleger, besuch)).toMatchObject({
      status: 'ABGESCHLOSSEN',
      version: 5,
      unterwegsAb: weg.minutesAgo(90),
      beginn: weg.minutesAgo(80),
      ende: weg.minutesAgo(50),
      ergebnis: 'Wunde trocken',
      nachtraege: [{ text: 'Temperatur 37,8', am: weg.minutesAgo(40) }],
    })
    const { ereignisse } = (await weg.pfleger.call(hausbesuchContract.timeline, { params: { hausbesuchId: besuch } })).body
    expect(ereignisse.map(({ art, am, angaben }) => [art, am, angaben['geschehenAm']])).toContainEqual([
      'beginnen',
      weg.haus.clock.now.toISOString(),
      weg.minutesAgo(80),
    ])
  })

  it('happens once, however often and on however many ways it comes', async () => {
    const besuch = await weg.plan()
    const entry = write(besuch, 'losfahren')
    const zugleich = (await Promise.all([1, 2, 3].map(() => send(weg.pfleger, entry)))).flat()
    expect(results(zugleich).toSorted()).toEqual(['SCHON_DA', 'SCHON_DA', 'UEBERNOMMEN'])
    expect(results(await send(weg.pfleger, entry, entry))).toEqual(['SCHON_DA', 'SCHON_DA'])
    expect((await readBesuch(weg.pfleger, besuch)).version).toBe(2)
  })

  it('is not taken twice when the step had been taken over the network and only its answer was lost', async () => {
    const besuch = await weg.plan()
    const eintragId = crypto.randomUUID()
    await weg.pfleger.call(stepContract.losfahren, { params: { hausbesuchId: besuch }, body: { version: 1 }, key: eintragId })
    expect(results(await send(weg.pfleger, write(besuch, 'losfahren', { eintragId })))).toEqual(['SCHON_DA'])
    expect((await readBesuch(weg.pfleger, besuch)).version).toBe(2)
  })

  it('is refused for a visit of others, with the number of somebody else, and from who was never assigned', async () => {
    const besuch = await weg.plan()
    const entry = write(besuch, 'losfahren')
    const fremder = await weg.haus.wer('pfleger2')
    expect(results(await send(fremder, entry))).toEqual(['nicht_gefunden'])
    expect(results(await send(weg.leitung, entry))).toEqual(['hausbesuch.nicht_zugewiesen'])
    expect(results(await send(weg.pfleger, write(niemandsId, 'losfahren')))).toEqual(['nicht_gefunden'])
    expect(results(await send(weg.pfleger, entry))).toEqual(['UEBERNOMMEN'])
    const eigener = await weg.plan({ personIds: [weg.id('pflege-admin')] })
    const sameNumber = write(eigener, 'losfahren', { eintragId: entry.eintragId })
    expect(results(await send(weg.leitung, sameNumber, write(eigener, 'losfahren')))).toEqual(['unterwegs.eintrag_vergeben', 'UEBERNOMMEN'])
    expect(await readBesuch(weg.leitung, eigener)).toMatchObject({ status: 'UNTERWEGS', version: 2 })
  })

  it('is believed as to its time within limits only, and what is refused keeps nothing else out', async () => {
    const besuch = await weg.plan()
    const answers = await send(
      weg.pfleger,
      write(besuch, 'losfahren', { am: weg.minutesAgo(-6) }),
      write(besuch, 'losfahren', { am: weg.minutesAgo(7 * 1440 + 1) }),
      write(besuch, 'losfahren', { am: weg.minutesAgo(-4) }),
    )
    expect(results(answers)).toEqual(['unterwegs.zeit_in_zukunft', 'unterwegs.zeit_zu_alt', 'UEBERNOMMEN'])
  })

  it('that is written badly names its place in the package', async () => {
    const besuch = await weg.plan()
    const schlecht = write(besuch, 'abschliessen', { angaben: { ergebnis: '', leistungen: [] } })
    const { status, body } = await weg.pfleger.call(c.send, { body: { eintraege: [write(besuch, 'losfahren'), schlecht] } })
    expect(status).toBe(400)
    expect((body as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual(['eintraege.1.angaben.ergebnis'])
    const zuViele = Array.from({ length: 51 }, () => write(besuch, 'losfahren'))
    expect((await weg.pfleger.call(c.send, { body: { eintraege: zuViele } })).status).toBe(400)
  })
})

describe('the words of an entry', () => {
  it('lie sealed from the first moment on, and the own house reads them', async () => {
    const word = 'Zaunkönig'
    const besuch = await weg.plan({ leistungen: [{ code: null, bezeichnung: 'Strümpfe anziehen', quelle: 'SGB_XI', sollMinuten: 10 }] })
    const vergeblich = await weg.plan()
    const leistungen = [{ erbracht: false, grund: `${word} Grund` }]
    const answers = await send(
      weg.pfleger,
      write(besuch, 'beginnen'),
      write(besuch, 'abschliessen', { angaben: { ergebnis: `${word} Ergebnis`, leistungen } }),
      write(besuch, 'nachtragen', { angaben: { text: `${word} Nachtrag` } }),
      write(vergeblich, 'nichtAntreffen', { angaben: { ...words.nichtAntreffen, text: `${word} Tür` } }),
      write(vergeblich, 'abschliessen', { angaben: { ergebnis: `${word} verspätet`, leistungen: [] } }),
    )
    expect(answers.at(-1)?.felder).toContainEqual(expect.objectContaining({ feld: 'ergebnis', meins: `${word} verspätet` }))
    expect(await klartextIn((weg.haus.ports.database as TestDatabase).admin, word)).toEqual([])
    expect(await readBesuch(weg.leitung, besuch)).toMatchObject({
      ergebnis: `${word} Ergebnis`,
      leistungen: [{ grundNichtErbracht: `${word} Grund` }],
      nachtraege: [{ text: `${word} Nachtrag` }],
    })
    expect((await readBesuch(weg.leitung, vergeblich)).nichtAngetroffen?.text).toBe(`${word} Tür`)
  })
})

describe('a visit that was changed while somebody was without network', () => {
  it('and called off stays so; what was written is kept beside it, and the planners hear of it once', async () => {
    const besuch = await weg.plan()
    await run(weg.leitung, besuch, 'absagen', { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false })
    const answers = await send(weg.pfleger, write(besuch, 'beginnen', { am: weg.minutesAgo(60) }), write(besuch, 'abschliessen'))
    expect(answers).toMatchObject([
      { ergebnis: 'KONFLIKT', nachgereicht: true },
      {
        ergebnis: 'KONFLIKT',
        nachgereicht: true,
        felder: [
          { feld: 'status', meins: 'GEPLANT', server: 'ABGESAGT', gewinnt: 'SERVER', am: weg.haus.clock.now.toISOString() },
          { feld: 'ende', meins: weg.minutesAgo(30), server: null, gewinnt: 'PERSON' },
          { feld: 'ergebnis', meins: 'Wunde trocken', server: null, gewinnt: 'PERSON' },
        ],
      },
    ])
    expect(await readBesuch(weg.leitung, besuch)).toMatchObject({ status: 'ABGESAGT', ergebnis: null })
    expect(await nachgereichtOf(weg.leitung, besuch)).toMatchObject([
      { art: 'beginnen', geschehenAm: weg.minutesAgo(60) },
      { art: 'abschliessen', angaben: { ergebnis: 'Wunde trocken' } },
    ])
    const texte = (await weg.leitung.call(messageContract.list)).body.filter(({ link }) => link?.includes(besuch))
    expect(texte.map(({ title }) => title).filter((title) => title === 'Zum Hausbesuch nachgereicht')).toHaveLength(1)
    const wieder = await send(weg.pfleger, write(besuch, 'nachtragen'))
    expect(results(wieder)).toEqual(['KONFLIKT'])
  })

  it('and given to a colleague keeps her words all the same, and an answer that was lost tells the same again', async () => {
    const besuch = await weg.plan()
    await run(weg.leitung, besuch, 'verschieben', { ...planungBody([weg.id('pflege-admin')], { uhrzeit: '05:00' }), grund: 'Tausch' })
    const entry = write(besuch, 'nichtAntreffen')
    const [answer] = await send(weg.pfleger, entry)
    expect(answer?.felder.map(({ feld, gewinnt }) => `${feld} ${gewinnt}`)).toEqual([
      'zeit SERVER',
      'personen SERVER',
      'nichtAngetroffen PERSON',
    ])
    expect(await send(weg.pfleger, entry)).toEqual([{ ...answer, ergebnis: 'SCHON_DA' }])
    expect(await readBesuch(weg.leitung, besuch)).toMatchObject({ status: 'GEPLANT', nichtAngetroffen: null })
  })

  it('and only moved is begun as it happened, and the difference is named', async () => {
    const besuch = await weg.plan()
    await run(weg.leitung, besuch, 'verschieben', { ...planungBody([weg.id('pfleger')], { uhrzeit: '05:30' }), grund: 'Stau' })
    const [answer] = await send(weg.pfleger, write(besuch, 'beginnen'))
    expect(answer).toMatchObject({ ergebnis: 'KONFLIKT', nachgereicht: false, felder: [{ feld: 'zeit', server: '2026-11-19 05:30' }] })
    expect(await readBesuch(weg.pfleger, besuch)).toMatchObject({ status: 'BEGONNEN', plan: { uhrzeit: '05:30' } })
  })

  it('lets nobody outside of the own house read what was handed in late', async () => {
    const besuch = await weg.plan()
    expect((await (await weg.haus.wer('pfleger2')).call(c.late, { params: { hausbesuchId: besuch } })).status).toBe(404)
  })
})

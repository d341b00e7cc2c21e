import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { doorContract } from '@dreiklang/domain/tour/door.contract'
import { tourContract } from '@dreiklang/domain/tour/tour.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { niemandsId } from '../bestellung/angaben.fixtures.ts'
import { sql } from '../database/sql.ts'
import { errorOf } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { readBesuch, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { heute, readTour, personId, replan, runTour, handOverWithError } from './tour.fixtures.ts'

const haus = await hausForTests()

const own = (bezeichnung: string) => ({ art: 'EIGENER', bezeichnung, adresse: null, dauerMinuten: 10 }) as const
const uhrzeiten = async () => (await readTour(haus)).stopps.map(({ besuch, bezeichnung }) => besuch?.plan?.uhrzeit ?? bezeichnung)

describe('the tour of a day', () => {
  it('is the plan of the person in the order of time, before anybody has touched it', async () => {
    await replan(haus, '14:00')
    await replan(haus, '12:00')
    const tour = await readTour(haus)
    expect(tour).toMatchObject({ version: 0, status: 'OFFEN', eigene: true, person: { id: personId(haus, 'pfleger') } })
    expect(await uhrzeiten()).toEqual(['12:00', '14:00'])
    expect(tour.stopps[0]?.ankunft?.spaetMinuten).toBe(0)
  })

  it('keeps the order that somebody gave it, and follows the plan when a visit moves, comes or is called off', async () => {
    const { stopps } = await readTour(haus)
    const [mittags, nachmittags] = stopps.map(({ id }) => id)
    expect((await runTour(haus, 'ordnen', { reihenfolge: [nachmittags, mittags].flatMap((id) => id ?? []) })).body).toEqual({
      version: 1,
      status: 'OFFEN',
    })
    expect(await uhrzeiten()).toEqual(['14:00', '12:00'])
    await replan(haus, '13:00')
    expect(await uhrzeiten()).toEqual(['13:00', '14:00', '12:00'])
    const leitung = await haus.wer('pflege-admin')
    await run(leitung, nachmittags ?? '', 'absagen', { durch: 'KLIENT', grund: 'ABWESEND', text: null, berechnung: false })
    expect(await uhrzeiten()).toEqual(['12:00', '13:00'])
    await run(leitung, mittags ?? '', 'verschieben', {
      datum: heute,
      uhrzeit: '15:00',
      dauerMinuten: 30,
      personIds: [personId(haus, 'pfleger')],
      fahrzeug: null,
      grund: 'Arzttermin',
    })
    expect(await uhrzeiten()).toEqual(['13:00', '15:00'])
  })

  it('takes own stops, ticks them off with a reason, and lets them go again', async () => {
    const { stopps } = await readTour(haus)
    await runTour(haus, 'stoppHinzufuegen', { stopp: own('Auto tanken'), vor: stopps[1]?.id ?? null })
    expect(await uhrzeiten()).toEqual(['13:00', 'Auto tanken', '15:00'])
    const stoppId = (await readTour(haus)).stopps[1]?.id ?? ''
    await runTour(haus, 'abhaken', { stoppId, erledigt: false, grund: 'Tankstelle zu', nachweis: null })
    expect((await readTour(haus)).stopps[1]).toMatchObject({
      fertig: true,
      erledigung: { erledigt: false, grund: 'Tankstelle zu' },
      ankunft: null,
    })
    expect((await runTour(haus, 'stoppEntfernen', { stoppId })).status).toBe(200)
    expect(await uhrzeiten()).toEqual(['13:00', '15:00'])
  })

  it('never lets a visit go by the tour, and wants a reason for what was not done', async () => {
    const besuch = (await readTour(haus)).stopps[0]?.id ?? ''
    expect(errorOf(await runTour(haus, 'stoppEntfernen', { stoppId: besuch }))).toMatchObject({ code: 'tour.besuch_bleibt' })
    expect(errorOf(await runTour(haus, 'abhaken', { stoppId: niemandsId, erledigt: true, grund: null, nachweis: null }))).toMatchObject({
      code: 'tour.stopp_unbekannt',
      fields: [{ path: 'stoppId' }],
    })
    const withoutGrund = await runTour(haus, 'abhaken', { stoppId: besuch, erledigt: false, grund: null, nachweis: null })
    expect([withoutGrund.status, errorOf(withoutGrund).fields.map(({ path }) => path)]).toEqual([400, ['grund']])
  })

  it('is changed once when the same step comes twice, and says who comes too late', async () => {
    const { version, stopps } = await readTour(haus)
    const reihenfolge = stopps.map(({ id }) => id).toReversed()
    const [first, zweite] = await Promise.all([
      runTour(haus, 'ordnen', { reihenfolge, version }, { key: 'zweimal-gedrueckt' }),
      runTour(haus, 'ordnen', { reihenfolge, version }, { key: 'zweimal-gedrueckt' }),
    ])
    expect([first.body, zweite.body]).toEqual([
      { version: version + 1, status: 'OFFEN' },
      { version: version + 1, status: 'OFFEN' },
    ])
    const spaet = await runTour(haus, 'ordnen', { reihenfolge, version }, { als: 'pflege-admin', von: 'pfleger' })
    expect([spaet.status, errorOf(spaet).code]).toEqual([409, 'tour.veraltet'])
  })

  it('starts today only, ends when no visit is running, and goes on when one comes up in the evening', async () => {
    const pfleger = await haus.wer('pfleger')
    const params = { datum: '2026-11-19', personId: personId(haus, 'pfleger') }
    const { uebergaenge } = (await pfleger.call(tourContract.read, { params })).body
    expect(uebergaenge).toMatchObject({ starten: 'tour.nicht_heute', beenden: 'tour.falscher_status', uebergeben: 'tour.nur_leitung' })
    expect((await runTour(haus, 'starten', {})).body.status).toBe('GESTARTET')
    const besuch = (await readTour(haus)).stopps[0]?.id ?? ''
    await run(pfleger, besuch, 'losfahren')
    expect(errorOf(await runTour(haus, 'beenden', {}))).toMatchObject({ code: 'tour.besuch_laeuft' })
    await run(pfleger, besuch, 'beginnen', { identitaetGeprueft: true })
    await run(pfleger, besuch, 'abschliessen', { ergebnis: 'Alles gut', leistungen: [] })
    expect((await runTour(haus, 'beenden', {})).body.status).toBe('BEENDET')
    expect((await runTour(haus, 'starten', {})).body.status).toBe('GESTARTET')
  })
})

describe('whose tours somebody sees', () => {
  it('shows all of the house to its head, the own one to a nurse, and none to another house', async () => {
    await replan(haus, '16:00', { konto: 'pflege-admin' })
    const list = async (konto: 'pfleger' | 'pflege-admin' | 'pflege-admin2') => {
      const { body } = await (await haus.wer(konto)).call(tourContract.list, { query: { datum: heute } })
      return [body.alle, body.touren.map(({ person }) => person.id).toSorted()]
    }
    const beide = [personId(haus, 'pfleger'), personId(haus, 'pflege-admin')].toSorted()
    expect(await list('pflege-admin')).toEqual([true, beide])
    expect(await list('pfleger')).toEqual([false, [personId(haus, 'pfleger')]])
    expect(await list('pflege-admin2')).toEqual([true, []])
    const params = { datum: heute, personId: personId(haus, 'pflege-admin') }
    const fremd = await (await haus.wer('pfleger')).call(tourContract.read, { params })
    expect([fremd.status, errorOf(fremd).code]).toEqual([403, 'tour.nur_eigene'])
  })

  it('lets only the driver start it', async () => {
    const answer = await runTour(haus, 'starten', {}, { als: 'pflege-admin', von: 'pfleger' })
    expect([answer.status, errorOf(answer).code]).toEqual([403, 'tour.nur_eigene'])
  })
})

describe('a tour that a colleague takes over', () => {
  const nachrichten = async (konto: 'pfleger' | 'pflege-admin') =>
    (await (await haus.wer(konto)).call(messageContract.list)).body.map(({ title, link }) => `${title} ${link}`)

  beforeEach(async () => {
    // Both have room again: a visit in each, and one own stop in front of that of the nurse.
    await replan(haus, '18:00')
  })

  it('moves the open visits by their own step, takes the own stops along, and tells both once', async () => {
    const before = await readTour(haus)
    const offene = before.stopps.filter(({ fertig }) => !fertig)
    await runTour(haus, 'stoppHinzufuegen', { stopp: own('Schlüssel holen'), vor: offene[0]?.id ?? null })
    const leitung = await haus.wer('pflege-admin')
    const answer = await runTour(
      haus,
      'uebergeben',
      { personId: personId(haus, 'pflege-admin'), grund: 'Jonas ist krank' },
      { als: 'pflege-admin', von: 'pfleger' },
    )
    expect(answer.status).toBe(200)
    const added = await readTour(haus, { als: 'pflege-admin' })
    const names = added.stopps.map(({ id, bezeichnung }) => bezeichnung ?? id)
    expect(names).toEqual(expect.arrayContaining(['Schlüssel holen', ...offene.map(({ id }) => id)]))
    expect(names.indexOf('Schlüssel holen')).toBe(names.indexOf(offene[0]?.id ?? '') - 1)
    expect(added.uebergaben).toMatchObject([{ grund: 'Jonas ist krank' }])
    expect((await readTour(haus)).stopps.every(({ fertig }) => fertig)).toBe(true)
    expect((await readBesuch(leitung, offene[0]?.id ?? '')).zugewiesene).toMatchObject([{ personId: personId(haus, 'pflege-admin') }])
    const verlauf = await leitung.call(hausbesuchContract.timeline, { params: { hausbesuchId: offene[0]?.id ?? '' } })
    expect(verlauf.body.ereignisse.at(-1)).toMatchObject({ art: 'verschieben', angaben: { grund: 'Jonas ist krank' } })
    expect((await nachrichten('pfleger')).filter((one) => one.startsWith('Tour abgegeben'))).toEqual([
      `Tour abgegeben /hausbesuch/tour?tag=${heute}`,
    ])
    expect((await nachrichten('pflege-admin')).filter((one) => one.startsWith('Tour übernommen'))).toHaveLength(1)
    expect((await nachrichten('pfleger')).filter((one) => one.startsWith('Hausbesuch geändert'))).toHaveLength(1)
  })

  it('stays as it is when nobody of the house is named who would take it', async () => {
    await replan(haus, '19:00')
    const before = await readTour(haus)
    const answer = await runTour(haus, 'uebergeben', { personId: niemandsId, grund: 'x' }, { als: 'pflege-admin', von: 'pfleger' })
    expect([answer.status, errorOf(answer).code]).toEqual([422, 'tour.person_unbekannt'])
    expect(await readTour(haus)).toEqual(before)
  })

  it('stays with both as it is when something breaks in the middle', async () => {
    await replan(haus, '20:00')
    const stand = async () => [await readTour(haus), await readTour(haus, { als: 'pflege-admin' }), await nachrichten('pflege-admin')]
    const before = await stand()
    const angaben = { personId: personId(haus, 'pflege-admin'), grund: 'x' }
    const answer = await handOverWithError(haus, { version: (await readTour(haus)).version, ...angaben })
    expect(answer.status).toBe(500)
    expect(await stand()).toEqual(before)
    expect((await runTour(haus, 'uebergeben', angaben, { als: 'pflege-admin', von: 'pfleger' })).status).toBe(200)
  })

  it('is handed over by the head only', async () => {
    const answer = await runTour(haus, 'uebergeben', { personId: personId(haus, 'pflege-admin'), grund: 'x' })
    expect([answer.status, errorOf(answer).code]).toEqual([403, 'tour.nur_leitung'])
  })
})

describe('what one needs at the door', () => {
  const zugang = { tuercode: '4711', klingel: 'Huber', etage: '2. OG links', alarmanlage: null, haustier: 'Hund', parken: null }
  const doorOf = async (konto: 'pfleger' | 'pflege-admin', hausbesuchId: string) =>
    (await (await haus.wer(konto)).call(doorContract.read, { params: { hausbesuchId } })).body

  it('is told to who goes there, without the number of the key, and each reading is written down', async () => {
    const leitung = await haus.wer('pflege-admin')
    const body = { version: 0, schluesselNr: '14', schluesseldepot: 'Tresor', ...zugang }
    const params = { klientId: haus.klientId }
    expect((await leitung.call(zugangContract.update, { params, body })).status).toBe(200)
    const besuch = await replan(haus, '18:00')
    // Assigned to the visit, and not yet to the entrance.
    expect((await doorOf('pfleger', besuch)).klient?.zugang).toBeNull()
    const assigned = { personId: personId(haus, 'pfleger'), tag: heute }
    expect((await leitung.call(zugangContract.addZuteilung, { params, body: assigned })).status).toBe(204)
    const { klient } = await doorOf('pfleger', besuch)
    expect(klient).toMatchObject({ notfallkontakte: [], zugang })
    expect(JSON.stringify(klient)).not.toMatch(/Tresor|schluessel/)
    const trails = await haus.ports.database.query<{ aktion: string; art: string }>(
      systemContext,
      sql('test.tour.tuer', `select aktion, art from protokoll where aktion in ('tour.door', 'klient.readZugang') order by aktion`),
      {},
    )
    expect(trails).toEqual([
      { aktion: 'klient.readZugang', art: 'LESEN' },
      { aktion: 'tour.door', art: 'LESEN' },
      { aktion: 'tour.door', art: 'LESEN' },
    ])
  })

  it('stays closed to who looks at the tour of a colleague, and for everybody once the visit is over', async () => {
    const besuch = await replan(haus, '19:00')
    expect(await doorOf('pflege-admin', besuch)).toEqual({ tuer: null, klient: null })
    const pfleger = await haus.wer('pfleger')
    expect((await doorOf('pfleger', besuch)).klient).not.toBeNull()
    await run(pfleger, besuch, 'absagen', { durch: 'KLIENT', grund: 'ABWESEND', text: null, berechnung: false })
    expect(await doorOf('pfleger', besuch)).toEqual({ tuer: null, klient: null })
  })
})

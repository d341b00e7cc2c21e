import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { niemandsId } from '../bestellung/angaben.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { planungBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { imPlan, contentOf, createSerie, readSerie, serienBody } from './serie.fixtures.ts'

const c = serieContract
const beginn = new Date('2026-11-18T09:00:00.000Z')
const haus = await hausForTests()
let klientId: string
beforeEach(async () => {
  haus.clock.now = beginn
  klientId = await haus.admit()
})

const id = haus.personId
const leitung = () => haus.wer('pflege-admin')
const plan = async () => imPlan(await leitung(), klientId)
const body = (rest: Parameters<typeof serienBody>[1] = {}) => serienBody({ klientId, personIds: [id('pfleger')] }, rest)
const put = async (rest: Parameters<typeof serienBody>[1] = {}) => createSerie(await leitung(), body(rest))
const besuchOn = async (serieId: string, tag: string) =>
  (await readSerie(await leitung(), serieId)).termine.find((termin) => termin.tag === tag)?.besuch?.id ?? ''
const changeSeen = async (serie: Awaited<ReturnType<typeof readSerie>>, serieId: string, wie: object, anders: object = {}) => {
  const words = { ...contentOf(serie), version: serie.version, umfang: 'ALLE', ab: null, ...wie, ...anders }
  return (await leitung()).call(c.change, { params: { serieId }, body: words })
}
const change = async (serieId: string, wie: object, anders: object = {}) =>
  changeSeen(await readSerie(await leitung(), serieId), serieId, wie, anders)

describe('a series that the head plans', () => {
  it('stands in the plan four weeks ahead at once, as ordinary visits, and tells nobody of each of them', async () => {
    const nachrichten = async () => (await (await haus.wer('pfleger')).call(messageContract.list)).body.length
    const before = await nachrichten()
    const { wirkung, id: serieId } = await put()
    expect(wirkung).toEqual({ neu: 12, geaendert: 0, abgesagt: 0, vonHand: 0, begonnen: 0 })
    expect((await plan()).slice(0, 2)).toEqual(['2026-11-20 08:00 GEPLANT', '2026-11-23 08:00 GEPLANT'])
    expect(await nachrichten()).toBe(before)
    const hausbesuchId = await besuchOn(serieId, '2026-11-20')
    const besuch = (await (await haus.wer('pfleger')).call(hausbesuchContract.read, { params: { hausbesuchId } })).body
    expect(besuch).toMatchObject({ binZugewiesen: true, serie: { id: serieId, tag: '2026-11-20', vonHand: false } })
    const { ereignisse } = (await (await leitung()).call(hausbesuchContract.timeline, { params: { hausbesuchId } })).body
    expect(ereignisse.map(({ zeile, art, seite }) => `${zeile} ${art} ${seite}`)).toEqual(['H2 planen PFLEGE'])
  })

  it('gets one more day each night, and none twice, whichever process the clock runs in', async () => {
    await put({ regel: 'FREQ=DAILY' })
    expect(await plan()).toHaveLength(28)
    haus.clock.now = new Date('2026-11-19T09:00:00.000Z')
    await Promise.all([haus.server.tick(), haus.server.tick(), haus.server.tick()])
    expect(await plan()).toHaveLength(29)
    await haus.server.tick()
    expect((await plan()).at(-1)).toBe('2026-12-17 08:00 GEPLANT')
    expect(await plan()).toHaveLength(29)
  })

  it('keeps its hour on the clock of the wall when the clocks change', async () => {
    haus.clock.now = new Date('2027-03-20T09:00:00.000Z')
    await put({ regel: 'FREQ=DAILY', gueltigVon: '2027-03-27', gueltigBis: '2027-03-29' })
    const { zeilen } = (await (await leitung()).call(hausbesuchContract.list, { query: { klientId } })).body
    expect(zeilen.map((row) => row.plan?.von)).toEqual(['2027-03-27T07:00:00.000Z', '2027-03-28T06:00:00.000Z', '2027-03-29T06:00:00.000Z'])
  })

  it('is made once by a double click', async () => {
    const one = body()
    const who = await leitung()
    const answers = await Promise.all(Array.from({ length: 4 }, () => who.call(c.create, { body: one, key: 'eine-serie-und-nur-eine' })))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(await plan()).toHaveLength(12)
  })

  it('shows what would happen before it is made', async () => {
    const { umfang, ab, serieId } = { umfang: 'ALLE' as const, ab: null, serieId: null }
    const vorschau = await (await leitung()).call(c.preview, { body: { ...body(), umfang, ab, serieId } })
    expect(vorschau.body.wirkung.neu).toBe(12)
    expect(vorschau.body.termine).toHaveLength(10)
    expect(await plan()).toEqual([])
  })

  it.each([
    [{ regel: 'FREQ=YEARLY' }, 'eingabe.ungueltig: regel regel'],
    [{ gueltigBis: '2026-11-01' }, 'eingabe.ungueltig: gueltigBis falsch'],
    [{ klientId: niemandsId }, 'hausbesuch.klient_unbekannt: klientId falsch'],
    [{ personIds: [niemandsId] }, 'hausbesuch.person_unbekannt: personIds.0 falsch'],
    [{ typ: 'ARZTBESUCH' as const, anlass: 'x' }, 'hausbesuch.typ_nicht_moeglich'],
    [{ typ: 'ERSTBESUCH' as const }, 'hausbesuch.typ_nicht_moeglich'],
    [{ regel: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261119' }, 'serie.ohne_termin: regel falsch'],
  ])('is refused with %j', async (rest, code) => {
    expect(errorOf(await (await leitung()).call(c.create, { body: body(rest) }))).toBe(code)
  })
})

describe('a nurse', () => {
  it('plans a series of the own tour, and none for a colleague', async () => {
    const who = await haus.wer('pfleger')
    expect((await who.call(c.create, { body: body() })).status).toBe(201)
    expect(errorOf(await who.call(c.create, { body: body({ personIds: [id('pflege-admin')] }) }))).toBe('hausbesuch.nur_leitung')
    const fremde = await put({ personIds: [] })
    const serie = await readSerie(who, fremde.id)
    expect(serie.aendern).toBe('hausbesuch.nur_leitung')
    const end = { params: { serieId: fremde.id }, body: { version: 1, letzterTag: '2026-11-30' } }
    expect(errorOf(await who.call(c.end, end))).toBe('hausbesuch.nur_leitung')
  })
})

describe('a practice', () => {
  it('plans its own visits as a series, and does not see those of the nursing service', async () => {
    const arzt = await haus.wer('arzt-admin')
    const own = await createSerie(
      arzt,
      serienBody(
        { klientId: haus.klientId, personIds: [id('arzt')] },
        { typ: 'ARZTBESUCH', anlass: 'Kontrolle', regel: 'FREQ=MONTHLY;BYDAY=2TU' },
      ),
    ).catch((error: Error) => error.message)
    // Nothing ties the practice to this Klient yet.
    expect(own).toContain('hausbesuch.klient_unbekannt')
    const { id: serieId } = await put()
    expect(errorOf(await arzt.call(c.read, { params: { serieId } }))).toBe('nicht_gefunden')
    expect((await arzt.call(c.list)).body.zeilen).toEqual([])
  })
})

describe('one visit of a series', () => {
  it('that was moved or cancelled by a person stays so whatever becomes of the series', async () => {
    const { id: serieId } = await put()
    const [erster, zweiter] = [await besuchOn(serieId, '2026-11-20'), await besuchOn(serieId, '2026-11-23')]
    await run(await leitung(), erster, 'verschieben', {
      ...planungBody([id('pfleger')], { datum: '2026-11-21', uhrzeit: '10:00' }),
      grund: 'x',
    })
    await run(await leitung(), zweiter, 'absagen', { durch: 'KLIENT', grund: 'WETTER', text: null, berechnung: false })
    expect((await change(serieId, { uhrzeit: '09:30' })).body.wirkung).toEqual({
      neu: 0,
      geaendert: 10,
      abgesagt: 0,
      vonHand: 2,
      begonnen: 0,
    })
    expect((await plan()).slice(0, 3)).toEqual(['2026-11-21 10:00 GEPLANT', '2026-11-23 08:00 ABGESAGT', '2026-11-25 09:30 GEPLANT'])
    expect((await readSerie(await leitung(), serieId)).termine[1]?.besuch).toMatchObject({ vonHand: true, datum: '2026-11-21' })
  })
})

describe('a change', () => {
  it('says before what it does, and does that', async () => {
    const { id: serieId } = await put()
    const neu = { ...body(), regel: 'FREQ=WEEKLY;BYDAY=MO,TH', serieId, umfang: 'ALLE' as const, ab: null }
    const before = (await (await leitung()).call(c.preview, { body: neu })).body.wirkung
    expect(before).toEqual({ neu: 4, geaendert: 0, abgesagt: 8, vonHand: 0, begonnen: 0 })
    expect((await change(serieId, { regel: neu.regel })).body.wirkung).toEqual(before)
    expect((await plan()).filter((row) => row.endsWith('GEPLANT'))).toHaveLength(8)
  })

  it('from a day on leaves what is before it, and begins a new series', async () => {
    const { id: serieId } = await put()
    const answer = await change(serieId, { umfang: 'AB_HIER', ab: '2026-12-02', uhrzeit: '17:00' })
    expect(answer.body.wirkung).toMatchObject({ neu: 0, geaendert: 7 })
    const [alt, neu] = [await readSerie(await leitung(), serieId), await readSerie(await leitung(), answer.body.id)]
    expect(alt).toMatchObject({ gueltigBis: '2026-12-01', nachfolgerId: neu.id, uhrzeit: '08:00' })
    expect(neu).toMatchObject({ gueltigVon: '2026-12-02', vorgaengerId: alt.id, uhrzeit: '17:00' })
    expect(await plan()).toContain('2026-11-30 08:00 GEPLANT')
    expect(await plan()).toContain('2026-12-02 17:00 GEPLANT')
    expect(await plan()).toHaveLength(12)
    haus.clock.now = new Date('2026-11-21T09:00:00.000Z')
    await haus.server.tick()
    expect((await plan()).slice(-1)).toEqual(['2026-12-18 17:00 GEPLANT'])
    expect(await plan()).toHaveLength(13)
  })

  it('of two people at once is made once, and the other is told', async () => {
    const { id: serieId } = await put()
    const seen = await readSerie(await leitung(), serieId)
    const answers = await Promise.all(['09:00', '10:00'].map((uhrzeit) => changeSeen(seen, serieId, { uhrzeit })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.flatMap((answer) => (answer.status === 409 ? [errorOf(answer)] : []))).toEqual(['serie.veraltet'])
  })

  it('that ends it cancels what comes after, and the series can be found among the ended ones', async () => {
    const { id: serieId } = await put()
    const end = await (await leitung()).call(c.end, { params: { serieId }, body: { version: 1, letzterTag: '2026-11-25' } })
    expect(end.body.wirkung.abgesagt).toBe(9)
    haus.clock.now = new Date('2026-11-26T09:00:00.000Z')
    await haus.server.tick()
    const list = async (beendete: string) =>
      (await (await leitung()).call(c.list, { query: { klientId, beendete } })).body.zeilen.map((row) => [row.id, row.beendet])
    expect([await list('false'), await list('true')]).toEqual([[], [[serieId, true]]])
    expect(errorOf(await change(serieId, { uhrzeit: '09:00' }))).toBe('serie.beendet')
  })
})

describe('when the Klient is away', () => {
  it('his visits are cancelled by the clock, and come back when the journey is called off', async () => {
    await put()
    const weg = { art: 'URLAUB', von: '2026-11-22', geplantBis: '2026-11-30', ort: null, bemerkung: null }
    const { body: abwesenheit, text } = await (
      await leitung()
    ).call(abwesenheitContract.beginAbwesenheit, { params: { klientId }, body: weg })
    expect(text).toContain('id')
    await haus.server.tick()
    const abgesagt = async () => (await plan()).filter((row) => row.endsWith('ABGESAGT')).map((row) => row.slice(0, 10))
    expect(await abgesagt()).toEqual(['2026-11-23', '2026-11-25', '2026-11-27'])
    await (await leitung()).call(abwesenheitContract.cancelAbwesenheit, { params: { klientId, abwesenheitId: abwesenheit.id } })
    await haus.server.tick()
    expect(await abgesagt()).toEqual([])
    expect(await plan()).toHaveLength(12)
  })

  it('and nobody knows until when, nothing more is planned, until he is back', async () => {
    const { id: serieId } = await put()
    const weg = { art: 'KRANKENHAUS', von: '2026-11-17', ort: null, bemerkung: null }
    const { body: abwesenheit } = await (await leitung()).call(abwesenheitContract.beginAbwesenheit, { params: { klientId }, body: weg })
    await haus.server.tick()
    haus.clock.now = new Date('2026-11-23T06:00:00.000Z')
    await haus.server.tick()
    const planned = async () => (await plan()).filter((row) => row.endsWith('GEPLANT'))
    expect(await planned()).toEqual([])
    expect((await readSerie(await leitung(), serieId)).termine[0]).toMatchObject({ tag: '2026-11-23', ausfall: 'ABWESEND' })
    const zurueck = { params: { klientId, abwesenheitId: abwesenheit.id }, body: { am: '2026-11-23' } }
    expect((await (await leitung()).call(abwesenheitContract.endAbwesenheit, zurueck)).status).toBe(204)
    await haus.server.tick()
    // From the very day of the return on: three weeks of three, the days of the fourth, and what the new days bring.
    expect((await planned())[0]).toBe('2026-11-23 08:00 GEPLANT')
    expect(await planned()).toHaveLength(13)
  })
})

it('visits before and after the Verordnung say that there is none', async () => {
  const leistung = { code: null, bezeichnung: 'Insulin', quelle: 'HKP' as const, sollMinuten: 10 }
  const { id: serieId } = await put({ leistungen: [leistung], personIds: [] })
  await haus.ports.database.query(
    systemContext,
    sql('test.serie.hkp', 'update klient_akte set hkp_zeiten = :zeiten::jsonb where klient_id = :klientId'),
    { klientId, zeiten: JSON.stringify([{ von: '2026-11-20', bis: '2026-11-25', nummern: null }]) },
  )
  const termine = (await readSerie(await leitung(), serieId)).termine.map(({ datum, ohneVerordnung }) => [datum, ohneVerordnung])
  expect(termine.slice(0, 5)).toEqual([
    ['2026-11-18', true],
    ['2026-11-20', false],
    ['2026-11-23', false],
    ['2026-11-25', false],
    ['2026-11-27', true],
  ])
})

it('goes with a Klient who is erased, also where a shell of his record has to stay', async () => {
  await put()
  const count = async () =>
    (
      await haus.ports.database.query<{ n: number }>(
        systemContext,
        sql('test.serie.zahl', 'select count(*)::int as n from besuchsserie where klient_id = :klientId'),
        { klientId },
      )
    )[0]?.n
  expect(await count()).toBe(1)
  await haus.ports.database.query(
    systemContext,
    sql('test.serie.loesche', 'update klient set geloescht_am = :beginn where id = :klientId'),
    { klientId, beginn: beginn.toISOString() },
  )
  expect(await count()).toBe(0)
})

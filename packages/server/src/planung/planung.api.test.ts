import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { planungContract } from '@dreiklang/domain/planung/planung.contract'
import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { create, readBesuch, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestAnswer, TestClient } from '../testServer.ts'

const c = planungContract
const haus = await hausForTests()
const [pfleger, leitung, praxis] = await haus.people('pfleger', 'pflege-admin', 'arzt-admin')

const id = haus.personId
const klient = (nr: number) => haus.klienten.filter(({ pflege }) => pflege === 'sonnenhof')[nr]?.id ?? ''
/** Each test has a day of its own. */
let tag = 0
const nextTag = () => `2026-12-${String((tag += 1)).padStart(2, '0')}`
const plane = (datum: string, uhrzeit: string, rest: { personIds?: string[]; nr?: number; leistungen?: unknown[] } = {}) =>
  create(
    leitung,
    'plan',
    planBody({ klientId: klient(rest.nr ?? 0), personIds: rest.personIds ?? [] }, { datum, uhrzeit, leistungen: rest.leistungen ?? [] }),
  )
const tafel = async (client: TestClient, date: string, query: Record<string, string> = {}) =>
  (await client.call(c.read, { query: { von: date, bis: date, ...query } })).body
const zug = (datum: string, besuch: { id: string; version: number }, rest: Record<string, unknown> = {}) => ({
  hausbesuchId: besuch.id,
  version: besuch.version,
  datum,
  uhrzeit: '08:00',
  dauerMinuten: 30,
  vonPersonId: null,
  nachPersonId: null,
  grund: 'Auf der Tafel',
  ...rest,
})
const naeheres = ({ body }: TestAnswer<unknown>) => (body as ErrorAnswer).details
const grund = 'Vorschlag übernommen'

describe('the board', () => {
  it('says of a visit that the Klient is in hospital and until when, and nothing any more once he is back', async () => {
    const date = '2026-12-30'
    const visit = await plane(date, '07:00', { nr: 3, personIds: [id('pfleger')] })
    const other = await plane(date, '09:00', { personIds: [id('pfleger')] })
    const klientId = klient(3)
    const zustandOf = async () => (await tafel(leitung, date)).besuche.map((besuch) => [besuch.id, besuch.klient.zustand])
    const von = berlinDate(haus.clock.now.toISOString())
    const body = { art: 'KRANKENHAUS', von, geplantBis: date, ort: null, bemerkung: null }
    const begun = await leitung.call(abwesenheitContract.beginAbwesenheit, { params: { klientId }, body })
    expect(await zustandOf()).toEqual([
      [visit, { art: 'ABWESEND', abwesenheit: 'KRANKENHAUS', seit: von, bis: date }],
      [other, null],
    ])
    const params = { klientId, abwesenheitId: begun.body.id }
    expect((await leitung.call(abwesenheitContract.endAbwesenheit, { params, body: { am: von } })).status).toBe(204)
    expect(await zustandOf()).toEqual([
      [visit, null],
      [other, null],
    ])
  })

  it('shows the people of the house and their visits, also those of nobody, with what stands against them', async () => {
    const date = nextTag()
    const open = await plane(date, '07:00')
    const eins = await plane(date, '08:00', { personIds: [id('pfleger')] })
    const two = await plane(date, '08:32', { personIds: [id('pfleger')], nr: 1 })
    const { personen, besuche, darf } = await tafel(leitung, date)
    expect(darf).toEqual({ verteilen: true, vorschlagen: true })
    expect(personen.map((person) => person.id)).toEqual(expect.arrayContaining([id('pfleger'), id('pflege-admin')]))
    expect(besuche.map((besuch) => [besuch.id, besuch.uhrzeit, besuch.personIds, besuch.verschiebbar])).toEqual([
      [open, '07:00', [], true],
      [eins, '08:00', [id('pfleger')], true],
      [two, '08:32', [id('pfleger')], true],
    ])
    expect(besuche.map(({ befunde }) => befunde.map(({ art }) => art))).toEqual([[], ['FAHRZEIT_FEHLT'], ['FAHRZEIT_FEHLT']])
    expect(besuche[1]?.befunde[0]).toMatchObject({ besuch: { id: two }, minuten: { ist: 2 } })
    expect((await tafel(leitung, date, { personId: id('pflege-admin') })).besuche).toEqual([])
  })

  it('shows a nurse the own tour and nobody else, and a practice nothing of it', async () => {
    const date = nextTag()
    await plane(date, '07:00')
    await plane(date, '08:00', { personIds: [id('pflege-admin')] })
    const meiner = await plane(date, '09:00', { personIds: [id('pfleger')] })
    const own = await tafel(pfleger, date)
    expect([own.personen.map((person) => person.id), own.besuche.map((besuch) => besuch.id)]).toEqual([[id('pfleger')], [meiner]])
    expect(own.darf).toEqual({ verteilen: false, vorschlagen: false })
    expect((await tafel(pfleger, date, { personId: id('pflege-admin') })).besuche.map((besuch) => besuch.id)).toEqual([meiner])
    expect((await tafel(praxis, date)).besuche).toEqual([])
  })

  it('refuses a span that is longer than a month with its weeks, or runs backwards', async () => {
    const frage = async (von: string, bis: string) => (await leitung.call(c.read, { query: { von, bis } })).status
    expect([
      await frage('2026-12-01', '2027-01-11'),
      await frage('2026-12-01', '2027-01-12'),
      await frage('2026-12-02', '2026-12-01'),
    ]).toEqual([200, 400, 400])
  })
})

describe('a board with more visits than it holds', () => {
  it('is refused, and shown as soon as only some of the people are asked for', async () => {
    const date = nextTag()
    const one = await plane(date, '07:00', { personIds: [id('pfleger')] })
    const anderer = await plane(date, '08:00', { personIds: [id('pflege-admin')] })
    const vorlage = await plane(date, '09:00')
    await haus.ports.database.query(
      systemContext,
      sql(
        'test.vieleBesuche',
        `insert into hausbesuch (id, nummer, version, typ, status, pflegedienst_id, klient_id, wartet_auf, platz, personen, von, bis, tag, um,
            dauer_minuten, daten, created_at)
          select gen_random_uuid(), 'T-' || i, version, typ, status, pflegedienst_id, klient_id, wartet_auf, platz, personen, von, bis, tag, um,
            dauer_minuten, daten, created_at from hausbesuch, generate_series(1, 2000) i where id = :vorlage`,
      ),
      { vorlage },
    )
    const all = await leitung.call(c.read, { query: { von: date, bis: date } })
    expect([all.status, errorOf(all)]).toEqual([422, 'planung.zu_viele'])
    const personId = [id('pfleger'), id('pflege-admin')]
    const request = `/api/planung?von=${date}&bis=${date}&${personId.map((eine) => `personId=${eine}`).join('&')}`
    const answer = await haus.fetch(new Request(`http://test.invalid${request}`, { headers: { authorization: `Bearer ${leitung.token}` } }))
    const { besuche, personen } = c.read.answer.parse(await answer.json())
    expect(besuche.map((besuch) => besuch.id)).toEqual([one, anderer])
    expect(personen.map((person) => person.id).toSorted()).toEqual(personId.toSorted())
  })
})

describe('a visit on the board', () => {
  it('is given to somebody, to another, and back to nobody', async () => {
    const date = nextTag()
    const besuch = await plane(date, '07:00')
    const move = (version: number, rest: Record<string, unknown>) =>
      leitung.call(c.move, { body: zug(date, { id: besuch, version }, rest) })
    expect((await move(1, { nachPersonId: id('pfleger') })).body).toMatchObject({ version: 2, befunde: [] })
    expect((await move(2, { vonPersonId: id('pfleger'), nachPersonId: id('pflege-admin'), uhrzeit: '09:15' })).body.version).toBe(3)
    const now = await readBesuch(leitung, besuch)
    expect([now.plan?.uhrzeit, now.zugewiesene.map(({ personId }) => personId)]).toEqual(['09:15', [id('pflege-admin')]])
    expect((await move(3, { vonPersonId: id('pflege-admin') })).status).toBe(200)
    expect((await readBesuch(leitung, besuch)).zugewiesene).toEqual([])
  })

  it('that two share changes one of them, and the other stays', async () => {
    const date = nextTag()
    const besuch = await plane(date, '07:00', { personIds: [id('pfleger'), id('pflege-admin')] })
    const wrong = await leitung.call(c.move, { body: zug(date, { id: besuch, version: 1 }, { vonPersonId: klient(0) }) })
    expect([wrong.status, errorOf(wrong)]).toEqual([409, 'planung.nicht_zugewiesen'])
    await leitung.call(c.move, { body: zug(date, { id: besuch, version: 1 }, { vonPersonId: id('pfleger') }) })
    expect((await readBesuch(leitung, besuch)).zugewiesene.map(({ personId }) => personId)).toEqual([id('pflege-admin')])
  })

  it('is moved once by two presses, and whoever is slower hears who was faster', async () => {
    const date = nextTag()
    const besuch = await plane(date, '07:00', { personIds: [id('pfleger')] })
    const body = zug(date, { id: besuch, version: 1 }, { vonPersonId: id('pfleger'), nachPersonId: id('pfleger') })
    const answers = await Promise.all([1, 2].map(() => leitung.call(c.move, { body, key: 'tafel-einmal-1' })))
    expect(answers.map(({ status, body: quittung }) => [status, quittung.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
    const spaeter = await pfleger.call(c.move, { body: { ...body, uhrzeit: '10:00' } })
    expect([spaeter.status, errorOf(spaeter)]).toEqual([409, 'hausbesuch.veraltet'])
    // What it says in words lies sealed, and nobody is shown a seal.
    expect(naeheres(spaeter)).toMatchObject({ aktuell: { version: 2, anlass: 'Fieber seit gestern' } })
  })

  it('is moved in time by the nurse whose tour it is, and given away by the head only', async () => {
    const date = nextTag()
    const besuch = await plane(date, '07:00', { personIds: [id('pfleger')] })
    const move = (rest: Record<string, unknown>) =>
      pfleger.call(c.move, { body: zug(date, { id: besuch, version: 1 }, { vonPersonId: id('pfleger'), ...rest }) })
    expect((await move({ nachPersonId: id('pflege-admin') })).status).toBe(403)
    expect((await move({})).status).toBe(403)
    expect((await move({ nachPersonId: id('pfleger') })).status).toBe(200)
    const fremder = await plane(date, '11:00', { personIds: [id('pflege-admin')] })
    const nehmen = zug(date, { id: fremder, version: 1 }, { vonPersonId: id('pflege-admin'), nachPersonId: id('pfleger') })
    expect((await pfleger.call(c.move, { body: nehmen })).status).toBe(403)
  })
})

describe('a proposal', () => {
  it('places what can be placed, says of the rest why not, and changes nothing', async () => {
    const datum = nextTag()
    const gleichzeitig = await Promise.all(Array.from({ length: 12 }, (_, nr) => plane(datum, '08:00', { nr })))
    const { body } = await leitung.call(c.propose, { body: { datum, umfang: 'OFFENE' } })
    const gesagt = [...body.zuege, ...body.offene].map(({ hausbesuchId }) => hausbesuchId)
    expect(gesagt.toSorted()).toEqual(gleichzeitig.toSorted())
    expect(body.zuege.every(({ vorher, nachher }) => vorher.personId === null && nachher.personId !== null)).toBe(true)
    for (const { grund: seiner, personen } of body.offene) expect(seiner === null && personen.length > 0).toBe(true)
    expect((await tafel(leitung, datum)).besuche.every(({ personIds }) => personIds.length === 0)).toBe(true)
  })

  it('is taken over as a whole, and taken back once', async () => {
    const datum = nextTag()
    await Promise.all([0, 1, 2].map((nr) => plane(datum, '08:00', { nr })))
    const { zuege } = (await leitung.call(c.propose, { body: { datum, umfang: 'ALLE' } })).body
    expect(zuege).toHaveLength(3)
    const body = { zuege: zuege.map(({ hausbesuchId, version, nachher }) => ({ hausbesuchId, version, ...nachher })), grund }
    const uebernommen = await leitung.call(c.apply, { body, key: 'uebernehmen-01' })
    expect(uebernommen.body).toMatchObject({ anzahl: 3 })
    expect((await leitung.call(c.apply, { body, key: 'uebernehmen-01' })).text).toBe(uebernommen.text)
    const verteilt = (await tafel(leitung, datum)).besuche
    expect(verteilt.map(({ personIds }) => personIds.length)).toEqual([1, 1, 1])
    expect(verteilt.flatMap(({ befunde }) => befunde.map(({ art }) => art))).toEqual([])

    const zurueck = { id: uebernommen.body.id, grund: 'Zurück' }
    expect((await leitung.call(c.undo, { body: zurueck })).body).toEqual({ anzahl: 3 })
    expect((await tafel(leitung, datum)).besuche.map(({ uhrzeit, personIds }) => [uhrzeit, personIds])).toEqual([
      ['08:00', []],
      ['08:00', []],
      ['08:00', []],
    ])
    const nochmal = await leitung.call(c.undo, { body: zurueck })
    expect([nochmal.status, errorOf(nochmal)]).toEqual([409, 'planung.schon_zurueckgenommen'])
  })

  it('that somebody has overtaken names the visits and moves none; neither does an undo', async () => {
    const datum = nextTag()
    const [one = '', anderer = ''] = await Promise.all([0, 1].map((nr) => plane(datum, '08:00', { nr })))
    const zuege = [one, anderer].map((hausbesuchId, i) => ({
      hausbesuchId,
      version: 1,
      uhrzeit: '08:00',
      personId: id(i === 0 ? 'pfleger' : 'pflege-admin'),
    }))
    const { body } = await leitung.call(c.apply, { body: { zuege, grund } })
    await leitung.call(stepContract.verschieben, {
      params: { hausbesuchId: one },
      body: { version: 2, datum, uhrzeit: '12:00', dauerMinuten: 30, personIds: [id('pfleger')], fahrzeug: null, grund: 'x' },
    })
    const { nummer } = await readBesuch(leitung, one)
    const zurueck = await leitung.call(c.undo, { body: { id: body.id, grund } })
    expect([zurueck.status, errorOf(zurueck), naeheres(zurueck)]).toEqual([409, 'planung.ueberholt', { besuche: [{ id: one, nummer }] }])
    const veraltet = await leitung.call(c.apply, { body: { zuege: zuege.map((eins) => ({ ...eins, version: 2 })), grund } })
    expect([veraltet.status, errorOf(veraltet)]).toEqual([409, 'planung.ueberholt'])
    expect((await readBesuch(leitung, anderer)).version).toBe(2)
  })

  it('gives also a consultation to somebody else when its person is away, at the hour that was agreed, and says why when nobody can', async () => {
    const datum = nextTag()
    const plan = (typ: string, uhrzeit: string, nr: number) =>
      create(leitung, 'plan', {
        ...planBody({ klientId: klient(nr), personIds: [id('pfleger')] }, { datum, uhrzeit, leistungen: [] }),
        typ,
      })
    const beratung = await plan('BERATUNGSBESUCH', '10:00', 0)
    const erster = await plan('ERSTBESUCH', '13:10', 1)
    const frage = async () => (await leitung.call(c.propose, { body: { datum, umfang: 'ALLE' } })).body
    const lerne = sql('test.qualifikation', `update person set qualifikation = :qualifikation where id = :id`)
    const setQualifikation = (qualifikation: string | null) =>
      haus.ports.database.query(systemContext, lerne, { id: id('pflege-admin'), qualifikation })
    await setQualifikation(null)
    // As it is it is good: nobody else may do it.
    expect((await frage()).zuege.filter(({ hausbesuchId }) => hausbesuchId === beratung || hausbesuchId === erster)).toEqual([])

    const isMissing = (konto: string) =>
      leitung.call(personalContract.addAbwesenheit, {
        params: { personId: id(konto) },
        body: { art: 'KRANK', von: datum, bis: datum, vertretungId: null },
      })
    await setQualifikation('PFLEGEFACHKRAFT')
    await isMissing('pfleger')
    const { zuege } = await frage()
    expect(zuege.map(({ hausbesuchId, nachher }) => [hausbesuchId, nachher])).toEqual([
      [beratung, { uhrzeit: '10:00', personId: id('pflege-admin') }],
      [erster, { uhrzeit: '13:10', personId: id('pflege-admin') }],
    ])
    await isMissing('pflege-admin')
    const ohne = await frage()
    expect([ohne.zuege, ohne.offene.map(({ hausbesuchId }) => hausbesuchId).toSorted()]).toEqual([[], [beratung, erster].toSorted()])
    for (const { personen } of ohne.offene)
      expect(personen.filter(({ grund: seiner }) => seiner === 'ABWESEND').map(({ personId }) => personId)).toEqual(
        expect.arrayContaining([id('pfleger'), id('pflege-admin')]),
      )
    const { besuche } = await tafel(leitung, datum)
    expect(besuche.map(({ typ }) => typ)).toEqual(['BERATUNGSBESUCH', 'ERSTBESUCH'])
  })

  it('leaves a Fachkraft what only a Fachkraft may do, and a closed door alone', async () => {
    const datum = nextTag()
    const leistungen = [{ code: null, bezeichnung: 'Verband', quelle: 'HKP', sollMinuten: null }]
    await plane(datum, '08:00', { leistungen })
    const { zuege, offene, personen } = (await leitung.call(c.propose, { body: { datum, umfang: 'OFFENE' } })).body
    expect(zuege.length + offene.length).toBe(1)
    for (const { personen: reasons } of offene) {
      expect(reasons).toHaveLength(personen.length)
      expect(reasons.every((one) => one.grund === 'QUALIFIKATION')).toBe(true)
    }
  })
})

/** Death, hospital and end of care, from the record to the visits, series and orders of all houses, and back. */
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { wandelContract } from '@dreiklang/domain/klient/wandel.contract'
import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { tourContract } from '@dreiklang/domain/tour/tour.contract'
import { describe, expect, it } from 'vitest'
import { bring, put } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, planBody, readBesuch, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { createSerie, imPlan, readSerie, serienBody } from '../serie/serie.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const { preview, list, undo } = wandelContract
const haus = await hausForTests()
const leitung = () => haus.wer('pflege-admin')
const pfleger = () => haus.wer('pfleger')
const jonas = () => haus.personId('pfleger')

async function setStatus(klientId: string, status: string, am: string | null = null) {
  const client = await leitung()
  const { version } = (await client.call(akteContract.read, { params: { klientId } })).body.person
  return client.call(klientenListContract.setStatus, { params: { klientId }, body: { status, version, am } })
}
const wandelOf = async (klientId: string) => (await (await leitung()).call(list, { params: { klientId } })).body.wandel
const stirbt = { art: 'VERSTORBEN', ab: '2026-11-18' } as const
const plane = async (klientId: string, rest: Record<string, unknown>) =>
  create(await leitung(), 'plan', planBody({ klientId, personIds: [jonas()] }, rest))
const stand = async (hausbesuchId: string) => {
  const { status, absage } = await readBesuch(await pfleger(), hausbesuchId)
  return [status, absage?.grund ?? null]
}

describe('somebody who has died', () => {
  it('is not visited any more by anybody, and nothing is delivered; the preview says so before', async () => {
    const klientId = await haus.admit({ nachname: 'Abendroth' })
    const today = await plane(klientId, { datum: '2026-11-18', uhrzeit: '14:00' })
    const over = await plane(klientId, { datum: '2026-11-18', uhrzeit: '07:00' })
    const late = await plane(klientId, { datum: '2026-12-20', uhrzeit: '08:00' })
    const arzt = { klientId, organisationId: haus.ensemble.organisationen.weber }
    const asked = await create(await pfleger(), 'ask', anfrageBody(arzt, { wunsch: null }))
    const { id: serieId } = await createSerie(await leitung(), serienBody({ klientId, personIds: [jonas()] }, { uhrzeit: '18:00' }))
    const beimArzt = await put(haus, { klientId })
    await beimArzt.run('pfleger', 'senden')
    const bereit = await bring(haus, 'IN_BEARBEITUNG', { vor: { klientId } })

    const { zeilen, haeuser } = (await (await leitung()).call(preview, { params: { klientId }, body: stirbt })).body
    expect(zeilen.filter(({ objekt }) => objekt === 'BESUCH').map(({ id }) => id)).toEqual(expect.arrayContaining([today, late, asked]))
    expect(zeilen.map(({ id }) => id)).not.toContain(over)
    const tat = (id: string) => zeilen.find((zeile) => zeile.id === id)?.tat
    expect([tat(serieId), tat(beimArzt.id), tat(bereit.id)]).toEqual(['BEENDEN', 'STORNIEREN', 'STORNO_ANFRAGEN'])
    expect(haeuser.map(({ id }) => id)).toEqual(expect.arrayContaining([haus.ensemble.organisationen.weber]))
    expect((await stand(today))[0]).toBe('GEPLANT')

    expect((await setStatus(klientId, 'VERSTORBEN', '2026-11-18')).status).toBe(200)
    for (const id of [today, late, asked]) expect(await stand(id)).toEqual(['ABGESAGT', 'VERSTORBEN'])
    expect(await stand(over)).toEqual(['GEPLANT', null])
    expect((await imPlan(await leitung(), klientId)).filter((one) => one.endsWith('GEPLANT'))).toEqual(['2026-11-18 07:00 GEPLANT'])
    expect((await readSerie(await leitung(), serieId)).gueltigBis).toBe('2026-11-17')
    const tour = await (await pfleger()).call(tourContract.read, { params: { datum: '2026-11-18', personId: jonas() } })
    expect(JSON.stringify(tour.body.stopps)).not.toContain(today)
    expect((await beimArzt.readStore('pfleger')).positionen.map(({ status }) => status)).toEqual(['STORNIERT'])
    expect((await bereit.readStore('pfleger')).positionen[0]?.stornoAnfrage).toMatchObject({ grund: 'VERSTORBEN' })
    expect((await bereit.readStore('apotheker')).positionen[0]?.stornoAnfrage).toMatchObject({ grund: 'NICHT_BENOETIGT' })
    const seenAs = async (konto: 'pfleger' | 'apotheker') => (await bereit.readStore(konto)).klient?.status
    expect([await seenAs('pfleger'), await seenAs('apotheker')]).toEqual(['VERSTORBEN', 'BEENDET'])
    const verlauf = async (konto: 'pfleger' | 'apotheker') =>
      JSON.stringify((await (await haus.wer(konto)).call(bestellungContract.timeline, { params: { bestellungId: bereit.id } })).body)
    expect(await verlauf('pfleger')).toMatch(/klientVerstorben.*VERSTORBEN|VERSTORBEN.*klientVerstorben/)
    expect(await verlauf('apotheker')).not.toMatch(/verstorben/i)
    const said = async (konto: 'arzt' | 'apotheker') =>
      JSON.stringify((await (await haus.wer(konto)).call(notificationContract.list, { query: {} })).body)
    await expect.poll(() => said('apotheker')).toContain('wird nicht mehr gebraucht')
    expect(await said('apotheker')).not.toMatch(/verstorben|Abendroth/i)
  })

  it('is neither visited nor put into a series anew, and the refusal says what to do', async () => {
    const klientId = await haus.admit()
    await setStatus(klientId, 'VERSTORBEN')
    const body = planBody({ klientId, personIds: [jonas()] })
    for (const wer of ['pflege-admin', 'pfleger'] as const) {
      const answer = await (await haus.wer(wer)).call(hausbesuchContract.plan, { body })
      expect([answer.status, errorOf(answer)]).toEqual([422, 'hausbesuch.klient_nicht_in_versorgung: klientId falsch'])
    }
    await expect(createSerie(await leitung(), serienBody({ klientId, personIds: [] }))).rejects.toThrow('klient_nicht_in_versorgung')
  })

  it('is not visited on another day either, when the visit was over by plan and nobody has said how it went', async () => {
    const klientId = await haus.admit()
    const over = await plane(klientId, { datum: '2026-11-18', uhrzeit: '07:00' })
    await setStatus(klientId, 'VERSTORBEN')
    const client = await leitung()
    const { version } = await readBesuch(client, over)
    const body = { version, datum: '2026-11-20', uhrzeit: '09:00', dauerMinuten: 30, personIds: [jonas()], fahrzeug: null, grund: 'Stau' }
    const answer = await client.call(stepContract.verschieben, { params: { hausbesuchId: over }, body })
    expect([answer.status, errorOf(answer)]).toEqual([422, 'hausbesuch.klient_nicht_in_versorgung: klientId falsch'])
    expect((await stand(over))[0]).toBe('GEPLANT')
  })

  it('by mistake is alive again: what nobody has changed since is as before, and what is not is named', async () => {
    const klientId = await haus.admit()
    const one = await plane(klientId, { datum: '2026-11-19' })
    const two = await plane(klientId, { datum: '2026-11-18', uhrzeit: '12:00' })
    const { id: serieId } = await createSerie(await leitung(), serienBody({ klientId, personIds: [jonas()] }, { uhrzeit: '18:00' }))
    const before = await imPlan(await leitung(), klientId)
    const beimArzt = await put(haus, { klientId })
    await beimArzt.run('pfleger', 'senden')
    const bereit = await bring(haus, 'IN_BEARBEITUNG', { vor: { klientId } })
    await setStatus(klientId, 'VERSTORBEN', '2026-11-18')
    const [wandel] = await wandelOf(klientId)
    expect(wandel).toMatchObject({
      art: 'VERSTORBEN',
      von: 'Sabine Krüger',
      zurueckAm: null,
      zuruecknehmbarBis: '2026-11-25T09:00:00.000Z',
    })
    const params = { klientId, wandelId: wandel?.id ?? '' }
    // A nurse may not say that he is dead, and not that he is alive.
    expect((await (await pfleger()).call(undo, { params })).status).toBe(403)
    haus.clock.now = new Date('2026-11-18T12:00:00.000Z')
    const { body } = await (await leitung()).call(undo, { params })
    haus.clock.now = new Date('2026-11-18T09:00:00.000Z')
    expect(new Map(body.nicht.map(({ id, hindernis }) => [id, hindernis]))).toEqual(
      new Map([
        [two, 'VERGANGEN'],
        [beimArzt.id, 'ENDGUELTIG'],
      ]),
    )
    expect(await stand(one)).toEqual(['GEPLANT', null])
    expect((await imPlan(await leitung(), klientId)).toSorted()).toEqual(
      before.map((text) => (text.startsWith('2026-11-18 12:00') ? text.replace('GEPLANT', 'ABGESAGT') : text)).toSorted(),
    )
    expect((await readSerie(await leitung(), serieId)).gueltigBis).toBeNull()
    expect((await bereit.readStore('apotheker')).positionen[0]?.stornoAnfrage).toBeNull()
    const { person } = (await (await leitung()).call(akteContract.read, { params: { klientId } })).body
    expect([person.status, person.pflegeende]).toEqual(['AKTIV', null])
    expect(errorOf(await (await leitung()).call(undo, { params }))).toBe('klient.wandel_schon_zurueck')
  })

  it('cannot be taken back after a week', async () => {
    const klientId = await haus.admit()
    await setStatus(klientId, 'VERSTORBEN')
    const [wandel] = await wandelOf(klientId)
    haus.clock.now = new Date('2026-11-25T09:00:01.000Z')
    const answer = await (await leitung()).call(undo, { params: { klientId, wandelId: wandel?.id ?? '' } })
    haus.clock.now = new Date('2026-11-18T09:00:00.000Z')
    expect([answer.status, errorOf(answer)]).toEqual([409, 'klient.wandel_zu_spaet'])
  })
})

describe('somebody in hospital', () => {
  const klinik = { art: 'KRANKENHAUS', von: '2026-11-18', geplantBis: '2026-11-25', ort: null, bemerkung: null }
  const go = async (klientId: string, body: object = klinik) =>
    (await (await pfleger()).call(abwesenheitContract.beginAbwesenheit, { params: { klientId }, body })).body.id
  const arztbesuch = async (klientId: string) => {
    const asked = await create(await pfleger(), 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
    const { id } = (await (await haus.wer('arzt')).call(hausbesuchContract.choices, {})).body.personen[0] ?? { id: '' }
    const planung = { datum: '2026-11-20', uhrzeit: '10:00', dauerMinuten: 30, personIds: [id], fahrzeug: null }
    expect((await run(await haus.wer('arzt'), asked, 'annehmen', planung)).status).toBe(200)
    return asked
  }

  it('is not visited on these days, planned by hand or not; other houses do not learn why', async () => {
    const klientId = await haus.admit()
    const today = await plane(klientId, { datum: '2026-11-18', uhrzeit: '14:00' })
    const beimArzt = await arztbesuch(klientId)
    const after = await plane(klientId, { datum: '2026-11-25' })
    await go(klientId)
    expect([await stand(today), await stand(beimArzt), await stand(after)]).toEqual([
      ['ABGESAGT', 'KRANKENHAUS'],
      ['ABGESAGT', 'ABWESEND'],
      ['GEPLANT', null],
    ])
    const { klient } = await readBesuch(await haus.wer('arzt'), beimArzt)
    expect(klient?.zustand).toEqual({ art: 'ABWESEND', abwesenheit: null, seit: '2026-11-18', bis: '2026-11-25' })
    expect((await readBesuch(await pfleger(), today)).klient?.zustand).toMatchObject({ abwesenheit: 'KRANKENHAUS' })
  })

  it('is visited again from the day of return on, and what was before stays cancelled', async () => {
    const klientId = await haus.admit()
    const [first, second] = [await plane(klientId, { datum: '2026-11-19' }), await plane(klientId, { datum: '2026-11-21' })]
    const abwesenheitId = await go(klientId, { ...klinik, geplantBis: null })
    haus.clock.now = new Date('2026-11-20T09:00:00.000Z')
    const params = { klientId, abwesenheitId }
    expect((await (await pfleger()).call(abwesenheitContract.endAbwesenheit, { params, body: { am: '2026-11-20' } })).status).toBe(204)
    haus.clock.now = new Date('2026-11-18T09:00:00.000Z')
    expect([await stand(first), await stand(second)]).toEqual([
      ['ABGESAGT', 'KRANKENHAUS'],
      ['GEPLANT', null],
    ])
  })

  it('by mistake is at home as if nothing had been said', async () => {
    const klientId = await haus.admit()
    const visit = await plane(klientId, { datum: '2026-11-19' })
    await go(klientId)
    const [wandel] = await wandelOf(klientId)
    const { body } = await (await pfleger()).call(undo, { params: { klientId, wandelId: wandel?.id ?? '' } })
    expect([body.zurueck.map(({ id }) => id), body.nicht, await stand(visit)]).toEqual([[visit], [], ['GEPLANT', null]])
    const { abwesenheiten } = (await (await pfleger()).call(abwesenheitContract.listAbwesenheiten, { params: { klientId } })).body
    expect(abwesenheiten.map((one) => one.stand)).toEqual(['ABGESAGT'])
    expect((await readBesuch(await pfleger(), visit)).klient?.zustand).toBeNull()
    // And can go to hospital after all.
    expect(await go(klientId)).toBeTruthy()
  })

  it('on coming days keeps these days free already, and gets them back when the stay is called off', async () => {
    const klientId = await haus.admit()
    const visit = await plane(klientId, { datum: '2026-11-24' })
    const abwesenheitId = await go(klientId, { ...klinik, von: '2026-11-23' })
    expect(await stand(visit)).toEqual(['ABGESAGT', 'KRANKENHAUS'])
    await (await pfleger()).call(abwesenheitContract.cancelAbwesenheit, { params: { klientId, abwesenheitId } })
    expect(await stand(visit)).toEqual(['GEPLANT', null])
  })
})

it('who leaves the service is visited until the last day, and the orders go on', async () => {
  const klientId = await haus.admit()
  const [last, after] = [await plane(klientId, { datum: '2026-11-20' }), await plane(klientId, { datum: '2026-11-21' })]
  const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: { klientId } })
  await setStatus(klientId, 'BEENDET', '2026-11-20')
  expect([await stand(last), await stand(after)]).toEqual([
    ['GEPLANT', null],
    ['ABGESAGT', 'VERSORGUNG_BEENDET'],
  ])
  expect((await fall.readStore('apotheker')).positionen[0]).toMatchObject({ status: 'IN_BEARBEITUNG', stornoAnfrage: null })
})

import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Haus, bringe, oeffneHaus } from '../bestellung/bestellung.fixtures.ts'
import { systemKontext } from '../shared/kontext.ts'
import { fehlerVon } from '../shared/zugriff.fixtures.ts'

const { listAbwesenheiten, beginAbwesenheit, endAbwesenheit, tickAufgabe } = abwesenheitContract

let haus: Haus
beforeAll(async () => {
  haus = await oeffneHaus()
})
afterAll(() => haus.close())

const krankenhaus = { art: 'KRANKENHAUS', von: '2026-11-17', ort: 'Klinikum Nord, Onkologie', bemerkung: 'Tasche ist gepackt' }
const gehe = async (klientId: string, body: object = krankenhaus, konto: 'pfleger' | 'pflege-admin' = 'pfleger') =>
  (await haus.wer(konto)).call(beginAbwesenheit, { params: { klientId }, body })
const komme = async (klientId: string, abwesenheitId: string, am = '2026-11-18') =>
  (await haus.wer('pfleger')).call(endAbwesenheit, { params: { klientId, abwesenheitId }, body: { am } })
const liste = async (klientId: string) =>
  (await (await haus.wer('pfleger')).call(listAbwesenheiten, { params: { klientId } })).body.abwesenheiten
const status = async (klientId: string) =>
  (await (await haus.wer('pfleger')).call(klientContract.read, { params: { klientId } })).body.status
const ereignisse = async (bestellungId: string, konto: 'arzt' | 'apotheker' | 'pfleger') =>
  (await (await haus.wer(konto)).call(bestellungContract.timeline, { params: { bestellungId } })).body.ereignisse.map(({ art }) => art)

describe('the switch for a Klient who is not at home', () => {
  it('pauses the care, and the return lets it go on', async () => {
    const klientId = await haus.nimmAuf()
    const { id } = (await gehe(klientId)).body
    expect(await status(klientId)).toBe('PAUSIERT')
    expect((await komme(klientId, id)).status).toBe(204)
    expect(await status(klientId)).toBe('AKTIV')
    expect(await liste(klientId)).toMatchObject([{ ...krankenhaus, bis: '2026-11-18' }])
    expect(fehlerVon(await komme(klientId, id))).toBe('klient.schon_zurueck')
  })

  it('is one absence, however often and by however many it is pressed', async () => {
    const klientId = await haus.nimmAuf()
    const antworten = await Promise.all([gehe(klientId), gehe(klientId, krankenhaus, 'pflege-admin'), gehe(klientId)])
    expect(antworten.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await liste(klientId)).toHaveLength(1)
  })

  it('keeps house, ward and remark sealed', async () => {
    const klientId = await haus.nimmAuf()
    await gehe(klientId)
    const frage = { name: 'test.abwesenheit', text: 'select ort, bemerkung from abwesenheit where klient_id = $1' }
    const [row] = await haus.ports.database.query<{ ort: string; bemerkung: string }>(systemKontext, frage, [klientId])
    expect(row?.ort).toMatch(/^v1\./)
    expect(row?.bemerkung).toMatch(/^v1\./)
  })

  it('is not set for tomorrow, and the return not before the leaving', async () => {
    const klientId = await haus.nimmAuf()
    expect(fehlerVon(await gehe(klientId, { ...krankenhaus, von: '2026-11-19' }))).toBe('klient.angaben_falsch: von falsch')
    const { id } = (await gehe(klientId)).body
    expect(fehlerVon(await komme(klientId, id, '2026-11-16'))).toBe('klient.angaben_falsch: am falsch')
    expect(fehlerVon(await komme(klientId, id, '2026-11-19'))).toBe('klient.angaben_falsch: am falsch')
  })

  it('does not open again what has ended', async () => {
    const klientId = await haus.nimmAuf({ rest: { status: 'BEENDET' } })
    const antwort = await gehe(klientId)
    expect([antwort.status, fehlerVon(antwort)]).toEqual([409, 'klient.nicht_in_versorgung'])
    expect(await liste(klientId)).toEqual([])
  })

  it('tells practice and pharmacy with an open order, neutrally, and nobody else', async () => {
    const klientId = await haus.nimmAuf()
    const offen = await bringe(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    const beendet = await bringe(haus, 'STORNIERT', { vor: { klientId } })
    const vorher = await ereignisse(beendet.id, 'pfleger')
    const { id } = (await gehe(klientId)).body
    for (const konto of ['arzt', 'apotheker'] as const) {
      await expect.poll(async () => (await ereignisse(offen.id, konto)).at(-1)).toBe('klientAbwesend')
      const sicht = await offen.lies(konto)
      expect(sicht.klient?.status).toBe('PAUSIERT')
      const text = JSON.stringify([sicht, await ereignisse(offen.id, konto)])
      for (const wort of ['KRANKENHAUS', 'Klinikum', 'Onkologie', 'Tasche']) expect(text).not.toContain(wort)
    }
    expect(await ereignisse(beendet.id, 'pfleger')).toEqual(vorher)
    const gemeldet = async () => {
      await haus.server.tick()
      const { body } = await (await haus.wer('apotheker')).call(notificationContract.list)
      return JSON.stringify(body)
    }
    await expect.poll(gemeldet).toContain('Klient nicht zu Hause')
    expect(await gemeldet()).not.toMatch(/Krankenhaus|Klinikum/)

    await komme(klientId, id)
    await expect.poll(async () => (await ereignisse(offen.id, 'apotheker')).at(-1)).toBe('klientZurueck')
    expect((await offen.lies('apotheker')).klient?.status).toBe('AKTIV')
  })
})

describe('what is to be done after the return', () => {
  it('is ticked off once, and who did it is kept', async () => {
    const klientId = await haus.nimmAuf()
    const abwesenheitId = (await gehe(klientId)).body.id
    const hake = async (aufgabe: string, erledigt: boolean, konto: 'pfleger' | 'pflege-admin' = 'pfleger') =>
      (await (await haus.wer(konto)).call(tickAufgabe, { params: { klientId, abwesenheitId }, body: { aufgabe, erledigt } })).status
    expect(await hake('ERSTER_BESUCH', true), 'there is no list before the return').toBe(404)
    await komme(klientId, abwesenheitId)
    const aufgaben = async () => (await liste(klientId))[0]?.aufgaben ?? []
    expect((await aufgaben()).map(({ aufgabe, frist }) => [aufgabe, frist])).toEqual([
      ['ENTLASSREZEPT', '2026-11-20'],
      ['PLAN_EINLESEN', null],
      ['ARZNEIMITTEL_BESTELLEN', null],
      ['ERSTER_BESUCH', null],
      ['ARZT_INFORMIEREN', null],
    ])
    expect(await hake('ENTLASSREZEPT', true)).toBe(204)
    expect(await hake('ENTLASSREZEPT', true, 'pflege-admin')).toBe(204)
    expect((await aufgaben())[0]?.erledigtVon).toBe(haus.ensemble.personen['pfleger']?.name)
    expect(await hake('ENTLASSREZEPT', false)).toBe(204)
    expect((await aufgaben())[0]).toMatchObject({ erledigtAm: null, erledigtVon: null })
  })
})

describe('a consent that is withdrawn', () => {
  const widerrufe = async (klientId: string, art: string) => {
    const client = await haus.wer('pfleger')
    const { einwilligungen } = (await client.call(einwilligungContract.listEinwilligungen, { params: { klientId } })).body
    const einwilligungId = einwilligungen.find((eine) => eine.art === art)?.id ?? ''
    const body = { am: '2026-11-18', durch: 'Klientin', rolle: 'KLIENT', weg: 'MUENDLICH' }
    expect((await client.call(einwilligungContract.withdrawEinwilligung, { params: { klientId, einwilligungId }, body })).status).toBe(204)
  }

  it('takes the preview away from the pharmacy at once, and the practice goes on', async () => {
    const klientId = await haus.nimmAuf({ einwilligungen: ['EMPFANGSVOLLMACHT', 'VORABINFO'] })
    const fall = await bringe(haus, 'BEIM_ARZT', { vor: { klientId } })
    expect((await fall.lies('apotheker')).positionen[0]?.vorschau).toBe(true)
    await widerrufe(klientId, 'VORABINFO')
    await expect(fall.lies('apotheker')).rejects.toThrow(/nicht_gefunden/)
    const inListe = (await (await haus.wer('apotheker')).call(bestellungContract.list, { query: { klientId } })).body.zeilen
    expect(inListe).toEqual([])
    expect((await fall.lies('arzt')).status).toBe('BEIM_ARZT')
  })

  it('stops the nursing service from redeeming, also where the order is under way', async () => {
    const klientId = await haus.nimmAuf()
    const fall = await bringe(haus, 'VERORDNET', { vor: { klientId } })
    await widerrufe(klientId, 'EMPFANGSVOLLMACHT')
    const antwort = await fall.versuche('pfleger', 'anApothekeGeben')
    expect([antwort.status, fehlerVon(antwort)]).toEqual([422, 'bestellung.vollmacht_fehlt'])
    expect((await fall.lies('pfleger')).status).toBe('VERORDNET')
  })
})

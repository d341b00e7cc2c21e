import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { describe, expect, it } from 'vitest'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { sayLand } from '../organisation/organisation.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const { listAbwesenheiten, beginAbwesenheit, changeAbwesenheit, cancelAbwesenheit, endAbwesenheit, tickAufgabe } = abwesenheitContract

const haus = await hausForTests()

const krankenhaus = { art: 'KRANKENHAUS', von: '2026-11-17', ort: 'Klinikum Nord, Onkologie', bemerkung: 'Tasche ist gepackt' }
const go = async (klientId: string, body: object = krankenhaus, konto: 'pfleger' | 'pflege-admin' = 'pfleger') =>
  (await haus.wer(konto)).call(beginAbwesenheit, { params: { klientId }, body })
const komme = async (klientId: string, abwesenheitId: string, am = '2026-11-18') =>
  (await haus.wer('pfleger')).call(endAbwesenheit, { params: { klientId, abwesenheitId }, body: { am } })
const list = async (klientId: string) =>
  (await (await haus.wer('pfleger')).call(listAbwesenheiten, { params: { klientId } })).body.abwesenheiten
const status = async (klientId: string) =>
  (await (await haus.wer('pfleger')).call(klientContract.read, { params: { klientId } })).body.status
const ereignisse = async (bestellungId: string, konto: 'arzt' | 'apotheker' | 'pfleger') =>
  (await (await haus.wer(konto)).call(bestellungContract.timeline, { params: { bestellungId } })).body.ereignisse.map(({ art }) => art)

describe('the switch for a Klient who is not at home', () => {
  it('pauses the care, and the return lets it go on', async () => {
    const klientId = await haus.admit()
    const { id } = (await go(klientId)).body
    expect(await status(klientId)).toBe('PAUSIERT')
    expect((await komme(klientId, id)).status).toBe(204)
    expect(await status(klientId)).toBe('AKTIV')
    expect(await list(klientId)).toMatchObject([{ ...krankenhaus, bis: '2026-11-18' }])
    expect(errorOf(await komme(klientId, id))).toBe('klient.schon_zurueck')
  })

  it('does not stand against a visit on the day of return, and stands against one as long as he is not back', async () => {
    const klientId = await haus.admit()
    await go(klientId, { ...krankenhaus, geplantBis: '2026-11-20' })
    const befunde = async (datum: string) => {
      const body = {
        typ: 'PFLEGEBESUCH',
        klientId,
        datum,
        uhrzeit: '08:00',
        dauerMinuten: 30,
        personIds: [],
        fahrzeug: null,
        leistungen: [],
        hausbesuchId: null,
      }
      return (await (await haus.wer('pfleger')).call(hausbesuchContract.check, { body })).body.befunde.map(({ art }) => art)
    }
    expect([await befunde('2026-11-19'), await befunde('2026-11-20')]).toEqual([['KLIENT_ABWESEND'], []])
    haus.clock.now = new Date('2026-11-21T09:00:00.000Z')
    expect(await befunde('2026-11-22')).toEqual(['KLIENT_ABWESEND'])
    haus.clock.now = new Date('2026-11-18T09:00:00.000Z')
  })

  it('is one absence, however often and by however many it is pressed', async () => {
    const klientId = await haus.admit()
    const answers = await Promise.all([go(klientId), go(klientId, krankenhaus, 'pflege-admin'), go(klientId)])
    expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await list(klientId)).toHaveLength(1)
  })

  it('keeps house, ward and remark sealed', async () => {
    const klientId = await haus.admit()
    await go(klientId)
    const frage = sql('test.abwesenheit', 'select ort, bemerkung from abwesenheit where klient_id = :klientId')
    const [row] = await haus.ports.database.query<{ ort: string; bemerkung: string }>(systemContext, frage, { klientId })
    expect(row?.ort).toMatch(/^v1\./)
    expect(row?.bemerkung).toMatch(/^v1\./)
  })

  it('does not end before it began, and not tomorrow', async () => {
    const klientId = await haus.admit()
    const { id } = (await go(klientId)).body
    expect(errorOf(await komme(klientId, id, '2026-11-16'))).toBe('klient.angaben_falsch: am falsch')
    expect(errorOf(await komme(klientId, id, '2026-11-19'))).toBe('klient.angaben_falsch: am falsch')
  })

  it('does not open again what has ended', async () => {
    const klientId = await haus.admit({ rest: { status: 'BEENDET' } })
    const answer = await go(klientId)
    expect([answer.status, errorOf(answer)]).toEqual([409, 'klient.nicht_in_versorgung'])
    expect(await list(klientId)).toEqual([])
  })

  it('tells practice and pharmacy with an open order, neutrally, and nobody else', async () => {
    const klientId = await haus.admit()
    const open = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    const beendet = await bring(haus, 'STORNIERT', { vor: { klientId } })
    const before = await ereignisse(beendet.id, 'pfleger')
    const { id } = (await go(klientId)).body
    for (const konto of ['arzt', 'apotheker'] as const) {
      await expect.poll(async () => (await ereignisse(open.id, konto)).at(-1)).toBe('klientAbwesend')
      const sicht = await open.readStore(konto)
      expect(sicht.klient?.status).toBe('PAUSIERT')
      const text = JSON.stringify([sicht, await ereignisse(open.id, konto)])
      for (const word of ['KRANKENHAUS', 'Klinikum', 'Onkologie', 'Tasche']) expect(text).not.toContain(word)
    }
    expect(await ereignisse(beendet.id, 'pfleger')).toEqual(before)
    const gemeldet = async () => {
      await haus.server.tick()
      const { body } = await (await haus.wer('apotheker')).call(notificationContract.list)
      return JSON.stringify(body)
    }
    await expect.poll(gemeldet).toContain('Nicht zu Hause')
    expect(await gemeldet()).not.toMatch(/Krankenhaus|Klinikum/)

    await komme(klientId, id)
    await expect.poll(async () => (await ereignisse(open.id, 'apotheker')).at(-1)).toBe('klientZurueck')
    expect((await open.readStore('apotheker')).klient?.status).toBe('AKTIV')
  })
})

describe('an absence that is planned', () => {
  const reha = { art: 'REHA', von: '2026-11-20', geplantBis: '2026-12-10', ort: 'Klinik am See', bemerkung: null }
  const einzeln = async (klientId: string, abwesenheitId: string) => ({
    client: await haus.wer('pfleger'),
    params: { klientId, abwesenheitId },
  })
  const cancel = async (klientId: string, abwesenheitId: string) => {
    const { client, params } = await einzeln(klientId, abwesenheitId)
    return client.call(cancelAbwesenheit, { params })
  }
  const change = async (klientId: string, abwesenheitId: string, body: object) => {
    const { client, params } = await einzeln(klientId, abwesenheitId)
    const { version = 1 } = (await list(klientId)).find(({ id }) => id === abwesenheitId) ?? {}
    return client.call(changeAbwesenheit, { params, body: { version, ...body } })
  }
  const staende = async (klientId: string) => (await list(klientId)).map(({ stand, von }) => [stand, von])
  const verlauf = async (klientId: string) => {
    const { body } = await (
      await haus.wer('pfleger')
    ).call(verlaufContract.listVerlauf, { params: { klientId }, query: { art: 'ABWESENHEIT' } })
    return body.eintraege.map(({ was, person }) => [was, person])
  }
  const inList = async (klientId: string) =>
    (await (await haus.wer('pfleger')).call(klientenListContract.list, { query: { limit: '100' } })).body.zeilen.find(
      ({ id }) => id === klientId,
    )
  /** At a time of day in Berlin, with the clock of the server having turned as often as said. */
  async function am<Result>(time: string, run: () => Promise<Result>): Promise<Result> {
    const before = haus.clock.now
    haus.clock.now = new Date(time)
    try {
      return await run()
    } finally {
      haus.clock.now = before
    }
  }

  it('leaves everything as it is until its day has come, and is shown as planned', async () => {
    const klientId = await haus.admit()
    expect((await go(klientId, reha)).status).toBe(201)
    await am('2026-11-19T22:59:00Z', () => haus.server.tick())
    expect([await status(klientId), await staende(klientId)]).toEqual(['AKTIV', [['GEPLANT', '2026-11-20']]])
    expect(await inList(klientId)).toMatchObject({ status: 'AKTIV', abwesendAb: '2026-11-20' })
    expect(await verlauf(klientId)).toEqual([['geplant', haus.ensemble.personen['pfleger']?.name]])
  })

  it('begins at midnight in Berlin, once, however many turns of the clock there are, and tells those with an open order', async () => {
    const klientId = await haus.admit()
    const open = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    await go(klientId, reha)
    await am('2026-11-19T23:00:00Z', async () => {
      await Promise.all([haus.server.tick(), haus.server.tick()])
      await haus.server.tick()
      expect([await status(klientId), await staende(klientId)]).toEqual(['PAUSIERT', [['LAEUFT', '2026-11-20']]])
      await expect.poll(() => ereignisse(open.id, 'apotheker')).toContain('klientAbwesend')
      expect((await ereignisse(open.id, 'apotheker')).filter((art) => art === 'klientAbwesend')).toHaveLength(1)
      expect(await verlauf(klientId)).toEqual([
        ['begonnen', null],
        ['geplant', haus.ensemble.personen['pfleger']?.name],
      ])
    })
  })

  it('is changed by one of two who saw the same; the other is told, and nothing of the first is lost', async () => {
    const klientId = await haus.admit()
    const { id } = (await go(klientId, reha)).body
    const answers = await Promise.all(['Klinik A', 'Klinik B'].map(async (ort) => change(klientId, id, { ...reha, ort, version: 1 })))
    const verlierer = answers.filter(({ status: code }) => code !== 204)
    expect(verlierer.map(errorOf)).toEqual(['klient.veraltet'])
    const [one] = await list(klientId)
    expect(one?.ort).toBe(answers[0]?.status === 204 ? 'Klinik A' : 'Klinik B')
  })

  it('begins too when no server ran on its day', async () => {
    const klientId = await haus.admit()
    await go(klientId, reha)
    await am('2026-11-25T09:00:00Z', async () => {
      await haus.server.tick()
      expect(await staende(klientId)).toEqual([['LAEUFT', '2026-11-20']])
    })
  })

  it('waits while he is still away, and does not begin for whom care has ended', async () => {
    const [nochWeg, beendet] = [await haus.admit(), await haus.admit()]
    const { id } = (await go(nochWeg)).body
    await go(nochWeg, reha)
    await go(beendet, reha)
    const leitung = await haus.wer('pflege-admin')
    expect(
      (await leitung.call(klientenListContract.setStatus, { params: { klientId: beendet }, body: { status: 'BEENDET', version: 1 } }))
        .status,
    ).toBe(200)
    await am('2026-11-20T09:00:00Z', async () => {
      await haus.server.tick()
      expect(await staende(nochWeg)).toEqual([
        ['GEPLANT', '2026-11-20'],
        ['LAEUFT', '2026-11-17'],
      ])
      expect([await status(beendet), await staende(beendet)]).toEqual(['BEENDET', [['ABGESAGT', '2026-11-20']]])
      await komme(nochWeg, id, '2026-11-20')
      await haus.server.tick()
      expect([await status(nochWeg), (await staende(nochWeg))[0]]).toEqual(['PAUSIERT', ['LAEUFT', '2026-11-20']])
    })
  })

  it('can be changed before, also to today', async () => {
    const klientId = await haus.admit()
    const { id } = (await go(klientId, reha)).body
    expect((await change(klientId, id, { ...reha, von: '2026-11-23', ort: 'Klinik am Berg' })).status).toBe(204)
    expect(await list(klientId)).toMatchObject([{ stand: 'GEPLANT', von: '2026-11-23', ort: 'Klinik am Berg' }])
    expect((await change(klientId, id, { ...reha, von: '2026-11-18' })).status).toBe(204)
    expect([await status(klientId), await staende(klientId)]).toEqual(['PAUSIERT', [['LAEUFT', '2026-11-18']]])
    expect(errorOf(await change(klientId, id, reha))).toBe('klient.nicht_geplant')
    expect(errorOf(await cancel(klientId, id))).toBe('klient.nicht_geplant')
  })

  it('can be called off, once, and then never begins', async () => {
    const klientId = await haus.admit()
    const { id } = (await go(klientId, reha)).body
    expect(errorOf(await komme(klientId, id))).toBe('klient.nicht_begonnen')
    expect([(await cancel(klientId, id)).status, (await cancel(klientId, id)).status]).toEqual([204, 204])
    await am('2026-11-25T09:00:00Z', () => haus.server.tick())
    expect([await status(klientId), await staende(klientId)]).toEqual(['AKTIV', [['ABGESAGT', '2026-11-20']]])
    expect(await inList(klientId)).toMatchObject({ abwesendAb: null })
    expect((await verlauf(klientId)).map(([what]) => what)).toEqual(['abgesagt', 'geplant'])
    expect((await go(klientId, reha)).status, 'the time is free again').toBe(201)
  })

  it('is refused where it overlaps another one, with the field', async () => {
    const klientId = await haus.admit()
    await go(klientId, reha)
    const urlaub = (von: string, geplantBis: string | null) => ({ art: 'URLAUB', von, geplantBis, ort: null, bemerkung: null })
    const grund = 'klient.abwesenheit_ueberschneidet: von falsch'
    for (const body of [urlaub('2026-12-09', null), urlaub('2026-11-19', null), urlaub('2026-11-19', '2026-11-21')])
      expect(errorOf(await go(klientId, body))).toBe(grund)
    expect(errorOf(await go(klientId, urlaub('2026-12-20', '2026-12-20')))).toBe('klient.angaben_falsch: geplantBis falsch')
    expect((await go(klientId, urlaub('2026-12-10', null))).status).toBe(201)
    expect((await go(klientId, krankenhaus)).status, 'nobody asks a hospital for a date').toBe(201)
    const zugleich = await haus.admit()
    const answers = await Promise.all([go(zugleich, reha), go(zugleich, reha, 'pflege-admin')])
    expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([201, 422])
  })
})

describe('what is to be done after the return', () => {
  it('is ticked off once, and who did it is kept', async () => {
    const klientId = await haus.admit()
    const abwesenheitId = (await go(klientId)).body.id
    const tick = async (aufgabe: string, erledigt: boolean, konto: 'pfleger' | 'pflege-admin' = 'pfleger') =>
      (await (await haus.wer(konto)).call(tickAufgabe, { params: { klientId, abwesenheitId }, body: { aufgabe, erledigt } })).status
    expect(await tick('ERSTER_BESUCH', true), 'there is no list before the return').toBe(404)
    await komme(klientId, abwesenheitId)
    const aufgaben = async () => (await list(klientId))[0]?.aufgaben ?? []
    expect((await aufgaben()).map(({ aufgabe, frist }) => [aufgabe, frist])).toEqual([
      ['ENTLASSREZEPT', '2026-11-20'],
      ['PLAN_EINLESEN', null],
      ['ARZNEIMITTEL_BESTELLEN', null],
      ['ERSTER_BESUCH', null],
      ['ARZT_INFORMIEREN', null],
    ])
    expect(await tick('ENTLASSREZEPT', true)).toBe(204)
    expect(await tick('ENTLASSREZEPT', true, 'pflege-admin')).toBe(204)
    expect((await aufgaben())[0]?.erledigtVon).toBe(haus.ensemble.personen['pfleger']?.name)
    expect(await tick('ENTLASSREZEPT', false)).toBe(204)
    expect((await aufgaben())[0]).toMatchObject({ erledigtAm: null, erledigtVon: null })
  })
})

describe('a consent that is withdrawn', () => {
  const revoke = async (klientId: string, art: string) => {
    const client = await haus.wer('pfleger')
    const { einwilligungen } = (await client.call(einwilligungContract.listEinwilligungen, { params: { klientId } })).body
    const einwilligungId = einwilligungen.find((one) => one.art === art)?.id ?? ''
    const body = { am: '2026-11-18', durch: 'Klientin', rolle: 'KLIENT', weg: 'MUENDLICH' }
    expect((await client.call(einwilligungContract.withdrawEinwilligung, { params: { klientId, einwilligungId }, body })).status).toBe(204)
  }

  it('takes the preview away from the pharmacy at once, and the practice goes on', async () => {
    const klientId = await haus.admit({ einwilligungen: ['EMPFANGSVOLLMACHT', 'VORABINFO'] })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    expect((await fall.readStore('apotheker')).positionen[0]?.vorschau).toBe(true)
    await revoke(klientId, 'VORABINFO')
    await expect(fall.readStore('apotheker')).rejects.toThrow(/nicht_gefunden/)
    const inList = (await (await haus.wer('apotheker')).call(bestellungContract.list, { query: { klientId } })).body.zeilen
    expect(inList).toEqual([])
    expect((await fall.readStore('arzt')).status).toBe('BEIM_ARZT')
  })

  it('stops the nursing service from redeeming, also where the order is under way', async () => {
    const klientId = await haus.admit()
    const fall = await bring(haus, 'VERORDNET', { vor: { klientId } })
    await revoke(klientId, 'EMPFANGSVOLLMACHT')
    const answer = await fall.versuche('pfleger', 'anApothekeGeben')
    expect([answer.status, errorOf(answer)]).toEqual([422, 'bestellung.vollmacht_fehlt'])
    expect((await fall.readStore('pfleger')).status).toBe('VERORDNET')
  })

  it('is to be redeemed by the Werktage of the Bundesland: on Buß- und Bettag nobody in Saxony loses a day', async () => {
    const back = async () => {
      const klientId = await haus.admit()
      await komme(klientId, (await go(klientId)).body.id)
      return (await list(klientId))[0]?.aufgaben[0]?.frist
    }
    expect(await back()).toBe('2026-11-20')
    await sayLand(await haus.wer('pflege-admin'), 'SN')
    expect(await back()).toBe('2026-11-21')
  })
})

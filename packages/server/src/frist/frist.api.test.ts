import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import { type FristListRow, fristContract } from '@dreiklang/domain/frist/frist.contract'
import { readIcs } from '@dreiklang/domain/kalenderabo/ics.fixtures'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { errorAnswer } from '@dreiklang/domain/shared/contract'
import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Haus, type Konto, bring, fallOf, put, withoutRezept } from '../bestellung/bestellung.fixtures.ts'
import { sql as statement } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, planBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { bereichBody } from '../klient/klient.fixtures.ts'
import type { Values } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import type { TestAnswer, TestClient } from '../testServer.ts'

const c = fristContract
const haus = await hausForTests()
const [pfleger, leitung] = await haus.people('pfleger', 'pflege-admin')
const klientId = await haus.admit({ vorname: 'Wilma', nachname: 'Zeiger', rest: { zuzahlungBefreitBis: plusDays(haus.heute(), 5) } })
beforeAll(async () => {
  await sql(`update klient set versicherungsart = 'GKV' where id = :klientId`, { klientId })
})

const errorOf = ({ text }: TestAnswer<unknown>) => errorAnswer.parse(JSON.parse(text))
const id = haus.personId
const sql = (text: string, values: Values) => haus.ports.database.query(systemContext, statement(`test.frist.${text.length}`, text), values)
async function liste(client: TestClient, query: Record<string, string> = {}) {
  const answer = await client.call(c.list, { query })
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()])
  return answer.body
}
const from = async (client: TestClient, art: string, query: Record<string, string> = {}) => (await liste(client, { art, ...query })).zeilen
const one = async (art: string): Promise<FristListRow> => {
  const [row] = await from(pfleger, art, { klientId, tage: '60' })
  if (row === undefined) throw new Error(`There is no ${art}`)
  return row
}
/** Named by the Klient, so that it is easy to find again. */
const hkpEndet = (wer: string, faellig: string) =>
  sql(
    `insert into hkp_frist (id, pflegedienst_id, klient_id, art, schluessel, faellig)
      select k.id, k.pflegedienst_id, k.id, 'HKP', '', :faellig::date from klient k where k.id = :wer`,
    { wer, faellig },
  )
const meant = ({ art, objektId, faellig }: FristListRow) => ({ art, objektId, faellig })

describe('what is due', () => {
  it('with a Klient: his exemption, his Verordnung and his card', async () => {
    await hkpEndet(klientId, plusDays(haus.heute(), 14))
    const { zeilen, heute } = await liste(pfleger, { klientId, tage: '60' })
    expect(heute).toBe(haus.heute())
    expect(zeilen.map(({ art, faellig, klient, haus: praxis }) => [art, faellig, klient?.name, praxis])).toEqual([
      ['ZUZAHLUNG', plusDays(heute, 5), 'Zeiger, Wilma', 'Praxis Dr. Weber'],
      ['HKP', plusDays(heute, 14), 'Zeiger, Wilma', 'Praxis Dr. Weber'],
      ['KARTE', '2026-12-31', 'Zeiger, Wilma', 'Praxis Dr. Weber'],
    ])
  })

  it('is no more of a Klient who has left the house', async () => {
    const anderer = await haus.admit({ rest: { zuzahlungBefreitBis: plusDays(haus.heute(), 5) } })
    expect(await from(pfleger, 'ZUZAHLUNG', { klientId: anderer })).toHaveLength(1)
    await sql(`update klient set status = 'BEENDET' where id = :anderer`, { anderer })
    expect(await from(pfleger, 'ZUZAHLUNG', { klientId: anderer })).toEqual([])
  })

  it('with visits: what nobody has begun, and what waits for the own answer', async () => {
    const frage = await create(pfleger, 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
    const gestern = plusDays(haus.heute(), -1)
    const besuch = await create(leitung, 'plan', planBody({ klientId, personIds: [id('pfleger')] }, { datum: gestern }))
    await haus.server.tick()
    expect((await from(pfleger, 'BESUCH')).map(({ objektId, faellig }) => [objektId, faellig])).toEqual([[besuch, gestern]])
    expect(await from(pfleger, 'BESUCHSFRAGE')).toEqual([])
    const [beiPraxis] = await from(await haus.wer('arzt'), 'BESUCHSFRAGE')
    expect(beiPraxis).toMatchObject({ objektId: frage, faellig: haus.heute(), haus: 'Pflegedienst Sonnenhof' })
    expect(await from(await haus.wer('arzt2'), 'BESUCHSFRAGE')).toEqual([])
  })

  it('with orders: those that lie with the own side, and prescriptions that can be lost', async () => {
    const fall = await bring(haus, 'VERORDNET')
    await put(haus)
    const [rezept] = await from(pfleger, 'REZEPT')
    expect(rezept?.objektId).toBe(fall.id)
    expect(rezept?.faellig).toBe((await fall.readStore('pfleger')).positionen[0]?.rezept?.gueltigBis)
    const { body } = await pfleger.call(bestellungContract.list, { query: { wartetAuf: 'PFLEGE' } })
    const withoutEntwuerfe = body.zeilen.filter(({ status }) => status !== 'ENTWURF').map(({ id: bestellungId }) => bestellungId)
    expect((await from(pfleger, 'BESTELLUNG')).map(({ objektId }) => objektId).toSorted()).toEqual(withoutEntwuerfe.toSorted())
    expect(await from(await haus.wer('apotheker2'), 'REZEPT')).toEqual([])
    // Handed over and accepted it can still be lost, by two; presented it cannot.
    await fall.run('pfleger', 'anApothekeGeben')
    await fall.run('apotheker', 'annehmen')
    const both = [pfleger, await haus.wer('apotheker')]
    const listed = async () => Promise.all(both.map(async (client) => (await from(client, 'REZEPT')).map(({ objektId }) => objektId)))
    expect(await listed()).toEqual([[fall.id], [fall.id]])
    await fall.run('apotheker', 'rezeptVorlegen')
    expect(await listed()).toEqual([[], []])
  })

  it('with an order that is needed by an hour: overdue from then on, with its hour', async () => {
    const morgen = plusDays(haus.heute(), 1)
    const needed = { prioritaet: 'NOTFALL', bedarfBis: morgen, bedarfUhrzeit: '08:30' } as const
    const fall = await put(haus, { ...needed, einloesung: null, positionen: [withoutRezept()] })
    await fall.run('pfleger', 'senden')
    const before = haus.clock.now
    const seen = async () => (await from(await haus.wer('apotheker'), 'BESTELLUNG')).find(({ objektId }) => objektId === fall.id)
    haus.clock.now = new Date(Date.parse(berlinInstant(morgen, '08:30')) - 1)
    expect(await seen()).toMatchObject({ faellig: morgen, uhrzeit: '08:30', ueberfaellig: false })
    haus.clock.now = new Date(berlinInstant(morgen, '08:30'))
    expect(await seen()).toMatchObject({ faellig: morgen, uhrzeit: '08:30', ueberfaellig: true })
    haus.clock.now = before
  })

  it('with what a visit left to do, until somebody has seen to it', async () => {
    const today = haus.heute()
    const besuch = await create(leitung, 'plan', planBody({ klientId, personIds: [id('pfleger')] }, { datum: today }))
    const angaben = { klingelversuche: 2, telefonversuche: 0, nachrichtHinterlassen: true, notfallkontaktInformiert: false, text: null }
    await run(pfleger, besuch, 'nichtAntreffen', { ...angaben, weiteresVorgehen: 'NEUER_BESUCH' })
    const [folge, ...rest] = await from(leitung, 'FOLGE')
    expect(folge).toMatchObject({ faellig: today, klient: { name: 'Zeiger, Wilma' }, folge: { art: 'HAUSBESUCH', hausbesuchId: besuch } })
    expect([rest, await from(await haus.wer('pflege-admin2'), 'FOLGE')]).toEqual([[], []])
    const body = { version: 1, grund: 'Im Urlaub' }
    await leitung.call(folgeContract.done, { params: { folgeId: folge?.objektId ?? '' }, body })
    expect(await from(leitung, 'FOLGE')).toEqual([])
  })

  it.each([
    ['arzt', ['BESUCH', 'BESUCHSFRAGE', 'FOLGE', 'BESTELLUNG']],
    ['apotheker', ['BESUCH', 'BESUCHSFRAGE', 'FOLGE', 'BESTELLUNG', 'REZEPT']],
  ] as const)('is for %s what this side works on, also when more is asked for', async (konto: Konto, arten) => {
    const client = await haus.wer(konto)
    expect((await liste(client)).zahlen.map(({ art }) => art)).toEqual(arten)
    expect(await from(client, 'HKP')).toEqual([])
  })

  it('asked for with nonsense is refused by its field', async () => {
    const answer = await pfleger.call(c.list, { query: { art: 'ALLES' } })
    expect([answer.status, errorOf(answer).fields.map(({ path }) => path)]).toEqual([400, ['art']])
  })
})

describe('a deadline that rests', () => {
  it('is out of sight until the day after, with the reason, and comes back when it is woken', async () => {
    const frist = await one('HKP')
    const bis = plusDays(haus.heute(), 3)
    const answer = await pfleger.call(c.rest, { body: { ...meant(frist), ruhe: { bis, grund: 'BEANTRAGT' } } })
    expect(answer.body.vermerk?.ruhe).toEqual({ bis, grund: 'BEANTRAGT', durch: 'Jonas Meyer' })
    expect(await from(leitung, 'HKP', { klientId })).toEqual([])
    expect(await from(leitung, 'HKP', { klientId, ruhende: 'true' })).toEqual([answer.body])
    await pfleger.call(c.rest, { body: { ...meant(frist), ruhe: null } })
    expect(await from(leitung, 'HKP', { klientId })).toHaveLength(1)
  })

  it('is awake when it has moved to another day', async () => {
    const frist = await one('ZUZAHLUNG')
    await pfleger.call(c.rest, { body: { ...meant(frist), ruhe: { bis: plusDays(haus.heute(), 9), grund: 'NICHT_NOETIG' } } })
    await sql(`update klient set zuzahlung_befreit_bis = :zuzahlungBefreitBis where id = :klientId`, {
      klientId,
      zuzahlungBefreitBis: plusDays(haus.heute(), 6),
    })
    expect((await one('ZUZAHLUNG')).vermerk).toBeNull()
    const veraltet = await pfleger.call(c.rest, { body: { ...meant(frist), ruhe: null } })
    expect([veraltet.status, errorOf(veraltet).code]).toEqual([409, 'frist.vorbei'])
  })

  it('does not rest for ever, and not for another house', async () => {
    const frist = meant(await one('HKP'))
    const ewig = await pfleger.call(c.rest, { body: { ...frist, ruhe: { bis: plusDays(haus.heute(), 400), grund: 'BEANTRAGT' } } })
    expect([ewig.status, errorOf(ewig).code]).toEqual([422, 'frist.ruhe_zu_lang'])
    const body = { ...frist, ruhe: { bis: plusDays(haus.heute(), 2), grund: 'BEANTRAGT' } }
    const status = await Promise.all(
      (['pfleger2', 'arzt'] as const).map(async (konto) => errorOf(await (await haus.wer(konto)).call(c.rest, { body })).code),
    )
    expect(status).toEqual(['frist.vorbei', 'frist.nicht_eure'])
  })
})

describe('a deadline that somebody sees to', () => {
  const nachrichten = async () => (await pfleger.call(messageContract.list)).body.filter(({ title }) => title === 'Fristen für Sie').length

  it('is given by the head, and who gets many hears of it once', async () => {
    const [hkp, card] = [await one('HKP'), await one('KARTE')]
    const answers = await Promise.all(
      [hkp, card].map((frist) => leitung.call(c.assign, { body: { ...meant(frist), personId: id('pfleger') } })),
    )
    expect(answers.map(({ status, body }) => [status, body.vermerk?.zustaendig?.name])).toEqual([
      [200, 'Jonas Meyer'],
      [200, 'Jonas Meyer'],
    ])
    expect((await liste(pfleger, { nurMeine: 'true', tage: '60' })).zeilen.map(({ art }) => art)).toEqual(['HKP', 'KARTE'])
    expect(await nachrichten()).toBe(1)
    await leitung.call(c.assign, { body: { ...meant(hkp), personId: null } })
    expect((await one('HKP')).vermerk?.zustaendig).toBeNull()
  })

  it('keeps its owner when it rests at the same time', async () => {
    const frist = meant(await one('HKP'))
    const bis = plusDays(haus.heute(), 2)
    await Promise.all([
      leitung.call(c.assign, { body: { ...frist, personId: id('pfleger') } }),
      pfleger.call(c.rest, { body: { ...frist, ruhe: { bis, grund: 'BEANTRAGT' } } }),
    ])
    const [row] = await from(pfleger, 'HKP', { klientId, ruhende: 'true' })
    expect(row?.vermerk).toMatchObject({ ruhe: { bis }, zustaendig: { name: 'Jonas Meyer' } })
    await pfleger.call(c.rest, { body: { ...frist, ruhe: null } })
  })

  it('is taken on by a nurse, but not given to others by him, and to nobody of another house by anyone', async () => {
    const frist = meant(await one('HKP'))
    expect((await pfleger.call(c.assign, { body: { ...frist, personId: id('pfleger') } })).status).toBe(200)
    const weiter = await pfleger.call(c.assign, { body: { ...frist, personId: id('pflege-admin') } })
    expect(errorOf(weiter).code).toBe('frist.nur_leitung')
    const fremd = await leitung.call(c.assign, { body: { ...frist, personId: id('pfleger2') } })
    expect([fremd.status, errorOf(fremd).code]).toEqual([422, 'frist.person_unbekannt'])
  })
})

describe('a card', () => {
  const { weber, yilmaz, markt } = haus.ensemble.organisationen
  const read = (praxisId: string, eingelesen = true) => ({ body: { klientId, praxisId, eingelesen } })

  it('that was read is no deadline any more in this quarter, and is one again in the next', async () => {
    const noch = () => from(pfleger, 'KARTE', { klientId })
    expect((await pfleger.call(c.cardRead, read(weber))).status).toBe(204)
    expect(await noch()).toEqual([])
    await pfleger.call(c.cardRead, read(weber, false))
    expect(await noch()).toHaveLength(1)
    await pfleger.call(c.cardRead, read(weber))
    const naechstes = new Date('2027-01-04T09:00:00.000Z')
    const before = haus.clock.now
    haus.clock.now = naechstes
    const [row] = await from(await haus.as('pfleger'), 'KARTE', { klientId })
    expect(row?.faellig).toBe('2027-03-31')
    haus.clock.now = before
  })

  it('is read by each practice for itself: one that was asked for something in this quarter has its own deadline', async () => {
    const practices = async () => (await from(pfleger, 'KARTE', { klientId })).map(({ praxisId }) => praxisId)
    await pfleger.call(c.cardRead, read(weber))
    expect(await practices()).toEqual([])
    await sql(`update klient set kvnr = 'A123456780' where id = :klientId`, { klientId })
    const fall = await put(haus, { klientId, praxisId: yilmaz })
    expect(await practices()).toEqual([])
    await fall.run('pfleger', 'senden')
    expect(await practices()).toEqual([yilmaz])
    await pfleger.call(c.cardRead, read(weber, false))
    const rows = await from(pfleger, 'KARTE', { klientId })
    expect(new Set(rows.map(({ id: key }) => key)).size).toBe(2)
    const other = rows.find(({ praxisId }) => praxisId === yilmaz)
    if (other === undefined) throw new Error('The other practice has no deadline')
    const bis = plusDays(haus.heute(), 3)
    const answer = await pfleger.call(c.rest, { body: { ...meant(other), ruhe: { bis, grund: 'TERMIN_STEHT' } } })
    expect(answer.status).toBe(200)
    expect(await practices()).toEqual([weber])
    await pfleger.call(c.cardRead, read(yilmaz))
    await pfleger.call(c.cardRead, read(weber))
    expect(await from(pfleger, 'KARTE', { klientId, ruhende: 'true' })).toEqual([])
  })

  it('of a Klient of others cannot be noted, nor with what is no practice', async () => {
    const answer = await (await haus.wer('pfleger2')).call(c.cardRead, read(weber))
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'frist.vorbei'])
    expect(errorOf(await pfleger.call(c.cardRead, read(markt))).code).toBe('frist.vorbei')
  })
})

it('as a calendar the same stand as whole days, with first letters only, and that it left is written down', async () => {
  const answer = await pfleger.call(c.calendar, { query: { klientId, art: 'HKP' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const [termin] = readIcs(answer.text).termine
  expect(termin).toMatchObject({ titel: 'HKP-Verordnung endet · W. Z.', ganztags: true, von: plusDays(haus.heute(), 14) })
  expect(answer.text).not.toContain('Zeiger')
  expect(await sql(`select 1 from protokoll where aktion = :aktion and art = 'AUSGEBEN'`, { aktion: 'frist.calendar' })).toHaveLength(1)
})

describe('a Verordnung of home nursing that ends', () => {
  const frage = (frist: { objektId: string; faellig: string }, key?: string, client = pfleger) =>
    client.call(c.askPractice, {
      body: { objektId: frist.objektId, faellig: frist.faellig, praxisId: null },
      ...(key === undefined ? {} : { key }),
    })
  const auftraege = async () => (await (await haus.wer('arzt')).call(bestellungContract.list, { query: {} })).body.zeilen
  const endet = async (rest: Parameters<Haus['admit']>[0] = {}) => {
    const wer = await haus.admit(rest)
    const faellig = plusDays(haus.heute(), 9)
    const { verordnungen } = bereichBody.hkp()
    const ends = verordnungen.map((paper) => ({ ...paper, bis: faellig, genehmigtBis: null }))
    const saved = await leitung.call(akteContract.updateHkp, {
      params: { klientId: wer },
      body: { ...bereichBody.hkp(), verordnungen: ends },
    })
    expect(saved.status).toBe(200)
    const [row] = await from(pfleger, 'HKP', { klientId: wer })
    return { art: 'HKP', objektId: row?.objektId ?? '', klientId: wer, faellig } as const
  }

  it('says whom it is asked of, and whether another practice may learn of the Klient', async () => {
    const { weber } = haus.ensemble.organisationen
    const [plain, released] = [await endet(), await endet({ einwilligungen: ['SCHWEIGEPFLICHT_PRAXIS'] })]
    expect(await from(pfleger, 'HKP', { klientId: plain.klientId })).toMatchObject([{ praxisId: weber, entbunden: false }])
    expect(await from(pfleger, 'HKP', { klientId: released.klientId })).toMatchObject([{ praxisId: weber, entbunden: true }])
  })

  it('is asked for at the practice by an order, once, and rests as applied for', async () => {
    const frist = await endet()
    const before = (await auftraege()).length
    const [first, zweite] = [await frage(frist, 'praxis-gefragt'), await frage(frist, 'praxis-gefragt')]
    expect([first.status, zweite.body]).toEqual([200, first.body])
    expect(first.body).toMatchObject({ status: 'BEIM_ARZT' })
    expect((await auftraege()).length).toBe(before + 1)
    const params = { bestellungId: first.body.id }
    const { body } = await (await haus.wer('arzt')).call(bestellungContract.read, { params })
    expect(body.positionen).toMatchObject([
      { rezeptart: 'MUSTER12', produkt: { bezeichnung: expect.stringContaining('häusliche Krankenpflege') } },
    ])
    expect(body.apotheke).toBeNull()
    expect(await from(pfleger, 'HKP', { klientId: frist.klientId })).toEqual([])
    const [ruhende] = await from(pfleger, 'HKP', { klientId: frist.klientId, ruhende: 'true' })
    expect(ruhende?.vermerk?.ruhe).toMatchObject({ bis: plusDays(haus.heute(), 14), grund: 'BEANTRAGT' })
  })

  it('is prescribed on paper, fetched, signed, handed in and approved: with it the order has done its work', async () => {
    const frist = await endet()
    const fall = await fallOf(haus, (await frage(frist)).body.id)
    await fall.run('arzt', 'verordnen')
    for (const step of ['verordnungHolen', 'verordnungUnterschreiben', 'verordnungEinreichen'] as const) {
      expect(fall.stand.wartetAuf).toBe('PFLEGE')
      expect((await fall.run('pfleger', step)).status).toBe('VERORDNET')
    }
    expect((await fall.run('pfleger', 'kasseEntscheiden')).status).toBe('ABGESCHLOSSEN')
  })

  it('is not asked for twice, not where it was renewed, and not of a Klient of others', async () => {
    const frist = await endet()
    await frage(frist)
    expect(errorOf(await frage(frist))).toMatchObject({ code: 'bestellung.unvollstaendig' })
    const erneuert = await endet()
    expect(errorOf(await frage({ ...erneuert, faellig: plusDays(erneuert.faellig, -1) })).code).toBe('frist.vorbei')
    expect(errorOf(await frage(erneuert, undefined, await haus.wer('pfleger2'))).code).toBe('frist.vorbei')
    expect((await frage(erneuert, undefined, await haus.wer('arzt'))).status).toBe(403)
  })

  it('is asked for where somebody chooses a practice, with the measures that end on the day', async () => {
    const wer = await haus.admit({ rest: { hausarztId: null } })
    const bis = '2026-12-31'
    await leitung.call(akteContract.updateHkp, { params: { klientId: wer }, body: bereichBody.hkp() })
    const [{ objektId, faellig } = { objektId: '', faellig: '' }] = await from(pfleger, 'HKP', { klientId: wer, tage: '60' })
    expect(faellig).toBe(bis)
    const praxisId = haus.ensemble.personen['arzt']?.organisationId ?? null
    const answer = await pfleger.call(c.askPractice, { body: { objektId, faellig, praxisId } })
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    const { body } = await (await haus.wer('arzt')).call(bestellungContract.read, { params: { bestellungId: answer.body.id } })
    expect(body.positionen).toMatchObject([
      {
        produkt: { bezeichnung: expect.stringContaining('18 Injektionen, 31b Kompressionsstrümpfe an- oder ausziehen') },
        hkp: { leistungen: ['18', '31b'], massnahmen: expect.stringContaining('Insulin'), von: '2027-01-01', verordnungsart: 'FOLGE' },
      },
    ])
    const trail = await sql(`select 1 from protokoll where aktion = :aktion and art = 'LESEN' and klient_id = :wer`, {
      aktion: 'frist.askPractice',
      wer,
    })
    expect(trail).toHaveLength(1)
  })

  it('stays where no practice is known, and says what is missing', async () => {
    const frist = await endet({ rest: { hausarztId: null } })
    const answer = await frage(frist)
    expect(answer.status).toBe(422)
    expect(errorOf(answer).fields.map(({ path }) => path)).toContain('praxisId')
    expect(await sql(`select from bestellung where klient_id = :klientId`, { klientId: frist.klientId })).toEqual([])
    expect(await from(pfleger, 'HKP', { klientId: frist.klientId })).toHaveLength(1)
  })
})

describe('what has to be seen to today', () => {
  const count = async (client: TestClient) => {
    const { body } = await client.call(navigationContract.verticalMenu)
    return Number(body.compact.find((seite) => seite.id === 'fristen')?.badge?.title ?? 0)
  }

  it('is counted in the menu, no more when it rests, and stands in the own copy of who sees to it', async () => {
    const wer = await haus.admit()
    const before = await count(pfleger)
    await hkpEndet(wer, haus.heute())
    expect(await count(pfleger)).toBe(before + 1)
    expect(await count(await haus.wer('pfleger2'))).toBe(0)
    const frist = { art: 'HKP', objektId: wer, faellig: haus.heute() }
    await pfleger.call(c.assign, { body: { ...frist, personId: id('pfleger') } })
    await pfleger.call(c.rest, { body: { ...frist, ruhe: { bis: plusDays(haus.heute(), 3), grund: 'BEANTRAGT' } } })
    expect(await count(pfleger)).toBe(before)

    await pfleger.call(kalenderaboContract.create, { body: { mitKuerzel: false } })
    const { text } = await pfleger.call(auskunftContract.auskunft)
    const { weiteres } = JSON.parse(text) as { weiteres: { fristen: object[]; kalender: object } }
    expect(weiteres.fristen).toContainEqual(expect.objectContaining({ art: 'HKP', faellig: haus.heute() }))
    expect(weiteres.kalender).toMatchObject({ mitKuerzel: false })
    expect(JSON.stringify(weiteres.fristen)).not.toContain(wer)
  })
})

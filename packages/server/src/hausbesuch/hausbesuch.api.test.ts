import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import { pushContract } from '@dreiklang/domain/push/push.contract'
import { describe, expect, it } from 'vitest'
import { niemandsId } from '../bestellung/angaben.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestAnswer, TestClient } from '../testServer.ts'
import { anfrageBody, create, readBesuch, planBody, planungBody, run } from './hausbesuch.fixtures.ts'

const c = hausbesuchContract
const haus = await hausForTests()
const [pfleger, leitung, praxis, arzt] = await haus.people('pfleger', 'pflege-admin', 'arzt-admin', 'arzt')

const id = haus.personId
const frage = (rest: Record<string, unknown> = {}) =>
  create(pfleger, 'ask', anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }, rest))
const plane = (rest: Record<string, unknown> = {}) =>
  create(leitung, 'plan', planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, rest))
/** The record says that this person is a Fachkraft. */
const learned = (konto: string) =>
  haus.ports.database.query(systemContext, sql('test.learned', `update person set qualifikation = 'PFLEGEFACHKRAFT' where id = :id`), {
    id: id(konto),
  })
const error = ({ body }: TestAnswer<unknown>): ErrorAnswer => body as ErrorAnswer
const nachrichten = async (client: TestClient) =>
  (await client.call(messageContract.list)).body.map(({ title, link }) => `${title} ${link}`)

describe('a nursing service that asks a practice for a visit', () => {
  it('is told of the answer, and follows the visit to its result', async () => {
    const besuch = await frage()
    expect(await readBesuch(pfleger, besuch)).toMatchObject({
      status: 'ANGEFRAGT',
      wartetAuf: 'ARZT',
      seite: 'PFLEGE',
      uebergaenge: { absagen: true },
    })
    expect(await nachrichten(arzt)).toContain(`Hausbesuch angefragt /hausbesuch/${besuch}`)

    const seen = await readBesuch(praxis, besuch)
    expect(seen).toMatchObject({
      klient: { nachname: expect.stringContaining('Klientin'), adresse: { strasse: 'Ahornallee' }, telefon: '089 123456' },
      anlass: 'Fieber seit gestern',
      uebergaenge: { annehmen: true, ablehnen: true, rueckfragen: true },
    })
    const zugesagt = await run(praxis, besuch, 'annehmen', planungBody([id('arzt')], { datum: '2026-11-18', uhrzeit: '14:30' }))
    expect(zugesagt.body).toMatchObject({ status: 'GEPLANT', version: 2, befunde: [] })
    expect(await nachrichten(pfleger)).toContain(`Hausbesuch zugesagt /hausbesuch/${besuch}`)
    expect(await nachrichten(arzt)).toContain(`Hausbesuch geplant /hausbesuch/${besuch}`)

    expect((await run(praxis, besuch, 'losfahren')).status).toBe(403)
    expect((await run(arzt, besuch, 'losfahren')).body.status).toBe('UNTERWEGS')
    expect((await run(arzt, besuch, 'beginnen', { identitaetGeprueft: true })).body.status).toBe('BEGONNEN')
    const end = await run(arzt, besuch, 'abschliessen', { ergebnis: 'Bronchitis, Antibiotikum verordnet', leistungen: [] })
    expect(end.body.status).toBe('ABGESCHLOSSEN')
    expect(await readBesuch(pfleger, besuch)).toMatchObject({ ergebnis: 'Bronchitis, Antibiotikum verordnet', wartetAuf: 'NIEMAND' })
    expect(await nachrichten(pfleger)).toContain(`Hausbesuch abgeschlossen /hausbesuch/${besuch}`)

    const { ereignisse } = (await pfleger.call(c.timeline, { params: { hausbesuchId: besuch } })).body
    expect(ereignisse.map(({ zeile, art, seite, version }) => `${zeile} ${art} ${seite} ${version}`)).toEqual([
      'H1 anfragen PFLEGE 1',
      'H3 annehmen ARZT 2',
      'H8 losfahren ARZT 3',
      'H9 beginnen ARZT 4',
      'H11 abschliessen ARZT 5',
    ])
  })

  it('agrees to another time in the thread before the practice accepts', async () => {
    const besuch = await frage()
    const vorschlag = { datum: '2026-11-20', von: '09:00', bis: '11:00' }
    await run(praxis, besuch, 'rueckfragen', { text: 'Freitag?', vorschlag })
    expect(await readBesuch(pfleger, besuch)).toMatchObject({ wartetAuf: 'PFLEGE', uebergaenge: { antworten: true } })
    await run(pfleger, besuch, 'antworten', { text: 'Passt', wunsch: vorschlag })
    expect(await readBesuch(praxis, besuch)).toMatchObject({ wartetAuf: 'ARZT', wunsch: vorschlag, tag: '2026-11-20' })
    expect(await nachrichten(pfleger)).toContain(`Rückfrage zum Hausbesuch /hausbesuch/${besuch}`)
  })

  it('sees in the menu how many questions wait for an answer', async () => {
    const count = async () => {
      const { body } = await praxis.call(navigationContract.verticalMenu)
      return Number(body.compact.find((item) => item.id === 'hausbesuch')?.badge?.title ?? 0)
    }
    const before = await count()
    const besuch = await frage()
    expect(await count()).toBe(before + 1)
    await run(praxis, besuch, 'ablehnen', { grund: 'KAPAZITAET', text: null })
    expect(await count()).toBe(before)
  })

  it('must name a house that makes such visits', async () => {
    const an = (organisationId: string | null) =>
      pfleger.call(c.ask, { body: anfrageBody({ klientId: haus.klientId, organisationId }) }).then(errorOf)
    for (const falsche of [null, haus.ensemble.organisationen.markt, haus.ensemble.organisationen.sonnenhof, niemandsId])
      expect(await an(falsche)).toBe('hausbesuch.organisation_unbekannt: organisationId falsch')
    const ohne = anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }, { anlass: null })
    expect(errorOf(await pfleger.call(c.ask, { body: ohne }))).toBe('eingabe.ungueltig: anlass pflicht')
  })
})

describe('a practice', () => {
  it('asks back for a look at a wound of a Klient whom it knows, and the head answers', async () => {
    await frage()
    const besuch = await create(arzt, 'ask', anfrageBody({ klientId: haus.klientId, organisationId: null }, { typ: 'WUNDVISITE' }))
    expect(await readBesuch(pfleger, besuch)).toMatchObject({ uebergaenge: { annehmen: 'hausbesuch.nur_leitung' } })
    // Nobody has written down what he has learned.
    await haus.ports.database.query(systemContext, sql('test.unsaid', 'update person set qualifikation = null where id = :id'), {
      id: id('pfleger'),
    })
    const angenommen = await run(leitung, besuch, 'annehmen', planungBody([id('pfleger')], { datum: '2026-11-21' }))
    expect(errorOf(angenommen)).toBe('hausbesuch.qualifikation_fehlt: personIds.0 qualifikation')
    await learned('pfleger')
    const again = await run(leitung, besuch, 'annehmen', planungBody([id('pfleger')], { datum: '2026-11-21' }))
    expect(again.body).toMatchObject({ status: 'GEPLANT', befunde: [] })
  })

  it('plans an own visit, and the nursing service sees it', async () => {
    const besuch = await create(praxis, 'plan', planBody({ klientId: haus.klientId, personIds: [id('arzt')] }, { typ: 'ARZTBESUCH' }))
    expect(await readBesuch(pfleger, besuch)).toMatchObject({ status: 'GEPLANT', praxis: { name: 'Praxis Dr. Weber' } })
    expect(await nachrichten(leitung)).toContain(`Hausbesuch geplant /hausbesuch/${besuch}`)
  })

  it('knows no Klient with whom nothing ties it, just as one who does not exist', async () => {
    const fremder = await haus.admit({ praxis: 'yilmaz' })
    for (const klientId of [fremder, niemandsId]) {
      const answer = await praxis.call(c.plan, { body: planBody({ klientId, personIds: [id('arzt')] }, { typ: 'ARZTBESUCH' }) })
      expect(errorOf(answer)).toBe('hausbesuch.klient_unbekannt: klientId falsch')
    }
  })
})

describe('a plan', () => {
  it('is answered with what may not be as it was meant', async () => {
    await learned('pfleger')
    await plane({ datum: '2026-12-01', uhrzeit: '08:00' })
    const body = planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { datum: '2026-12-01', uhrzeit: '08:15' })
    const { body: quittung } = await leitung.call(c.plan, {
      body: { ...body, leistungen: [{ code: null, bezeichnung: 'Insulin', quelle: 'HKP', sollMinuten: 10 }] },
    })
    expect(quittung.befunde.map(({ art }) => art).toSorted()).toEqual(['HKP_FEHLT', 'UEBERSCHNEIDUNG'])
  })

  it('can be checked before it is made, and is no obstacle to itself', async () => {
    const besuch = await plane({ datum: '2026-12-02' })
    const check = async (hausbesuchId: string | null) =>
      (
        await leitung.call(c.check, {
          body: {
            typ: 'PFLEGEBESUCH',
            klientId: haus.klientId,
            leistungen: [],
            hausbesuchId,
            ...planungBody([id('pfleger')], { datum: '2026-12-02' }),
          },
        })
      ).body.befunde.map(({ art }) => art)
    expect([await check(null), await check(besuch)]).toEqual([['UEBERSCHNEIDUNG'], []])
  })

  it('is refused for somebody who may not do what is planned', async () => {
    const takeQualifikation = (qualifikation: string | null) =>
      haus.ports.database.query(
        systemContext,
        sql('test.qualifikation', 'update person set qualifikation = :qualifikation where id = :id'),
        {
          id: id('pfleger'),
          qualifikation,
        },
      )
    await takeQualifikation('PFLEGEHILFSKRAFT')
    const answer = await leitung.call(c.plan, {
      body: planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { typ: 'ERSTBESUCH' }),
    })
    await takeQualifikation(null)
    expect([answer.status, errorOf(answer)]).toEqual([422, 'hausbesuch.qualifikation_fehlt: personIds.0 qualifikation'])
  })

  it('of a nurse is for the own tour only, and for people of the own house', async () => {
    const own = (konto: string) => planBody({ klientId: haus.klientId, personIds: [id(konto)] })
    expect((await pfleger.call(c.plan, { body: own('pfleger') })).status).toBe(201)
    expect(errorOf(await pfleger.call(c.plan, { body: own('pflege-admin') }))).toBe('hausbesuch.nur_leitung')
    expect(errorOf(await leitung.call(c.plan, { body: own('arzt') }))).toBe('hausbesuch.person_unbekannt: personIds.0 falsch')
    expect((await pfleger.call(c.choices)).body.personen.map((person) => person.id)).toEqual([id('pfleger')])
    expect((await leitung.call(c.choices)).body.personen.map((person) => person.id).toSorted()).toEqual(
      [id('pfleger'), id('pflege-admin')].toSorted(),
    )
  })

  it('that is moved tells whose visit it was and whose it is', async () => {
    const besuch = await plane()
    const before = (await nachrichten(pfleger)).length
    const neu = planungBody([id('pflege-admin')], { uhrzeit: '09:00', grund: 'Schule' })
    expect((await run(leitung, besuch, 'verschieben', neu)).body).toMatchObject({ version: 2, status: 'GEPLANT' })
    expect(await nachrichten(pfleger)).toHaveLength(before + 1)
    const { ereignisse } = (await leitung.call(c.timeline, { params: { hausbesuchId: besuch } })).body
    expect(ereignisse.at(-1)?.angaben).toMatchObject({ grund: 'Schule', vorher: { uhrzeit: '08:00' }, zeit: { uhrzeit: '09:00' } })
  })
})

describe('the list', () => {
  it('goes page by page through the visits of a day range, in the order of time', async () => {
    const um = ['07:00', '07:30', '08:00', '08:30', '09:00']
    for (const uhrzeit of um.toReversed()) await plane({ datum: '2027-01-11', uhrzeit })
    await plane({ datum: '2027-01-12', uhrzeit: '00:00' })
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Record<string, string> = { von: '2027-01-11', bis: '2027-01-11', limit: '2', ...(cursor === '' ? {} : { cursor }) }
      const { body } = await pfleger.call(c.list, { query })
      seen.push(...body.zeilen.map(({ plan }) => plan?.uhrzeit ?? ''))
      cursor = body.cursor
    }
    expect(seen).toEqual(um)
    const rueckwaerts = await pfleger.call(c.list, { query: { von: '2027-01-11', bis: '2027-01-12', sortierung: 'spaeteste', limit: '2' } })
    expect(rueckwaerts.body.zeilen.map(({ tag, plan }) => `${tag} ${plan?.uhrzeit}`)).toEqual(['2027-01-12 00:00', '2027-01-11 09:00'])
  })

  it('is narrowed by state, type, Klient, person, mine, and what waits for an answer', async () => {
    const klientId = await haus.admit()
    const mein = await plane({ klientId })
    const ihrer = await plane({ klientId, personIds: [id('pflege-admin')] })
    const open = await frage({ klientId })
    const ids = async (client: TestClient, query: Record<string, string>) =>
      (await client.call(c.list, { query: { klientId, ...query } })).body.zeilen.map((row) => row.id).toSorted()
    expect(await ids(pfleger, {})).toEqual([mein, ihrer, open].toSorted())
    expect(await ids(pfleger, { nurMeine: 'true' })).toEqual([mein])
    expect(await ids(pfleger, { personId: id('pflege-admin') })).toEqual([ihrer])
    expect(await ids(pfleger, { status: 'ANGEFRAGT' })).toEqual([open])
    expect(await ids(pfleger, { typ: 'PFLEGEBESUCH' })).toEqual([mein, ihrer].toSorted())
    expect(await ids(pfleger, { wartetAufMich: 'true' })).toEqual([])
    expect(await ids(praxis, { wartetAufMich: 'true' })).toEqual([open])
    expect(await ids(await haus.wer('arzt2'), {})).toEqual([])
  })
})

describe('of two at once', () => {
  it('the first step wins, and the second is shown the visit as it is now', async () => {
    const besuch = await plane()
    const step = (grund: string) =>
      leitung.call(stepContract.absagen, {
        params: { hausbesuchId: besuch },
        body: { version: 1, durch: 'KLIENT', grund, text: null, berechnung: false },
      })
    const answers = await Promise.all([step('KRANKENHAUS'), step('WETTER')])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const verloren = answers.find(({ status }) => status === 409)
    expect(verloren && error(verloren)).toMatchObject({
      code: 'hausbesuch.veraltet',
      details: { aktuell: { status: 'ABGESAGT', version: 2 }, durch: { art: 'absagen', person: 'Sabine Krüger' } },
    })
  })

  it('the same request happens once, and is answered with the same text', async () => {
    const body = planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { datum: '2027-02-01' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => leitung.call(c.plan, { body, key: 'einmal-und-nie-wieder' })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const { zeilen } = (await leitung.call(c.list, { query: { von: '2027-02-01', bis: '2027-02-01' } })).body
    expect(zeilen.map(({ nummer }) => nummer)).toEqual([answers[0]?.body.nummer])
    const anderes = await leitung.call(c.plan, { body: { ...body, uhrzeit: '10:00' }, key: 'einmal-und-nie-wieder' })
    expect(errorOf(anderes)).toBe('anfrage.schluessel_vergeben')
  })
})

describe('a visit', () => {
  it('of others is not there, whatever is done with it', async () => {
    const besuch = await frage()
    const params = { hausbesuchId: besuch }
    for (const konto of ['pfleger2', 'arzt2', 'apotheker', 'apotheker2'] as const) {
      const client = await haus.wer(konto)
      const body = { version: 1, durch: 'KLIENT', grund: 'WETTER', text: null, berechnung: false }
      const answers = [
        await client.call(c.read, { params }),
        await client.call(c.timeline, { params }),
        await client.call(stepContract.absagen, { params, body }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })

  it('leaves in the audit trail who read and who changed it, and about whom', async () => {
    const besuch = await frage()
    await readBesuch(arzt, besuch)
    await run(praxis, besuch, 'ablehnen', { grund: 'AUSSERHALB', text: null })
    const trail = await haus.ports.database.query<{ tat: string }>(
      systemContext,
      sql(
        'test.trail',
        `select aktion || ' ' || art as tat from protokoll where objekt_id = :besuch and klient_id = :klientId and objekt_art = 'HAUSBESUCH' order by nr`,
      ),
      { besuch, klientId: haus.klientId },
    )
    expect(trail.map(({ tat }) => tat)).toEqual([
      'hausbesuch.ask AENDERN',
      'hausbesuch.read LESEN',
      'hausbesuch.read LESEN',
      'hausbesuch.ablehnen AENDERN',
    ])
  })

  it('that nobody has begun is told to the head once, an hour after its time', async () => {
    const besuch = await plane({ datum: '2026-11-18', uhrzeit: '11:00' })
    const gemeldet = async () =>
      (await nachrichten(await haus.wer('pflege-admin'))).filter((one) => one === `Hausbesuch überfällig /hausbesuch/${besuch}`)
    haus.clock.now = new Date('2026-11-18T10:59:59Z')
    await haus.server.tick()
    expect(await gemeldet()).toEqual([])
    haus.clock.now = new Date('2026-11-18T11:00:00Z')
    await haus.server.tick()
    await haus.server.tick()
    expect(await gemeldet()).toHaveLength(1)
    expect(await readBesuch(await haus.wer('pflege-admin'), besuch)).toMatchObject({ ueberlagerungen: ['UEBERFAELLIG'], status: 'GEPLANT' })
  })
})

describe('a request for at once', () => {
  it('reaches everyone of the practice with words of its own and on their devices, and after 15 minutes the nurse is told to phone', async () => {
    const asked = haus.clock.now
    const device = { endpoint: 'https://push.example.org/praxis', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    expect((await (await haus.wer('arzt')).call(pushContract.subscribe, { body: device })).status).toBe(200)
    const body = anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }, { dringlichkeit: 'SOFORT' })
    const besuch = await create(await haus.wer('pfleger'), 'ask', body)
    await haus.server.tick()
    expect(haus.post.pushs.map(({ inhalt }) => JSON.parse(inhalt))).toMatchObject([
      { title: 'Sofort: Hausbesuch angefragt', tag: `hausbesuch-${besuch}`, path: `/hausbesuch/${besuch}` },
    ])
    expect(await nachrichten(await haus.wer('arzt'))).toContain(`Sofort: Hausbesuch angefragt /hausbesuch/${besuch}`)
    haus.clock.now = new Date(asked.getTime() + 15 * 60_000)
    await haus.server.tick()
    expect(await nachrichten(await haus.wer('arzt-admin'))).toContain(`Sofort: Antwort fehlt /hausbesuch/${besuch}`)
    expect(await nachrichten(await haus.wer('pfleger'))).toContain(`Sofort: Bitte rufen Sie an /hausbesuch/${besuch}`)
    const { ereignisse } = (await (await haus.wer('pfleger')).call(c.timeline, { params: { hausbesuchId: besuch } })).body
    expect(ereignisse.map(({ art, seite }) => `${art} ${seite}`)).toEqual(['anfragen PFLEGE', 'antwortAnmahnen UHR'])
  })
})

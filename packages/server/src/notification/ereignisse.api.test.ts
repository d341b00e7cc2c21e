import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { messageContract, notificationContract, notificationSettingsContract } from '@dreiklang/domain/notification/notification.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { afterEach, describe, expect, it } from 'vitest'
import { type Fall, type Konto, bring, fallOf, konten, put } from '../bestellung/bestellung.fixtures.ts'
import { bis, listen } from '../bestellung/stream.fixtures.ts'
import { sql } from '../database/sql.ts'
import { createRandom } from '../demo/director.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { type Ports, DatabaseUnavailable } from '../ports.ts'
import { type Server, createServer } from '../server.ts'
import { systemContext } from '../shared/context.ts'
import { reportMessage } from './meldung.ts'

const haus = await hausForTests()
const further: Server[] = []
afterEach(async () => {
  await Promise.all(further.splice(0).map((server) => server.close()))
})

/** Events wait for every older transaction of the whole database server: what was written last is told when those have ended. */
const everythingErzaehlt = (server: Server = haus.server) =>
  bis(async () => {
    await server.tick()
    const text = `select not exists (select from ereignis e, mitteilung_stand s where e.hoerer <> '{}' and (e.tx, e.seq) > (s.tx, s.seq)) as ja`
    const [row] = await haus.ports.database.query<{ ja: boolean }>(systemContext, { name: 'test.everythingErzaehlt', text }, {})
    return row?.ja
  }, Boolean)
/** Notices wait a few minutes for others of the same person. */
async function afterGathering() {
  await everythingErzaehlt()
  haus.clock.now = new Date(haus.clock.now.getTime() + 5 * 60_000)
  await haus.server.tick()
}
const entries = async (konto: Konto) => (await (await haus.wer(konto)).call(notificationContract.list)).body
async function belongs(fall: Fall, konto: Konto): Promise<(string | null)[]> {
  await everythingErzaehlt()
  const own = (await entries(konto)).filter(({ link }) => link === `/bestellungen/${fall.id}`)
  return own.map(({ title }) => title).toReversed()
}
/** A minute between the steps: what happened first stands first. */
async function geh(fall: Fall, ...steps: readonly (readonly [Konto, Parameters<Fall['run']>[1], Record<string, unknown>?])[]) {
  for (const [konto, handlung, angaben] of steps) {
    haus.clock.now = new Date(haus.clock.now.getTime() + 60_000)
    await fall.run(konto, handlung, angaben)
  }
}
const place = (konto: Konto, themen: { id: string; inApp?: boolean; email?: boolean; push?: boolean }[]) =>
  haus.wer(konto).then((client) => client.call(notificationSettingsContract.update, { body: { themen } }))

describe('a turn that is over', () => {
  it('is read for all who were called, when one of them has taken it; for the others it stays', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const open = async (konto: Konto) => {
      await everythingErzaehlt()
      return (await entries(konto)).filter(({ link, read }) => link === `/bestellungen/${fall.id}` && !read).map(({ title }) => title)
    }
    expect([await open('arzt'), await open('assistenz')]).toEqual([['Wartet auf Sie'], ['Wartet auf Sie']])
    await geh(fall, ['arzt', 'verordnen'])
    expect([await open('arzt'), await open('assistenz')]).toEqual([[], []])
    expect(await open('pflege-admin')).toEqual(['Rezept ist ausgestellt'])
    await geh(fall, ['pfleger', 'anApothekeGeben'])
    expect(await open('pflege-admin')).toEqual([])
  })
})

describe('the way of an order', () => {
  it('is told to the side whose turn it is and to nobody of another house, of the own side or of the platform', async () => {
    const fall = await put(haus)
    await geh(
      fall,
      ['pfleger', 'senden'],
      ['arzt', 'verordnen'],
      ['pfleger', 'anApothekeGeben'],
      ['apotheker', 'annehmen'],
      ['apotheker', 'rezeptVorlegen'],
      ['apotheker', 'bereitstellen'],
      ['apotheker', 'ausliefern'],
      ['apotheker', 'zustellen'],
      ['pfleger', 'eingangBestaetigen'],
    )
    // Accepted it waits for the card, which the nursing service brings.
    const pflege = ['Rezept ist ausgestellt', 'Wartet auf Sie', 'Unterwegs', 'Übergeben']
    const erwartet: Partial<Record<Konto, string[]>> = {
      pfleger: pflege,
      'pflege-admin': pflege,
      arzt: ['Wartet auf Sie'],
      'arzt-admin': ['Wartet auf Sie'],
      assistenz: ['Wartet auf Sie'],
      apotheker: ['Wartet auf Sie'],
      'apotheke-admin': ['Wartet auf Sie'],
    }
    for (const konto of konten) expect([konto, await belongs(fall, konto)]).toEqual([konto, erwartet[konto] ?? []])
  })

  it('nothing of the pharmacy reaches the practice, whatever the pharmacy does', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const before = await belongs(fall, 'arzt')
    await geh(fall, ['apotheker', 'annehmen'], ['pfleger', 'stornoAnfragen'], ['apotheker', 'stornoBeantworten', { zustimmung: false }])
    await geh(fall, ['apotheker', 'rezeptVorlegen'], ['apotheker', 'bereitstellen'], ['apotheker', 'ausliefern'])
    await geh(fall, ['apotheker', 'zustellungGescheitert'])
    const abgelehnt = await bring(haus, 'ABGELEHNT')
    expect(await belongs(fall, 'arzt')).toEqual(before)
    expect(await belongs(abgelehnt, 'arzt')).toEqual(['Wartet auf Sie'])
    for (const { title, description } of await entries('arzt'))
      expect(`${title} ${description}`).not.toMatch(/Apotheke|Lieferung|Zustellung/)
    expect((await belongs(fall, 'pfleger')).slice(1)).toEqual([
      'Wartet auf Sie',
      'Storno beantwortet',
      'Unterwegs',
      'Zustellung fehlgeschlagen',
    ])
    expect(await belongs(fall, 'apotheker')).toEqual(['Wartet auf Sie', 'Storno angefragt'])
    expect((await belongs(abgelehnt, 'pfleger')).at(-1)).toBe('Abgelehnt')
  })

  it('a question is told to all of the side it is asked, an answer to all who asked, and not to the third side', async () => {
    // In the eyes of the pharmacy: the nursing service does not see the question at all.
    const fall = await fallOf(haus, (await bring(haus, 'BEI_APOTHEKE')).id, 'apotheker')
    const before = { pfleger: await belongs(fall, 'pfleger'), pka: await belongs(fall, 'pka') }
    await geh(fall, ['apotheker', 'rueckfrageStellen', { an: 'ARZT', privat: true }], ['arzt', 'rueckfrageAntworten'])
    expect((await belongs(fall, 'arzt-admin')).at(-1)).toBe('Rückfrage')
    expect(await belongs(fall, 'pka')).toEqual([...before.pka, 'Antwort'])
    expect(await belongs(fall, 'pfleger')).toEqual(before.pfleger)
  })

  it('who lost it by forwarding is told, and the new pharmacy that it is its turn', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await geh(fall, ['pfleger', 'anApothekeWeiterleiten'])
    expect(await belongs(fall, 'apotheker')).toEqual(['Wartet auf Sie', 'Weitergeleitet'])
    expect(await belongs(fall, 'apotheker2')).toEqual(['Wartet auf Sie'])
  })

  it('a proposal of the pharmacy that ends because care has ended is told as that, and as declined by nobody', async () => {
    const klientId = await haus.admit()
    const fall = await bring(haus, 'ABGESCHLOSSEN', { vor: { klientId } })
    await geh(fall, ['apotheker', 'proposeNachschub'])
    const leitung = await haus.wer('pflege-admin')
    const { version } = (await leitung.call(klientContract.read, { params: { klientId } })).body
    await leitung.call(klientenListContract.setStatus, { params: { klientId }, body: { status: 'VERSTORBEN', version } })
    expect((await belongs(fall, 'apotheker')).at(-1)).toBe('Nachschub entfällt')
    expect(await belongs(fall, 'apotheker')).not.toContain('Nachschub abgelehnt')
  })

  it('names no Klient and nothing medical', async () => {
    const klientId = await haus.admit({ nachname: 'Kanarienvogel', vorname: 'Kanaria' })
    const fall = await bring(haus, 'ABGESCHLOSSEN', { vor: { klientId } })
    for (const konto of ['pfleger', 'arzt', 'apotheker'] as const) {
      expect((await belongs(fall, konto)).length).toBeGreaterThan(0)
      expect(JSON.stringify(await entries(konto))).not.toMatch(/Kanari|Ramipril|Klientin/)
    }
  })

  it('people who no longer work there are told nothing', async () => {
    const leitung = await haus.wer('arzt-admin')
    const params = { personId: haus.personIds.assistenz }
    await leitung.call(personalContract.setActive, { params, body: { aktiv: false } })
    const fall = await bring(haus, 'BEIM_ARZT')
    expect(await belongs(fall, 'arzt')).toEqual(['Wartet auf Sie'])
    await leitung.call(personalContract.setActive, { params, body: { aktiv: true } })
    const text = `select count(*) as zahl from mitteilung where person_id = :personId and bestellung_id = :bestellungId`
    const [row] = await haus.ports.database.query<{ zahl: number }>(systemContext, sql('test.zahl', text), {
      personId: params.personId,
      bestellungId: fall.id,
    })
    expect(row?.zahl).toBe(0)
  })
})

describe('the clock', () => {
  it('tells of a prescription that ends, and of a practice that does not answer', async () => {
    const rezept = await bring(haus, 'VERORDNET')
    const wartend = await bring(haus, 'BEIM_ARZT')
    haus.clock.now = new Date(haus.clock.now.getTime() + 22 * 86_400_000)
    for (let runde = 0; runde < 5; runde += 1) await everythingErzaehlt()
    expect((await belongs(rezept, 'pfleger')).at(-1)).toBe('Rezept läuft ab')
    expect(await belongs(wartend, 'arzt')).toContain('Noch keine Antwort')
    expect(await belongs(wartend, 'pfleger')).toEqual(['Noch keine Antwort'])
  })
})

describe('none is lost and none comes twice', () => {
  const wacklig = (wie: (nr: number) => boolean): Ports['database'] => {
    let nr = 0
    return {
      ...haus.ports.database,
      transaction: (context, work) =>
        haus.ports.database.transaction(context, async (tx) => {
          const result = await work(tx)
          if (wie((nr += 1))) throw new DatabaseUnavailable(new Error('power cut'))
          return result
        }),
    }
  }
  const log = { info: () => {}, warn: () => {}, error: () => {} }

  it('with three servers that read at once, two of which break off in the middle', async () => {
    const random = createRandom(3)
    for (let i = 0; i < 2; i += 1) further.push(await createServer({ ...haus.ports, log, database: wacklig(() => random.ganz(0, 2) > 0) }))
    const faelle = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const fall = await put(haus)
        await fall.run('pfleger', 'senden')
        await Promise.all([...further, haus.server].map((server) => server.tick()))
        return fall
      }),
    )
    for (const fall of faelle) {
      expect(await belongs(fall, 'arzt')).toEqual(['Wartet auf Sie'])
      expect(await belongs(fall, 'pfleger')).toEqual([])
    }
  })

  it('a broken transaction leaves nothing, and what it would have told is told by the next', async () => {
    const fall = await put(haus)
    const ungelesen = await createServer({ ...haus.ports, log, database: wacklig(() => true) })
    further.push(ungelesen)
    await fall.run('pfleger', 'senden')
    await ungelesen.tick()
    expect(await belongs(fall, 'arzt')).toEqual(['Wartet auf Sie'])
  })

  it('a step that is asked to be told again is told once', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    expect(await belongs(fall, 'arzt')).toEqual(['Wartet auf Sie'])
    const text = `update mitteilung_stand set tx = '3', seq = 0`
    await haus.ports.database.query(systemContext, { name: 'test.zurueck', text }, {})
    // One that remembers nothing reads all of it again.
    const neu = await createServer({ ...haus.ports, log })
    further.push(neu)
    await everythingErzaehlt(neu)
    expect(await belongs(fall, 'arzt')).toEqual(['Wartet auf Sie'])
  })
})

describe('right after the step', () => {
  it('the open screen of who is told hears it, without the clock', async () => {
    const { token } = await haus.wer('arzt')
    const reader = await listen({ fetch: haus.fetch, token })
    await bring(haus, 'BEIM_ARZT')
    await bis(
      () => reader.zurufe.filter(({ art }) => art === 'notification').length,
      (count) => count > 0,
    )
    await reader.close().catch(() => {})
  })
})

describe('what a person wants to be told', () => {
  it('is everything in the application and on devices that are switched on, and nothing by e-mail, until said otherwise', async () => {
    const { body } = await (await haus.wer('arzt2')).call(notificationSettingsContract.read)
    expect(body.themen.map(({ id, inApp, push, email, pflicht }) => [id, inApp, push, email, pflicht])).toEqual([
      ['frist', true, true, false, true],
      ['rueckfrage', true, true, false, false],
      ['storno', true, true, false, false],
      ['dran', true, true, false, false],
      ['eilbesuch', true, true, false, true],
      ['besuch', true, null, false, true],
      ['aufgabe', true, null, false, false],
      ['anliegen', true, null, false, false],
      ['post', true, null, false, false],
    ])
  })

  it('is kept for that person, and what was not named stays', async () => {
    await place('pfleger2', [{ id: 'dran', email: true, push: false }])
    const { status, body } = await place('pfleger2', [{ id: 'dran', inApp: false }])
    expect(status).toBe(200)
    expect(body.themen.find(({ id }) => id === 'dran')).toEqual({ id: 'dran', pflicht: false, inApp: false, email: true, push: false })
    const { body: others } = await (await haus.wer('pflege-admin2')).call(notificationSettingsContract.read)
    expect(others.themen.find(({ id }) => id === 'dran')).toEqual({ id: 'dran', pflicht: false, inApp: true, email: false, push: true })
  })

  it.each(['frist', 'ablehnung', 'gescheitert'])('cannot be silence about what care depends on: %s', async (id) => {
    const answer = await place('pfleger2', [{ id, inApp: false }])
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'notification.pflicht', fields: [{ path: 'themen.0.inApp' }] })
  })

  it('holds for inquiries, visits and tasks as well: on the screen only who wants it, by mail who wants that', async () => {
    await place('pfleger2', [{ id: 'anliegen', inApp: false, email: true }])
    const tell = (konto: Konto, anlass: 'ANLIEGEN_NEU' | 'PARTNER_SAGT_JA') =>
      haus.ports.database.transaction(systemContext, (tx) =>
        reportMessage(tx, {
          id: crypto.randomUUID(),
          personId: haus.personId(konto),
          anlass,
          werte: { name: 'Praxis' },
          am: haus.clock.now.toISOString(),
        }),
      )
    const titles = async (konto: Konto) => (await (await haus.wer(konto)).call(messageContract.list)).body.map(({ title }) => title)
    const before = await titles('pfleger2')
    await tell('pfleger2', 'ANLIEGEN_NEU')
    await tell('pflege-admin2', 'ANLIEGEN_NEU')
    await tell('pfleger2', 'PARTNER_SAGT_JA')
    expect(await titles('pfleger2')).toEqual(['Zusammenarbeit bestätigt', ...before])
    expect((await titles('pflege-admin2'))[0]).toBe('Neues Anliegen')
    await afterGathering()
    const mail = await bis(
      () => haus.mails.find(({ betreff }) => betreff === 'Dreiklang: Neues Anliegen'),
      (found) => found !== undefined,
    )
    expect(mail?.an).toBe('pfleger2@dreiklang.example')
    expect(mail?.text).toContain(`${haus.ports.publicUrl}/anliegen`)
    expect((await place('pfleger2', [{ id: 'besuch', inApp: false }])).status).toBe(422)
    expect((await place('pfleger2', [{ id: 'anliegen', push: false }])).status).toBe(400)
    await place('pfleger2', [{ id: 'anliegen', inApp: true, email: false }])
  })

  it('is only what the own side can be told', async () => {
    expect((await place('arzt2', [{ id: 'lieferung', email: true }])).status).toBe(400)
    expect((await place('arzt2', [{ id: 'erfunden', email: true }])).status).toBe(400)
    expect(
      (await (await haus.wer('arzt2')).call(notificationSettingsContract.update, { body: { themen: [], personId: 'x' } })).status,
    ).toBe(400)
  })

  it('decides which of two causes is told: without deliveries it still is the own turn', async () => {
    await place('pfleger', [{ id: 'lieferung', inApp: false }])
    const fall = await bring(haus, 'GELIEFERT')
    expect((await belongs(fall, 'pfleger')).at(-1)).toBe('Wartet auf Sie')
    expect((await belongs(fall, 'pflege-admin')).at(-1)).toBe('Übergeben')
    await place('pfleger', [{ id: 'lieferung', inApp: true }])
  })

  it('sends an e-mail with the number, what to do and the way there, and nothing else', async () => {
    await place('arzt', [{ id: 'dran', inApp: false, email: true }])
    const fall = await bring(haus, 'BEIM_ARZT')
    expect(await belongs(fall, 'arzt')).toEqual([])
    await afterGathering()
    // The outbox may be sending it by itself right now.
    const mail = await bis(
      () => haus.mails.find(({ betreff }) => betreff.includes(fall.stand.nummer)),
      (found) => found !== undefined,
    )
    expect(mail?.an).toBe('arzt@dreiklang.example')
    expect(mail?.betreff).toBe(`Dreiklang: Wartet auf Sie: Bestellung ${fall.stand.nummer}`)
    expect(mail?.text).toMatch(/^Guten Tag Dr\. Martin Weber,/)
    expect(mail?.html).toContain(`${haus.ports.publicUrl}/bestellungen/${fall.id}`)
    expect(mail?.text).toContain(`${haus.ports.publicUrl}/bestellungen/${fall.id}`)
    expect(mail?.text).not.toMatch(/<|Ramipril|Klientin/)
    expect(haus.mails.filter(({ betreff }) => betreff.includes(fall.stand.nummer))).toHaveLength(1)
    await place('arzt', [{ id: 'dran', inApp: true, email: false }])
  })

  it('sends the e-mail in the language that the person has chosen', async () => {
    await place('arzt', [{ id: 'dran', email: true }])
    await (await haus.wer('arzt')).call(settingsContract.update, { body: { language: 'en' } })
    const fall = await bring(haus, 'BEIM_ARZT')
    await afterGathering()
    const mail = await bis(
      () => haus.mails.find(({ betreff }) => betreff.includes(fall.stand.nummer)),
      (found) => found !== undefined,
    )
    expect(mail?.betreff).toBe(`Dreiklang: Waiting for you: order ${fall.stand.nummer}`)
    expect(mail?.text).toContain('Choose which notifications you get here:')
    expect(mail?.text).not.toMatch(/Bestellung |<|Ramipril|Klientin/)
    await (await haus.wer('arzt')).call(settingsContract.update, { body: { language: null } })
    await place('arzt', [{ id: 'dran', email: false }])
  })
})

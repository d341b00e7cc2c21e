import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import { notificationContract, notificationSettingsContract } from '@dreiklang/domain/notification/notification.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { pushContract } from '@dreiklang/domain/push/push.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Fall, type Konto, bring } from '../bestellung/bestellung.fixtures.ts'
import { bis } from '../bestellung/stream.fixtures.ts'
import { sql as statement } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { PushGone, PushRefused, type Values } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { TestClient } from '../testServer.ts'
import { type NewPush, takePushs, savePushs } from './ausgang.repository.ts'
import { createPushOutgoing } from './ausgang.usecases.ts'

const haus = await hausForTests()
beforeEach(async () => {
  haus.post.pushs.length = 0
  haus.post.fehler = null
  await sql('leere', 'delete from push_geraet')
})

const sql = <Row>(name: string, text: string, values: Values = {}) =>
  haus.ports.database.query<Row>(systemContext, statement(`test.push.${name}`, text), values)
const devices = async () =>
  (await sql<{ endpoint: string }>('geraete', 'select endpoint from push_geraet order by endpoint')).map(({ endpoint }) => endpoint)
const wartende = async () => (await sql('wartende', 'select id from push_ausgang')).length
const { personId } = haus

let nummer = 0
const browser = () => {
  nummer += 1
  return {
    endpoint: `https://push.example.org/${nummer}`,
    p256dh: `B${'p'.repeat(86)}`,
    auth: String(nummer).padStart(22, 'a'),
  }
}
async function deviceOf(konto: Konto, angaben = browser()): Promise<{ client: TestClient; endpoint: string }> {
  const client = await haus.as(konto)
  expect((await client.call(pushContract.subscribe, { body: angaben })).status).toBe(200)
  return { client, endpoint: angaben.endpoint }
}

describe('a device', () => {
  it('is switched on and off for its own session, and nobody else is told of it', async () => {
    const { client, endpoint } = await deviceOf('pfleger')
    const { body } = await client.call(pushContract.read)
    expect(body).toEqual({
      schluessel: haus.ports.push.publicKey,
      geraet: { endpoint, seit: haus.clock.now.toISOString(), zuletztAm: null },
    })
    for (const konto of ['pfleger', 'pflege-admin', 'arzt'] as const)
      expect((await (await haus.as(konto)).call(pushContract.read)).body.geraet).toBeNull()
    expect((await client.call(pushContract.unsubscribe)).body.geraet).toBeNull()
    expect(await devices()).toEqual([])
  })

  it('cannot be seen or ended by others at the database either', async () => {
    await deviceOf('pfleger')
    const fremd = contextOf({ personId: personId('arzt'), organisationId: haus.ensemble.organisationen.sonnenhof } as never)
    const read = { name: 'test.push.fremd', text: 'select endpoint from push_geraet' }
    expect(await haus.ports.database.query(fremd, read, {})).toEqual([])
    const enden = { name: 'test.push.fremdEnden', text: 'delete from push_geraet returning endpoint' }
    expect(await haus.ports.database.query(fremd, enden, {})).toEqual([])
    expect(await devices()).toHaveLength(1)
  })

  it('stays one, however often and fast it is switched on', async () => {
    const client = await haus.as('pfleger')
    const angaben = browser()
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.call(pushContract.subscribe, { body: angaben })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await devices()).toEqual([angaben.endpoint])
  })

  it('goes with the browser to the person who signs in there next, and to nobody who only knows its address', async () => {
    const angaben = browser()
    const { client: previous } = await deviceOf('pfleger', angaben)
    const fremde = await haus.as('arzt')
    const attempt = await fremde.call(pushContract.subscribe, { body: { ...angaben, auth: 'x'.repeat(22) } })
    expect([attempt.status, JSON.parse(attempt.text).code]).toEqual([409, 'push.adresse_vergeben'])
    expect((await previous.call(pushContract.read)).body.geraet?.endpoint).toBe(angaben.endpoint)
    await deviceOf('pfleger2', angaben)
    expect((await previous.call(pushContract.read)).body.geraet).toBeNull()
    expect(await devices()).toEqual([angaben.endpoint])
  })

  it.each([
    'http://push.example.org/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://db.internal/a',
    'https://push.example.org:5432/a',
  ])('cannot be at an address of our own network: %s', async (endpoint) => {
    const answer = await (await haus.wer('pfleger')).call(pushContract.subscribe, { body: { ...browser(), endpoint } })
    expect([answer.status, JSON.parse(answer.text).fields[0].path]).toEqual([400, 'endpoint'])
    expect(await devices()).toEqual([])
  })

  it('is forgotten when its session ends: by signing out, by being ended elsewhere, by shutting the person out', async () => {
    const ab = await deviceOf('arzt2')
    await ab.client.call(anmeldungContract.signOut)
    expect(await devices()).toEqual([])

    await deviceOf('arzt2')
    await (await haus.as('arzt2')).call(sicherheitContract.endOthers)
    expect(await devices()).toEqual([])

    const { client } = await deviceOf('pfleger2')
    const verwaltung = await haus.as('pflege-admin2')
    const params = { personId: personId('pfleger2') }
    const gesperrt = await verwaltung.call(personalContract.setActive, { params, body: { aktiv: false } })
    expect(gesperrt.status).toBeLessThan(300)
    expect(await devices()).toEqual([])
    // The database tells the server of it.
    await expect.poll(async () => (await client.call(pushContract.read)).status).toBe(401)
    await verwaltung.call(personalContract.setActive, { params, body: { aktiv: true } })
  })

  it('is tried out at once, and the answer says what the push service said', async () => {
    const { client } = await deviceOf('arzt')
    const gut = await client.call(pushContract.test)
    expect([gut.status, gut.body.geraet?.zuletztAm]).toEqual([200, haus.clock.now.toISOString()])
    expect(haus.post.pushs.map(({ inhalt }) => JSON.parse(inhalt))).toEqual([
      {
        title: 'Dreiklang',
        body: 'Die Benachrichtigungen kommen auf diesem Gerät an.',
        tag: 'probe',
        path: '/settings?bereich=notifications',
        lang: 'de',
      },
    ])
    haus.post.fehler = new PushRefused('403')
    expect(JSON.parse((await client.call(pushContract.test)).text).code).toBe('push.nicht_zugestellt')
    haus.post.fehler = new PushGone()
    expect(JSON.parse((await client.call(pushContract.test)).text).code).toBe('push.geraet_abgemeldet')
    expect(await devices()).toEqual([])
    expect((await client.call(pushContract.test)).status).toBe(409)
  })
})

/** Events wait for older transactions of the whole database server. */
const gekommen = (fall: Fall, count: number) =>
  bis(
    async () => {
      await haus.server.tick()
      return haus.post.pushs.filter(({ topic }) => topic === fall.id.replaceAll('-', ''))
    },
    (pushs) => pushs.length >= count,
  )

describe('the turn of somebody', () => {
  it('is told on each device of the person, with the number and the way there, and nothing of the Klient', async () => {
    const [one, anderes] = [await deviceOf('arzt'), await deviceOf('arzt')]
    const fall = await bring(haus, 'BEIM_ARZT')
    const pushs = await gekommen(fall, 2)
    expect(pushs.map(({ endpoint }) => endpoint).toSorted()).toEqual([one.endpoint, anderes.endpoint].toSorted())
    const [erster] = pushs
    expect(JSON.parse(erster?.inhalt ?? '')).toEqual({
      title: 'Wartet auf Sie',
      body: expect.stringContaining(fall.stand.nummer),
      tag: `bestellung-${fall.id}`,
      path: `/bestellungen/${fall.id}`,
      lang: 'de',
    })
    expect(erster?.inhalt).not.toMatch(/<|Ramipril|Klientin/)
    expect(erster?.ttlSekunden).toBeGreaterThan(86_000)
    await expect.poll(wartende).toBe(0)
  })

  it('is told in the language of the person', async () => {
    await deviceOf('arzt')
    const arzt = await haus.wer('arzt')
    await arzt.call(settingsContract.update, { body: { language: 'en' } })
    const fall = await bring(haus, 'BEIM_ARZT')
    const pushs = await gekommen(fall, 1)
    expect(pushs.map(({ inhalt }) => JSON.parse(inhalt).title)).toEqual(['Waiting for you'])
    await arzt.call(settingsContract.update, { body: { language: null } })
  })

  it('is not told to whom it is enough in the application', async () => {
    await deviceOf('arzt')
    const arzt = await haus.wer('arzt')
    await arzt.call(notificationSettingsContract.update, { body: { themen: [{ id: 'dran', push: false }] } })
    haus.post.fehler = new Error('whatever comes stays in the outbox')
    const fall = await bring(haus, 'BEIM_ARZT')
    await bis(
      async () => {
        await haus.server.tick()
        return (await arzt.call(notificationContract.list)).body.some(({ link }) => link === `/bestellungen/${fall.id}`)
      },
      (erzaehlt) => erzaehlt,
    )
    expect(await wartende()).toBe(0)
    await arzt.call(notificationSettingsContract.update, { body: { themen: [{ id: 'dran', push: true }] } })
  })

  it('is not told any more when a colleague was faster than the push', async () => {
    await deviceOf('arzt')
    haus.post.fehler = new Error('connect ETIMEDOUT')
    const fall = await bring(haus, 'BEIM_ARZT')
    await bis(wartende, (count) => count === 1)
    await fall.run('arzt', 'verordnen')
    await bis(
      async () => {
        await haus.server.tick()
        return wartende()
      },
      (count) => count === 0,
    )
    expect(haus.post.pushs).toEqual([])
  })
})

describe('the outbox of pushes', () => {
  const neuer = (angaben: Partial<NewPush> = {}): NewPush => ({
    personId: personId('arzt2'),
    bestellungId: crypto.randomUUID(),
    anlass: 'DRAN_ARZT',
    version: 1,
    inhalt: { title: 'Wartet auf Sie', body: 'Bestellung', tag: 'a', path: '/bestellungen/a', lang: 'de' },
    dringend: false,
    am: haus.clock.now.toISOString(),
    ...angaben,
  })
  const put = (...pushs: NewPush[]) => haus.ports.database.transaction(systemContext, (tx) => savePushs(tx, pushs))
  const vor = (ms: number) => {
    haus.clock.now = new Date(haus.clock.now.getTime() + ms)
  }

  it('sends each of forty once, although three processes wake for every one', async () => {
    await deviceOf('arzt2')
    const [zweiter, dritter] = [await createPushOutgoing(haus.ports), await createPushOutgoing(haus.ports)]
    const pushs = Array.from({ length: 40 }, () => neuer())
    for (const push of pushs) await put(push)
    await Promise.all([zweiter.send(), dritter.send()])
    await expect.poll(wartende).toBe(0)
    expect(haus.post.pushs.map(({ topic }) => topic).toSorted()).toEqual(
      pushs.map(({ bestellungId }) => bestellungId.replaceAll('-', '')).toSorted(),
    )
    await Promise.all([zweiter.close(), dritter.close()])
  })

  it('sends nothing when what caused the push did not happen', async () => {
    await deviceOf('arzt2')
    const gescheitert = haus.ports.database.transaction(systemContext, async (tx) => {
      await savePushs(tx, [neuer()])
      throw new Error('the cause failed')
    })
    await expect(gescheitert).rejects.toThrow('the cause failed')
    await haus.server.tick()
    expect([haus.post.pushs, await wartende()]).toEqual([[], 0])
  })

  it('sends what a killed process had taken after its time, and not before', async () => {
    await deviceOf('arzt2')
    haus.post.fehler = new Error('down')
    await put(neuer())
    await haus.server.tick()
    vor(60_000)
    haus.post.fehler = null
    // Taken and never finished, as by kill -9.
    const now = haus.clock.now.getTime()
    const genommen = await takePushs(onBehalfOf(haus.ports.database, systemContext), {
      now: new Date(now).toISOString(),
      bis: new Date(now + 120_000).toISOString(),
      anzahl: 10,
    })
    expect(genommen).toHaveLength(1)
    await haus.server.tick()
    expect(haus.post.pushs).toEqual([])
    vor(120_000)
    await haus.server.tick()
    expect(haus.post.pushs).toHaveLength(1)
  })

  it('lets the newer of two about one order take the place of the older', async () => {
    await deviceOf('arzt2')
    haus.post.fehler = new Error('down')
    const alt = neuer()
    await put(alt)
    await haus.server.tick()
    haus.post.fehler = null
    await put(neuer({ bestellungId: alt.bestellungId, inhalt: { ...alt.inhalt, title: 'Rückfrage' } }))
    await expect.poll(wartende).toBe(0)
    expect(haus.post.pushs.map(({ inhalt }) => JSON.parse(inhalt).title)).toEqual(['Rückfrage'])
  })

  it('gives a push up after a day, and at once when it is refused for good; the device stays', async () => {
    const { endpoint } = await deviceOf('arzt2')
    haus.post.fehler = new Error('down')
    await put(neuer())
    await haus.server.tick()
    vor(86_400_000)
    haus.post.fehler = null
    await haus.server.tick()
    expect([haus.post.pushs, await wartende(), await devices()]).toEqual([[], 0, [endpoint]])
    haus.post.fehler = new PushRefused('413')
    await put(neuer())
    await expect.poll(wartende).toBe(0)
    expect(await devices()).toEqual([endpoint])
  })
})

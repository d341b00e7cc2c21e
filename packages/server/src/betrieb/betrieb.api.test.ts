import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { DatabaseUnavailable, type Ports, StorageFull } from '../ports.ts'
import { createServer } from '../server.ts'
import { systemContext } from '../shared/context.ts'
import { runInTurn } from '../shared/inTurn.ts'
import { all, allRollen, statusPerRolle } from '../shared/zugriff.fixtures.ts'
import { createBetrieb } from './betrieb.usecases.ts'
import { createState } from './state.usecases.ts'

const { live, ready, zustand, openapi } = betriebContract

const server = await serverForTests()
const clients = await allRollen(server)

describe('a call is answered by role', () => {
  it('betrieb.zustand: to the platform alone', async () => {
    expect(await statusPerRolle(clients, zustand, () => ({}))).toEqual(all(403, { ROLE_ADMIN: 200 }))
  })

  it.each([live, ready, openapi].map((call) => [call.id, call] as const))('%s: to everybody', async (_id, call) => {
    expect(await statusPerRolle(clients, call, () => ({}))).toEqual({ ...all(200), niemand: 200 })
  })
})

describe('the machine that watches the process', () => {
  it('hears that it lives and that it can work', async () => {
    expect((await server.anonymous.call(live)).body).toEqual({ status: 'ok' })
    expect((await server.anonymous.call(ready)).body).toEqual({ status: 'ok' })
  })

  const withDatabase = (query: () => Promise<never>) => {
    const gewarnt: string[] = []
    const log: Ports['log'] = { info: () => {}, warn: (_fields, message) => void gewarnt.push(message), error: () => {} }
    const database: Ports['database'] = { ...server.ports.database, query }
    return { gewarnt, betrieb: createBetrieb({ database, log }, () => server.server.routes) }
  }

  it.each([
    ['is away', async () => Promise.reject(new DatabaseUnavailable(new Error('ECONNREFUSED')))],
    ['says no', async () => Promise.reject(new Error('permission denied'))],
    ['says nothing for two seconds', () => new Promise<never>(() => {})],
  ])('hears that it cannot when the database %s', async (_name, query) => {
    const { betrieb, gewarnt } = withDatabase(query)
    const start = performance.now()
    await expect(betrieb.ready()).rejects.toMatchObject({ code: 'dienst.nicht_bereit', art: 'unavailable' })
    expect(performance.now() - start).toBeLessThan(3000)
    expect(gewarnt).toEqual(['not ready'])
  })

  it('hears that the disk is full, and that it is not any more', async () => {
    let full = false
    const { query } = server.ports.database
    const filling: Ports['database'] = {
      ...server.ports.database,
      query: (...asked) => (full ? Promise.reject(new StorageFull(null)) : query(...asked)),
    }
    const own = await createServer({ ...server.ports, database: filling })
    const asked = async () => {
      const answer = await own.fetch(new Request('http://test.invalid/api/health/ready', { headers: { 'accept-language': 'en' } }), {
        address: '',
      })
      return [answer.status, await answer.json()]
    }
    full = true
    expect(await asked()).toEqual([
      507,
      expect.objectContaining({ code: 'dienst.speicher_voll', message: expect.stringContaining('storage of the server is full') }),
    ])
    full = false
    expect(await asked()).toEqual([200, { status: 'ok' }])
    await own.close()
  })

  it('asks once for all who want to know at the same moment', async () => {
    let asked = 0
    const { betrieb } = withDatabase(async () => {
      asked += 1
      return Promise.reject(new Error('no'))
    })
    await Promise.allSettled([betrieb.ready(), betrieb.ready(), betrieb.ready()])
    expect(asked).toBe(1)
  })
})

describe('the platform sees whether everything runs', () => {
  const lies = async () => (await (await server.as('admin')).call(zustand)).body

  it('by numbers of what waits and what is kept', async () => {
    const { datenbank, mails, protokoll, dateien } = await lies()
    expect(datenbank.bytes).toBeGreaterThan(1_000_000)
    expect(dateien).toEqual({ anzahl: 0, bytes: 0 })
    // One that was refused and waits for its next attempt.
    const gescheitert = {
      name: 'test.mail',
      text: `insert into mail_ausgang (an, betreff, text, versiegelt, naechster_versuch) values ('frau@example.org', 'Betreff', 'Text', false, '2999-01-01')`,
    }
    await server.ports.database.query(systemContext, gescheitert, {})
    const danach = await lies()
    expect(danach.mails.wartend).toBe(mails.wartend + 1)
    expect(danach.mails.aeltesteAm).not.toBeNull()
    expect(JSON.stringify(danach)).not.toMatch(/example|Betreff/)
    expect(protokoll.postAm).toBeNull()
  })

  it('by the newest backup, and by the fact that none is made', async () => {
    expect((await lies()).backup).toBeNull()
    const newest = { madeAt: '2026-11-18T02:00:00.000Z', provenAt: null, faults: 0 }
    const none = async () => ({ wartend: 0, aeltesteAm: null })
    const state = createState(
      { ...server.ports, backups: { state: async () => newest } },
      {
        mails: none,
        pushs: none,
        protokoll: async () => ({ offen: 0, gliedAm: null, postAm: null }),
        dateien: async () => ({ anzahl: 0, bytes: 0 }),
      },
    )
    expect((await state.readStore()).backup).toEqual(newest)
  })

  it('by the last turn of each task of the clock', async () => {
    server.clock.now = new Date('2026-11-21T12:00:00Z')
    await server.server.tick()
    const { uhr } = await lies()
    expect(uhr.map(({ aufgabe }) => aufgabe)).toEqual(expect.arrayContaining(['bestellungen', 'mail', 'protokoll', 'push']))
    for (const lauf of uhr) expect(lauf).toMatchObject({ am: '2026-11-21T12:00:00.000Z', gelungen: true })
  })

  it('also of one that failed, and the others had their turn', async () => {
    const ungefragt = async () => Promise.reject(new Error('Nobody asks here'))
    const sources = { mails: ungefragt, pushs: ungefragt, protokoll: ungefragt, dateien: ungefragt }
    const turns: unknown[] = []
    const meter = { answered: () => {}, streams: () => {}, ran: (turn: object) => void turns.push(turn) }
    const aufgaben = createState({ ...server.ports, meter }, sources).withLaeufen({
      kaputt: async () => Promise.reject(new Error('nein')),
      mail: async () => {},
    })
    await expect(runInTurn(server.ports.log, aufgaben)).rejects.toThrow('nein')
    expect(turns).toEqual([
      { job: 'kaputt', failed: true, ms: 0 },
      { job: 'mail', failed: false, ms: 0 },
    ])
    expect((await lies()).uhr).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ aufgabe: 'kaputt', gelungen: false }),
        expect.objectContaining({ aufgabe: 'mail', gelungen: true }),
      ]),
    )
  })
})

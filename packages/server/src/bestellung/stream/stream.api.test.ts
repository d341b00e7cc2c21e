import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../database/sql.ts'
import { createRandom } from '../../demo/director.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { type Ports, DatabaseUnavailable } from '../../ports.ts'
import { type Server, createServer } from '../../server.ts'
import { systemContext } from '../../shared/context.ts'
import { type Konto, bring, put, withoutRezept } from '../bestellung.fixtures.ts'
import { type Leser, everythingReadable, bis, listen } from '../stream.fixtures.ts'
import { mostStreams } from './stream.ts'

const haus = await hausForTests()
const offene: Leser[] = []
const further: Server[] = []
afterEach(async () => {
  await Promise.all(offene.splice(0).map((reader) => reader.close().catch(() => {})))
  await Promise.all(further.splice(0).map((server) => server.close()))
})

interface Anschluss {
  server?: Server
  ab?: string | null
  bytes?: number
}

async function anschluss(konto: Konto, { server = haus.server, ...rest }: Anschluss = {}): Promise<Leser> {
  const { token } = await haus.wer(konto)
  const reader = await listen({ fetch: (request) => server.fetch(request, { address: '127.0.0.1' }), token, ...rest })
  offene.push(reader)
  return reader
}

async function secondServer(ports: Partial<Ports> = {}): Promise<Server> {
  const server = await createServer({ ...haus.ports, ...ports })
  further.push(server)
  return server
}

const place = (id: string) => id.split('-').map(BigInt)
const steigt = (ids: readonly string[]) => ids.every((id, i) => i === 0 || compare(ids[i - 1] ?? '', id) < 0)
const compare = (a: string, b: string) => {
  const [txA = 0n, seqA = 0n] = place(a)
  const [txB = 0n, seqB = 0n] = place(b)
  return Number(txA === txB ? seqA - seqB : txA - txB)
}
const artenOf = (reader: Leser, bestellungId: string) =>
  reader.ereignisse.filter((e) => e.bestellungId === bestellungId).map(({ art }) => art)

describe('who hears of an order', () => {
  it('its sides do, each from the moment it may see it, in the order in which it happened; others hear nothing', async () => {
    const konten = ['pfleger', 'pflege-admin', 'arzt', 'apotheker', 'pfleger2', 'arzt2', 'apotheker2'] as const
    const [pfleger, leitung, arzt, apotheker, ...fremde] = await Promise.all(konten.map((konto) => anschluss(konto)))
    if (!pfleger || !leitung || !arzt || !apotheker) throw new Error('four readers')
    const fall = await bring(haus, 'ABGESCHLOSSEN')
    const before = ['anlegen', 'senden', 'verordnen', 'anApothekeGeben', 'annehmen', 'rezeptVorlegen', 'bereitstellen']
    const all = [...before, 'ausliefern', 'zustellen', 'eingangBestaetigen']
    await bis(
      () => [pfleger, leitung, arzt, apotheker].map((reader) => artenOf(reader, fall.id).at(-1)),
      (arten) => arten.every((art) => art === 'eingangBestaetigen'),
    )
    expect(artenOf(pfleger, fall.id)).toEqual(all)
    expect(artenOf(leitung, fall.id)).toEqual(all)
    expect(artenOf(arzt, fall.id)).toEqual(all.slice(1))
    expect(artenOf(apotheker, fall.id)).toEqual(all.slice(3))
    for (const reader of [pfleger, arzt, apotheker]) {
      expect(steigt(reader.ereignisse.map(({ id }) => id))).toBe(true)
      expect(reader.ereignisse.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
        reader.ereignisse.map(({ version }) => version),
      )
    }
    for (const reader of fremde) expect(reader.ereignisse).toEqual([])
  })

  it('a pharmacy hears of what lies with the doctor only when the Klient has allowed it', async () => {
    const apotheker = await anschluss('apotheker')
    const still = await bring(haus, 'VERORDNET')
    const vorab = await bring(haus, 'VERORDNET', { vor: { klientId: haus.vorabKlientId } })
    const danach = await bring(haus, 'BEI_APOTHEKE', { vor: {} })
    await bis(
      () => artenOf(apotheker, danach.id),
      (arten) => arten.includes('anApothekeGeben'),
    )
    expect(artenOf(apotheker, still.id)).toEqual([])
    expect(artenOf(apotheker, vorab.id)).toEqual(['senden', 'verordnen'])
  })

  it('who loses an order by forwarding hears of that, and of nothing after it', async () => {
    const [alte, added] = await Promise.all([anschluss('apotheker'), anschluss('apotheker2')])
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await fall.run('pfleger', 'anApothekeWeiterleiten')
    await fall.run('apotheker2', 'annehmen')
    await bis(
      () => artenOf(added, fall.id),
      (arten) => arten.includes('annehmen'),
    )
    expect(artenOf(added, fall.id)).toEqual(['anApothekeWeiterleiten', 'annehmen'])
    expect(artenOf(alte, fall.id)).toEqual(['anApothekeGeben', 'anApothekeWeiterleiten'])
  })

  it('a draft that is thrown away is told to its own organisation', async () => {
    const [pfleger, arzt] = await Promise.all([anschluss('pfleger'), anschluss('arzt')])
    const fall = await put(haus)
    await (await haus.wer('pfleger')).call(bestellungContract.remove, { params: { bestellungId: fall.id } })
    await bis(
      () => artenOf(pfleger, fall.id),
      (arten) => arten.includes('loeschen'),
    )
    expect(artenOf(arzt, fall.id)).toEqual([])
  })

  it('carries nothing but which order, which version and what kind of step', async () => {
    const pfleger = await anschluss('pfleger')
    const fall = await bring(haus, 'BEIM_ARZT')
    await bis(
      () => artenOf(pfleger, fall.id).length,
      (count) => count === 2,
    )
    // A word about something else may fall into the same moment; it says no more than what changed.
    const others = /^event: zuruf$|^data: \{"art":"[a-zA-Z]+","id":(null|"[\da-f-]{36}")\}$/
    for (const row of pfleger.text.split('\n').filter((line) => !others.test(line)))
      expect(row).toMatch(
        /^$|^retry: 1000$|^id: \d+-\d+$|^: (offen|da)$|^event: bestellung$|^data: \{"bestellungId":"[\da-f-]{36}","version":\d+,"art":"[a-zA-Z]+"\}$/,
      )
  })
})

describe('an account with very many open lines', () => {
  it('keeps the newest: the oldest one ends and waits until there is a place again, and no other person loses one', async () => {
    const arzt = await anschluss('arzt')
    const lines: Leser[] = []
    for (let n = 0; n < mostStreams; n += 1) lines.push(await anschluss('pfleger'))
    const fall = await put(haus)
    await fall.run('pfleger', 'senden')
    await bis(
      () => lines.map((line) => artenOf(line, fall.id).at(-1)),
      (arten) => arten.every((art) => art === 'senden'),
    )
    const newest = await anschluss('pfleger')
    await bis(() => lines[0]?.beendet, Boolean)
    await bring(haus, 'BEIM_ARZT')
    await bis(
      () => newest.ereignisse.length,
      (count) => count > 0,
    )
    expect([arzt, newest, ...lines].filter(({ beendet }) => beendet)).toEqual([lines[0]])

    const again = () => anschluss('pfleger', { ab: lines[0]?.letzteId ?? '' })
    await expect(again()).rejects.toThrow('refused: 429')
    await lines[1]?.close()
    const back = await again()
    await bis(
      () => back.ereignisse.length,
      (count) => count > 0,
    )
  })
})

describe('a line that breaks', () => {
  it('loses and doubles nothing over three hundred steps, cut at any byte, now at one server and now at the other', async () => {
    const random = createRandom(11)
    const server = [haus.server, await secondServer()]
    const fall = await bring(haus, 'VERORDNET')
    const first = fall.version + 1
    const last = first + 299
    const empfangen: number[] = []
    let lastId = await bis(
      async () => (await anschluss('arzt')).letzteId,
      (id) => id !== null,
    )
    let done = false

    async function write(): Promise<void> {
      for (let i = 0; i < 300; i += 1) {
        const answer = await fall.versuche(i % 2 === 0 ? 'pfleger' : 'arzt', 'rezeptOrtMelden', {
          ort: i % 2 === 0 ? 'AUSDRUCK_PFLEGE' : 'AUSDRUCK_PRAXIS',
        })
        if (answer.status !== 200) throw new Error(answer.text)
        fall.version += 1
      }
    }
    async function lies(): Promise<void> {
      for (let runde = 0; !done; runde += 1) {
        const reader = await anschluss('arzt', { server: random.eins(server), ab: lastId, bytes: random.ganz(1, 900) })
        await bis(() => reader.beendet || reader.ereignisse.some(({ version }) => version === last), Boolean)
        await reader.close().catch(() => {})
        lastId = reader.letzteId
        // What came before may be told again to a reader who is new: only the three hundred count.
        const gezaehlt = reader.ereignisse.filter(({ bestellungId, version }) => bestellungId === fall.id && version >= first)
        empfangen.push(...gezaehlt.map(({ version }) => version))
        done = empfangen.includes(last) || runde > 2000
      }
    }
    await Promise.all([write(), lies()])
    expect(empfangen).toEqual(Array.from({ length: 300 }, (_, i) => first + i))
  })

  it('comes back to events in the order of their numbers, also where these get one digit more', async () => {
    const { rosen } = haus.ensemble.organisationen
    const text = `insert into ereignis (bestellung_id, version, tx, art, zeile, aenderung, angaben, sichtbar_fuer, hoerer, seite, am)
      select gen_random_uuid(), n, n::text::xid8, 'annehmen', 'E9', '{"ziel":"nichts"}', '{}', array[:rosen::uuid], array[:rosen::uuid], 'UHR', :now
      from unnest(array[100, 9, 101, 99, 10]) n`
    await haus.ports.database.query(systemContext, sql('test.stellenwechsel', text), { rosen, now: haus.clock.now.toISOString() })
    const reader = await anschluss('apotheker2', { ab: '8-0' })
    await bis(
      () => reader.ereignisse.length,
      (count) => count >= 5,
    )
    expect(reader.ereignisse.slice(0, 5).map(({ version }) => version)).toEqual([9, 10, 99, 100, 101])
  })

  it('that was down for long is told to look at everything anew', async () => {
    const start = (await anschluss('pfleger2')).letzteId
    const { lindenweg } = haus.ensemble.organisationen
    const text = `insert into ereignis (bestellung_id, version, art, zeile, aenderung, angaben, sichtbar_fuer, hoerer, seite, am)
      select gen_random_uuid(), n, 'annehmen', 'E9', '{"ziel":"nichts"}', '{}', array[:lindenweg::uuid], array[:lindenweg::uuid], 'UHR', :now from generate_series(1, 1000) n`
    await haus.ports.database.query(systemContext, sql('test.tausend', text), { lindenweg, now: haus.clock.now.toISOString() })
    await everythingReadable(haus.ports.database)
    const reader = await anschluss('pfleger2', { ab: start })
    await bis(
      () => reader.zurueckgesetzt,
      (count) => count === 1,
    )
    const klientId = await haus.admit({}, 'pflege-admin2')
    const fall = await put(haus, { klientId, positionen: [withoutRezept()] }, 'pfleger2')
    await bis(
      () => artenOf(reader, fall.id),
      (arten) => arten.includes('anlegen'),
    )
    expect(reader.zurueckgesetzt).toBe(1)
  })

  it.each(['', 'abc', '-1', '0-0-0', '9999999999999999999-1', '1'.repeat(80)])('may come back with anything: %j', async (ab) => {
    const reader = await anschluss('arzt2', { ab })
    const klientId = await haus.admit({ praxis: 'yilmaz' })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId, praxisId: haus.ensemble.organisationen.yilmaz } })
    await bis(
      () => artenOf(reader, fall.id),
      (arten) => arten.includes('senden'),
    )
  })
})

describe('operators', () => {
  it('see how many lines are open, and nothing of whose they are', async () => {
    const open: number[] = []
    const meter = { answered: () => {}, ran: () => {}, streams: (count: number) => void open.push(count) }
    const server = await secondServer({ meter })
    const [one] = await Promise.all([anschluss('pfleger', { server }), anschluss('arzt', { server })])
    await one?.close()
    await bis(
      () => open,
      (counts) => counts.length === 3,
    )
    expect(open).toEqual([1, 2, 1])
  })
})

describe('several processes', () => {
  it('one is woken by what another wrote, without looking by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const anderer = await secondServer()
    const reader = await anschluss('pfleger', { server: anderer })
    const fall = await bring(haus, 'BEIM_ARZT')
    // A step that had to wait for an older transaction of the database server is told with the next word.
    const wordAndBlick = async () => {
      await put(haus)
      return artenOf(reader, fall.id)
    }
    await bis(wordAndBlick, (arten) => arten.includes('senden')).finally(() => vi.useRealTimers())
  })

  it('one that hears no word looks by itself every second', async () => {
    const taub: Ports['database'] = { ...haus.ports.database, listen: async () => async () => {} }
    const reader = await anschluss('pfleger', { server: await secondServer({ database: taub }) })
    const fall = await bring(haus, 'BEIM_ARZT')
    await bis(
      () => artenOf(reader, fall.id),
      (arten) => arten.includes('senden'),
    )
  })
})

describe('rights that end', () => {
  it('end the stream within about a second when the person is shut out, and nothing is told after', async () => {
    const client = await haus.wer('arzt-admin')
    const reader = await anschluss('assistenz')
    const personId = haus.personIds.assistenz
    const before = await bring(haus, 'BEIM_ARZT')
    await bis(
      () => artenOf(reader, before.id),
      (arten) => arten.includes('senden'),
    )
    expect((await client.call(personalContract.setActive, { params: { personId }, body: { aktiv: false } })).status).toBe(204)
    const start = performance.now()
    const danach = await bring(haus, 'BEIM_ARZT')
    await bis(() => reader.beendet, Boolean)
    // A second by itself; the rest is for a busy machine.
    expect(performance.now() - start).toBeLessThan(5000)
    expect(artenOf(reader, danach.id)).toEqual([])
    await client.call(personalContract.setActive, { params: { personId }, body: { aktiv: true } })
  })

  it('end the stream when the token has run out', async () => {
    const reader = await anschluss('apotheker')
    haus.clock.now = new Date(haus.clock.now.getTime() + 11 * 60_000)
    await bis(() => reader.beendet, Boolean, 5000)
  })

  it('end the stream, and not the process, when nobody can say whether they hold', async () => {
    let weg = false
    const { database } = haus.ports
    const wacklig: Ports['database'] = {
      ...database,
      query: (context, statement, values) =>
        weg ? Promise.reject(new DatabaseUnavailable(new Error('gone'))) : database.query(context, statement, values),
    }
    const reader = await anschluss('pfleger', { server: await secondServer({ database: wacklig }) })
    weg = true
    haus.clock.now = new Date(haus.clock.now.getTime() + 2000)
    await bis(() => reader.beendet, Boolean, 5000)
  })
})

import { type Call, errorAnswer } from '@dreiklang/domain/shared/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Konto, bring, konten } from './bestellung/bestellung.fixtures.ts'
import { hausForTests } from './forTests.fixtures.ts'
import { asText, fromSchema, roheBody, verdorben } from './input.fixtures.ts'
import { anfrageFor } from './zugriff.fixtures.ts'
import { type Ziel, zielWithVisit } from './zugriffZiel.fixtures.ts'

const haus = await hausForTests()
let target: Ziel
const token = new Map<Konto, string>()
const calls: Call[] = []
let anfragen = 0
const before = Object.getOwnPropertyNames(Object.prototype).join()

beforeAll(async () => {
  const fall = await bring(haus, 'IN_BEARBEITUNG', { frage: true })
  target = { ...(await zielWithVisit(haus, fall)), personId: haus.personIds.pka }
  for (const konto of konten) token.set(konto, (await haus.wer(konto)).token)
  calls.push(...haus.server.routes.map(({ call }) => call))
})

function kontoFor({ access, id }: Call): Konto | null {
  // A locked session would answer nothing to all that comes after it.
  if (access.kind === 'open' || id === 'anmeldung.lock') return null
  const { personen } = haus.ensemble
  return konten.find((konto) => access.rollen.includes(personen[konto]?.rolle ?? 'ROLE_ADMIN')) ?? 'admin'
}

interface Roh {
  pfad: string
  method: string
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  konto?: Konto | null
}

interface Antwort {
  status: number
  headers: Headers
  text: string
}

async function send({ pfad, method, body, headers = {}, konto = null }: Roh): Promise<Antwort> {
  anfragen += 1
  const bearer = konto === null ? undefined : token.get(konto)
  const answer = await haus.fetch(
    new Request(`http://test.invalid${pfad}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `eingabe-${anfragen}`,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(method === 'GET' || body === undefined ? {} : { body }),
    }),
  )
  if (answer.headers.get('content-type') !== 'text/event-stream')
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  await answer.body?.cancel()
  return { status: answer.status, headers: answer.headers, text: '' }
}

const gutesPassword = { token: 'x'.repeat(43), password: 'vier-Kraniche-im-Nebel' }
const tiefIn = (ebenen: number, value: unknown): unknown => (ebenen === 0 ? value : { b: tiefIn(ebenen - 1, value) })

/** Half a character cannot be written in an address at all. */
const wohlgeformt = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

const adresse = (call: Call, params: Record<string, string> = {}, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString()
  return (
    call.path.replaceAll(/:(\w+)/g, (_ganz, name: string) => encodeURIComponent(params[name] ?? '')) + (search === '' ? '' : `?${search}`)
  )
}

function check(call: Call | null, answer: Antwort): void {
  expect(answer.status).toBeLessThan(500)
  if (answer.status >= 400) {
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const error = errorAnswer.parse(JSON.parse(answer.text))
    expect(error.message).not.toBe(error.code)
    expect(error.fields.length).toBeLessThanOrEqual(1100)
    return
  }
  if (call === null) return
  expect(answer.status).toBe(call.status)
  if (call.media === undefined && call.status !== 204) call.answer.parse(JSON.parse(answer.text))
}

describe.each([
  ['as the contract asks for it, and with everything that it leaves to chance', (gut: fc.Arbitrary<unknown>) => gut, 8],
  ['with one thing spoiled', verdorben, 20],
] as const)('a body %s', (_sentence, wandle, runden) => {
  it('is answered and never breaks anything, whatever the call', async () => {
    for (const call of calls) {
      if (call.method === 'GET') continue
      const { params, body } = anfrageFor(call, target)
      const gut = fc.oneof(fc.constant(body ?? {}), fromSchema(call.body))
      for (const value of fc.sample(wandle(gut), { numRuns: runden, seed: 5 })) {
        const answer = await send({ pfad: adresse(call, params), method: call.method, body: asText(value), konto: kontoFor(call) })
        check(call, answer)
      }
    }
  })
})

describe('an address', () => {
  const kennungen = fc.oneof(
    fc.uuid(),
    fc.constantFrom(
      '',
      ' ',
      '..',
      '../..',
      '%',
      '%00',
      '\u0000',
      'null',
      'undefined',
      '-1',
      '1e9',
      "' or 1=1 --",
      'x'.repeat(5000),
      'Ü',
      '\ud83d\ude00',
    ),
    fc.string({ maxLength: 30 }),
  )
  it('names anything at all', async () => {
    for (const call of calls.filter(({ path }) => path.includes(':'))) {
      const meant = anfrageFor(call, target)
      for (const kennung of fc.sample(kennungen, { numRuns: 12, seed: 7 })) {
        const params = Object.fromEntries(Object.keys(meant.params ?? {}).map((name) => [name, kennung]))
        const pfad = adresse(call, params)
        const answer = await send({
          pfad,
          method: call.method,
          body: JSON.stringify(meant.body ?? {}),
          konto: kontoFor(call),
        })
        // ".." is gone before anyone reads the address: what is asked then is another call.
        const gemeinter = new URL(pfad, 'http://x').pathname.split('/').length === call.path.split('/').length
        if (gemeinter) expect([call.id, answer.status >= 400]).toEqual([call.id, true])
        check(gemeinter ? call : null, answer)
      }
    }
  })

  it('asks with anything at all', async () => {
    const names = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'cursor', 'limit', 'suche', 'status', 'von', 'bis', 'art', 'id', '', 'a[b]', 'a.b'),
      fc.string({ maxLength: 8 }),
    )
    const values = fc.oneof(
      fc.constantFrom('', ' ', '\u0000', '%', '_', '\\', "'", '9999-12-31', '0001-01-01', '1e309', '\u202e', 'x'.repeat(9000)),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const { params } = anfrageFor(call, target)
      const schema = fromSchema(call.query).map((value) =>
        Object.entries(value as object).map(([name, inneres]): [string, string] => [name, String(inneres)]),
      )
      const paare = fc.oneof(schema, fc.array(fc.tuple(names, values), { maxLength: 5 }))
      for (const gezogen of fc.sample(paare, { numRuns: 15, seed: 9 })) {
        const search = gezogen
          .map(([name, value]) => `${encodeURIComponent(wohlgeformt(name))}=${encodeURIComponent(wohlgeformt(value))}`)
          .join('&')
        check(call, await send({ pfad: `${adresse(call, params)}?${search}`, method: 'GET', konto: kontoFor(call) }))
      }
    }
  })

  it.each([
    '/api/gibt-es-nicht',
    '/api',
    '/',
    '/api/bestellungen/',
    '/api//bestellungen',
    '/api/bestellungen/%E0%A4%A',
    '/api/bestellungen/%',
    '/api/%00',
    '/api/..%2fbestellungen',
    '/API/BESTELLUNGEN',
    `/${'a/'.repeat(2000)}`,
  ])('that does not exist is not found: %s', async (pfad) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await send({ pfad, method, body: '{}', konto: 'pfleger' })
      expect([400, 404, 405]).toContain(answer.status)
      check(null, answer)
    }
  })
})

describe('what is no proper body', () => {
  it.each(roheBody)('$satz', async ({ body, contentType = 'application/json', status }) => {
    for (const call of calls.filter(({ method, body: schema }) => method !== 'GET' && !schema.safeParse({}).success)) {
      const { params } = anfrageFor(call, target)
      const answer = await send({
        pfad: adresse(call, params),
        method: call.method,
        body,
        headers: { 'content-type': contentType },
        konto: kontoFor(call),
      })
      expect([call.id, status.includes(answer.status) ? status : answer.status]).toEqual([call.id, status])
      check(call, answer)
      // All bodies of a megabyte at once would only show how long they take.
      if (body.length > 200_000 && call.id === 'bestellung.verordnen') break
    }
  })

  it.each([
    ['in a field', { ...gutesPassword, password: 'a\u0000b' }, ['password']],
    ['in several', { token: '\udc00', password: 'a\ud83d' }, ['token', 'password']],
    ['deep inside', { ...gutesPassword, liste: [{}, { name: ['x', '\u0000'] }] }, ['liste.1.name.1']],
    ['in the name of a field', { ...gutesPassword, liste: { 'na\u0000me\ud800': 1 } }, ['liste.name']],
    ['so deep that the place cannot be written', { ...gutesPassword, a: tiefIn(300, '\u0000') }, [`a.${'b.'.repeat(99)}`]],
  ])('characters that no database holds are named by their field: %s', async (_wo, body, paths) => {
    const answer = await send({ pfad: '/api/auth/reset-password', method: 'POST', body: JSON.stringify(body) })
    const error = errorAnswer.parse(JSON.parse(answer.text))
    expect([answer.status, error.code]).toEqual([400, 'eingabe.ungueltig'])
    expect(error.fields).toEqual(
      paths.map((path) => ({ path, code: 'zeichen', message: 'Hier stehen unzulässige Zeichen. Bitte entfernen.' })),
    )
  })

  it.each([
    ['with another value', '{"token":"a","password":"b","password":"c"}', 'password'],
    ['with the same', '{"token":"a","token":"a","password":"b"}', 'token'],
    ['deep inside', '{"token":"a","password":{"liste":[{},{"name":1,"n\\u0061me":2}]}}', 'password.liste.1.name'],
  ])('a field that stands twice is refused by its name, %s', async (_wie, body, path) => {
    const answer = await send({ pfad: '/api/auth/reset-password', method: 'POST', body })
    const error = errorAnswer.parse(JSON.parse(answer.text))
    expect([answer.status, error.code]).toEqual([400, 'eingabe.ungueltig'])
    expect(error.fields).toEqual([{ path, code: 'doppelt', message: 'Diese Angabe kommt zweimal vor. Bitte eine davon entfernen.' }])
  })

  it('a length that is announced is believed when it is too large', async () => {
    const answer = await send({
      pfad: '/api/bestellungen',
      method: 'POST',
      body: '{}',
      headers: { 'content-length': '99999999' },
      konto: 'pfleger',
    })
    expect(answer.status).toBe(413)
  })
})

describe('a head', () => {
  it.each([
    [
      'authorization',
      [
        '',
        'Bearer',
        'Bearer ',
        'Bearer a.b.c',
        'Basic YTpi',
        'Bearer eyJhbGciOiJub25lIn0.e30.',
        `Bearer ${'x'.repeat(20_000)}`,
        'bearer null',
      ],
    ],
    ['idempotency-key', ['', 'x', 'x'.repeat(5000), '        ', 'ümlaut-schlüssel']],
    ['accept-language', ['', '*', 'xx', 'en;q=0.1,de', 'x'.repeat(9000)]],
    ['last-event-id', ['', 'x', '0-0', '-1--1', '9'.repeat(500)]],
    ['content-type', ['', 'x', 'application/json; charset=utf-16']],
  ] as const)('%s says anything at all', async (name, values) => {
    for (const value of values) {
      for (const id of ['bestellung.create', 'bestellung.read', 'bestellung.annehmen', 'bestellung.stream', 'anmeldung.me']) {
        const call = calls.find((one) => one.id === id)
        if (call === undefined) throw new Error(id)
        const { params, body } = anfrageFor(call, target)
        check(
          call,
          await send({
            pfad: adresse(call, params),
            method: call.method,
            body: JSON.stringify(body ?? {}),
            headers: { [name]: value },
            konto: kontoFor(call),
          }),
        )
      }
    }
  })
})

describe('a method that a path does not know', () => {
  it('is answered with those that it knows', async () => {
    const paths = new Map<string, string[]>()
    for (const { path, method } of calls) paths.set(path, [...(paths.get(path) ?? []), method])
    const fits = (muster: string, path: string) => new RegExp(`^${muster.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
    let gefragt = 0
    for (const [path, allowed] of paths) {
      const pfad = path.replaceAll(/:\w+/g, crypto.randomUUID())
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (calls.some((call) => call.method === method && fits(call.path, pfad))) continue
        const answer = await send({ pfad, method, body: '{}', konto: 'pfleger' })
        expect([path, method, answer.status, answer.headers.get('allow')?.split(', ').toSorted()]).toEqual([
          path,
          method,
          405,
          allowed.toSorted(),
        ])
        check(null, answer)
        gefragt += 1
      }
    }
    expect(gefragt).toBeGreaterThan(200)
  })
})

describe('after all that', () => {
  it('the server lives, the order is as it was, and no object has learned anything', async () => {
    const { id, positionen } = await target.fall.readStore('pfleger')
    expect([id, positionen.map((position) => position.id)]).toEqual([target.fall.id, target.fall.positionIds])
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
    expect(anfragen).toBeGreaterThan(5000)
  })
})

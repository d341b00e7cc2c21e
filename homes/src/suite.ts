/** The answers are not judged here, only compared: what is right stands in the tests of the server. */
import { positionStatus } from '@dreiklang/domain/bestellung/bestellung'
import { type Benutzer, anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import fc from 'fast-check'
import {
  type Fall,
  type HausWithPeople,
  type Konto,
  bring,
  konten,
  zieheEin,
} from '../../packages/server/src/bestellung/bestellung.fixtures.ts'
import { type DemoOrganisation, demoAdmin, demoMail, demoPassword, demoPersonal } from '../../packages/server/src/demo/konten.ts'
import { fromSchema } from '../../packages/server/src/input.fixtures.ts'
import { type TestHome, createClients } from '../../packages/server/src/testServer.ts'
import { anfrageFor, type wer } from '../../packages/server/src/zugriff.fixtures.ts'
import { type Anfrage, type Ziel, createZiel, countOfVorn } from '../../packages/server/src/zugriffZiel.fixtures.ts'
import type { Home } from './home.ts'
import { createNormal } from './normal.ts'

export interface Said {
  asked: string
  answer: string
  /** What the stand-in says to a refusal of these is written down, and a real server says less: uebung.e2e.ts reads it. */
  compared: boolean
}

const written: ReadonlySet<string> = new Set(['anmeldung.signInByTemplate', 'anmeldung.signInWithToken', 'anmeldung.unlock'])

/** Ends the session that the others after it still need. */
const ending: ReadonlySet<string> = new Set(['anmeldung.signOut', 'anmeldung.lock'])

const bodiesEach = 4

/** One of each side, one who leads and two of other houses: who may what is settled in the server's tests, here the homes are compared. */
const asked = [
  'niemand',
  'abgelaufen',
  'admin',
  'pfleger',
  'pflege-admin',
  'arzt',
  'apotheker',
  'pfleger2',
  'arzt2',
] as const satisfies readonly (typeof wer)[number][]

/** Who is not signed in is told so before any home is asked for anything: a part of the calls shows it. */
const turnedAwayEach = 10
const isTurnedAway = ({ access }: Call, konto: (typeof asked)[number]): boolean =>
  access.kind !== 'open' && (konto === 'niemand' || konto === 'abgelaufen')

export async function ask(home: Home, calls: readonly Call[]): Promise<Said[]> {
  const said: Said[] = []
  const normal = createNormal()
  const apart = new Set(calls.filter(({ id }) => written.has(id)).map(({ path }) => path))
  countOfVorn()
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const headers = Object.fromEntries(request.headers)
    const body = request.method === 'GET' ? null : await request.text()
    const answer = await home.ask({ method: request.method, path: `${pathname}${search}`, headers, body })
    const compared = !apart.has(pathname)
    said.push({
      asked: normal.text(`${request.method} ${pathname}${search}`),
      answer: compared ? normal.answer(answer) : new TextDecoder().decode(answer.body),
      compared,
    })
    const empty = answer.status === 204
    return new Response(empty ? null : answer.body, {
      status: answer.status,
      headers: answer.headers.map(([name, value]) => [name, value]),
    })
  }
  const haus = await moveIn(home, fetch)
  const fall = await goAllWays(haus)
  const ziel = await createZiel(haus, fall)
  await askEverything(haus, { calls, ziel, forward: home.forward })
  await sayNonsense(haus, { calls, ziel })
  return said
}

async function moveIn(home: Home, fetch: TestHome['fetch']): Promise<HausWithPeople> {
  const client = createClients(fetch)
  const anonymous = client('')
  const signIn = async (konto: string) => {
    const { status, body } = await anonymous.call(anmeldungContract.signIn, { body: { email: demoMail(konto), password: demoPassword } })
    if (status !== 200) throw new Error(`${konto} could not sign in at ${home.name}: ${status}`)
    return body
  }
  const personen: TestHome['ensemble']['personen'] = {}
  const organisationen = {} as Record<DemoOrganisation, string>
  for (const { konto, organisation } of demoPersonal) {
    const { user } = await signIn(konto)
    const organisationId = houseOf(user)
    personen[konto] = { personId: user.id, organisationId }
    organisationen[organisation] = organisationId
  }
  const server: TestHome = {
    ensemble: { personen, organisationen },
    clock: {
      get now() {
        return home.now()
      },
    },
    anonymous,
    as: async (konto) => client((await signIn(konto)).accessToken),
    fetch,
    close: home.close,
  }
  return { ...server, ...(await zieheEin(server)) }
}

const houseOf = ({ pflegepersonal, apothekepersonal, arztpersonal }: Benutzer): string =>
  pflegepersonal?.pflegedienst.id ?? apothekepersonal?.apotheke.id ?? arztpersonal?.arzt.id ?? ''

async function goAllWays(haus: HausWithPeople): Promise<Fall> {
  let last: Fall | null = null
  for (const status of positionStatus) {
    const fall = await bring(haus, status, { frage: true })
    for (const konto of ['pfleger', 'arzt', 'apotheker'] as const) {
      if (status !== 'ENTWURF' || konto === 'pfleger') await fall.zeitstrahl(konto)
    }
    if (status === 'GELIEFERT') last = fall
  }
  if (last === null) throw new Error('No order was delivered')
  return last
}

interface Matter {
  calls: readonly Call[]
  ziel: Ziel
}

async function askEverything(haus: HausWithPeople, { calls, ziel, forward }: Matter & Pick<Home, 'forward'>): Promise<void> {
  const { token: abgelaufen } = await haus.wer('pfleger')
  await forward(11)
  for (const [nr, call] of calls.entries()) {
    for (const konto of asked) {
      if (isTurnedAway(call, konto) && nr % turnedAwayEach !== 0) continue
      const token = konto === 'abgelaufen' ? abgelaufen : await tokenFor(haus, call, konto)
      await send(haus, { call, token, anfrage: anfrageFor(call, ziel) })
    }
  }
}

async function tokenFor(haus: HausWithPeople, call: Call, konto: Exclude<(typeof wer)[number], 'abgelaufen'>): Promise<string> {
  if (konto === 'niemand') return ''
  return (ending.has(call.id) ? await haus.as(konto) : await haus.wer(konto)).token
}

async function sayNonsense(haus: HausWithPeople, { calls, ziel }: Matter): Promise<void> {
  for (const call of calls) {
    if (call.method === 'GET' || ending.has(call.id)) continue
    const konto = kontoFor(call)
    const token = konto === null ? '' : (await haus.wer(konto)).token
    for (const body of fc.sample(fromSchema(call.body), { numRuns: bodiesEach, seed: 6 }))
      await send(haus, { call, token, anfrage: { ...anfrageFor(call, ziel), body } })
  }
}

function kontoFor({ access }: Call): Konto | null {
  if (access.kind === 'open') return null
  const first = [...demoPersonal, demoAdmin].find(({ rolle }) => access.rollen.includes(rolle)) ?? demoAdmin
  return konten.find((konto) => konto === first.konto) ?? null
}

const send = (haus: HausWithPeople, { call, token, anfrage }: { call: Call; token: string; anfrage: Anfrage }) =>
  haus.anonymous.call(call, { ...anfrage, headers: token === '' ? {} : { authorization: `Bearer ${token}` } })

/** Every call of the built product, asked as nobody, from a locked session, and by a foreign site. */
import type { Call } from '../../../packages/domain/src/shared/contract.ts'
import { openCalls } from '../../../packages/domain/src/shared/openCalls.ts'
import { type Measure, type Rig, ask, inPart, inTurn, judged, pathOf, signIn } from '../rig.ts'

const mostOpen = 12

interface Served {
  paths: Record<string, Record<string, unknown>>
}

const bodyFor = ({ method }: Call) => (method === 'GET' ? {} : { body: {} })

async function askAll({ product, calls }: Rig, token?: string): Promise<{ call: Call; answer: Response }[]> {
  const answers: { call: Call; answer: Response }[] = []
  await inTurn(calls, async (call) => {
    const answer = await ask(product, pathOf(call), { method: call.method, ...(token === undefined ? {} : { token }), ...bodyFor(call) })
    await answer.body?.cancel()
    answers.push({ call, answer })
  })
  return answers
}

const isOpen = ({ access }: Call) => access.kind === 'open'

/** All of them by name, those that anybody may call first. */
function openList(): string {
  const told = (['none', 'credentials', 'session', 'secret'] as const).map((proof) => {
    const ids = [...openCalls].filter(([, call]) => call.proof === proof).map(([id]) => id)
    return `${ids.length} with ${proof === 'none' ? 'no proof' : `a proof by ${proof}`} (${ids.join(', ')})`
  })
  return told.join(', ')
}

const everyCallDeclared: Measure = {
  quick: true,
  async measure(rig) {
    const served = (await (await ask(rig.product, '/api/openapi.json')).json()) as Served
    const undeclared = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter(
          (method) =>
            !rig.calls.some((call) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}` === `${method.toUpperCase()} ${path}`),
        )
        .map((method) => `${method} ${path}`),
    )
    const answers = await askAll(rig)
    const letIn = answers.filter(({ call, answer }) => !isOpen(call) && answer.status !== 401)
    const open = rig.calls.filter(isOpen)
    const unlisted = open.filter(({ id }) => !openCalls.has(id)).length
    const matters = new Set([...openCalls.values()].map(({ matter }) => matter)).size
    const withoutProof = [...openCalls.values()].filter(({ proof }) => proof === 'none').length
    return judged(
      undeclared.length === 0 && letIn.length === 0 && unlisted === 0 && open.length <= mostOpen,
      `built: ${rig.calls.length} calls, ${undeclared.length} served without a contract, ${letIn.length} closed ones answer other than 401 to nobody; ` +
        `${open.length} need no session (${unlisted} of them not in the table), in ${matters} matters: signing in, links in mails and public forms ask for ` +
        `more than the limit, and ${withoutProof} of them take no proof: ${openList()}`,
    )
  },
}

const lockedSession: Measure = {
  quick: true,
  async measure(rig) {
    const { product, calls } = rig
    const { token, cookie } = await signIn(product, 'pflege-admin')
    await ask(product, '/api/auth/lock', { method: 'POST', token, body: {} })
    const closed = { ...rig, calls: calls.filter((call) => !isOpen(call) && call.id !== 'anmeldung.signOut') }
    const letIn = (await askAll(closed, token)).filter(({ answer }) => ![401, 423].includes(answer.status))
    const unlock = async (konto: string) =>
      (
        await ask(product, '/api/auth/unlock-session', {
          method: 'POST',
          token,
          headers: { cookie, origin: product.address },
          body: { email: `${konto}@dreiklang.example`, password: 'Dreiklang-2026!' },
        })
      ).status
    const other = await unlock('pfleger')
    const own = await unlock('pflege-admin')
    return judged(
      letIn.length === 0 && other >= 400 && own === 200,
      `built: ${closed.calls.length} calls, ${letIn.length} answer a locked session; another user's password ${other}, the own ${own}`,
    )
  },
}

const foreignSites: Measure = {
  quick: true,
  async measure({ product, calls }) {
    const { cookie } = await signIn(product, 'apotheke-admin')
    const changes = calls.filter(({ method }) => method !== 'GET')
    const forms = [
      { 'content-type': 'text/plain', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
    ]
    let changed = 0
    for (const headers of forms)
      await inTurn(changes, async (call) => {
        const answer = await ask(product, pathOf(call), { method: call.method, body: '{}', headers: { ...headers, cookie } })
        await answer.body?.cancel()
        if (answer.status < 400) changed += 1
      })
    const stillIn = (
      await ask(product, '/api/auth/refreshtoken', { method: 'POST', body: {}, headers: { cookie, origin: product.address } })
    ).status
    return judged(
      changed === 0 && stillIn === 200,
      `built: ${changes.length} changing calls in ${forms.length} forms with the cookie of a session, ${changed} accepted; the session goes on (${stillIn})`,
    )
  },
}

const nothingKept: Measure = {
  quick: true,
  async measure(rig) {
    const { token, cookie } = await signIn(rig.product, 'arzt-admin')
    const reading = { ...rig, calls: rig.calls.filter(({ method }) => method === 'GET') }
    const kept = (await askAll(reading, token)).filter(({ answer }) => answer.headers.get('cache-control') !== 'no-store')
    const out = await ask(rig.product, '/api/auth/signout', {
      method: 'POST',
      token,
      body: {},
      headers: { cookie, origin: rig.product.address },
    })
    const clears = out.headers.get('clear-site-data')
    return inPart(
      kept.length === 0 && clears !== null,
      `built: ${kept.length} of ${reading.calls.length} answers without no-store${
        kept.length === 0
          ? ''
          : ` (${kept
              .map(({ call }) => call.id)
              .slice(0, 3)
              .join(', ')})`
      }, signing out clears ${clears ?? 'nothing'}`,
      'what the browser keeps',
    )
  },
}

export const ofAccess: Readonly<Record<string, Measure>> = {
  'A-1': everyCallDeclared,
  'B-7': lockedSession,
  'C-10': foreignSites,
  'E-6': nothingKept,
}

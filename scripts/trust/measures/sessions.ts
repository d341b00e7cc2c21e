/** Passwords, codes, links and sessions of the built product. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bestellungContract } from '../../../packages/domain/src/bestellung/bestellung.contract.ts'
import { codeOf } from '../../../e2e/src/totp.ts'
import { type Measure, ask, inPart, judged, signIn } from '../rig.ts'

const password = 'Dreiklang-2026!'
const countOf = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length

const guessing: Measure = {
  quick: true,
  async measure({ product }) {
    const email = 'arzt2@dreiklang.example'
    const { cookie } = await signIn(product, 'arzt2', '203.0.113.200')
    const tries = Array.from({ length: 100 }, (_, nr) =>
      ask(product, '/api/auth/signin', {
        method: 'POST',
        body: { email, password: `falsch-${nr}` },
        headers: { 'x-forwarded-for': `198.51.100.${nr % 50}` },
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    const known = await ask(product, '/api/auth/signin', {
      method: 'POST',
      body: { email, password },
      headers: { cookie, 'x-forwarded-for': '203.0.113.200' },
    })
    const compared = countOf(statuses, 401)
    return inPart(
      compared <= 10 && compared + countOf(statuses, 429) === 100 && known.status === 200,
      `built: of 100 wrong passwords from 50 places ${compared} were compared and ${countOf(statuses, 429)} turned away; the known device gets ${known.status}`,
      'the chance of guessing a code in a day, other secrets than passwords',
    )
  },
}

const codeOnce: Measure = {
  quick: true,
  async measure({ product }) {
    const { token } = await signIn(product, 'apotheker2')
    const post = (path: string, body: unknown) => ask(product, path, { method: 'POST', token, body })
    const { geheimnis } = (await (await post('/api/account/second-factor/totp', { password })).json()) as { geheimnis: string }
    const confirmed = await post('/api/account/second-factor/totp/confirm', { code: codeOf(geheimnis, 0) })
    if (!confirmed.ok) throw new Error(`the app could not be switched on: ${confirmed.status}`)
    const credentials = { email: 'apotheker2@dreiklang.example', password }
    const first = await ask(product, '/api/auth/signin', { method: 'POST', body: credentials })
    const { details } = (await first.json()) as { details: { token: string } }
    const code = codeOf(geheimnis, 1)
    const second = () => ask(product, '/api/auth/second-factor', { method: 'POST', body: { weg: 'totp', token: details.token, code } })
    const statuses = (await Promise.all(Array.from({ length: 20 }, second))).map(({ status }) => status)
    return judged(countOf(statuses, 200) === 1, `built: of 20 at once with one code ${countOf(statuses, 200)} got a session`)
  },
}

/** How long its stream lives on after the session has ended; null: longer than anybody waits. */
async function endOf(stream: Response): Promise<number | null> {
  const begun = Date.now()
  const reader = stream.body?.getReader()
  for (;;) {
    const read = await Promise.race([reader?.read(), sleep(5_000).then(() => null)])
    if (read === null) return null
    if (read === undefined || read.done) return Date.now() - begun
  }
}

const sessionEnds: Measure = {
  quick: true,
  async measure({ product }) {
    const { token, cookie } = await signIn(product, 'arzt-admin')
    const stream = await ask(product, bestellungContract.stream.path, { token })
    const ended = endOf(stream)
    const headers = { cookie, origin: product.address }
    await ask(product, '/api/auth/signout', { method: 'POST', token, body: {}, headers })
    const after = [
      await ask(product, '/api/auth/me', { token }),
      await ask(product, '/api/bestellungen', { token }),
      await ask(product, '/api/auth/refreshtoken', { method: 'POST', body: {}, headers }),
    ].map(({ status }) => status)
    const closedMs = await ended
    return inPart(
      after.every((status) => status === 401) && closedMs !== null,
      `built: after signing out ${after.filter((status) => status < 400).length} of ${after.length} requests accepted, the stream (${stream.status}) ended ${closedMs === null ? 'not' : `after ${closedMs} ms`}`,
      'idle and absolute time, changed password, other ends',
    )
  },
}

/** The text of the newest mail to this address in the folder of the product; links lie in quoted-printable. */
function newestMail(dataDir: string, email: string): string | null {
  const folder = join(dataDir, 'mail')
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
  return mails.findLast((mail) => mail.includes(`To: ${email}`)) ?? null
}

const linkOnce: Measure = {
  quick: true,
  async measure({ product }) {
    const email = 'pfleger2@dreiklang.example'
    await ask(product, '/api/auth/forgot-password', { method: 'POST', body: { email }, headers: { 'x-forwarded-for': '203.0.113.9' } })
    let mail: string | null = null
    for (let waited = 0; mail === null && waited < 100; waited += 1) {
      await sleep(100)
      mail = newestMail(product.dataDir, email)
    }
    const [, token] = /token=([\w.%-]+)/.exec(mail ?? '') ?? []
    if (token === undefined) throw new Error('no mail with a link came within ten seconds')
    const setBy = (nr: number) =>
      ask(product, '/api/auth/reset-password', {
        method: 'POST',
        body: { token: decodeURIComponent(token), password: `Zwei-Kiesel-am-Weg-${nr}` },
      })
    const statuses = (await Promise.all(Array.from({ length: 10 }, (_, nr) => setBy(nr)))).map(({ status }) => status)
    const again = (await setBy(11)).status
    return inPart(
      statuses.filter((status) => status < 400).length === 1 && again >= 400,
      `built: of 10 at once with one link ${statuses.filter((status) => status < 400).length} set a password, afterwards ${again}`,
      'confirmations and invitations, other address, after its time',
    )
  },
}

export const ofSessions: Readonly<Record<string, Measure>> = {
  'B-3': guessing,
  'B-5': codeOnce,
  'B-6': sessionEnds,
  'B-8': linkOnce,
}

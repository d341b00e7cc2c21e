/** What lies outside of the machine: the mail server, the address that people use, and other clocks. */
import type { Config } from '../config.ts'
import { isThisMachine } from '../config.ts'
import { createClientAddress } from '../http/clientAddress.ts'
import { greetSmtp } from '../mail/smtp.ts'
import { type Finding, findingsOf } from './finding.ts'

/** A time that somebody else said, in ms, at the moment at which it was heard. */
export interface HeardTime {
  from: string
  said: number
  heardAt: number
}

interface Heard {
  findings: Finding[]
  times: HeardTime[]
}

const patienceMs = 10_000

/** Signs in at the mail server and sends nothing. */
export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Heard> {
  const { good, bad } = findingsOf('mail')
  if (smtpUrl === null) return { findings: [good('SMTP_URL is not set: mails are files in DATA_DIR/mail')], times: [] }
  const { host, protocol, username } = new URL(smtpUrl)
  try {
    const said = await greetSmtp(smtpUrl)
    const [greeting = 'nothing'] = said
    const signedIn = username === '' ? '' : ` and lets ${decodeURIComponent(username)} in`
    return {
      findings: [good(`${host} answers "${oneLine(greeting)}"${signedIn}; mails come from ${mailFrom}`)],
      times: [...timeIn(greeting)].map((time) => ({ from: `the mail server ${host}`, said: time, heardAt: Date.now() })),
    }
  } catch (error) {
    const reason = oneLine(error instanceof Error ? error.message : String(error))
    return { findings: [bad(`${host} (${protocol.slice(0, -1)}) does not work: ${reason}`, 'Check SMTP_URL')], times: [] }
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Some mail servers put it into their greeting (RFC 5322, 3.3). */
function timeIn(greeting: string): number[] {
  const [found] = /\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}/.exec(greeting) ?? []
  const time = found === undefined ? Number.NaN : Date.parse(found)
  return Number.isNaN(time) ? [] : [time]
}

/** The address that people type is asked once: while no server runs, for the way to it alone. */
export async function checkOrigin({ origin, reachedByOthers }: Config, runs: boolean): Promise<Heard> {
  const { good, attention, bad } = findingsOf('origin')
  if (isThisMachine(new URL(origin).hostname))
    return { findings: reachedByOthers ? [] : [good(`${origin}: only this machine reaches it`)], times: [] }
  try {
    const asked = Date.now()
    const answer = await fetch(`${origin}/api/health/live`, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' })
    const heardAt = (asked + Date.now()) / 2
    const said = Date.parse(answer.headers.get('date') ?? '')
    const times = Number.isNaN(said) ? [] : [{ from: origin, said, heardAt }]
    if (answer.ok) return { findings: [good(`${origin} leads to Dreiklang`)], times }
    const finding = runs
      ? bad(`${origin} answers ${answer.status} where Dreiklang says that it lives`, 'Check where the proxy sends what it gets')
      : attention(`${origin} answers ${answer.status}; no server runs here, so it cannot lead to one`)
    return { findings: [finding], times }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return { findings: [bad(`${origin} cannot be reached from here: ${cause}`, 'Check ORIGIN, the name and the proxy')], times: [] }
  }
}

export function checkProxies({ trustedProxies }: Config): Finding[] {
  createClientAddress(trustedProxies)
  const { good } = findingsOf('proxies')
  return [good(trustedProxies.length === 0 ? 'TRUSTED_PROXIES names none' : `Believed: ${trustedProxies.join(', ')}`)]
}

/** A Date of HTTP has no parts of a second, and asking takes its time. */
const toleratedMs = 5_000
/** Beyond it, codes of the second factor are of another step, and fresh links look old. */
const wrongMs = 30_000

export function checkClock(times: readonly HeardTime[], newest: { from: string; at: number } | null): Finding[] {
  const { good, attention, bad } = findingsOf('clock')
  const now = new Date()
  const findings = times.map(({ from, said, heardAt }) => {
    const apart = heardAt - said
    const sentence = `This machine says ${new Date(heardAt).toISOString()}, ${from} ${new Date(said).toISOString()}`
    if (Math.abs(apart) <= toleratedMs) return good(sentence)
    return (Math.abs(apart) > wrongMs ? bad : attention)(sentence, 'Let NTP set the clock of the one that is wrong')
  })
  if (newest !== null && newest.at > now.getTime() + wrongMs)
    findings.push(
      bad(
        `This machine says ${now.toISOString()}, and ${from(newest)} is later: the clock went back, or was ahead then`,
        'Let NTP set the clock',
      ),
    )
  return findings.length > 0 ? findings : [good(`This machine says ${now.toISOString()}; nothing else was asked for the time`)]
}

const from = (newest: { from: string; at: number }) => `${newest.from} of ${new Date(newest.at).toISOString()}`

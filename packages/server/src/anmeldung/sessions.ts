/** No question to the database for every request: an answer is reused for a second, or less when a notification arrives. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { beforeSecondFactor } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { rechteOf } from '@dreiklang/domain/shared/rechte'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Sessions } from '../shared/sessions.ts'
import { type AccessTokens, createAccessTokens } from './accessToken.ts'
import { type Hintergrund, createBackground } from './background.ts'
import { rememberActivity } from './lock.repository.ts'
import { notAdmitted, aufgenommen } from './mails.ts'
import { type SessionRow, loadLiving, reportRechte, sessionChannel } from './session.repository.ts'
import { countWaiting, deleteWaiting, listWaiting, loadConfirmed, takeOverPassword } from './waiting.repository.ts'

function createUebernahme({ publicUrl }: Pick<Ports, 'publicUrl'>): Sessions['takeOverWaiting'] {
  return async (tx, { email, personId, ...to }) => {
    if (!(await takeOverPassword(tx, email, personId))) return false
    await queueMail(tx, aufgenommen({ an: email, ...to, link: `${publicUrl}/sign-in` }))
    return true
  }
}

const refuseWaiting: Sessions['refuseWaiting'] = async (tx, { id, organisationId, ...to }) => {
  const refused = await deleteWaiting(tx, { id, organisationId })
  if (refused !== null) await queueMail(tx, notAdmitted({ an: refused.email, name: refused.name, ...to }))
  return refused !== null
}

/** Revoked rights take effect within this time, even when no notification arrives. */
const freshMs = 1000
const cacheSize = 50_000
const activityMs = 60_000

/** Inside the transaction. The room of messages is above this one, so it is passed in. */
export type MeldeKonto = (
  tx: Queryable,
  meldung: {
    personId: string
    anlass: 'WILLKOMMEN' | 'NEUES_GERAET' | 'PASSWORT_GEAENDERT' | 'ZWEITER_FAKTOR_GEAENDERT' | 'AUFNAHME_WARTET'
    werte?: Readonly<Record<string, string>>
    am: string
  },
) => Promise<void>

export interface SessionsHier extends Sessions {
  reportKonto: MeldeKonto
  tokens: AccessTokens
  /** Work after the answer; it is waited for when the server closes. */
  hintergrund: Hintergrund
  /**
   * Null: not signed in. Locked, or lacking a required second factor: only calls that are open or lead out of it.
   * @throws zugriff.gesperrt, anmeldung.zweiter_faktor_einrichten
   */
  zulassen(request: Request, call: Call): Promise<Akteur | null>
  forget(personId: string): void
  /** The other processes find out within a second. */
  forgetSessions(sessionIds: readonly string[]): void
}

interface KnownSession {
  akteur: Akteur
  stempel: number
  endetAmMs: number
  gesperrt: boolean
  ohneFaktor: boolean
  zuletztMs: number
}

interface Known {
  /** Null: not to be used. */
  sitzung: KnownSession | null
  /** When the question was sent, not when the answer came. */
  askedAtMs: number
}

export async function createSessions(ports: Ports, { reportKonto }: { reportKonto: MeldeKonto }): Promise<SessionsHier> {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const tokens = await createAccessTokens(ports)
  const hintergrund = createBackground(ports.log)
  const known = new Map<string, Known>()
  const asking = new Map<string, Promise<Known>>()
  let batch: { sitzungIds: string[]; answer: Promise<Map<string, Known>> } | null = null
  /** Rises with every notification of an ended session: answers in flight at that time are not cached. */
  let epoch = 0

  function forget(personId: string): void {
    epoch++
    batch = null
    asking.clear()
    for (const [sessionId, { sitzung }] of known) if (sitzung?.akteur.personId === personId) known.delete(sessionId)
  }
  const stopListening = await database.listen(sessionChannel, forget)

  /** Batches all lookups of one turn of the event loop into one statement: hundreds of open streams check once a second, all at once. */
  function askWithOthers(sessionId: string): Promise<Map<string, Known>> {
    if (batch !== null) {
      batch.sitzungIds.push(sessionId)
      return batch.answer
    }
    const sitzungIds = [sessionId]
    const answer = Promise.resolve().then(async () => {
      if (batch?.sitzungIds === sitzungIds) batch = null
      const now = clock.now()
      const rows = await loadLiving(db, sitzungIds, now.toISOString())
      const found = new Map(rows.map((row) => [row.sitzungId, row]))
      return new Map(sitzungIds.map((id) => [id, { sitzung: sessionOf(found.get(id)), askedAtMs: now.getTime() }]))
    })
    batch = { sitzungIds, answer }
    return answer
  }

  async function ask(sessionId: string): Promise<Known> {
    const startedIn = epoch
    const bekannt = (await askWithOthers(sessionId)).get(sessionId)
    if (bekannt === undefined) throw new Error('The batch lost a session')
    if (startedIn === epoch) keep(sessionId, bekannt)
    return bekannt
  }

  function keep(sessionId: string, bekannt: Known): void {
    known.delete(sessionId)
    if (known.size >= cacheSize) {
      const oldest = known.keys().next()
      if (!oldest.done) known.delete(oldest.value)
    }
    known.set(sessionId, bekannt)
  }

  async function lookUp(sessionId: string): Promise<Known> {
    const bekannt = known.get(sessionId)
    const age = bekannt === undefined ? freshMs : clock.now().getTime() - bekannt.askedAtMs
    // A clock that was set back makes the age negative: then the entry is ignored.
    if (bekannt !== undefined && age >= 0 && age < freshMs) return bekannt
    const running = asking.get(sessionId)
    if (running !== undefined) return running
    const question = ask(sessionId).finally(() => {
      if (asking.get(sessionId) === question) asking.delete(sessionId)
    })
    asking.set(sessionId, question)
    return question
  }

  async function sessionOfRequest(request: Request): Promise<KnownSession | null> {
    const token = bearerOf(request)
    const claims = token === null ? null : await tokens.verify(token)
    if (claims === null) return null
    const { sitzung } = await lookUp(claims.sitzungId)
    if (sitzung === null || sitzung.stempel !== claims.stempel || sitzung.akteur.personId !== claims.personId) return null
    return sitzung.endetAmMs > clock.now().getTime() ? sitzung : null
  }

  /** An open stream does not count as activity: it continues when everyone has left the room. */
  async function remember(session: KnownSession, call: Call): Promise<void> {
    const now = clock.now()
    if (call.media === 'text/event-stream' || now.getTime() - session.zuletztMs < activityMs) return
    session.zuletztMs = now.getTime()
    await rememberActivity(db, session.akteur.sitzungId, now.toISOString())
  }

  return {
    reportKonto,
    tokens,
    hintergrund,
    forget,
    forgetSessions: (sessionIds) => sessionIds.forEach((sessionId) => known.delete(sessionId)),
    async authenticate(request) {
      const session = await sessionOfRequest(request)
      return session === null || session.gesperrt || session.ohneFaktor ? null : session.akteur
    },
    async zulassen(request, call) {
      const session = await sessionOfRequest(request)
      if (session === null || !may(session, call)) return null
      await remember(session, call)
      return session.akteur
    },
    rechteChanged: reportRechte,
    waitingKonto: loadConfirmed,
    listWaiting,
    countWaiting,
    refuseWaiting,
    takeOverWaiting: createUebernahme(ports),
    async close() {
      await stopListening()
      await hintergrund.close()
    },
  }
}

/** @throws zugriff.gesperrt, anmeldung.zweiter_faktor_einrichten where the call is for people who may more than this session now */
function may({ gesperrt, ohneFaktor }: KnownSession, { access, id }: Call): boolean {
  if (access.kind === 'open') return !gesperrt
  if (gesperrt) throw sharedErrors.refuse('zugriff.gesperrt')
  if (ohneFaktor && !beforeSecondFactor.includes(id)) throw anmeldungErrors.refuse('anmeldung.zweiter_faktor_einrichten')
  return true
}

export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  return header === null ? null : (/^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1] ?? null)
}

function sessionOf(row: SessionRow | undefined): Known['sitzung'] {
  if (row === undefined) return null
  const { personId, sitzungId, rolle, organisationId, name, stempel, endetAm, gesperrt, ohneFaktor, zuletztAm } = row
  const akteur = { personId, sitzungId, rolle, organisationId, name, ...rechteOf(row) }
  return { akteur, stempel, endetAmMs: Date.parse(endetAm), gesperrt, ohneFaktor, zuletztMs: Date.parse(zuletztAm) }
}

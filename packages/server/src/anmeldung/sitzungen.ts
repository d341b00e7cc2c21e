/**
 * Who is behind a token, without asking the database for every request: an answer is reused for a second, or less when a notification
 * arrives.
 */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { vorDemZweitenFaktor } from '@dreiklang/domain/anmeldung/zweiterFaktor.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import { type AccessTokens, createAccessTokens } from './accessToken.ts'
import { istPharmazeutisch } from './anmeldung.repository.ts'
import { type Hintergrund, createHintergrund } from './hintergrund.ts'
import { ladeBestaetigtes } from './wartende.repository.ts'
import { createUebernahme } from './wartende.usecases.ts'
import { merkeTaetigkeit } from './sperre.repository.ts'
import { type SitzungRow, ladeLebende, meldeRechte, sitzungKanal } from './sitzung.repository.ts'

/** Revoked rights take effect within this time, even when no notification arrives. */
const freshMs = 1000
const cacheSize = 50_000
/** Granularity at which the last activity is stored. */
const activityMs = 60_000

/**
 * Notifies a person inside the transaction that something about their account changed; the room of messages is above this one, so it is
 * passed in.
 */
export type MeldeKonto = (
  tx: Queryable,
  meldung: {
    personId: string
    anlass: 'WILLKOMMEN' | 'NEUES_GERAET' | 'PASSWORT_GEAENDERT' | 'ZWEITER_FAKTOR_GEAENDERT'
    werte?: Readonly<Record<string, string>>
    am: string
  },
) => Promise<void>

export interface SitzungenHier extends Sitzungen {
  meldeKonto: MeldeKonto
  tokens: AccessTokens
  /** Work after the answer; it is waited for when the server closes. */
  hintergrund: Hintergrund
  /**
   * Who may make this call: null when nobody is signed in. A locked session, and one without the required second factor, may make the
   * open calls and those that lead out of it.
   * @throws zugriff.gesperrt, anmeldung.zweiter_faktor_einrichten
   */
  zulassen(request: Request, call: Call): Promise<Akteur | null>
  /** This process looks the person's sessions up again with the next request. */
  vergiss(personId: string): void
  /** Like `vergiss`, by session; the other processes find out within a second. */
  vergissSitzungen(sitzungIds: readonly string[]): void
}

interface BekannteSitzung {
  akteur: Akteur
  stempel: number
  endetAmMs: number
  gesperrt: boolean
  ohneFaktor: boolean
  zuletztMs: number
}

interface Bekannt {
  /** Null: not to be used. */
  sitzung: BekannteSitzung | null
  /** When the question was sent, not when the answer came. */
  askedAtMs: number
}

export async function createSitzungen(ports: Ports, { meldeKonto }: { meldeKonto: MeldeKonto }): Promise<SitzungenHier> {
  const { database, clock } = ports
  const db = imNamen(database, systemKontext)
  const tokens = await createAccessTokens(ports)
  const hintergrund = createHintergrund(ports.log)
  const known = new Map<string, Bekannt>()
  const asking = new Map<string, Promise<Bekannt>>()
  /** Sessions that the next statement asks for. */
  let batch: { sitzungIds: string[]; answer: Promise<Map<string, Bekannt>> } | null = null
  /** Rises with every notification of an ended session: answers in flight at that time are not cached. */
  let epoch = 0

  function vergiss(personId: string): void {
    epoch++
    batch = null
    asking.clear()
    for (const [sitzungId, { sitzung }] of known) if (sitzung?.akteur.personId === personId) known.delete(sitzungId)
  }
  const stopListening = await database.listen(sitzungKanal, vergiss)

  /** Batches all lookups of one turn of the event loop into one statement: hundreds of open streams check once a second, all at once. */
  function askWithOthers(sitzungId: string): Promise<Map<string, Bekannt>> {
    if (batch !== null) {
      batch.sitzungIds.push(sitzungId)
      return batch.answer
    }
    const sitzungIds = [sitzungId]
    const answer = Promise.resolve().then(async () => {
      if (batch?.sitzungIds === sitzungIds) batch = null
      const now = clock.now()
      const rows = await ladeLebende(db, sitzungIds, now.toISOString())
      const found = new Map(rows.map((row) => [row.sitzungId, row]))
      return new Map(sitzungIds.map((id) => [id, { sitzung: sitzungVon(found.get(id)), askedAtMs: now.getTime() }]))
    })
    batch = { sitzungIds, answer }
    return answer
  }

  async function ask(sitzungId: string): Promise<Bekannt> {
    const startedIn = epoch
    const bekannt = (await askWithOthers(sitzungId)).get(sitzungId)
    if (bekannt === undefined) throw new Error('The batch lost a session')
    if (startedIn === epoch) keep(sitzungId, bekannt)
    return bekannt
  }

  function keep(sitzungId: string, bekannt: Bekannt): void {
    known.delete(sitzungId)
    if (known.size >= cacheSize) {
      const oldest = known.keys().next()
      if (!oldest.done) known.delete(oldest.value)
    }
    known.set(sitzungId, bekannt)
  }

  async function lookUp(sitzungId: string): Promise<Bekannt> {
    const bekannt = known.get(sitzungId)
    const age = bekannt === undefined ? freshMs : clock.now().getTime() - bekannt.askedAtMs
    // A clock that was set back makes the age negative: then the entry is ignored.
    if (bekannt !== undefined && age >= 0 && age < freshMs) return bekannt
    const running = asking.get(sitzungId)
    if (running !== undefined) return running
    const question = ask(sitzungId).finally(() => {
      if (asking.get(sitzungId) === question) asking.delete(sitzungId)
    })
    asking.set(sitzungId, question)
    return question
  }

  async function sitzungVonAnfrage(request: Request): Promise<BekannteSitzung | null> {
    const token = bearerOf(request)
    const claims = token === null ? null : await tokens.verify(token)
    if (claims === null) return null
    const { sitzung } = await lookUp(claims.sitzungId)
    if (sitzung === null || sitzung.stempel !== claims.stempel || sitzung.akteur.personId !== claims.personId) return null
    return sitzung.endetAmMs > clock.now().getTime() ? sitzung : null
  }

  /** An open stream does not count as activity: it continues when everyone has left the room. */
  async function merke(sitzung: BekannteSitzung, call: Call): Promise<void> {
    const now = clock.now()
    if (call.media === 'text/event-stream' || now.getTime() - sitzung.zuletztMs < activityMs) return
    sitzung.zuletztMs = now.getTime()
    await merkeTaetigkeit(db, sitzung.akteur.sitzungId, now.toISOString())
  }

  return {
    meldeKonto,
    tokens,
    hintergrund,
    vergiss,
    vergissSitzungen: (sitzungIds) => sitzungIds.forEach((sitzungId) => known.delete(sitzungId)),
    async authenticate(request) {
      const sitzung = await sitzungVonAnfrage(request)
      return sitzung === null || sitzung.gesperrt || sitzung.ohneFaktor ? null : sitzung.akteur
    },
    async zulassen(request, call) {
      const sitzung = await sitzungVonAnfrage(request)
      if (sitzung === null || !darf(sitzung, call)) return null
      await merke(sitzung, call)
      return sitzung.akteur
    },
    rechteGeaendert: meldeRechte,
    wartendesKonto: ladeBestaetigtes,
    uebernimmWartendes: createUebernahme(ports),
    async close() {
      await stopListening()
      await hintergrund.close()
    },
  }
}

/** @throws zugriff.gesperrt, anmeldung.zweiter_faktor_einrichten where the call is for people who may more than this session now */
function darf({ gesperrt, ohneFaktor }: BekannteSitzung, { access, id }: Call): boolean {
  if (access.kind === 'open') return !gesperrt
  if (gesperrt) throw sharedFehler.ablehnen('zugriff.gesperrt')
  if (ohneFaktor && !vorDemZweitenFaktor.includes(id)) throw anmeldungFehler.ablehnen('anmeldung.zweiter_faktor_einrichten')
  return true
}

export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  return header === null ? null : (/^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1] ?? null)
}

function sitzungVon(row: SitzungRow | undefined): Bekannt['sitzung'] {
  if (row === undefined) return null
  const { personId, sitzungId, rolle, organisationId, lanr, name, beruf, stempel, endetAm, gesperrt, ohneFaktor, zuletztAm } = row
  const akteur = { personId, sitzungId, rolle, organisationId, lanr, name, istPharmazeutisch: istPharmazeutisch(beruf) }
  return { akteur, stempel, endetAmMs: Date.parse(endetAm), gesperrt, ohneFaktor, zuletztMs: Date.parse(zuletztAm) }
}

/** Nobody is signed in; the address is the proof. */
import { icsOf } from '@dreiklang/domain/kalenderabo/ics'
import { isChanged, kalenderDays, announce } from '@dreiklang/domain/kalenderabo/kalenderabo'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { digestOf } from '../anmeldung/secret.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Inhaber, findInhaber, loadBesuche, loadSaid, markUsed, rememberSaid } from './feed.repository.ts'

const endung = '.ics'

async function etagOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `"${[...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

const knows = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

export function createFeed(ports: Pick<Ports, 'database' | 'clock' | 'tokenSecret'>) {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const gate = createGate(ports)
  const limits = createLimits(ports)

  /** Whoever guesses is counted, whoever is right is not: a whole organisation asks from one network. */
  async function inhaberOf(file: string, from: string): Promise<Inhaber> {
    const secret = file.endsWith(endung) ? file.slice(0, -endung.length) : ''
    const hash = await digestOf(secret)
    const applying = await limits.forLink(from, 'kalender')
    const load = () => findInhaber(db, hash)
    return gate.passWith(applying, load, async (inhaber) => {
      if (inhaber !== null) return inhaber
      await gate.fail(applying)
      throw sharedErrors.refuse('nicht_gefunden')
    })
  }

  async function notify(tx: Queryable, inhaber: Inhaber): Promise<string> {
    const now = clock.now().toISOString()
    const days = kalenderDays(now)
    if (!(await markUsed(tx, inhaber, now))) throw sharedErrors.refuse('nicht_gefunden')
    const gesagt = await loadSaid(tx, inhaber.personId)
    const besuche = await loadBesuche(tx, inhaber, {
      von: berlinInstant(days.von),
      bis: berlinInstant(plusDays(days.bis, 1)),
      gesagte: gesagt.map(({ hausbesuchId }) => hausbesuchId),
    })
    const { personId, geaendertAm } = inhaber
    const ansage = announce({ personId, besuche, gesagt, geaendertAm, now })
    const frueher = new Map(gesagt.map((one) => [one.hausbesuchId, one]))
    const nun = new Set(ansage.gesagt.map(({ hausbesuchId }) => hausbesuchId))
    await rememberSaid(tx, personId, {
      neu: ansage.gesagt.filter((one) => isChanged(frueher.get(one.hausbesuchId), one)),
      vorbei: [...frueher.keys()].filter((id) => !nun.has(id)),
    })
    return icsOf({ name: `Hausbesuche ${inhaber.name}`, termine: ansage.termine })
  }

  /** @throws nicht_gefunden for whatever is not an address of someone who works here, zu_viele_anfragen */
  return async function feed({ datei, adresse, request }: { datei: string; adresse: string; request: Request }): Promise<Response> {
    const inhaber = await inhaberOf(datei, adresse)
    const { organisationId, personId } = inhaber
    // In the name of the person: row-level security shows the calendar no more than it would show him.
    const text = await database.transaction({ organisationId, personId, system: false }, (tx) => notify(tx, inhaber))
    const etag = await etagOf(text)
    // The address is a secret: nobody on the way keeps what lies behind it, and nothing says where it was read.
    const headers = { etag, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
    if (knows(request, etag)) return new Response(null, { status: 304, headers })
    return new Response(text, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } })
  }
}

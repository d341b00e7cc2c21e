/** What a program hears that shows a calendar: nobody is signed in, the address is the proof. */
import { icsVon } from '@dreiklang/domain/kalenderabo/ics'
import { istGeaendert, kalenderTage, sageAn } from '@dreiklang/domain/kalenderabo/kalenderabo'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import { ladeZaehler, merkeFehlversuch } from '../anmeldung/anmeldung.repository.ts'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { digestOf } from '../anmeldung/secret.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Inhaber, findeInhaber, ladeBesuche, ladeGesagte, merkeBenutzt, merkeGesagtes } from './feed.repository.ts'

const endung = '.ics'

/** Quoted, as heads of answers carry it; of the same text always the same. */
async function etagVon(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `"${[...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

const kennt = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((eines) => eines.trim().replace(/^W\//, '') === etag)

export function createFeed(ports: Pick<Ports, 'database' | 'clock' | 'tokenSecret'>) {
  const { database, clock } = ports
  const db = imNamen(database, systemKontext)
  const gate = createGate()
  const limits = createLimits(ports)

  /** Whoever guesses is counted, whoever is right is not: a whole organisation asks from one network. */
  async function inhaberVon(datei: string, von: string): Promise<Inhaber> {
    const geheimnis = datei.endsWith(endung) ? datei.slice(0, -endung.length) : ''
    const hash = await digestOf(geheimnis)
    const applying = await limits.forLink(von, 'kalender')
    return gate.pass({
      limits: applying,
      load: async () => {
        const [counts, loaded] = await Promise.all([ladeZaehler(db, applying, clock.now()), findeInhaber(db, hash)])
        return { counts, loaded }
      },
      work: async (inhaber) => {
        if (inhaber !== null) return inhaber
        await merkeFehlversuch(db, { limits: applying, now: clock.now() })
        throw sharedFehler.ablehnen('nicht_gefunden')
      },
    })
  }

  async function sprich(tx: Queryable, inhaber: Inhaber): Promise<string> {
    const jetzt = clock.now().toISOString()
    const tage = kalenderTage(jetzt)
    if (!(await merkeBenutzt(tx, inhaber, jetzt))) throw sharedFehler.ablehnen('nicht_gefunden')
    const gesagt = await ladeGesagte(tx, inhaber.personId)
    const besuche = await ladeBesuche(tx, inhaber, {
      von: berlinInstant(tage.von),
      bis: berlinInstant(plusTage(tage.bis, 1)),
      gesagte: gesagt.map(({ hausbesuchId }) => hausbesuchId),
    })
    const { personId, geaendertAm } = inhaber
    const ansage = sageAn({ personId, besuche, gesagt, geaendertAm, jetzt })
    const frueher = new Map(gesagt.map((eine) => [eine.hausbesuchId, eine]))
    const nun = new Set(ansage.gesagt.map(({ hausbesuchId }) => hausbesuchId))
    await merkeGesagtes(tx, personId, {
      neu: ansage.gesagt.filter((eine) => istGeaendert(frueher.get(eine.hausbesuchId), eine)),
      vorbei: [...frueher.keys()].filter((id) => !nun.has(id)),
    })
    return icsVon({ name: `Hausbesuche ${inhaber.name}`, termine: ansage.termine })
  }

  /** @throws nicht_gefunden for whatever is not an address of someone who works here, zu_viele_anfragen */
  return async function feed({ datei, adresse, request }: { datei: string; adresse: string; request: Request }): Promise<Response> {
    const inhaber = await inhaberVon(datei, adresse)
    const { organisationId, personId } = inhaber
    // In the name of the person: row-level security shows the calendar no more than it would show him.
    const text = await database.transaction({ organisationId, personId, system: false }, (tx) => sprich(tx, inhaber))
    const etag = await etagVon(text)
    // The address is a secret: nobody on the way keeps what lies behind it, and nothing says where it was read.
    const headers = { etag, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
    if (kennt(request, etag)) return new Response(null, { status: 304, headers })
    return new Response(text, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } })
  }
}

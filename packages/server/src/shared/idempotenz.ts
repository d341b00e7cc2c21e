/** Same key, same answer: a write whose answer was lost on the way may be asked again, and happens once. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import { ConstraintViolation, type DbContext, type Ports, type Queryable } from '../ports.ts'
import { kontextVon, systemKontext } from './kontext.ts'
import { imNamen } from './lesen.ts'
import { type Anfrage, type Idempotenz, type Route, geschuetzt } from './route.ts'
import { entsiegle, istVersiegelt, versiegle } from './siegel.ts'

declare const inhalt: unique symbol
/** JSON text of a `Wert`, '' for none. */
export type JsonText<Wert> = string & { readonly [inhalt]?: Wert }

export interface Once {
  akteur: Akteur
  idempotenz: Idempotenz | null
  /** In whose name the transaction runs, when it is not the person's own organisation. */
  kontext?: DbContext
}

const lade = sql(
  'idempotenz.lade',
  `select antwort, anfrage_hash = :anfrageHash as gleich from idempotenz where person_id = :personId and schluessel = :schluessel`,
)
const merke = sql(
  'idempotenz.merke',
  `insert into idempotenz (person_id, schluessel, anfrage_hash, antwort, created_at)
    values (:personId, :schluessel, :anfrageHash, :siegel, :jetzt)`,
)

/**
 * Runs `work` in one transaction and answers its result as JSON text, the same text for every repetition of the request.
 * Twenty equal requests at once end in one change: the slower ones fail at a constraint or a version and are told the winner's answer.
 * @throws anfrage.schluessel_vergeben when the key was used for another request
 */
export async function einmal<Wert>(
  ports: Ports,
  { akteur, idempotenz, kontext = kontextVon(akteur) }: Once,
  work: (tx: Queryable) => Promise<Wert>,
): Promise<JsonText<Wert>> {
  if (idempotenz === null) throw new Error('A call that writes once must be marked idempotent in its contract')
  const { schluessel, anfrageHash } = idempotenz

  async function frueher(db: Queryable): Promise<JsonText<Wert> | null> {
    const [row] = await db.query<{ antwort: string; gleich: boolean }>(lade, { personId: akteur.personId, schluessel, anfrageHash })
    if (row === undefined) return null
    if (!row.gleich) throw sharedFehler.ablehnen('anfrage.schluessel_vergeben')
    // Orders keep theirs beside their texts, in the clear.
    return istVersiegelt(row.antwort) ? entsiegle(row.antwort, ports.tokenSecret) : row.antwort
  }

  return orEarlierAnswer({
    work: () =>
      ports.database.transaction(kontext, async (tx) => {
        const antwort = await frueher(tx)
        if (antwort !== null) return antwort
        const text = JSON.stringify(await work(tx)) ?? ''
        // What it tells may be sealed everywhere else.
        const siegel = await versiegle(text, ports.tokenSecret)
        await exactly(
          1,
          tx.write(merke, { personId: akteur.personId, schluessel, anfrageHash, siegel, jetzt: ports.clock.now().toISOString() }),
        )
        return text
      }),
    earlier: () => frueher(imNamen(ports.database, kontext)),
  })
}

interface Racing<Answer> {
  work: () => Promise<Answer>
  /** The stored answer of the same request; null when there is none. */
  earlier: () => Promise<Answer | null>
  /** What a refusal is told with. */
  explain?: (refusal: Ablehnung) => Promise<Ablehnung>
}

/** The same request may have won the race a moment ago; it is then the very reason of a refusal, and its answer holds. */
export async function orEarlierAnswer<Answer>({ work, earlier, explain }: Racing<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (fehler) {
    if (!(fehler instanceof Ablehnung) && !(fehler instanceof ConstraintViolation)) throw fehler
    const antwort = await earlier()
    if (antwort !== null) return antwort
    throw fehler instanceof Ablehnung && explain !== undefined ? await explain(fehler) : fehler
  }
}

/** Binds a call whose use case answers by `einmal`: the stored text goes out as it is, with the status of the contract. */
export function geschuetztEinmal<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  handle: (anfrage: Anfrage<z.output<P>, z.output<Q>, z.output<B>> & { akteur: Akteur }) => Promise<JsonText<z.input<A>> | JsonText<void>>,
): Route {
  if (!call.idempotent) throw new Error(`${call.id} carries no key and cannot be bound to happen once`)
  return geschuetzt(call, async (anfrage) => {
    const text = await handle(anfrage)
    if (call.status === 204) return undefined
    return new Response(text, {
      status: call.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
}

const vergiss = sql('idempotenz.vergiss', `delete from idempotenz where created_at < :gestern`)

/** Forgets answers that are older than a day: nobody repeats a request after that. */
export async function vergissAlteAntworten({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const gestern = new Date(clock.now().getTime() - 86_400_000).toISOString()
  await imNamen(database, systemKontext).write(vergiss, { gestern })
}

/** Live updates: one reader of the event table per process, woken by writes here, by the database's notification and once a second by itself. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { SignalEreignis } from '@dreiklang/domain/shared/signal.contract'
import type { Ports } from '../../ports.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { readSignal, signalChannel } from '../../shared/signal.ts'
import { type StreamRow, type StreamStelle, ereignisChannel, loadEnde, loadSince, loadSinceFor, isLater } from './stream.repository.ts'
import { type Connection, openConnection } from './connection.ts'

export interface EreignisStream {
  /** Events were written here: read now, and tell the other processes. */
  weck(): void
  /** An endless stream of server-sent events for one person; ends when `mayStill` says no. */
  open(akteur: Akteur, options: { ab: string | null; mayStill(): Promise<boolean> }): Promise<Response>
  close(): Promise<void>
}

const NACHHOLEN_HOECHSTENS = 1000
const SEITE = 500

function readPlace(text: string | null): StreamStelle | null {
  const treffer = text === null ? null : /^(\d{1,19})-(\d{1,15})$/.exec(text)
  return treffer?.[1] === undefined ? null : { tx: treffer[1], seq: Number(treffer[2]) }
}

export async function createEreignisStream({ database, log }: Pick<Ports, 'database' | 'log'>): Promise<EreignisStream> {
  const db = onBehalfOf(database, systemContext)
  const connections = new Set<Connection>()
  let stelle = await loadEnde(db)
  let laeuft = false
  let nochmal = false
  let zu = false

  async function lies(): Promise<void> {
    nochmal = true
    if (laeuft) return
    laeuft = true
    try {
      while (nochmal && !zu) {
        nochmal = false
        const rows = await loadSince(db, stelle, SEITE)
        rows.forEach(distribute)
        const letzte = rows.at(-1)
        if (letzte !== undefined) stelle = { tx: letzte.tx, seq: letzte.seq }
        if (rows.length === SEITE) nochmal = true
      }
    } catch (error) {
      // The next second retries from the same place; nothing is lost, the table is the truth.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'event stream could not read')
    } finally {
      laeuft = false
    }
  }

  function distribute(row: StreamRow): void {
    for (const connection of connections) {
      if (connection.organisationId === null || !row.hoerer.includes(connection.organisationId)) continue
      if (connection.wartend === null) connection.send(row)
      else connection.wartend.push(row)
    }
  }

  /** What happened since the client was last here, then what came in the meantime, then live events. */
  async function catchUp(connection: Connection): Promise<void> {
    const { bis, organisationId } = connection
    if (organisationId === null) {
      connection.wartend = null
      return
    }
    // A position beyond the end was not issued by this database: it was restored from a backup, for example.
    const fremd = isLater(bis, stelle) && isLater(bis, await loadEnde(db))
    const rows = fremd ? [] : await loadSinceFor(db, bis, { organisationId, limit: NACHHOLEN_HOECHSTENS })
    if (fremd || rows.length === NACHHOLEN_HOECHSTENS) connection.reset(stelle)
    else rows.forEach((row) => connection.send(row))
    const wartend = connection.wartend ?? []
    connection.wartend = null
    wartend.forEach((row) => connection.send(row))
  }

  function call(payload: string): void {
    const zuruf = readSignal(payload)
    for (const connection of connections) {
      // The listener was disconnected: nobody knows what it missed.
      if (zuruf === null) connection.call('wieder', {})
      else if (zuruf.an.includes(connection.personId) || zuruf.an.includes(connection.organisationId ?? ''))
        connection.call('zuruf', { art: zuruf.art, id: zuruf.id } satisfies SignalEreignis)
    }
  }

  const abmelden = await Promise.all([database.listen(ereignisChannel, () => void lies()), database.listen(signalChannel, call)])
  // A row waiting for an older transaction is not announced again: hence the periodic check, which also ends streams without rights.
  const takt = setInterval(() => {
    void lies()
    for (const connection of connections) void connection.check()
  }, 1000)

  return {
    weck: () => {
      void lies()
      void database.notify(ereignisChannel, '')
    },

    async open({ organisationId, personId }, { ab, mayStill }) {
      return openConnection({
        personId,
        organisationId,
        stelle,
        ab: readPlace(ab),
        mayStill,
        beginnt: (connection) => {
          connections.add(connection)
          catchUp(connection).catch(() => connection.ende())
        },
        endet: (connection) => connections.delete(connection),
      })
    },

    async close() {
      zu = true
      clearInterval(takt)
      for (const connection of connections) connection.ende()
      await Promise.all(abmelden.map((report) => report()))
    },
  }
}

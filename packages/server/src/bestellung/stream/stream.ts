/** Live updates: one reader of the event table per process, woken by writes here, by the database's notification and once a second by itself. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { SignalEreignis } from '@dreiklang/domain/shared/signal.contract'
import type { Ports } from '../../ports.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { readSignal, signalChannel } from '../../shared/signal.ts'
import { type StreamRow, type StreamStelle, ereignisChannel, loadEnde, loadSince, loadSinceFor, isLater } from './stream.repository.ts'

const LEBENSZEICHEN_MS = 15_000

/** Of one account at one server. The tabs of a browser share one, so this is twenty browsers; without an end, one account could hold thousands. */
export const mostStreams = 20

interface Connection {
  personId: string
  /** Null for the platform, which learns of no order. */
  organisationId: string | null
  readonly bis: StreamStelle
  /** Events that arrived while the past was still being read; null afterwards. */
  wartend: StreamRow[] | null
  send(row: StreamRow): void
  /** Sends something that is not stored and has no place in the order of events. */
  call(event: 'zuruf' | 'wieder', data: object): void
  /** The client has missed more than can be sent: it has to reload everything. */
  reset(place: StreamStelle): void
  check(): Promise<void>
  ende(): void
}

const kennung = ({ tx, seq }: StreamStelle): string => `id: ${tx}-${seq}\n`

const zeile = (row: StreamRow): string =>
  `${kennung(row)}event: bestellung\ndata: ${JSON.stringify({ bestellungId: row.bestellungId, version: row.version, art: row.art })}\n\n`

interface Opening extends Pick<Connection, 'personId' | 'organisationId'> {
  stelle: StreamStelle
  ab: StreamStelle | null
  mayStill(): Promise<boolean>
  beginnt(connection: Connection): void
  endet(connection: Connection): void
}

/** `beginnt`: once it can be written to; `endet`: exactly once. A returning client keeps its position until the events after it arrived. */
function openConnection({ personId, organisationId, stelle, ab, mayStill, beginnt, endet }: Opening): Response {
  const encoder = new TextEncoder()
  let aufraeumen = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true
      // When nobody can tell, the stream ends too: the reader resumes where it was.
      const may = () => mayStill().catch(() => false)
      let reihe = Promise.resolve()
      let to = ab ?? stelle
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text))
      }
      const herzschlag = setInterval(() => write(': da\n\n'), LEBENSZEICHEN_MS)
      aufraeumen = () => {
        if (!open) return
        open = false
        clearInterval(herzschlag)
        endet(connection)
      }
      const end = () => {
        if (!open) return
        aufraeumen()
        controller.close()
      }
      const writeIfAllowed = (text: string) => {
        reihe = reihe.then(async () => {
          if (await may()) write(text)
          else end()
        })
      }
      const connection: Connection = {
        personId,
        organisationId,
        get bis() {
          return to
        },
        wartend: [],
        send: (row) => {
          if (!isLater(row, to)) return
          to = { tx: row.tx, seq: row.seq }
          writeIfAllowed(zeile(row))
        },
        call: (event, data) => writeIfAllowed(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        reset: (neu) => {
          to = neu
          write(`${kennung(neu)}event: reset\ndata: {}\n\n`)
        },
        check: async () => {
          if (!(await may())) end()
        },
        ende: end,
      }
      write(`retry: 1000\n${ab === null ? kennung(stelle) : ''}: offen\n\n`)
      beginnt(connection)
    },
    cancel: () => aufraeumen(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}

export interface EreignisStream {
  weck(): void
  open(akteur: Akteur, options: { ab: string | null; mayStill(): Promise<boolean> }): Promise<Response>
  close(): Promise<void>
}

const NACHHOLEN_HOECHSTENS = 1000
const SEITE = 500

function readPlace(text: string | null): StreamStelle | null {
  const hits = text === null ? null : /^(\d{1,19})-(\d{1,15})$/.exec(text)
  return hits?.[1] === undefined ? null : { tx: hits[1], seq: Number(hits[2]) }
}

export async function createEreignisStream({ database, log, meter }: Pick<Ports, 'database' | 'log' | 'meter'>): Promise<EreignisStream> {
  const db = onBehalfOf(database, systemContext)
  const connections = new Set<Connection>()
  let stelle = await loadEnde(db)
  let running = false
  let nochmal = false
  let zu = false

  async function lies(): Promise<void> {
    nochmal = true
    if (running) return
    running = true
    try {
      while (nochmal && !zu) {
        nochmal = false
        const rows = await loadSince(db, stelle, SEITE)
        rows.forEach(distribute)
        const last = rows.at(-1)
        if (last !== undefined) stelle = { tx: last.tx, seq: last.seq }
        if (rows.length === SEITE) nochmal = true
      }
    } catch (error) {
      // The next second retries from the same place; nothing is lost, the table is the truth.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'event stream could not read')
    } finally {
      running = false
    }
  }

  function distribute(row: StreamRow): void {
    for (const connection of connections) {
      if (connection.organisationId === null || !row.hoerer.includes(connection.organisationId)) continue
      if (connection.wartend === null) connection.send(row)
      else connection.wartend.push(row)
    }
  }

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
      const own = [...connections].filter((other) => other.personId === personId)
      // One that begins takes the place of the oldest: somebody sits in front of it. One that comes back waits for a place, or the two would
      // take each other's for ever; the client asks again, more and more slowly.
      if (own.length >= mostStreams && ab !== null) throw sharedErrors.refuse('zu_viele_anfragen')
      return openConnection({
        personId,
        organisationId,
        stelle,
        ab: readPlace(ab),
        mayStill,
        beginnt: (connection) => {
          if (own.length >= mostStreams) own[0]?.ende()
          connections.add(connection)
          meter?.streams(connections.size)
          catchUp(connection).catch(() => connection.ende())
        },
        endet: (connection) => {
          connections.delete(connection)
          meter?.streams(connections.size)
        },
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

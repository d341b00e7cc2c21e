/** One open stream of server-sent events: writes rows in sequence, each only while the person may still see it. */
import { type StreamRow, type StreamStelle, isLater } from './stream.repository.ts'

const LEBENSZEICHEN_MS = 15_000

export interface Connection {
  personId: string
  /** Null for the platform, which learns of no order. */
  organisationId: string | null
  /** Everything up to here has been sent. */
  readonly bis: StreamStelle
  /** Events that arrived while the past was still being read; null afterwards. */
  wartend: StreamRow[] | null
  send(row: StreamRow): void
  /** Sends something that is not stored and has no place in the order of events. */
  call(event: 'zuruf' | 'wieder', data: object): void
  /** The client has missed more than can be sent: it has to reload everything. */
  reset(stelle: StreamStelle): void
  /** Ends the stream when the person has lost the right to it. */
  check(): Promise<void>
  ende(): void
}

const kennung = ({ tx, seq }: StreamStelle): string => `id: ${tx}-${seq}\n`

const zeile = (row: StreamRow): string =>
  `${kennung(row)}event: bestellung\ndata: ${JSON.stringify({ bestellungId: row.bestellungId, version: row.version, art: row.art })}\n\n`

/**
 * Opens a stream. `beginnt` is called once it can be written to, `endet` exactly once at its end, whoever ends it. A new client is told its
 * start position; a returning one keeps its position until the events after it have arrived.
 */
export function openConnection({
  personId,
  organisationId,
  stelle,
  ab,
  mayStill,
  beginnt,
  endet,
}: {
  personId: string
  organisationId: string | null
  /** The end of the events now. */
  stelle: StreamStelle
  /** Where the client says it was. */
  ab: StreamStelle | null
  mayStill(): Promise<boolean>
  beginnt(connection: Connection): void
  endet(connection: Connection): void
}): Response {
  const encoder = new TextEncoder()
  let aufraeumen = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let offen = true
      // When nobody can tell, the stream ends too: the reader resumes where it was.
      const may = () => mayStill().catch(() => false)
      let reihe = Promise.resolve()
      let bis = ab ?? stelle
      const write = (text: string) => {
        if (offen) controller.enqueue(encoder.encode(text))
      }
      const herzschlag = setInterval(() => write(': da\n\n'), LEBENSZEICHEN_MS)
      aufraeumen = () => {
        if (!offen) return
        offen = false
        clearInterval(herzschlag)
        endet(connection)
      }
      const end = () => {
        if (!offen) return
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
          return bis
        },
        wartend: [],
        send: (row) => {
          if (!isLater(row, bis)) return
          bis = { tx: row.tx, seq: row.seq }
          writeIfAllowed(zeile(row))
        },
        call: (event, data) => writeIfAllowed(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        reset: (neu) => {
          bis = neu
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

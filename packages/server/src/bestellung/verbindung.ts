/** One open stream of server-sent events: writes rows in sequence, each only while the person may still see it. */
import { type StromRow, type StromStelle, spaeter } from './strom.repository.ts'

const LEBENSZEICHEN_MS = 15_000

export interface Verbindung {
  personId: string
  /** Null for the platform, which learns of no order. */
  organisationId: string | null
  /** Everything up to here has been sent. */
  readonly bis: StromStelle
  /** Events that arrived while the past was still being read; null afterwards. */
  wartend: StromRow[] | null
  sende(row: StromRow): void
  /** Sends something that is not stored and has no place in the order of events. */
  rufe(event: 'zuruf' | 'wieder', data: object): void
  /** The client has missed more than can be sent: it has to reload everything. */
  setzeZurueck(stelle: StromStelle): void
  /** Ends the stream when the person has lost the right to it. */
  pruefe(): Promise<void>
  ende(): void
}

const kennung = ({ tx, seq }: StromStelle): string => `id: ${tx}-${seq}\n`

const zeile = (row: StromRow): string =>
  `${kennung(row)}event: bestellung\ndata: ${JSON.stringify({ bestellungId: row.bestellungId, version: row.version, art: row.art })}\n\n`

/**
 * Opens a stream. `beginnt` is called once it can be written to, `endet` exactly once at its end, whoever ends it. A new client is told its
 * start position; a returning one keeps its position until the events after it have arrived.
 */
export function oeffneVerbindung({
  personId,
  organisationId,
  stelle,
  ab,
  darfNoch,
  beginnt,
  endet,
}: {
  personId: string
  organisationId: string | null
  /** The end of the events now. */
  stelle: StromStelle
  /** Where the client says it was. */
  ab: StromStelle | null
  darfNoch(): Promise<boolean>
  beginnt(verbindung: Verbindung): void
  endet(verbindung: Verbindung): void
}): Response {
  const encoder = new TextEncoder()
  let aufraeumen = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let offen = true
      // When nobody can tell, the stream ends too: the reader resumes where it was.
      const darf = () => darfNoch().catch(() => false)
      let reihe = Promise.resolve()
      let bis = ab ?? stelle
      const schreibe = (text: string) => {
        if (offen) controller.enqueue(encoder.encode(text))
      }
      const herzschlag = setInterval(() => schreibe(': da\n\n'), LEBENSZEICHEN_MS)
      aufraeumen = () => {
        if (!offen) return
        offen = false
        clearInterval(herzschlag)
        endet(verbindung)
      }
      const beende = () => {
        if (!offen) return
        aufraeumen()
        controller.close()
      }
      const schreibeWennDarf = (text: string) => {
        reihe = reihe.then(async () => {
          if (await darf()) schreibe(text)
          else beende()
        })
      }
      const verbindung: Verbindung = {
        personId,
        organisationId,
        get bis() {
          return bis
        },
        wartend: [],
        sende: (row) => {
          if (!spaeter(row, bis)) return
          bis = { tx: row.tx, seq: row.seq }
          schreibeWennDarf(zeile(row))
        },
        rufe: (event, data) => schreibeWennDarf(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        setzeZurueck: (neu) => {
          bis = neu
          schreibe(`${kennung(neu)}event: reset\ndata: {}\n\n`)
        },
        pruefe: async () => {
          if (!(await darf())) beende()
        },
        ende: beende,
      }
      schreibe(`retry: 1000\n${ab === null ? kennung(stelle) : ''}: offen\n\n`)
      beginnt(verbindung)
    },
    cancel: () => aufraeumen(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}

/** Live updates: one reader of the event table per process, woken by writes here, by the database's notification and once a second by itself. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { ZurufEreignis } from '@dreiklang/domain/shared/zuruf.contract'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { liesZuruf, zurufKanal } from '../shared/zuruf.ts'
import { type StromRow, type StromStelle, ereignisKanal, ladeEnde, ladeSeit, ladeSeitFuer, spaeter } from './strom.repository.ts'
import { type Verbindung, oeffneVerbindung } from './verbindung.ts'

export interface EreignisStrom {
  /** Events were written here: read now, and tell the other processes. */
  weck(): void
  /** An endless stream of server-sent events for one person; ends when `darfNoch` says no. */
  oeffne(akteur: Akteur, optionen: { ab: string | null; darfNoch(): Promise<boolean> }): Promise<Response>
  close(): Promise<void>
}

const NACHHOLEN_HOECHSTENS = 1000
const SEITE = 500

function liesStelle(text: string | null): StromStelle | null {
  const treffer = text === null ? null : /^(\d{1,19})-(\d{1,15})$/.exec(text)
  return treffer?.[1] === undefined ? null : { tx: treffer[1], seq: Number(treffer[2]) }
}

export async function createEreignisStrom({ database, log }: Pick<Ports, 'database' | 'log'>): Promise<EreignisStrom> {
  const db = imNamen(database, systemKontext)
  const verbindungen = new Set<Verbindung>()
  let stelle = await ladeEnde(db)
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
        const rows = await ladeSeit(db, stelle, SEITE)
        rows.forEach(verteile)
        const letzte = rows.at(-1)
        if (letzte !== undefined) stelle = { tx: letzte.tx, seq: letzte.seq }
        if (rows.length === SEITE) nochmal = true
      }
    } catch (fehler) {
      // The next second retries from the same place; nothing is lost, the table is the truth.
      log.warn({ error: fehler instanceof Error ? fehler.name : 'unknown' }, 'event stream could not read')
    } finally {
      laeuft = false
    }
  }

  function verteile(row: StromRow): void {
    for (const verbindung of verbindungen) {
      if (verbindung.organisationId === null || !row.hoerer.includes(verbindung.organisationId)) continue
      if (verbindung.wartend === null) verbindung.sende(row)
      else verbindung.wartend.push(row)
    }
  }

  /** What happened since the client was last here, then what came in the meantime, then live events. */
  async function holeNach(verbindung: Verbindung): Promise<void> {
    const { bis, organisationId } = verbindung
    if (organisationId === null) {
      verbindung.wartend = null
      return
    }
    // A position beyond the end was not issued by this database: it was restored from a backup, for example.
    const fremd = spaeter(bis, stelle) && spaeter(bis, await ladeEnde(db))
    const rows = fremd ? [] : await ladeSeitFuer(db, bis, { organisationId, limit: NACHHOLEN_HOECHSTENS })
    if (fremd || rows.length === NACHHOLEN_HOECHSTENS) verbindung.setzeZurueck(stelle)
    else rows.forEach((row) => verbindung.sende(row))
    const wartend = verbindung.wartend ?? []
    verbindung.wartend = null
    wartend.forEach((row) => verbindung.sende(row))
  }

  function rufe(payload: string): void {
    const zuruf = liesZuruf(payload)
    for (const verbindung of verbindungen) {
      // The listener was disconnected: nobody knows what it missed.
      if (zuruf === null) verbindung.rufe('wieder', {})
      else if (zuruf.an.includes(verbindung.personId) || zuruf.an.includes(verbindung.organisationId ?? ''))
        verbindung.rufe('zuruf', { art: zuruf.art, id: zuruf.id } satisfies ZurufEreignis)
    }
  }

  const abmelden = await Promise.all([database.listen(ereignisKanal, () => void lies()), database.listen(zurufKanal, rufe)])
  // A row waiting for an older transaction is not announced again: hence the periodic check, which also ends streams without rights.
  const takt = setInterval(() => {
    void lies()
    for (const verbindung of verbindungen) void verbindung.pruefe()
  }, 1000)

  return {
    weck: () => {
      void lies()
      void database.notify(ereignisKanal, '')
    },

    async oeffne({ organisationId, personId }, { ab, darfNoch }) {
      return oeffneVerbindung({
        personId,
        organisationId,
        stelle,
        ab: liesStelle(ab),
        darfNoch,
        beginnt: (verbindung) => {
          verbindungen.add(verbindung)
          holeNach(verbindung).catch(() => verbindung.ende())
        },
        endet: (verbindung) => verbindungen.delete(verbindung),
      })
    },

    async close() {
      zu = true
      clearInterval(takt)
      for (const verbindung of verbindungen) verbindung.ende()
      await Promise.all(abmelden.map((melde) => melde()))
    },
  }
}

/**
 * Reads the events of orders and writes notifications. The read position advances in the same transaction: a crash in between undoes both,
 * and only one process reads at a time.
 */
import { erledigteAnlaesse } from '@dreiklang/domain/notification/anlass.decider'
import { aufbewahrung } from '@dreiklang/domain/notification/notification'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { ladeSchritte } from '../bestellung/schritte.repository.ts'
import { type StromStelle, ladeSeit } from '../bestellung/strom.repository.ts'
import { legeMail } from '../mail/mail.usecases.ts'
import { ladeSprachen } from '../mail/sprache.repository.ts'
import { ladeTaetige, ladeVertretungen } from '../organisation/personen.repository.ts'
import { DatabaseUnavailable, type Ports, type Queryable } from '../ports.ts'
import { nimmPushsZurueck, speicherePushs } from '../push/ausgang.repository.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { rufe } from '../shared/zuruf.ts'
import { erledige, fuegeMitteilungenEin, kuerze, vergissAltes } from './notification.repository.ts'
import { halteStand, setzeStand } from './stand.repository.ts'
import { type Fall, fallVon, verteile } from './verteilung.ts'
import { ladeWuensche } from './wuensche.repository.ts'

export interface MitteilungsLeser {
  /** Events were written here: read soon. */
  weck(): void
  /** Reads all there is and forgets what is old. Never throws. */
  tick(): Promise<void>
  close(): Promise<void>
}

const SEITE = 100
/** Writes in quick succession are read together. */
const SAMMELN_MS = 40
const NACHSEHEN_MS = 1000
const TAG_MS = 86_400_000

/** Removes messages whose turn is over, including those caused by a step on this page. */
async function raeumeAuf(tx: Queryable, faelle: readonly Fall[]): Promise<void> {
  const schritte = faelle.map(({ schritt: { bestellungId, version, nachher } }) => ({
    bestellungId,
    version,
    anlaesse: erledigteAnlaesse(nachher),
  }))
  if (schritte.length === 0) return
  await nimmPushsZurueck(tx, schritte)
  await rufe(tx, { art: 'notification', an: await erledige(tx, schritte) })
}

export function createMitteilungsLeser(ports: Pick<Ports, 'database' | 'clock' | 'newId' | 'log' | 'publicUrl'>): MitteilungsLeser {
  const { database, clock, log, newId, publicUrl } = ports
  const db = imNamen(database, systemKontext)
  /** The last position seen by this process: to check without a lock whether there is anything new. */
  let gesehen: StromStelle = { tx: '0', seq: 0 }
  /** People notified since the last check for too many entries. */
  const betroffene = new Set<string>()
  let laufend: Promise<void> | null = null
  let nochmal = false
  let zu = false
  let baldigesLesen: ReturnType<typeof setTimeout> | null = null

  /** One step that cannot be processed must not block all others. */
  function versuche(schritt: Parameters<typeof fallVon>[0]): Fall[] {
    try {
      return [fallVon(schritt)]
    } catch (fehler) {
      const { bestellungId, version } = schritt
      log.error({ bestellungId, version, error: fehler instanceof Error ? fehler.stack : 'unknown' }, 'step of an order told to nobody')
      return []
    }
  }

  async function schreibe(tx: Queryable, faelle: readonly Fall[]): Promise<void> {
    const organisationIds = [...new Set(faelle.flatMap(({ meldungen }) => meldungen.map(({ organisationId }) => organisationId)))]
    if (organisationIds.length === 0) return
    const leute = await ladeTaetige(tx, organisationIds)
    const personIds = leute.map(({ personId }) => personId)
    const vertretungen = await ladeVertretungen(tx, organisationIds, berlinDatum(clock.now().toISOString()))
    const wuensche = await ladeWuensche(tx, personIds)
    const sprachen = await ladeSprachen(tx, personIds)
    const { mitteilungen, mails, pushs } = verteile(faelle, { leute, vertretungen, wuensche, sprachen, newId, publicUrl })
    const an = await fuegeMitteilungenEin(tx, mitteilungen, clock.now().toISOString())
    for (const mail of mails) await legeMail(tx, mail)
    await speicherePushs(tx, pushs)
    await rufe(tx, { art: 'notification', an })
    for (const personId of an) betroffene.add(personId)
  }

  /** One page of events; false when there is nothing more to read, or another process reads. */
  const liesSeite = () =>
    database.transaction(systemKontext, async (tx) => {
      const stand = await halteStand(tx)
      if (stand === null) return false
      const rows = await ladeSeit(tx, stand, SEITE)
      const letzte = rows.at(-1)
      gesehen = letzte === undefined ? stand : { tx: letzte.tx, seq: letzte.seq }
      if (letzte === undefined) return false
      const faelle = (await ladeSchritte(tx, rows)).flatMap(versuche)
      await schreibe(tx, faelle)
      await raeumeAuf(tx, faelle)
      await setzeStand(tx, gesehen)
      return rows.length === SEITE
    })

  async function liesAlles(): Promise<void> {
    do {
      nochmal = false
      const vorher = gesehen
      try {
        if ((await ladeSeit(db, gesehen, 1)).length === 0) continue
        nochmal = (await liesSeite()) || nochmal
      } catch (fehler) {
        // Rolled back: nobody has been notified of what was read here.
        gesehen = vorher
        if (zu) return
        const name = fehler instanceof Error ? fehler.name : 'unknown'
        if (fehler instanceof DatabaseUnavailable) log.warn({ error: name }, 'notifications could not read')
        else log.error({ error: name, stack: fehler instanceof Error ? fehler.stack : '' }, 'notifications could not be written')
        return
      }
    } while (nochmal && !zu)
  }

  async function lies(): Promise<void> {
    nochmal = true
    laufend ??= liesAlles().finally(() => {
      laufend = null
    })
    return laufend
  }

  // Events of other processes, or those that waited for an older transaction, are not announced: hence the periodic check.
  const takt = setInterval(() => void lies(), NACHSEHEN_MS)

  return {
    weck: () => {
      if (zu || baldigesLesen !== null) return
      baldigesLesen = setTimeout(() => {
        baldigesLesen = null
        void lies()
      }, SAMMELN_MS)
    },

    async tick() {
      await lies()
      try {
        await vergissAltes(db, new Date(clock.now().getTime() - aufbewahrung.tage * TAG_MS).toISOString())
        await kuerze(db, [...betroffene], aufbewahrung.hoechstens)
        betroffene.clear()
      } catch (fehler) {
        log.warn({ error: fehler instanceof Error ? fehler.name : 'unknown' }, 'old notifications could not be forgotten')
      }
    },

    async close() {
      zu = true
      clearInterval(takt)
      if (baldigesLesen !== null) clearTimeout(baldigesLesen)
      await laufend
    },
  }
}

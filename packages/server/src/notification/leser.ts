/** The read position advances in the same transaction: a crash undoes both, and only one process reads at a time. */
import { settledAnlaesse } from '@dreiklang/domain/notification/anlass.decider'
import { aufbewahrung } from '@dreiklang/domain/notification/notification'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { type StreamStelle, loadSteps, loadSince } from '../bestellung/stream/stream.repository.ts'
import { loadLanguages } from '../mail/language.repository.ts'
import { queueNotice } from '../mail/mail.usecases.ts'
import { loadTaetige, loadVertretungen } from '../organisation/personen.repository.ts'
import { type Ports, type Queryable, DatabaseUnavailable } from '../ports.ts'
import { takeBackPushs, savePushs } from '../push/ausgang.repository.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { type Fall, fallOf, distribute } from './distribution.ts'
import { holdStand, setStand, settle, insertMitteilungen, shorten, forgetOld } from './notification.repository.ts'
import { loadWuensche } from './wuensche.repository.ts'

export interface MitteilungsLeser {
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

async function cleanUp(tx: Queryable, faelle: readonly Fall[]): Promise<void> {
  const steps = faelle.map(({ schritt: { bestellungId, version, nachher } }) => ({
    bestellungId,
    version,
    anlaesse: settledAnlaesse(nachher),
  }))
  if (steps.length === 0) return
  await takeBackPushs(tx, steps)
  await sendSignal(tx, { art: 'notification', an: await settle(tx, steps) })
}

export function createMitteilungsLeser(ports: Pick<Ports, 'database' | 'clock' | 'newId' | 'log'>): MitteilungsLeser {
  const { database, clock, log, newId } = ports
  const db = onBehalfOf(database, systemContext)
  /** The last position seen by this process: to check without a lock whether there is anything new. */
  let seen: StreamStelle = { tx: '0', seq: 0 }
  const betroffene = new Set<string>()
  let laufend: Promise<void> | null = null
  let nochmal = false
  let zu = false
  let baldigesLesen: ReturnType<typeof setTimeout> | null = null

  /** One step that cannot be processed must not block all others. */
  function versuche(step: Parameters<typeof fallOf>[0]): Fall[] {
    try {
      return [fallOf(step)]
    } catch (error) {
      const { bestellungId, version } = step
      log.error({ bestellungId, version, error: error instanceof Error ? error.stack : 'unknown' }, 'step of an order told to nobody')
      return []
    }
  }

  async function write(tx: Queryable, faelle: readonly Fall[]): Promise<void> {
    const organisationIds = [...new Set(faelle.flatMap(({ meldungen }) => meldungen.map(({ organisationId }) => organisationId)))]
    if (organisationIds.length === 0) return
    const leute = await loadTaetige(tx, organisationIds)
    const personIds = leute.map(({ personId }) => personId)
    const vertretungen = await loadVertretungen(tx, organisationIds, berlinDate(clock.now().toISOString()))
    const wuensche = await loadWuensche(tx, personIds)
    const sprachen = await loadLanguages(tx, personIds)
    const { mitteilungen, notices, pushs } = distribute(faelle, { leute, vertretungen, wuensche, sprachen, newId })
    const an = await insertMitteilungen(tx, mitteilungen, clock.now().toISOString())
    for (const notice of notices) await queueNotice(tx, notice)
    await savePushs(tx, pushs)
    await sendSignal(tx, { art: 'notification', an })
    for (const personId of an) betroffene.add(personId)
  }

  /** One page of events; false when there is nothing more to read, or another process reads. */
  const readPage = () =>
    database.transaction(systemContext, async (tx) => {
      const stand = await holdStand(tx)
      if (stand === null) return false
      const rows = await loadSince(tx, stand, SEITE)
      const last = rows.at(-1)
      seen = last === undefined ? stand : { tx: last.tx, seq: last.seq }
      if (last === undefined) return false
      const faelle = (await loadSteps(tx, rows)).flatMap(versuche)
      await write(tx, faelle)
      await cleanUp(tx, faelle)
      await setStand(tx, seen)
      return rows.length === SEITE
    })

  async function readEverything(): Promise<void> {
    do {
      nochmal = false
      const before = seen
      try {
        if ((await loadSince(db, seen, 1)).length === 0) continue
        nochmal = (await readPage()) || nochmal
      } catch (error) {
        // Rolled back: nobody has been notified of what was read here.
        seen = before
        if (zu) return
        const name = error instanceof Error ? error.name : 'unknown'
        if (error instanceof DatabaseUnavailable) log.warn({ error: name }, 'notifications could not read')
        else log.error({ error: name, stack: error instanceof Error ? error.stack : '' }, 'notifications could not be written')
        return
      }
    } while (nochmal && !zu)
  }

  async function lies(): Promise<void> {
    nochmal = true
    laufend ??= readEverything().finally(() => {
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
        await forgetOld(db, new Date(clock.now().getTime() - aufbewahrung.tage * TAG_MS).toISOString())
        await shorten(db, [...betroffene], aufbewahrung.hoechstens)
        betroffene.clear()
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'old notifications could not be forgotten')
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

/** Brings the plan to what a series says, in the transaction of the series: load what is known, compare, take the steps. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import { type Serienschritt, type Wirkung, sameFrom, hasEnded, wirkungOf } from '@dreiklang/domain/serie/serie.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { holdInstanzen } from '../hausbesuch/instanzen.repository.ts'
import type { Instanzschritt, WendeAn } from '../hausbesuch/instanzen.usecases.ts'
import type { Queryable, Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { schubSize, addLater } from '../tresor/nachtrag.ts'
import { type Lage, hausOf, loadLage } from './lage.ts'
import { createSerienSeal } from './seal.ts'
import { holdDue, loadDue, saveSerie, sealSerien, takeSerien } from './serie.repository.ts'

/** With the visits as they are held: those that were compared say in the clear what lies sealed. */
function toDo(steps: readonly Serienschritt[], held: readonly Hausbesuch[]): Instanzschritt[] {
  return steps.flatMap((step): Instanzschritt[] => {
    if (step.art === 'LASSEN') return []
    return [step.art === 'ANLEGEN' ? step : { ...step, besuch: held.find(({ id }) => id === step.besuch.id) ?? step.besuch }]
  })
}

/** When the clock looks again: after midnight in Berlin there is a new day to plan. Null when no more days come. */
export function nextLauf(serie: Besuchsserie, now: string): string | null {
  const today = berlinDate(now)
  return hasEnded(serie, today) ? null : berlinInstant(plusDays(today, 1))
}

export const calculate = (serie: Besuchsserie, instanzen: readonly Hausbesuch[], lage: Lage): Wirkung =>
  wirkungOf(sameFrom(serie, instanzen, lage))

export function createAbgleich(ports: Ports, apply: WendeAn) {
  const seal = createSerienSeal(ports)
  /** The row of the series must be held, in the name of the system: words of its visits lie under the key of another house. */
  return async function sameSerieFrom(
    tx: Queryable,
    serie: Besuchsserie,
    wie: { aktion: string; akteur: Akteur | null; now: string },
  ): Promise<Wirkung> {
    const { id: serieId, organisationId, klientId, typ } = serie
    const { aktion, akteur, now } = wie
    const lage = await loadLage(tx, serie, now)
    const held = await holdInstanzen(tx, organisationId, { serieId, ab: berlinDate(now) })
    const readable = await seal.geoeffnet({ ...serie }, { id: serieId, sprache: 'de', db: tx })
    const steps = sameFrom(readable, await seal.readable(held, tx), lage)
    const { personen, pflegedienstId } = lage
    const auftrag = { aktion, akteur, haus: hausOf(serie), serieId, klientId, typ, personen }
    // Without an organisation that keeps the client nothing new is planned; existing visits stay.
    await apply(tx, { ...auftrag, pflegedienstId: pflegedienstId ?? organisationId }, toDo(steps, held))
    return wirkungOf(steps)
  }
}
export type SameSerieFrom = ReturnType<typeof createAbgleich>

const SEITE = 50

/** Plans one more day every night, and picks up changes of the client's situation. Safe in several processes. */
export function createSerienClock({ database, clock }: Pick<Ports, 'database' | 'clock'>, sameSerieFrom: SameSerieFrom) {
  return async function tick(): Promise<void> {
    const now = clock.now().toISOString()
    const error: unknown[] = []
    for (const id of await loadDue(onBehalfOf(database, systemContext), now, SEITE)) {
      try {
        await database.transaction(systemContext, async (tx) => {
          const serie = await holdDue(tx, id, now)
          if (serie === null) return
          await sameSerieFrom(tx, serie, { aktion: 'serie.uhr', akteur: null, now })
          await saveSerie(tx, serie, nextLauf(serie, now))
        })
      } catch (one) {
        // One failing series must not block the others; the run as a whole still fails.
        error.push(one)
      }
    }
    if (error.length > 0) throw error[0]
  }
}

/** Seals what was written before series were. */
export function createSerienBackfill(ports: Ports): () => Promise<void> {
  const { nachgetragen } = createSerienSeal(ports)
  return () =>
    addLater(ports.database, async (tx) => {
      const rows = await takeSerien(tx, schubSize)
      const added = []
      for (const row of rows) added.push({ ...row, daten: await nachgetragen(tx, row.daten, row) })
      if (added.length > 0) await sealSerien(tx, added)
      return rows.length
    })
}

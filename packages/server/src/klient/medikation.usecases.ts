/** The plan of medicines version by version: who wrote it, what has changed, and what was to be taken on a day. */
import type { PlanFassung, akteContract } from '@dreiklang/domain/klient/akte.contract'
import { readBereich } from '@dreiklang/domain/klient/klient.document'
import type { Mittel } from '@dreiklang/domain/klient/mittel.document'
import { planChangesOf, planOnDay } from '@dreiklang/domain/klient/medikation'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type IsoDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { holdKlient } from './hold.ts'
import { loadPlaene, loadPlanUntil, savePlanFassung } from './medikation.repository.ts'
import { objectFrom } from './sealedText.ts'

interface Whose {
  organisationId: string
  klientId: string
}

const fachOf = (whose: Whose, id: string): Fach => ({ ...whose, tabelle: 'medikationsplan_fassung', spalte: 'inhalt', zeileId: id })

const planFrom = (text: string | null): Mittel[] => (text === null ? [] : readBereich('medikation', objectFrom(text)).mittel)

export function createPlaene(ports: Ports) {
  const tresor = createTresor(ports)

  return {
    /** A version more; the record is locked. @throws Vernichtet */
    async keep(
      tx: Queryable,
      whose: Whose,
      { mittel, version, personId, am }: { mittel: Mittel[]; version: number; personId: string; am: string },
    ): Promise<void> {
      const id = ports.newId()
      const inhalt = await tresor.seal(tx, fachOf(whose, id), JSON.stringify({ mittel }))
      const { organisationId: pflegedienstId, klientId } = whose
      await savePlanFassung(tx, { id, klientId, pflegedienstId, version, personId, am, inhalt })
    },

    async all(db: Queryable, whose: Whose): Promise<PlanFassung[]> {
      const rows = await loadPlaene(db, { pflegedienstId: whose.organisationId, klientId: whose.klientId })
      const texts = await tresor.openAll(
        db,
        rows.map(({ id, inhalt }) => ({ fach: fachOf(whose, id), siegel: inhalt })),
      )
      const plans = texts.map(planFrom)
      return rows.map(({ version, am, name }, i) => {
        const mittel = plans[i] ?? []
        return { version, am, name, mittel, aenderungen: planChangesOf(plans[i + 1] ?? [], mittel) }
      })
    },

    /** What was to be taken on a day, by the version that was valid at its end; nothing where there is no plan, or it was destroyed. */
    async onDay(db: Queryable, whose: Whose, day: IsoDate): Promise<Mittel[]> {
      const bis = berlinInstant(plusDays(day, 1))
      const row = await loadPlanUntil(db, { pflegedienstId: whose.organisationId, klientId: whose.klientId, bis })
      if (row === null) return []
      const [text = null] = await tresor.openAll(db, [{ fach: fachOf(whose, row.id), siegel: row.inhalt }])
      return planOnDay(planFrom(text), day)
    },
  }
}

export function createPlanReading(ports: Ports) {
  const plaene = createPlaene(ports)

  return {
    /** @throws nicht_gefunden */
    async list({ akteur, params: { klientId } }: CalledBy<typeof akteContract.listPlaene>): Promise<{ fassungen: PlanFassung[] }> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdKlient(tx, akteur, klientId)
        const fassungen = await plaene.all(tx, { organisationId: ownOrganisation(akteur), klientId })
        const trail = { objektArt: 'KLIENT', objektId: klientId, klientId } as const
        await audit(tx, akteur, { aktion: 'klient.listPlaene', art: 'LESEN', ...trail })
        return { fassungen }
      })
    },
  }
}

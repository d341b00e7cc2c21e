/** The plan of medicines version by version: who wrote it, what has changed, and what was to be taken on a day. */
import { type PlanFassung, type akteContract, planFassung } from '@dreiklang/domain/klient/akte.contract'
import { planSperre } from '@dreiklang/domain/klient/akte.policy'
import { readBereich } from '@dreiklang/domain/klient/klient.document'
import type { Mittel } from '@dreiklang/domain/klient/mittel.document'
import { type PlanStand, planChangesOf, planOnDay } from '@dreiklang/domain/klient/medikation'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type IsoDate, berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { holdKlient } from './hold.ts'
import { loadNewestPlan, loadPlaene, loadPlanUntil, savePlanFassung } from './medikation.repository.ts'
import { objectFrom } from './sealedText.ts'

interface Whose {
  organisationId: string
  klientId: string
}

const fachOf = (whose: Whose, id: string): Fach => ({ ...whose, tabelle: 'medikationsplan_fassung', spalte: 'inhalt', zeileId: id })

const planFrom = (text: string | null): Mittel[] => (text === null ? [] : readBereich('medikation', objectFrom(text)).mittel)

/** Versions of before scanners have no paper. */
const keptPaper = z.looseObject({ bmp: planFassung.shape.bmp.default(null) })
const bmpFrom = (text: string | null): PlanFassung['bmp'] => (text === null ? null : keptPaper.parse(objectFrom(text)).bmp)

interface NewVersion extends Pick<PlanFassung, 'mittel' | 'bmp' | 'version' | 'am'> {
  personId: string
}

export function createPlaene(ports: Ports) {
  const tresor = createTresor(ports)

  return {
    /** A version more; the record is locked. @throws Vernichtet */
    async keep(tx: Queryable, whose: Whose, { mittel, bmp, version, personId, am }: NewVersion): Promise<void> {
      const id = ports.newId()
      const inhalt = await tresor.seal(tx, fachOf(whose, id), JSON.stringify({ mittel, bmp }))
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
        return { version, am, name, mittel, bmp: bmpFrom(texts[i] ?? null), aenderungen: planChangesOf(plans[i + 1] ?? [], mittel) }
      })
    },

    /** The newest version, and what of it is taken on a day; null where there is none, or nothing is taken then. */
    async stand(db: Queryable, whose: Whose, day: IsoDate): Promise<PlanStand | null> {
      const row = await loadNewestPlan(db, { pflegedienstId: whose.organisationId, klientId: whose.klientId })
      if (row === null) return null
      const [text = null] = await tresor.openAll(db, [{ fach: fachOf(whose, row.id), siegel: row.inhalt }])
      const mittel = planOnDay(planFrom(text), day)
      return mittel.length === 0 ? null : { version: row.version, am: berlinDate(row.am), mittel }
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
    async read({ akteur, params: { klientId } }: CalledBy<typeof akteContract.readPlan>) {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdKlient(tx, akteur, klientId)
        const today = berlinDate(ports.clock.now().toISOString())
        const plan = await plaene.stand(tx, { organisationId: ownOrganisation(akteur), klientId }, today)
        const trail = { objektArt: 'KLIENT', objektId: klientId, klientId } as const
        await audit(tx, akteur, { aktion: 'klient.readPlan', art: 'LESEN', ...trail })
        return { plan: plan === null ? null : { ...plan, mittel: [...plan.mittel] }, bearbeitbar: planSperre(akteur) === null }
      })
    },

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

import { evolve, replan } from '../hausbesuch/hausbesuch.decider.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { sabine } from '../hausbesuch/hausbesuch.fixtures.ts'
import { folgeSerie, suspend } from '../hausbesuch/instanz.decider.ts'
import type { IsoDate } from '../shared/time.ts'
import { type Serienlage, type Serienschritt, sameFrom } from './serie.decider.ts'
import type { Besuchsserie } from './serie.ts'

/** Ten in the morning in Berlin, a Wednesday. */
export const now = '2026-11-18T09:00:00.000Z'

export const serie = (mehr: Partial<Besuchsserie> = {}): Besuchsserie => ({
  id: 'serie',
  version: 1,
  organisationId: 'pflege',
  klientId: 'klient',
  typ: 'PFLEGEBESUCH',
  regel: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  uhrzeit: '08:00',
  dauerMinuten: 30,
  gueltigVon: '2026-11-18',
  gueltigBis: null,
  feiertagsregel: 'AUSFUEHREN',
  bundesland: 'BY',
  ausnahmen: [],
  personIds: ['jonas'],
  fahrzeug: null,
  leistungen: [],
  anlass: null,
  anlassCode: 'ROUTINE',
  vorgaengerId: null,
  erstelltAm: now,
  ...mehr,
})

export const lage = (mehr: Partial<Serienlage> = {}): Serienlage => ({ now, abwesend: [], personIds: ['jonas', 'aylin'], ...mehr })

const personen = [
  { id: 'jonas', name: 'Jonas' },
  { id: 'aylin', name: 'Aylin' },
]

const haeuser = { pflegedienstId: 'pflege', praxisId: null, apothekeId: null }
const kopf = { typ: 'PFLEGEBESUCH', klientId: 'klient', ort: null, dringlichkeit: 'ROUTINE', transportunfaehigGrund: null } as const

export function bySteps(from: Besuchsserie, plan: readonly Hausbesuch[], steps: readonly Serienschritt[]): Hausbesuch[] {
  const nachTag = new Map(plan.map((besuch) => [besuch.serie?.tag ?? '', besuch]))
  for (const step of steps) {
    if (step.art === 'ANLEGEN') {
      const anlage = { ...haeuser, id: `besuch-${step.tag}`, nummer: 'H', serie: { id: from.id, tag: step.tag, vonHand: false } }
      const context = { person: sabine, now, neueId: () => 'x', personen, befunde: [], klientStatus: 'AKTIV' as const }
      nachTag.set(step.tag, replan(anlage, { ...kopf, ...step.vorgabe }, context))
    }
    if (step.art === 'FOLGEN') {
      const { besuch, vorgabe } = step
      const who = vorgabe.personIds.map((personId) => ({ personId, organisationId: 'pflege', name: personId }))
      nachTag.set(besuch.serie?.tag ?? '', evolve(besuch, folgeSerie(besuch, vorgabe, who)))
    }
    if (step.art === 'AUSSETZEN') nachTag.set(step.besuch.serie?.tag ?? '', evolve(step.besuch, suspend(step.besuch, step.grund, now)))
  }
  return [...nachTag.values()].toSorted((a, b) => (a.serie?.tag ?? '').localeCompare(b.serie?.tag ?? ''))
}

export const imPlan = (from: Besuchsserie = serie(), rundum: Serienlage = lage()): Hausbesuch[] =>
  bySteps(from, [], sameFrom(from, [], rundum))

export const tage = (plan: readonly Hausbesuch[], status: Hausbesuch['status'] = 'GEPLANT'): IsoDate[] =>
  plan.filter((besuch) => besuch.status === status).map(({ plan: when }) => when?.datum ?? '')

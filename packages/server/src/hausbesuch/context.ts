/** What stands against a plan, with the own people in it: loaded here, judged by the domain. */
import { conflictsOf } from '@dreiklang/domain/hausbesuch/conflicts'
import type { Planung } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { type BesuchTyp, type Leistungsquelle, planOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Person, plansForAll } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Befund } from '@dreiklang/domain/hausbesuch/view.contract'
import { berlinDate, berlinInstant, mondayOf, plusDays } from '@dreiklang/domain/shared/time'
import { hkpNummernOf } from '@dreiklang/domain/klient/hkp'
import type { Queryable } from '../ports.ts'
import { loadOthers, loadEingeteilte, loadHkpZeiten, loadKlientAbwesend, loadPlace } from './context.repository.ts'

export interface Vorhaben {
  typ: BesuchTyp
  klientId: string
  planung: Pick<Planung, 'datum' | 'uhrzeit' | 'dauerMinuten' | 'personIds'>
  leistungen: readonly { quelle: Leistungsquelle; code: string | null }[]
  ausser: string | null
}

/** In the name of the person's own organisation. `personen`: those of the plan who work there. */
export async function checkPlan(
  tx: Queryable,
  { vorhaben, person, now }: { vorhaben: Vorhaben; person: Person; now: string },
): Promise<{ personen: { id: string; name: string }[]; befunde: Befund[] }> {
  const { typ, klientId, planung, leistungen, ausser } = vorhaben
  const nummern = hkpNummernOf(leistungen)
  const { organisationId } = person
  const { personIds, datum: tag } = planung
  const plan = planOf(planung)
  const gefundene = await loadEingeteilte(tx, organisationId, { personIds, tag })
  // The hours of a contract are between a colleague and the manager.
  const personen = gefundene.map((one) => (plansForAll(person) || one.id === person.personId ? one : { ...one, wochenstunden: null }))
  const montag = mondayOf(tag)
  const befunde = conflictsOf({
    typ,
    plan,
    ort: await loadPlace(tx, organisationId, { klientId, hausbesuchId: ausser }),
    leistungen,
    personen,
    andere: await loadOthers(tx, organisationId, {
      personIds: personen.map(({ id }) => id),
      // A day more at either end: the rest between two days reaches over the week.
      von: berlinInstant(plusDays(montag, -1)),
      bis: berlinInstant(plusDays(montag, 8)),
      ausser,
    }),
    klientAbwesend: await loadKlientAbwesend(tx, klientId, { tag, heute: berlinDate(now) }),
    hkp: { nummern, zeiten: nummern.length === 0 ? [] : await loadHkpZeiten(tx, organisationId, klientId) },
    now,
  })
  return { personen, befunde }
}

/** What stands against a plan, with the own people in it: loaded here, judged by the domain. */
import { type BesuchTyp, type Leistungsquelle, planVon } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Person, plantFuerAlle } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Planung } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { konflikteVon } from '@dreiklang/domain/hausbesuch/konflikte'
import type { Befund } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { berlinInstant, montagVon, plusTage } from '@dreiklang/domain/shared/zeit'
import type { Queryable } from '../ports.ts'
import { ladeAndere, ladeEingeteilte, ladeHkpBis, ladeKlientAbwesend, ladeOrt } from './umstaende.repository.ts'

export interface Vorhaben {
  typ: BesuchTyp
  klientId: string
  planung: Pick<Planung, 'datum' | 'uhrzeit' | 'dauerMinuten' | 'personIds'>
  quellen: readonly Leistungsquelle[]
  /** The visit that is moved: it is not an obstacle to itself. */
  ausser: string | null
}

/** In the name of the person's own organisation. `personen`: those of the plan who work there. */
export async function pruefePlan(
  tx: Queryable,
  { vorhaben, person, jetzt }: { vorhaben: Vorhaben; person: Person; jetzt: string },
): Promise<{ personen: { id: string; name: string }[]; befunde: Befund[] }> {
  const { typ, klientId, planung, quellen, ausser } = vorhaben
  const { organisationId } = person
  const { personIds, datum: tag } = planung
  const plan = planVon(planung)
  const gefundene = await ladeEingeteilte(tx, organisationId, { personIds, tag })
  // The hours of a contract are between a colleague and the manager.
  const personen = gefundene.map((eine) => (plantFuerAlle(person) || eine.id === person.personId ? eine : { ...eine, wochenstunden: null }))
  const montag = montagVon(tag)
  const befunde = konflikteVon({
    typ,
    plan,
    ort: await ladeOrt(tx, organisationId, { klientId, hausbesuchId: ausser }),
    quellen,
    personen,
    andere: await ladeAndere(tx, organisationId, {
      personIds: personen.map(({ id }) => id),
      von: berlinInstant(montag),
      bis: berlinInstant(plusTage(montag, 7)),
      ausser,
    }),
    klientAbwesend: await ladeKlientAbwesend(tx, klientId, tag),
    hkpBis: quellen.includes('HKP') ? await ladeHkpBis(tx, organisationId, klientId) : null,
    jetzt,
  })
  return { personen, befunde }
}

/** Whom to tell is written with the event, so nothing is lost when a process dies: told after the commit, or with the next turn. */
import type { BesuchAnlass, Meldung } from '@dreiklang/domain/hausbesuch/meldung'
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { type TaetigePerson, loadTaetige, loadVertretungen } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { type OpenMeldung, holdOpen, markReported } from './meldungen.repository.ts'

/** The room of messages is above this one and is passed in by server.ts. */
export type MeldeBesuch = (
  tx: Queryable,
  meldung: { personId: string; anlass: BesuchAnlass; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

const SEITE = 100

/** Managers hear what is meant for someone who no longer works there; who is away is heard for by the substitute too. */
function empfaenger(
  { an, organisationId }: Meldung,
  leute: readonly TaetigePerson[],
  vertretungen: ReadonlyMap<string, readonly string[]>,
): string[] {
  const team = leute.filter((person) => person.organisationId === organisationId)
  if (an === 'ALLE') return team.map(({ personId }) => personId)
  const leitung = team.filter(({ rolle }) => isVerwaltung(rolle)).map(({ personId }) => personId)
  if (an === 'LEITUNG') return leitung
  const gemeinte = new Set(an.flatMap((id) => [id, ...(vertretungen.get(id) ?? [])]))
  const da = team.filter(({ personId }) => gemeinte.has(personId)).map(({ personId }) => personId)
  return da.length > 0 ? da : leitung
}

function valuesOf({ hausbesuchId, nummer, plan }: OpenMeldung): Record<string, string> {
  return { id: hausbesuchId, nummer, ...(plan === null ? {} : { datum: plan.datum, uhrzeit: plan.uhrzeit }) }
}

export function createMeldungen({ database, clock, log }: Pick<Ports, 'database' | 'clock' | 'log'>, report: MeldeBesuch) {
  const tell = () =>
    database.transaction(systemContext, async (tx) => {
      const offene = await holdOpen(tx, SEITE)
      if (offene.length === 0) return
      const haeuser = [...new Set(offene.flatMap(({ meldungen }) => meldungen.map(({ organisationId }) => organisationId)))]
      const leute = await loadTaetige(tx, haeuser)
      const vertretungen = await loadVertretungen(tx, haeuser, berlinDate(clock.now().toISOString()))
      for (const one of offene) {
        const werte = valuesOf(one)
        const gesagt = new Set<string>()
        for (const meldung of one.meldungen) {
          for (const personId of empfaenger(meldung, leute, vertretungen)) {
            if (gesagt.has(personId)) continue
            gesagt.add(personId)
            await report(tx, { personId, anlass: meldung.anlass, werte, am: one.am })
          }
        }
      }
      await markReported(
        tx,
        offene.map(({ seq }) => seq),
      )
    })

  /** After a step: that telling failed must not look as if the step had. */
  async function versuche(): Promise<void> {
    try {
      await tell()
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'people are told of visits at the next turn of the clock')
    }
  }

  return {
    tell,
    versuche,

    /** The answer is there when the deed is; that people are told must not change it. */
    async dannMelden<Antwort>(answer: Promise<JsonText<Antwort>>): Promise<JsonText<Antwort>> {
      const text = await answer
      await versuche()
      return text
    },
  }
}
export type Meldungen = ReturnType<typeof createMeldungen>

/** What every write of a visit does beside the visit itself: what stands against it, who learns of it, what is answered. */
import { haeuserOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Ereignis, DecisionContext } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type Meldung, meldungenOf, withoutReport } from '@dreiklang/domain/hausbesuch/meldung'
import type { Befund } from '@dreiklang/domain/hausbesuch/view.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import type { Idempotenz } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { loadKlientStatus } from './context.repository.ts'
import { type Vorhaben, checkPlan } from './context.ts'
import { writeEreignis } from './hausbesuch.repository.ts'
import type { Meldungen } from './meldungen.usecases.ts'
import { changeTrail, personOf } from './person.ts'

export interface CalledBy {
  akteur: Akteur
  idempotenz: Idempotenz | null
}

export interface Tat extends Pick<Ereignis, 'art' | 'zeile' | 'angaben'> {
  alt: Hausbesuch | null
  neu: Hausbesuch
  aktion: string
  felder: string[]
  zuMelden?: readonly Meldung[]
  schonGesagt?: readonly string[]
}

export const quittungOf = ({ id, nummer, version, status }: Hausbesuch, befunde: readonly Befund[] = []): Quittung => ({
  id,
  nummer,
  version,
  status,
  befunde: [...befunde],
})

export function createTaten({ clock, newId }: Pick<Ports, 'clock' | 'newId'>, meldungen: Meldungen) {
  const now = () => clock.now().toISOString()
  return {
    now,
    dannMelden: meldungen.dannMelden,

    /** @param vorhaben null for a step without a plan */
    async decisionContextOf(tx: Queryable, person: Person, vorhaben: Vorhaben | null): Promise<DecisionContext> {
      const am = now()
      const base = { person, now: am, neueId: newId }
      if (vorhaben === null) return { ...base, personen: [], befunde: [], klientStatus: null }
      return {
        ...base,
        ...(await checkPlan(tx, { vorhaben, person, now: am })),
        klientStatus: await loadKlientStatus(tx, vorhaben.klientId),
      }
    },

    async say(tx: Queryable, akteur: Akteur, { alt, neu, aktion, zuMelden, schonGesagt = [], ...ereignis }: Tat): Promise<void> {
      const urheber = personOf(akteur)
      await writeEreignis(tx, {
        ...ereignis,
        alt,
        neu,
        urheber,
        am: now(),
        meldungen: withoutReport(schonGesagt, zuMelden ?? meldungenOf(ereignis.art, { alt, neu, personId: urheber.personId })),
      })
      await audit(tx, akteur, { aktion, ...changeTrail({ alt, neu }) })
      await sendSignal(tx, { art: 'hausbesuch', id: neu.id, an: haeuserOf(neu) })
    },
  }
}
export type Taten = ReturnType<typeof createTaten>

/** What the clock notices about a visit: nobody began it (H14), nobody answered a request for at once (H1). */
import type { Instant } from '../shared/time.ts'
import { type Ereignis, ereignis } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { sperre } from './hausbesuch.policy.ts'
import { bestaetigungsfristMinutes, isBehandlung } from './hausbesuch.ts'

const minuteMs = 60_000
/**
 * Minutes after the planned begin. Contracts of care agree on about an hour either way (domain.md 4.1); treatment that a doctor ordered,
 * insulin before breakfast, does not wait that long.
 */
const karenzMinutes = { pflege: 60, behandlung: 30 } as const

/** Practice and pharmacy are asked a second and a third time; after that people have to phone. */
const lastMahnung = 2

const later = (from: Instant, minutes: number): Instant => new Date(Date.parse(from) + minutes * minuteMs).toISOString()

/** Null: there is nothing to begin. Whoever is on the way late has the same grace from then on. */
export function ueberfaelligFrom({ status, plan, unterwegsAb, leistungen }: Hausbesuch): Instant | null {
  if (plan === null || (status !== 'GEPLANT' && status !== 'UNTERWEGS')) return null
  const behandlung = leistungen.some(({ quelle }) => isBehandlung(quelle))
  const from = status === 'UNTERWEGS' && unterwegsAb !== null && unterwegsAb > plan.von ? unterwegsAb : plan.von
  return later(from, behandlung ? karenzMinutes.behandlung : karenzMinutes.pflege)
}

/** When the side that has to say something about a request for at once is reminded next; null: it is not waited for, or was told all there is. */
function mahnungFrom({ status, dringlichkeit, anfrage, nachrichten, mahnungen }: Hausbesuch): Instant | null {
  if (status !== 'ANGEFRAGT' || dringlichkeit !== 'SOFORT' || anfrage === null || mahnungen >= lastMahnung) return null
  return later(nachrichten.at(-1)?.am ?? anfrage.am, bestaetigungsfristMinutes * (mahnungen + 1))
}

/** When the clock looks at the visit next; null: never. */
export const naechsteFristOf = (besuch: Hausbesuch): Instant | null =>
  besuch.ueberfaelligSeit === null ? (ueberfaelligFrom(besuch) ?? mahnungFrom(besuch)) : null

/** Null when there is nothing to tell. Told once; a new time starts afresh. */
export function decideByClock(besuch: Hausbesuch, now: Instant): Ereignis | null {
  const due = naechsteFristOf(besuch)
  if (due === null || now < due) return null
  if (sperre('antwortAnmahnen', besuch, null) === null) return ereignis('antwortAnmahnen', { mahnungen: besuch.mahnungen + 1 })
  return sperre('ueberfaelligMelden', besuch, null) === null ? ereignis('ueberfaelligMelden', { ueberfaelligSeit: now }) : null
}

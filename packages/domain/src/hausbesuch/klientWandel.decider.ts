/** H7 for all visits of a Klient who is away, has left or has died, and the way back. What is affected says klient/wandel.ts. */
import { type Wandel, type RuecknahmeHindernis, besuchTat } from '../klient/wandel.ts'
import type { Instant } from '../shared/time.ts'
import { type Ereignis, ereignis, names, timeOf } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { type AbsageGrund, isShortTerm } from './hausbesuch.ts'
import { sperre } from './hausbesuch.policy.ts'

/** Null: it is over, and nothing can happen to it any more. */
export function findTatAm({ status, plan, anfrage }: Hausbesuch, wandel: Wandel): 'ABSAGEN' | 'LAEUFT' | null {
  if (status !== 'ANGEFRAGT' && status !== 'GEPLANT' && status !== 'UNTERWEGS' && status !== 'BEGONNEN') return null
  return besuchTat(wandel, { tag: plan?.datum ?? anfrage?.wunsch?.datum ?? null, bis: plan?.bis ?? null, status })
}

/** That he is in hospital is nobody's business but that of the service that nurses him: others read that he is not at home. */
function grundOf({ praxisId, apothekeId }: Hausbesuch, { art, abwesenheit }: Wandel): AbsageGrund {
  switch (art) {
    case 'VERSTORBEN':
      return 'VERSTORBEN'
    case 'BEENDET':
      return 'VERSORGUNG_BEENDET'
    case 'ABWESEND':
      return abwesenheit === 'KRANKENHAUS' && praxisId === null && apothekeId === null ? 'KRANKENHAUS' : 'ABWESEND'
  }
}

/** Nobody is charged. A series may follow its rule again later: no person has decided about this one visit. */
export function cancelForKlient(besuch: Hausbesuch, wandel: Wandel): Ereignis {
  if (sperre('absagen', besuch, null) !== null) throw new Error(`The visit ${besuch.id} cannot be cancelled`)
  const words = { durch: 'KLIENT', grund: grundOf(besuch, wandel), text: null, kurzfristig: isShortTerm(besuch.plan, wandel.now) } as const
  const absage = { ...words, am: wandel.now, berechnung: false }
  return ereignis('absagen', { status: 'ABGESAGT', absage }, words)
}

/** `version`: of the visit after it was cancelled. Null: it comes back. */
export function ruecknahmeHindernis(
  { status, version, plan }: Hausbesuch,
  { version: cancelled, now }: { version: number; now: Instant },
): RuecknahmeHindernis | null {
  if (version !== cancelled || status !== 'ABGESAGT') return 'GEAENDERT'
  return plan !== null && plan.bis <= now ? 'VERGANGEN' : null
}

/** As it was before. Who was on the way has turned round: it is planned again. */
export function undoAbsage(besuch: Hausbesuch): Ereignis {
  if (sperre('wiederaufnehmen', besuch, null) !== null) throw new Error(`The visit ${besuch.id} is not cancelled`)
  const { plan, zugewiesene } = besuch
  const status = plan === null ? 'ANGEFRAGT' : 'GEPLANT'
  return ereignis(
    'wiederaufnehmen',
    { status, absage: null, unterwegsAb: null, ueberfaelligSeit: null },
    { zeit: plan && timeOf(plan), vorher: plan && timeOf(plan), personen: names(zugewiesene), vorherPersonen: names(zugewiesene) },
  )
}

/** Never touches a visit that a person has decided about. */
import type { Instant } from '../shared/time.ts'
import type { PlanAngaben } from './hausbesuch.contract.ts'
import { type Ereignis, ereignis, names, timeOf } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { sperre } from './hausbesuch.policy.ts'
import { type Zugewiesene, isShortTerm, planOf } from './hausbesuch.ts'

export type Default = Pick<
  PlanAngaben,
  'datum' | 'uhrzeit' | 'dauerMinuten' | 'personIds' | 'fahrzeug' | 'leistungen' | 'anlass' | 'anlassCode'
>

const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const leistungenOf = ({ leistungen }: Pick<PlanAngaben, 'leistungen'>): PlanAngaben['leistungen'] =>
  leistungen.map(({ code, bezeichnung, quelle, sollMinuten }) => ({ code, bezeichnung, quelle, sollMinuten }))

export function matches({ plan, zugewiesene, fahrzeug, anlass, anlassCode, leistungen }: Hausbesuch, vorgabe: Default): boolean {
  const ids = zugewiesene.map(({ personId }) => personId).toSorted()
  return (
    plan !== null &&
    gleich(timeOf(plan), timeOf(vorgabe)) &&
    gleich(ids, vorgabe.personIds.toSorted()) &&
    fahrzeug === vorgabe.fahrzeug &&
    anlass === vorgabe.anlass &&
    anlassCode === vorgabe.anlassCode &&
    gleich(leistungenOf({ leistungen }), leistungenOf(vorgabe))
  )
}

function checkFolgsam(handlung: 'verschieben' | 'absagen' | 'wiederaufnehmen', besuch: Hausbesuch): void {
  if (besuch.serie === null || besuch.serie.vonHand || sperre(handlung, besuch, null) !== null)
    throw new Error(`A series must leave the visit ${besuch.id} alone`)
}

export function folgeSerie(besuch: Hausbesuch, vorgabe: Default, zugewiesene: Zugewiesene[]): Ereignis {
  const handlung = besuch.status === 'ABGESAGT' ? 'wiederaufnehmen' : 'verschieben'
  checkFolgsam(handlung, besuch)
  const { fahrzeug, anlass, anlassCode } = vorgabe
  return ereignis(
    handlung,
    {
      status: 'GEPLANT',
      plan: planOf(vorgabe),
      zugewiesene,
      fahrzeug,
      anlass,
      anlassCode,
      leistungen: leistungenOf(vorgabe).map((leistung) => ({ ...leistung, erbracht: null, grundNichtErbracht: null })),
      absage: null,
      ueberfaelligSeit: null,
    },
    {
      zeit: timeOf(vorgabe),
      vorher: besuch.plan && timeOf(besuch.plan),
      personen: names(zugewiesene),
      vorherPersonen: names(besuch.zugewiesene),
    },
  )
}

/** ABWESEND: the Klient is away; SERIE: the series does not come on this day any more. */
export type AussetzGrund = 'ABWESEND' | 'SERIE'

/** Nobody goes there; a call is not needed and nothing is charged. */
export function suspend(besuch: Hausbesuch, grund: AussetzGrund, now: Instant): Ereignis {
  checkFolgsam('absagen', besuch)
  const hausname = besuch.praxisId === null ? 'APOTHEKE' : 'PRAXIS'
  const haus = besuch.praxisId === null && besuch.apothekeId === null ? 'PFLEGE' : hausname
  const words = grund === 'ABWESEND' ? ({ durch: 'KLIENT', grund: 'ABWESEND' } as const) : ({ durch: haus, grund: 'SONSTIGES' } as const)
  const kurzfristig = isShortTerm(besuch.plan, now)
  const absage = { ...words, text: null, am: now, berechnung: false, kurzfristig }
  return ereignis('absagen', { status: 'ABGESAGT', absage }, { ...words, text: null, kurzfristig })
}

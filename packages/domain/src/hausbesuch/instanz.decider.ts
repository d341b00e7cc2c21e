/** What a series does with its visits: they follow it, are suspended, and return. Never with one that a person has decided about. */
import type { Instant } from '../shared/zeit.ts'
import type { PlanAngaben } from './hausbesuch.contract.ts'
import { type Ereignis, ereignis, namen, zeitVon } from './hausbesuch.decider.ts'
import { sperre } from './hausbesuch.policy.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { type Zugewiesene, istKurzfristig, planVon } from './hausbesuch.ts'

/** As the series has it on one day. */
export type Vorgabe = Pick<
  PlanAngaben,
  'datum' | 'uhrzeit' | 'dauerMinuten' | 'personIds' | 'fahrzeug' | 'leistungen' | 'anlass' | 'anlassCode'
>

const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const leistungenVon = ({ leistungen }: Pick<PlanAngaben, 'leistungen'>): PlanAngaben['leistungen'] =>
  leistungen.map(({ code, bezeichnung, quelle, sollMinuten }) => ({ code, bezeichnung, quelle, sollMinuten }))

/** Whether the visit is already as the series has it. */
export function entspricht({ plan, zugewiesene, fahrzeug, anlass, anlassCode, leistungen }: Hausbesuch, vorgabe: Vorgabe): boolean {
  const ids = zugewiesene.map(({ personId }) => personId).toSorted()
  return (
    plan !== null &&
    gleich(zeitVon(plan), zeitVon(vorgabe)) &&
    gleich(ids, vorgabe.personIds.toSorted()) &&
    fahrzeug === vorgabe.fahrzeug &&
    anlass === vorgabe.anlass &&
    anlassCode === vorgabe.anlassCode &&
    gleich(leistungenVon({ leistungen }), leistungenVon(vorgabe))
  )
}

function pruefeFolgsam(handlung: 'verschieben' | 'absagen' | 'wiederaufnehmen', besuch: Hausbesuch): void {
  if (besuch.serie === null || besuch.serie.vonHand || sperre(handlung, besuch, null) !== null)
    throw new Error(`A series must leave the visit ${besuch.id} alone`)
}

/** The visit becomes as the series has it now; one that was put aside is planned again. */
export function folgeSerie(besuch: Hausbesuch, vorgabe: Vorgabe, zugewiesene: Zugewiesene[]): Ereignis {
  const handlung = besuch.status === 'ABGESAGT' ? 'wiederaufnehmen' : 'verschieben'
  pruefeFolgsam(handlung, besuch)
  const { fahrzeug, anlass, anlassCode } = vorgabe
  return ereignis(
    handlung,
    {
      status: 'GEPLANT',
      plan: planVon(vorgabe),
      zugewiesene,
      fahrzeug,
      anlass,
      anlassCode,
      leistungen: leistungenVon(vorgabe).map((leistung) => ({ ...leistung, erbracht: null, grundNichtErbracht: null })),
      absage: null,
      ueberfaelligSeit: null,
    },
    {
      zeit: zeitVon(vorgabe),
      vorher: besuch.plan && zeitVon(besuch.plan),
      personen: namen(zugewiesene),
      vorherPersonen: namen(besuch.zugewiesene),
    },
  )
}

/** ABWESEND: the Klient is away; SERIE: the series does not come on this day any more. */
export type AussetzGrund = 'ABWESEND' | 'SERIE'

/** Nobody goes there; a call is not needed and nothing is charged. */
export function setzeAus(besuch: Hausbesuch, grund: AussetzGrund, jetzt: Instant): Ereignis {
  pruefeFolgsam('absagen', besuch)
  const hausname = besuch.praxisId === null ? 'APOTHEKE' : 'PRAXIS'
  const haus = besuch.praxisId === null && besuch.apothekeId === null ? 'PFLEGE' : hausname
  const worte = grund === 'ABWESEND' ? ({ durch: 'KLIENT', grund: 'ABWESEND' } as const) : ({ durch: haus, grund: 'SONSTIGES' } as const)
  const kurzfristig = istKurzfristig(besuch.plan, jetzt)
  const absage = { ...worte, text: null, am: jetzt, berechnung: false, kurzfristig }
  return ereignis('absagen', { status: 'ABGESAGT', absage }, { ...worte, text: null, kurzfristig })
}

import type { KlientStatus } from '../klient/klient.ts'
import { endeOf } from '../klient/wandel.ts'
import { wrongField } from '../shared/refusal.ts'
import type { Instant } from '../shared/time.ts'
import type { AngabenOf, Auftrag, Planung } from './handlungen.contract.ts'
import type { AnfrageAngaben, PlanAngaben } from './hausbesuch.contract.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { hausbesuchErrors } from './hausbesuch.errors.ts'
import { type Person, absagbarAls, frageSperre, isOwnTour, planSperre, plansForAll, sperre } from './hausbesuch.policy.ts'
import {
  type BesuchTyp,
  type Serienplatz,
  type Zugewiesene,
  askedSeite,
  isShortTerm,
  mayCharge,
  plannableWithoutPerson,
  planOf,
} from './hausbesuch.ts'
import { type EreignisArt, type Handlung, transitions } from './transitions.ts'
import type { Befund } from './view.contract.ts'

export interface DecisionContext {
  person: Person
  now: Instant
  neueId(): string
  personen: readonly { id: string; name: string }[]
  befunde: readonly Befund[]
  /** Null for a step without a plan, or when the own organisation knows no such Klient any more. */
  klientStatus: KlientStatus | null
}

export interface Ereignis {
  art: EreignisArt
  zeile: string
  angaben: Record<string, unknown>
  neu: Partial<Hausbesuch>
}

export const ereignis = (art: Handlung, neu: Partial<Hausbesuch>, angaben: Record<string, unknown> = {}): Ereignis => ({
  art,
  zeile: transitions[art].zeile,
  angaben,
  neu,
})

export function evolve(besuch: Hausbesuch, { neu }: Pick<Ereignis, 'neu'>): Hausbesuch {
  return { ...besuch, ...neu, version: besuch.version + 1 }
}

/** @throws hausbesuch.person_fehlt, hausbesuch.person_unbekannt, hausbesuch.qualifikation_fehlt */
export function eingeteilte(
  typ: BesuchTyp,
  { personIds }: Pick<Planung, 'personIds'>,
  { personen, befunde, person }: Pick<DecisionContext, 'personen' | 'befunde' | 'person'>,
): Zugewiesene[] {
  if (personIds.length === 0 && !plannableWithoutPerson(typ))
    throw hausbesuchErrors.refuse('hausbesuch.person_fehlt', wrongField('personIds', 'pflicht'))
  const zugewiesene = personIds.map((id, i) => {
    const found = personen.find((one) => one.id === id)
    if (found === undefined) throw hausbesuchErrors.refuse('hausbesuch.person_unbekannt', wrongField(`personIds.${i}`))
    return { personId: id, organisationId: person.organisationId, name: found.name }
  })
  const hart = befunde.filter(({ schwere }) => schwere === 'FEHLER')
  if (hart.length === 0) return zugewiesene
  const felder = hart.flatMap(({ person: who }) => wrongField(`personIds.${personIds.indexOf(who?.id ?? '')}`, 'qualifikation').felder)
  throw hausbesuchErrors.refuse('hausbesuch.qualifikation_fehlt', { felder, angaben: { befunde: hart } })
}

export interface Anlage {
  id: string
  nummer: string
  pflegedienstId: string
  praxisId: string | null
  apothekeId: string | null
  /** Null: it stands by itself. */
  serie: Serienplatz | null
}

function neuer(anlage: Anlage, kopf: AnfrageAngaben | PlanAngaben, now: Instant): Hausbesuch {
  const { typ, klientId, ort, tuer = null, anlass, anlassCode, dringlichkeit, transportunfaehigGrund } = kopf
  return {
    ...anlage,
    version: 1,
    typ,
    status: 'ANGEFRAGT',
    klientId,
    ort,
    tuer,
    anlass,
    anlassCode,
    dringlichkeit,
    transportunfaehigGrund,
    anfrage: null,
    plan: null,
    zugewiesene: [],
    fahrzeug: null,
    leistungen: [],
    nachrichten: [],
    unterwegsAb: null,
    beginn: null,
    ende: null,
    ergebnis: null,
    abgebrochen: null,
    nachtraege: [],
    ablehnung: null,
    absage: null,
    nichtAngetroffen: null,
    ueberfaelligSeit: null,
    mahnungen: 0,
    erstelltAm: now,
  }
}

/** Nobody is sent to the dead, or to somebody who has left the service. @throws hausbesuch.klient_nicht_in_versorgung */
export function checkVersorgt(status: KlientStatus | null): void {
  if (status !== null && endeOf(status) !== null)
    throw hausbesuchErrors.refuse('hausbesuch.klient_nicht_in_versorgung', wrongField('klientId'))
}

/** H1: asks another organisation. @throws hausbesuch.typ_nicht_moeglich */
export function frageAn(anlage: Anlage, angaben: AnfrageAngaben, { person, now }: DecisionContext): Hausbesuch {
  const gesperrt = frageSperre(angaben.typ, person)
  if (gesperrt !== null) throw hausbesuchErrors.refuse(gesperrt)
  const { seite: von, personId, name } = person
  const an = askedSeite(angaben.typ, von)
  return { ...neuer(anlage, angaben, now), anfrage: { von, an, personId, name, am: now, wunsch: angaben.wunsch, offenBei: an } }
}

/** H2: plans a visit of the caller's organisation. @throws hausbesuch.typ_nicht_moeglich, hausbesuch.nur_leitung and what stands against the people */
export function replan(anlage: Anlage, angaben: PlanAngaben, context: DecisionContext): Hausbesuch {
  const gesperrt = planSperre(angaben.typ, context.person, angaben.personIds)
  if (gesperrt !== null) throw hausbesuchErrors.refuse(gesperrt)
  return {
    ...neuer(anlage, angaben, context.now),
    status: 'GEPLANT',
    plan: planOf(angaben),
    zugewiesene: eingeteilte(angaben.typ, angaben, context),
    fahrzeug: angaben.fahrzeug,
    leistungen: angaben.leistungen.map((leistung) => ({ ...leistung, erbracht: null, grundNichtErbracht: null })),
  }
}

export const names = (zugewiesene: readonly Zugewiesene[]): string[] => zugewiesene.map(({ name }) => name)
export const timeOf = ({ datum, uhrzeit, dauerMinuten }: Pick<Planung, 'datum' | 'uhrzeit' | 'dauerMinuten'>) => ({
  datum,
  uhrzeit,
  dauerMinuten,
})

/** What a person decides about one visit of a series stays so. */
const vonHand = ({ serie }: Hausbesuch): Pick<Hausbesuch, 'serie'> => ({ serie: serie && { ...serie, vonHand: true } })

/** Both sides of a joint visit have agreed when one plans within the hours that the other has named. */
function checkAbstimmung({ typ, anfrage }: Hausbesuch, { datum, uhrzeit, dauerMinuten }: Planung): void {
  if (typ !== 'GEMEINSAME_VISITE') return
  const wunsch = anfrage?.wunsch ?? null
  const um = (time: string) => planOf({ datum, uhrzeit: time, dauerMinuten }).von
  const passt = wunsch?.datum === datum && uhrzeit >= wunsch.von && planOf({ datum, uhrzeit, dauerMinuten }).bis <= um(wunsch.bis)
  if (!passt) throw hausbesuchErrors.refuse('hausbesuch.zeit_nicht_abgestimmt')
}

function annehmen(besuch: Hausbesuch, angaben: AngabenOf<'annehmen'>, context: DecisionContext): Ereignis {
  checkVersorgt(context.klientStatus)
  checkAbstimmung(besuch, angaben)
  const zugewiesene = eingeteilte(besuch.typ, angaben, context)
  const neu: Partial<Hausbesuch> = { status: 'GEPLANT', plan: planOf(angaben), zugewiesene, fahrzeug: angaben.fahrzeug }
  return ereignis('annehmen', neu, { zeit: timeOf(angaben), personen: names(zugewiesene) })
}

/** The other organisation's people stay in a joint visit; a nurse moves her own tour and gives no visit to a colleague. */
function verschieben(besuch: Hausbesuch, angaben: AngabenOf<'verschieben'>, context: DecisionContext): Ereignis {
  checkVersorgt(context.klientStatus)
  checkAbstimmung(besuch, angaben)
  const { person } = context
  if (!plansForAll(person) && !isOwnTour(person, angaben.personIds)) throw hausbesuchErrors.refuse('hausbesuch.nur_leitung')
  const others = besuch.zugewiesene.filter(({ organisationId }) => organisationId !== person.organisationId)
  const zugewiesene = [...others, ...eingeteilte(besuch.typ, angaben, context)]
  const plan = planOf(angaben)
  const before = besuch.plan
  const sameTime = before?.datum === plan.datum && before.uhrzeit === plan.uhrzeit && before.dauerMinuten === plan.dauerMinuten
  const ids = (list: readonly Zugewiesene[]) =>
    list
      .map(({ personId }) => personId)
      .toSorted()
      .join()
  if (sameTime && ids(zugewiesene) === ids(besuch.zugewiesene) && angaben.fahrzeug === besuch.fahrzeug)
    throw hausbesuchErrors.refuse('hausbesuch.nichts_geaendert')
  // Nobody makes up a reason: it is asked for where somebody was told of the visit before.
  const known = besuch.anfrage !== null || besuch.zugewiesene.some(({ personId }) => personId !== person.personId)
  if (known && angaben.grund === null) throw hausbesuchErrors.refuse('hausbesuch.grund_fehlt', wrongField('grund', 'pflicht'))
  return ereignis(
    'verschieben',
    { plan, zugewiesene, fahrzeug: angaben.fahrzeug, ueberfaelligSeit: null, ...vonHand(besuch) },
    {
      grund: angaben.grund,
      zeit: timeOf(angaben),
      vorher: before && timeOf(before),
      personen: names(zugewiesene),
      vorherPersonen: names(besuch.zugewiesene),
    },
  )
}

function absagen(besuch: Hausbesuch, { durch, grund, text, berechnung }: AngabenOf<'absagen'>, { person, now }: DecisionContext): Ereignis {
  if (!absagbarAls(besuch, person).includes(durch)) throw hausbesuchErrors.refuse('hausbesuch.nicht_in_diesem_namen')
  const absage = { durch, grund, text, am: now, berechnung, kurzfristig: isShortTerm(besuch.plan, now) }
  if (berechnung && !mayCharge(absage)) throw hausbesuchErrors.refuse('hausbesuch.nicht_berechenbar', wrongField('berechnung'))
  return ereignis('absagen', { status: 'ABGESAGT', absage, ...vonHand(besuch) }, { durch, grund, text, kurzfristig: absage.kurzfristig })
}

function nachricht(
  besuch: Hausbesuch,
  { text, vorschlag }: { text: string; vorschlag: AngabenOf<'rueckfragen'>['vorschlag'] },
  { person, now, neueId }: DecisionContext,
): Hausbesuch['nachrichten'] {
  return [...besuch.nachrichten, { id: neueId(), seite: person.seite, personName: person.name, text, am: now, vorschlag }]
}

function abschliessen(besuch: Hausbesuch, { ergebnis, leistungen }: AngabenOf<'abschliessen'>, now: Instant): Ereignis {
  if (leistungen.length !== besuch.leistungen.length) throw hausbesuchErrors.refuse('hausbesuch.leistung_offen')
  const erbrachte = besuch.leistungen.map((leistung, i) => ({
    ...leistung,
    erbracht: leistungen[i]?.erbracht ?? null,
    grundNichtErbracht: leistungen[i]?.erbracht === false ? leistungen[i].grund : null,
  }))
  return ereignis('abschliessen', { status: 'ABGESCHLOSSEN', ende: now, ergebnis, leistungen: erbrachte })
}

/** Throws a `Refusal` with the code of the first closed gate. The status refuses before the input does. */
export function decide(besuch: Hausbesuch, auftrag: Auftrag, context: DecisionContext): Ereignis {
  const { person, now } = context
  const gesperrt = sperre(auftrag.handlung, besuch, person)
  if (gesperrt !== null) throw hausbesuchErrors.refuse(gesperrt)
  const request = besuch.anfrage
  switch (auftrag.handlung) {
    case 'annehmen':
      return annehmen(besuch, auftrag.angaben, context)
    case 'ablehnen': {
      const { grund, text } = auftrag.angaben
      return ereignis('ablehnen', { status: 'ABGELEHNT', ablehnung: { grund, text, am: now } }, { grund, text })
    }
    case 'rueckfragen':
      return ereignis(
        'rueckfragen',
        {
          nachrichten: nachricht(besuch, auftrag.angaben, context),
          anfrage: request && { ...request, offenBei: request.von },
          mahnungen: 0,
        },
        { vorschlag: auftrag.angaben.vorschlag },
      )
    case 'antworten': {
      const { text, wunsch } = auftrag.angaben
      const neu = request && { ...request, offenBei: request.an, wunsch: wunsch ?? request.wunsch }
      return ereignis(
        'antworten',
        { nachrichten: nachricht(besuch, { text, vorschlag: wunsch }, context), anfrage: neu, mahnungen: 0 },
        { wunsch },
      )
    }
    case 'verschieben':
      return verschieben(besuch, auftrag.angaben, context)
    case 'absagen':
      return absagen(besuch, auftrag.angaben, context)
    case 'losfahren':
      return ereignis('losfahren', { status: 'UNTERWEGS', unterwegsAb: now })
    case 'beginnen':
      return ereignis('beginnen', { status: 'BEGONNEN', beginn: now })
    case 'nichtAntreffen': {
      const { version: _version, ...nichtAngetroffen } = auftrag.angaben
      const { weiteresVorgehen } = nichtAngetroffen
      return ereignis(
        'nichtAntreffen',
        { status: 'NICHT_ANGETROFFEN', nichtAngetroffen: { ...nichtAngetroffen, am: now } },
        { weiteresVorgehen },
      )
    }
    case 'abschliessen':
      return abschliessen(besuch, auftrag.angaben, now)
    case 'abbrechen':
      return ereignis(
        'abbrechen',
        { status: 'ABGESCHLOSSEN', ende: now, abgebrochen: auftrag.angaben.grund },
        { grund: auftrag.angaben.grund },
      )
    case 'nachtragen': {
      const entry = { personId: person.personId, name: person.name, am: now, text: auftrag.angaben.text }
      return ereignis('nachtragen', { nachtraege: [...besuch.nachtraege, entry] })
    }
    default:
      return auftrag satisfies never
  }
}

export function nachreichen(angaben: { schritt: Handlung; geschehenAm: Instant }): Ereignis {
  return { art: 'nachreichen', zeile: 'H13', angaben, neu: {} }
}

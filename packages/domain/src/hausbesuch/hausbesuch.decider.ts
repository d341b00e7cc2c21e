/** All decisions about a visit: gates first, then the step's own rules, then what changes. Pure. */
import type { Instant } from '../shared/zeit.ts'
import type { AngabenVon, Auftrag, Planung } from './handlungen.contract.ts'
import type { AnfrageAngaben, PlanAngaben } from './hausbesuch.contract.ts'
import { hausbesuchFehler } from './hausbesuch.errors.ts'
import { type Person, absagbarAls, frageSperre, istEigeneTour, planSperre, plantFuerAlle, sperre } from './hausbesuch.policy.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import {
  type BesuchTyp,
  type Serienplatz,
  type Zugewiesene,
  gefragteSeite,
  istKurzfristig,
  ohnePersonPlanbar,
  planVon,
} from './hausbesuch.ts'
import type { Befund } from './sicht.contract.ts'
import { type EreignisArt, type Handlung, uebergaenge } from './uebergaenge.ts'

/** What is known around a decision. */
export interface Umstaende {
  person: Person
  jetzt: Instant
  neueId(): string
  /** The people named in the plan, as far as they work in the caller's organisation; empty where the step names none. */
  personen: readonly { id: string; name: string }[]
  befunde: readonly Befund[]
}

/** What happened: the step, what the timeline says of it, and the fields of the visit as they are from now on. */
export interface Ereignis {
  art: EreignisArt
  zeile: string
  angaben: Record<string, unknown>
  neu: Partial<Hausbesuch>
}

export const ereignis = (art: Handlung, neu: Partial<Hausbesuch>, angaben: Record<string, unknown> = {}): Ereignis => ({
  art,
  zeile: uebergaenge[art].zeile,
  angaben,
  neu,
})

/** The visit after an event. */
export function evolve(besuch: Hausbesuch, { neu }: Pick<Ereignis, 'neu'>): Hausbesuch {
  return { ...besuch, ...neu, version: besuch.version + 1 }
}

/** @throws hausbesuch.person_fehlt, hausbesuch.person_unbekannt, hausbesuch.qualifikation_fehlt */
export function eingeteilte(
  typ: BesuchTyp,
  { personIds }: Pick<Planung, 'personIds'>,
  { personen, befunde, person }: Umstaende,
): Zugewiesene[] {
  if (personIds.length === 0 && !ohnePersonPlanbar(typ))
    throw hausbesuchFehler.ablehnen('hausbesuch.person_fehlt', { felder: [{ path: 'personIds', code: 'pflicht', message: 'pflicht' }] })
  const zugewiesene = personIds.map((id, i) => {
    const gefunden = personen.find((eine) => eine.id === id)
    const felder = [{ path: `personIds.${i}`, code: 'falsch', message: 'falsch' }]
    if (gefunden === undefined) throw hausbesuchFehler.ablehnen('hausbesuch.person_unbekannt', { felder })
    return { personId: id, organisationId: person.organisationId, name: gefunden.name }
  })
  const hart = befunde.filter(({ schwere }) => schwere === 'FEHLER')
  if (hart.length === 0) return zugewiesene
  const felder = hart.map(({ person: wer }) => ({
    path: `personIds.${personIds.indexOf(wer?.id ?? '')}`,
    code: 'qualifikation',
    message: 'qualifikation',
  }))
  throw hausbesuchFehler.ablehnen('hausbesuch.qualifikation_fehlt', { felder, angaben: { befunde: hart } })
}

/** What a visit begins with: which organisations take part is found out by the caller. */
export interface Anlage {
  id: string
  nummer: string
  pflegedienstId: string
  praxisId: string | null
  apothekeId: string | null
  /** Null: it stands by itself. */
  serie: Serienplatz | null
}

function neuer(anlage: Anlage, kopf: AnfrageAngaben | PlanAngaben, jetzt: Instant): Hausbesuch {
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
    erstelltAm: jetzt,
  }
}

/** H1: asks another organisation. @throws hausbesuch.typ_nicht_moeglich */
export function frageAn(anlage: Anlage, angaben: AnfrageAngaben, { person, jetzt }: Umstaende): Hausbesuch {
  const gesperrt = frageSperre(angaben.typ, person)
  if (gesperrt !== null) throw hausbesuchFehler.ablehnen(gesperrt)
  const { seite: von, personId, name } = person
  const an = gefragteSeite(angaben.typ, von)
  return { ...neuer(anlage, angaben, jetzt), anfrage: { von, an, personId, name, am: jetzt, wunsch: angaben.wunsch, offenBei: an } }
}

/** H2: plans a visit of the caller's organisation. @throws hausbesuch.typ_nicht_moeglich, hausbesuch.nur_leitung and what stands against the people */
export function planeNeu(anlage: Anlage, angaben: PlanAngaben, umstaende: Umstaende): Hausbesuch {
  const gesperrt = planSperre(angaben.typ, umstaende.person, angaben.personIds)
  if (gesperrt !== null) throw hausbesuchFehler.ablehnen(gesperrt)
  return {
    ...neuer(anlage, angaben, umstaende.jetzt),
    status: 'GEPLANT',
    plan: planVon(angaben),
    zugewiesene: eingeteilte(angaben.typ, angaben, umstaende),
    fahrzeug: angaben.fahrzeug,
    leistungen: angaben.leistungen.map((leistung) => ({ ...leistung, erbracht: null, grundNichtErbracht: null })),
  }
}

export const namen = (zugewiesene: readonly Zugewiesene[]): string[] => zugewiesene.map(({ name }) => name)
export const zeitVon = ({ datum, uhrzeit, dauerMinuten }: Pick<Planung, 'datum' | 'uhrzeit' | 'dauerMinuten'>) => ({
  datum,
  uhrzeit,
  dauerMinuten,
})

/** What a person decides about one visit of a series stays so. */
const vonHand = ({ serie }: Hausbesuch): Pick<Hausbesuch, 'serie'> => ({ serie: serie && { ...serie, vonHand: true } })

/** Both sides of a joint visit have agreed when one plans within the hours that the other has named. */
function pruefeAbstimmung({ typ, anfrage }: Hausbesuch, { datum, uhrzeit, dauerMinuten }: Planung): void {
  if (typ !== 'GEMEINSAME_VISITE') return
  const wunsch = anfrage?.wunsch ?? null
  const um = (zeit: string) => planVon({ datum, uhrzeit: zeit, dauerMinuten }).von
  const passt = wunsch?.datum === datum && uhrzeit >= wunsch.von && planVon({ datum, uhrzeit, dauerMinuten }).bis <= um(wunsch.bis)
  if (!passt) throw hausbesuchFehler.ablehnen('hausbesuch.zeit_nicht_abgestimmt')
}

function annehmen(besuch: Hausbesuch, angaben: AngabenVon<'annehmen'>, umstaende: Umstaende): Ereignis {
  pruefeAbstimmung(besuch, angaben)
  const zugewiesene = eingeteilte(besuch.typ, angaben, umstaende)
  const neu: Partial<Hausbesuch> = { status: 'GEPLANT', plan: planVon(angaben), zugewiesene, fahrzeug: angaben.fahrzeug }
  return ereignis('annehmen', neu, { zeit: zeitVon(angaben), personen: namen(zugewiesene) })
}

/** The other organisation's people stay in a joint visit; a nurse moves her own tour and gives no visit to a colleague. */
function verschieben(besuch: Hausbesuch, angaben: AngabenVon<'verschieben'>, umstaende: Umstaende): Ereignis {
  pruefeAbstimmung(besuch, angaben)
  const { person } = umstaende
  if (!plantFuerAlle(person) && !istEigeneTour(person, angaben.personIds)) throw hausbesuchFehler.ablehnen('hausbesuch.nur_leitung')
  const andere = besuch.zugewiesene.filter(({ organisationId }) => organisationId !== person.organisationId)
  const zugewiesene = [...andere, ...eingeteilte(besuch.typ, angaben, umstaende)]
  const plan = planVon(angaben)
  const vorher = besuch.plan
  const gleicheZeit = vorher?.datum === plan.datum && vorher.uhrzeit === plan.uhrzeit && vorher.dauerMinuten === plan.dauerMinuten
  const ids = (liste: readonly Zugewiesene[]) =>
    liste
      .map(({ personId }) => personId)
      .toSorted()
      .join()
  if (gleicheZeit && ids(zugewiesene) === ids(besuch.zugewiesene) && angaben.fahrzeug === besuch.fahrzeug)
    throw hausbesuchFehler.ablehnen('hausbesuch.nichts_geaendert')
  return ereignis(
    'verschieben',
    { plan, zugewiesene, fahrzeug: angaben.fahrzeug, ueberfaelligSeit: null, ...vonHand(besuch) },
    {
      grund: angaben.grund,
      zeit: zeitVon(angaben),
      vorher: vorher && zeitVon(vorher),
      personen: namen(zugewiesene),
      vorherPersonen: namen(besuch.zugewiesene),
    },
  )
}

function absagen(besuch: Hausbesuch, { durch, grund, text, berechnung }: AngabenVon<'absagen'>, { person, jetzt }: Umstaende): Ereignis {
  if (!absagbarAls(besuch, person).includes(durch)) throw hausbesuchFehler.ablehnen('hausbesuch.nicht_in_diesem_namen')
  const absage = { durch, grund, text, am: jetzt, berechnung, kurzfristig: istKurzfristig(besuch.plan, jetzt) }
  return ereignis('absagen', { status: 'ABGESAGT', absage, ...vonHand(besuch) }, { durch, grund, text, kurzfristig: absage.kurzfristig })
}

function nachricht(
  besuch: Hausbesuch,
  { text, vorschlag }: { text: string; vorschlag: AngabenVon<'rueckfragen'>['vorschlag'] },
  { person, jetzt, neueId }: Umstaende,
): Hausbesuch['nachrichten'] {
  return [...besuch.nachrichten, { id: neueId(), seite: person.seite, personName: person.name, text, am: jetzt, vorschlag }]
}

function abschliessen(besuch: Hausbesuch, { ergebnis, leistungen }: AngabenVon<'abschliessen'>, jetzt: Instant): Ereignis {
  if (leistungen.length !== besuch.leistungen.length) throw hausbesuchFehler.ablehnen('hausbesuch.leistung_offen')
  const erbrachte = besuch.leistungen.map((leistung, i) => ({
    ...leistung,
    erbracht: leistungen[i]?.erbracht ?? null,
    grundNichtErbracht: leistungen[i]?.erbracht === false ? leistungen[i].grund : null,
  }))
  return ereignis('abschliessen', { status: 'ABGESCHLOSSEN', ende: jetzt, ergebnis, leistungen: erbrachte })
}

/**
 * Decides one step. Answers what happened; throws an `Ablehnung` with the code of the first closed gate. A refusal because of the status
 * comes before one because of the input.
 */
export function decide(besuch: Hausbesuch, auftrag: Auftrag, umstaende: Umstaende): Ereignis {
  const { person, jetzt } = umstaende
  const gesperrt = sperre(auftrag.handlung, besuch, person)
  if (gesperrt !== null) throw hausbesuchFehler.ablehnen(gesperrt)
  const anfrage = besuch.anfrage
  switch (auftrag.handlung) {
    case 'annehmen':
      return annehmen(besuch, auftrag.angaben, umstaende)
    case 'ablehnen': {
      const { grund, text } = auftrag.angaben
      return ereignis('ablehnen', { status: 'ABGELEHNT', ablehnung: { grund, text, am: jetzt } }, { grund, text })
    }
    case 'rueckfragen':
      return ereignis(
        'rueckfragen',
        { nachrichten: nachricht(besuch, auftrag.angaben, umstaende), anfrage: anfrage && { ...anfrage, offenBei: anfrage.von } },
        { vorschlag: auftrag.angaben.vorschlag },
      )
    case 'antworten': {
      const { text, wunsch } = auftrag.angaben
      const neu = anfrage && { ...anfrage, offenBei: anfrage.an, wunsch: wunsch ?? anfrage.wunsch }
      return ereignis('antworten', { nachrichten: nachricht(besuch, { text, vorschlag: wunsch }, umstaende), anfrage: neu }, { wunsch })
    }
    case 'verschieben':
      return verschieben(besuch, auftrag.angaben, umstaende)
    case 'absagen':
      return absagen(besuch, auftrag.angaben, umstaende)
    case 'losfahren':
      return ereignis('losfahren', { status: 'UNTERWEGS', unterwegsAb: jetzt })
    case 'beginnen':
      return ereignis('beginnen', { status: 'BEGONNEN', beginn: jetzt })
    case 'nichtAntreffen': {
      const { version: _version, ...nichtAngetroffen } = auftrag.angaben
      const { weiteresVorgehen } = nichtAngetroffen
      return ereignis(
        'nichtAntreffen',
        { status: 'NICHT_ANGETROFFEN', nichtAngetroffen: { ...nichtAngetroffen, am: jetzt } },
        { weiteresVorgehen },
      )
    }
    case 'abschliessen':
      return abschliessen(besuch, auftrag.angaben, jetzt)
    case 'abbrechen':
      return ereignis(
        'abbrechen',
        { status: 'ABGESCHLOSSEN', ende: jetzt, abgebrochen: auftrag.angaben.grund },
        { grund: auftrag.angaben.grund },
      )
    case 'nachtragen': {
      const eintrag = { personId: person.personId, name: person.name, am: jetzt, text: auftrag.angaben.text }
      return ereignis('nachtragen', { nachtraege: [...besuch.nachtraege, eintrag] })
    }
    default:
      return auftrag satisfies never
  }
}

/** H14, by the clock: nobody began it on its day. Null when there is nothing to tell. */
export function ueberfaelligMelden(besuch: Hausbesuch, jetzt: Instant): Ereignis | null {
  if (sperre('ueberfaelligMelden', besuch, null) !== null || besuch.ueberfaelligSeit !== null) return null
  return ereignis('ueberfaelligMelden', { ueberfaelligSeit: jetzt })
}

/** The visit stays as it is; what was written for it on the way is next to it. */
export function nachreichen(angaben: { schritt: Handlung; geschehenAm: Instant }): Ereignis {
  return { art: 'nachreichen', zeile: 'H13', angaben, neu: {} }
}

/** Steps that carry a plan. */
export const istPlanschritt = (auftrag: Auftrag): auftrag is Extract<Auftrag, { handlung: 'annehmen' | 'verschieben' }> =>
  auftrag.handlung === 'annehmen' || auftrag.handlung === 'verschieben'

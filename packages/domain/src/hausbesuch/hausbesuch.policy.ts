/** The decider refuses by it, answers carry its reasons, and screens draw buttons from nothing else. */
import { isVerwaltung } from '../organisation/organisation.policy.ts'
import type { Rolle, Seite } from '../shared/akteur.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import type { HausbesuchCode } from './hausbesuch.errors.ts'
import { type Absagender, type BesuchTyp, besuchRegeln, hausAuf } from './hausbesuch.ts'
import { type Handlung, type PersonenHandlung, type Wer, personenHandlungen, transitions } from './transitions.ts'

export interface Person {
  seite: Seite
  rolle: Rolle
  organisationId: string
  personId: string
  name: string
}

/** Null: the clock. */
export type Handelnder = Person | null

/** In a nursing service the manager plans for everyone; practices and pharmacies are small, and everyone there may plan. */
export const plansForAll = ({ seite, rolle }: Person): boolean => seite !== 'PFLEGE' || isVerwaltung(rolle)

/** The person alone goes there; a visit that nobody has yet is nobody's own. */
export const isOwnTour = ({ personId }: Person, personIds: readonly string[]): boolean =>
  personIds.length > 0 && personIds.every((id) => id === personId)

/** Null when the person may ask another organisation for a visit of this type. */
export function frageSperre(typ: BesuchTyp, { seite }: Person): HausbesuchCode | null {
  return besuchRegeln[typ].fragt.includes(seite) ? null : 'hausbesuch.typ_nicht_moeglich'
}

/** Null when the person may plan a visit of this type for these people: without being a manager only one's own tour. */
export function planSperre(typ: BesuchTyp, person: Person, personIds: readonly string[]): HausbesuchCode | null {
  if (!besuchRegeln[typ].plant.includes(person.seite)) return 'hausbesuch.typ_nicht_moeglich'
  if (plansForAll(person)) return null
  return typ === 'PFLEGEBESUCH' && isOwnTour(person, personIds) ? null : 'hausbesuch.nur_leitung'
}

const isAssigned = ({ zugewiesene }: Hausbesuch, { personId }: Person): boolean => zugewiesene.some((one) => one.personId === personId)

function isPlanning(besuch: Hausbesuch, person: Person): boolean {
  if (!besuchRegeln[besuch.typ].ausfuehrend.includes(person.seite)) return false
  const own = besuch.zugewiesene.filter(({ organisationId }) => organisationId === person.organisationId)
  const personIds = own.map(({ personId }) => personId)
  return plansForAll(person) || (besuch.typ === 'PFLEGEBESUCH' && isOwnTour(person, personIds))
}

function isOneOf(who: Wer, besuch: Hausbesuch, person: Person): boolean {
  switch (who) {
    case 'GEFRAGTE':
      return besuch.anfrage?.an === person.seite && plansForAll(person)
    case 'FRAGENDE':
      return besuch.anfrage?.von === person.seite && besuch.status === 'ANGEFRAGT'
    case 'PLANENDE':
      return besuch.status !== 'ANGEFRAGT' && isPlanning(besuch, person)
    case 'ZUGEWIESENE':
      return isAssigned(besuch, person)
    case 'KLIENT':
      return person.seite === 'PFLEGE'
    case 'AUTOR':
      return isAssigned(besuch, person) || isPlanning(besuch, person)
    case 'UHR':
      return false
  }
}

/** Steps that this side never takes: they are not even listed for the reader. */
function belongsToSeite(who: Wer, { typ, anfrage }: Hausbesuch, { seite }: Person): boolean {
  switch (who) {
    case 'GEFRAGTE':
      return anfrage?.an === seite
    case 'FRAGENDE':
      return anfrage?.von === seite
    case 'PLANENDE':
    case 'ZUGEWIESENE':
    case 'AUTOR':
      return besuchRegeln[typ].ausfuehrend.includes(seite)
    case 'KLIENT':
      return seite === 'PFLEGE'
    case 'UHR':
      return false
  }
}

export function absagbarAls(besuch: Hausbesuch, person: Person): Absagender[] {
  const hausname = { PFLEGE: 'PFLEGE', ARZT: 'PRAXIS', APOTHEKE: 'APOTHEKE' } as const
  const fuersHaus = isOneOf('PLANENDE', besuch, person) || isOneOf('FRAGENDE', besuch, person)
  return [...(person.seite === 'PFLEGE' || fuersHaus ? (['KLIENT'] as const) : []), ...(fuersHaus ? [hausname[person.seite]] : [])]
}

/** Null when the step is open to the person now; otherwise the code of the first gate that is shut. */
export function sperre(handlung: Handlung, besuch: Hausbesuch, person: Handelnder): HausbesuchCode | null {
  const { von, wer }: { von: readonly string[]; wer: readonly Wer[] } = transitions[handlung]
  if (person === null) {
    if (!wer.includes('UHR')) return 'hausbesuch.nicht_deine_rolle'
  } else {
    if (hausAuf(besuch, person.seite) !== person.organisationId) return 'hausbesuch.nicht_deine_rolle'
    if (!wer.some((one) => belongsToSeite(one, besuch, person))) return 'hausbesuch.nicht_deine_rolle'
  }
  if (!von.includes(besuch.status)) return 'hausbesuch.falscher_status'
  if (person !== null && !wer.some((one) => isOneOf(one, besuch, person))) {
    if (wer.includes('ZUGEWIESENE') || wer.includes('AUTOR')) return 'hausbesuch.nicht_zugewiesen'
    // Who was asked and will not come refuses; there is nothing to cancel yet.
    return person.seite === 'PFLEGE' ? 'hausbesuch.nur_leitung' : 'hausbesuch.falscher_status'
  }
  if (handlung === 'antworten' && besuch.anfrage?.offenBei !== besuch.anfrage?.von) return 'hausbesuch.keine_rueckfrage'
  return null
}

export function transitionsOf(besuch: Hausbesuch, person: Person): Partial<Record<PersonenHandlung, true | HausbesuchCode>> {
  return Object.fromEntries(
    personenHandlungen
      .map((handlung) => [handlung, sperre(handlung, besuch, person) ?? true] as const)
      .filter(([, code]) => code !== 'hausbesuch.nicht_deine_rolle'),
  )
}

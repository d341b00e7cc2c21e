/** The organisation decides on the plan, whoever was there on the documentation: an open step is taken at the moment it happened. */
import type { Auftrag } from '../hausbesuch/handlungen.contract.ts'
import { type Ereignis, type DecisionContext, decide } from '../hausbesuch/hausbesuch.decider.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import type { Person } from '../hausbesuch/hausbesuch.policy.ts'
import type { Plan, Zugewiesene } from '../hausbesuch/hausbesuch.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Instant } from '../shared/time.ts'
import type { BesuchEntry, BlattEntry, ConflictField, Entry } from './entry.contract.ts'
import { timeSperre } from './unterwegs.ts'

/** What others did with the visit since it was seen, the oldest first. */
export interface ForeignChange {
  person: string | null
  am: Instant
  alt: Partial<Hausbesuch>
}

export type Planfelder = Pick<Hausbesuch, 'status' | 'plan' | 'zugewiesene'>

export type Schritteintrag = Exclude<BesuchEntry, BlattEntry>

export type Zusammenfuehrung =
  | { art: 'UEBERNOMMEN'; ereignis: Ereignis; felder: ConflictField[] }
  | { art: 'NACHGEREICHT'; felder: ConflictField[] }
  | { art: 'ABGELEHNT'; code: string }

export interface Begegnung<Art extends BesuchEntry = Schritteintrag> {
  besuch: Hausbesuch
  eintrag: Art
  /** The same with its words as the visit keeps them, when they do not lie there in the clear. */
  verschlossen?: Art
  fremde: readonly ForeignChange[]
  /** `now` is the moment of receiving. */
  umstaende: DecisionContext
}

/** The plan as it was on the screen: what others changed since is taken back, the newest first. */
export function seenPlan(besuch: Hausbesuch, fremde: readonly ForeignChange[]): Planfelder {
  const { status, plan, zugewiesene } = fremde.reduceRight<Planfelder>((stand, { alt }) => ({ ...stand, ...alt }), besuch)
  return { status, plan, zugewiesene }
}

export function merge({ besuch, eintrag, verschlossen = eintrag, fremde, umstaende }: Begegnung): Zusammenfuehrung {
  const code = timeSperre(eintrag.am, umstaende.now)
  if (code !== null) return { art: 'ABGELEHNT', code }
  const seen = seenPlan(besuch, fremde)
  try {
    const ereignis = decide(besuch, auftragOf(verschlossen, besuch.version), { ...umstaende, now: geschehenOn(besuch, eintrag) })
    return { art: 'UEBERNOMMEN', ereignis, felder: planConflicts(besuch, seen, fremde) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!wasEingeteilt(umstaende.person, besuch, seen)) return { art: 'ABGELEHNT', code: error.code }
    return { art: 'NACHGEREICHT', felder: [...planConflicts(besuch, seen, fremde), ...dokuConflicts(besuch, eintrag, fremde)] }
  }
}

/** Nobody documents a visit to which she never was assigned. */
export const wasEingeteilt = ({ personId }: Person, besuch: Hausbesuch, seen: Planfelder): boolean =>
  [...besuch.zugewiesene, ...seen.zugewiesene].some((one) => one.personId === personId)

/** A clock that was set back on the way must not end a visit before it began. */
export function geschehenOn({ unterwegsAb, beginn }: Pick<Hausbesuch, 'unterwegsAb' | 'beginn'>, { am }: Pick<Entry, 'am'>): Instant {
  const frueher = beginn ?? unterwegsAb
  return frueher !== null && frueher > am ? frueher : am
}

function auftragOf({ art, angaben }: Schritteintrag, version: number): Auftrag {
  // Art and words come from one branch of the schema; the version is settled here.
  return { handlung: art, angaben: { ...angaben, version } } as Auftrag
}

const timeOf = (plan: Plan | null): string | null => plan && `${plan.datum} ${plan.uhrzeit}`
const namesOf = (zugewiesene: readonly Zugewiesene[]): string => zugewiesene.map(({ name }) => name).join(', ')

function urheber(fremde: readonly ForeignChange[], fields: readonly (keyof Hausbesuch)[]): Pick<ConflictField, 'durch' | 'am'> {
  const last = fremde.findLast(({ alt }) => fields.some((field) => field in alt))
  return { durch: last?.person ?? null, am: last?.am ?? null }
}

export function planConflicts(besuch: Hausbesuch, seen: Planfelder, fremde: readonly ForeignChange[]): ConflictField[] {
  const comparison = [
    { feld: 'status', an: 'status', meins: seen.status, server: besuch.status },
    { feld: 'zeit', an: 'plan', meins: timeOf(seen.plan), server: timeOf(besuch.plan) },
    { feld: 'personen', an: 'zugewiesene', meins: namesOf(seen.zugewiesene), server: namesOf(besuch.zugewiesene) },
  ] as const
  return comparison
    .filter(({ meins, server }) => meins !== server)
    .map(({ an, ...eines }) => ({ ...eines, ...urheber(fremde, [an]), gewinnt: 'SERVER' }))
}

/** What she wrote is kept as it is, beside what stands there. */
function dokuConflicts(besuch: Hausbesuch, entry: Schritteintrag, fremde: readonly ForeignChange[]): ConflictField[] {
  const field = (name: Extract<ConflictField['feld'], keyof Hausbesuch>, meins: string, server: string | null): ConflictField => ({
    feld: name,
    meins,
    server,
    ...urheber(fremde, [name]),
    gewinnt: 'PERSON',
  })
  switch (entry.art) {
    case 'losfahren':
      return [field('unterwegsAb', entry.am, besuch.unterwegsAb)]
    case 'beginnen':
      return [field('beginn', entry.am, besuch.beginn)]
    case 'nichtAntreffen':
      return [field('nichtAngetroffen', entry.am, besuch.nichtAngetroffen?.am ?? null)]
    case 'abschliessen':
      return [field('ende', entry.am, besuch.ende), field('ergebnis', entry.angaben.ergebnis, besuch.ergebnis)]
    case 'nachtragen':
      return [field('ergebnis', entry.angaben.text, besuch.ergebnis)]
    default:
      return entry satisfies never
  }
}

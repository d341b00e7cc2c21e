/**
 * What was written on the way meets the visit as it is now. The organisation decides on the plan, whoever was there on the documentation: a step
 * that is still open is taken at the moment in which it happened; else the visit stays, and what was written is kept beside it.
 */
import { type Ereignis, type Umstaende, decide } from '../hausbesuch/hausbesuch.decider.ts'
import type { Auftrag } from '../hausbesuch/handlungen.contract.ts'
import type { Person } from '../hausbesuch/hausbesuch.policy.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import type { Plan, Zugewiesene } from '../hausbesuch/hausbesuch.ts'
import { Ablehnung } from '../shared/fehler.ts'
import type { Instant } from '../shared/zeit.ts'
import type { BlattEintrag, Eintrag } from './eintrag.contract.ts'
import { type KonfliktFeld, type KonfliktFeldName, zeitSperre } from './unterwegs.ts'

/** What others did with the visit since it was seen, the oldest first. */
export interface FremdeAenderung {
  person: string | null
  am: Instant
  /** The fields that changed, as they were before. */
  alt: Partial<Hausbesuch>
}

export type Planfelder = Pick<Hausbesuch, 'status' | 'plan' | 'zugewiesene'>

/** A step of the visit. */
export type Schritteintrag = Exclude<Eintrag, BlattEintrag>

export type Zusammenfuehrung =
  | { art: 'UEBERNOMMEN'; ereignis: Ereignis; felder: KonfliktFeld[] }
  | { art: 'NACHGEREICHT'; felder: KonfliktFeld[] }
  | { art: 'ABGELEHNT'; code: string }

export interface Begegnung<Art extends Eintrag = Schritteintrag> {
  besuch: Hausbesuch
  eintrag: Art
  /** The same with its words as the visit keeps them, when they do not lie there in the clear. */
  verschlossen?: Art
  fremde: readonly FremdeAenderung[]
  /** `jetzt` is the moment of receiving. */
  umstaende: Umstaende
}

/** The plan as it was on the screen: what others changed since is taken back, the newest first. */
export function gesehenerPlan(besuch: Hausbesuch, fremde: readonly FremdeAenderung[]): Planfelder {
  const { status, plan, zugewiesene } = fremde.reduceRight<Planfelder>((stand, { alt }) => ({ ...stand, ...alt }), besuch)
  return { status, plan, zugewiesene }
}

export function fuehreZusammen({ besuch, eintrag, verschlossen = eintrag, fremde, umstaende }: Begegnung): Zusammenfuehrung {
  const code = zeitSperre(eintrag.am, umstaende.jetzt)
  if (code !== null) return { art: 'ABGELEHNT', code }
  const gesehen = gesehenerPlan(besuch, fremde)
  try {
    const ereignis = decide(besuch, auftragVon(verschlossen, besuch.version), { ...umstaende, jetzt: geschehenAm(besuch, eintrag) })
    return { art: 'UEBERNOMMEN', ereignis, felder: planKonflikte(besuch, gesehen, fremde) }
  } catch (fehler) {
    if (!(fehler instanceof Ablehnung)) throw fehler
    if (!warEingeteilt(umstaende.person, besuch, gesehen)) return { art: 'ABGELEHNT', code: fehler.code }
    return { art: 'NACHGEREICHT', felder: [...planKonflikte(besuch, gesehen, fremde), ...dokuKonflikte(besuch, eintrag, fremde)] }
  }
}

/** Nobody documents a visit to which she never was assigned. */
export const warEingeteilt = ({ personId }: Person, besuch: Hausbesuch, gesehen: Planfelder): boolean =>
  [...besuch.zugewiesene, ...gesehen.zugewiesene].some((eine) => eine.personId === personId)

/** A clock that was set back on the way must not end a visit before it began. */
export function geschehenAm({ unterwegsAb, beginn }: Pick<Hausbesuch, 'unterwegsAb' | 'beginn'>, { am }: Pick<Eintrag, 'am'>): Instant {
  const frueher = beginn ?? unterwegsAb
  return frueher !== null && frueher > am ? frueher : am
}

function auftragVon({ art, angaben }: Schritteintrag, version: number): Auftrag {
  // Art and words come from one branch of the schema; the version is settled here.
  return { handlung: art, angaben: { ...angaben, version } } as Auftrag
}

const zeitVon = (plan: Plan | null): string | null => plan && `${plan.datum} ${plan.uhrzeit}`
const namenVon = (zugewiesene: readonly Zugewiesene[]): string => zugewiesene.map(({ name }) => name).join(', ')

/** Who touched one of these fields last. */
function urheber(fremde: readonly FremdeAenderung[], felder: readonly (keyof Hausbesuch)[]): Pick<KonfliktFeld, 'durch' | 'am'> {
  const letzte = fremde.findLast(({ alt }) => felder.some((feld) => feld in alt))
  return { durch: letzte?.person ?? null, am: letzte?.am ?? null }
}

export function planKonflikte(besuch: Hausbesuch, gesehen: Planfelder, fremde: readonly FremdeAenderung[]): KonfliktFeld[] {
  const vergleich = [
    { feld: 'status', an: 'status', meins: gesehen.status, server: besuch.status },
    { feld: 'zeit', an: 'plan', meins: zeitVon(gesehen.plan), server: zeitVon(besuch.plan) },
    { feld: 'personen', an: 'zugewiesene', meins: namenVon(gesehen.zugewiesene), server: namenVon(besuch.zugewiesene) },
  ] as const
  return vergleich
    .filter(({ meins, server }) => meins !== server)
    .map(({ an, ...eines }) => ({ ...eines, ...urheber(fremde, [an]), gewinnt: 'SERVER' }))
}

/** What she wrote is kept as it is, beside what stands there. */
function dokuKonflikte(besuch: Hausbesuch, eintrag: Schritteintrag, fremde: readonly FremdeAenderung[]): KonfliktFeld[] {
  const feld = (name: Extract<KonfliktFeldName, keyof Hausbesuch>, meins: string, server: string | null): KonfliktFeld => ({
    feld: name,
    meins,
    server,
    ...urheber(fremde, [name]),
    gewinnt: 'PERSON',
  })
  switch (eintrag.art) {
    case 'losfahren':
      return [feld('unterwegsAb', eintrag.am, besuch.unterwegsAb)]
    case 'beginnen':
      return [feld('beginn', eintrag.am, besuch.beginn)]
    case 'nichtAntreffen':
      return [feld('nichtAngetroffen', eintrag.am, besuch.nichtAngetroffen?.am ?? null)]
    case 'abschliessen':
      return [feld('ende', eintrag.am, besuch.ende), feld('ergebnis', eintrag.angaben.ergebnis, besuch.ergebnis)]
    case 'nachtragen':
      return [feld('ergebnis', eintrag.angaben.text, besuch.ergebnis)]
    default:
      return eintrag satisfies never
  }
}

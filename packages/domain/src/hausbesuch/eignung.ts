/** Whether somebody may do what a visit is for: the kind of visit, then each service by its group (personal/behandlungspflege.ts). */
import { gruppeOf } from '../klient/hkpLeistungen.ts'
import { type Erlaubnis, type Leistungsgruppe, erlaubnisFor, mayLearnBehandlung } from '../personal/behandlungspflege.ts'
import type { Qualifikation } from '../personal/personal.ts'
import { isFachkraft } from '../shared/rechte.ts'
import type { IsoDate } from '../shared/time.ts'
import { type BesuchTyp, type Leistungsquelle, besuchRegeln, isBehandlung } from './hausbesuch.ts'

const nurFachkraft: readonly BesuchTyp[] = ['ERSTBESUCH', 'BERATUNGSBESUCH', 'WUNDVISITE']

export interface Koennen {
  /** Null: the record does not say; the qualification of other professions is not asked for. */
  qualifikation: Qualifikation | null
  /** What somebody may do who is no Fachkraft. */
  behandlungspflege: readonly Erlaubnis[]
}

export interface Leistung {
  quelle: Leistungsquelle
  /** Number of the Leistungsverzeichnis; null: not said. */
  code: string | null
}

export type Eignung =
  | { art: 'JA' }
  /** Not known what the person has learnt. */
  | { art: 'UNBEKANNT' }
  | { art: 'NUR_FACHKRAFT' }
  /** Does no Behandlungspflege of the group, or on this day no longer. */
  | { art: 'GRUPPE_FEHLT'; gruppe: Leistungsgruppe }
  /** A service does not say its number: a person has to look. */
  | { art: 'GRUPPE_UNBEKANNT' }
  /** Allowed, and nobody has entered what proves it. */
  | { art: 'NACHWEIS_FEHLT'; gruppe: Leistungsgruppe }

/** Undefined in it: of no known group. Basic care that a doctor has prescribed (nos. 1 to 5) is no Behandlungspflege. */
const gruppenOf = (leistungen: readonly Leistung[]): (Leistungsgruppe | undefined)[] =>
  leistungen.flatMap(({ quelle, code }) => {
    const gruppe = isBehandlung(quelle) ? gruppeOf(code) : null
    return gruppe === null ? [] : [gruppe]
  })

export const isBehandelt = (typ: BesuchTyp, leistungen: readonly Leistung[]): boolean =>
  typ === 'WUNDVISITE' || gruppenOf(leistungen).length > 0

/** What a helper may do of these groups: the highest that is missing speaks for all. */
function eignungOfHelper(gruppen: readonly (Leistungsgruppe | undefined)[], { behandlungspflege }: Koennen, tag: IsoDate): Eignung {
  const known = gruppen.filter((gruppe) => gruppe !== undefined).toSorted((a, b) => b - a)
  const byGruppe = known.map((gruppe) => ({ gruppe, erlaubnis: erlaubnisFor(behandlungspflege, gruppe, tag) }))
  const missing = byGruppe.find(({ erlaubnis }) => erlaubnis === 'NEIN')
  if (missing !== undefined) return { art: 'GRUPPE_FEHLT', gruppe: missing.gruppe }
  if (known.length < gruppen.length) {
    const any = behandlungspflege.some(({ gruppe }) => erlaubnisFor(behandlungspflege, gruppe, tag) !== 'NEIN')
    return { art: any ? 'GRUPPE_UNBEKANNT' : 'NUR_FACHKRAFT' }
  }
  const unproven = byGruppe.find(({ erlaubnis }) => erlaubnis === 'OHNE_NACHWEIS')
  return unproven === undefined ? { art: 'JA' } : { art: 'NACHWEIS_FEHLT', gruppe: unproven.gruppe }
}

/**
 * The kind of visit is asked for first: first visits, advice (§ 37 Abs. 3 SGB XI) and looking after wounds are for a Fachkraft, whatever a
 * helper is allowed beside that.
 */
export function eignungOf(
  { typ, leistungen, tag }: { typ: BesuchTyp; leistungen: readonly Leistung[]; tag: IsoDate },
  koennen: Koennen,
): Eignung {
  const onlyFachkraft = nurFachkraft.includes(typ)
  const gruppen = gruppenOf(leistungen)
  if (!besuchRegeln[typ].ausfuehrend.includes('PFLEGE') || (!onlyFachkraft && gruppen.length === 0)) return { art: 'JA' }
  const { qualifikation } = koennen
  if (qualifikation === null) return { art: 'UNBEKANNT' }
  if (isFachkraft(qualifikation)) return { art: 'JA' }
  if (onlyFachkraft || !mayLearnBehandlung(qualifikation)) return { art: 'NUR_FACHKRAFT' }
  return eignungOfHelper(gruppen, koennen, tag)
}

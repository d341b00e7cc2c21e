import type { Seite } from '../shared/akteur.ts'
import { type IsoDate, type Instant, berlinInstant } from '../shared/time.ts'

export const besuchTypen = [
  'PFLEGEBESUCH',
  'ERSTBESUCH',
  'BERATUNGSBESUCH',
  'ARZTBESUCH',
  'GEMEINSAME_VISITE',
  'APOTHEKENBESUCH',
  'WUNDVISITE',
] as const
export type BesuchTyp = (typeof besuchTypen)[number]

/** Who may ask whom for a visit of a type, and whose people carry it out; only sides that need not ask may plan it themselves. */
export const besuchRegeln: Record<BesuchTyp, { fragt: readonly Seite[]; plant: readonly Seite[]; ausfuehrend: readonly Seite[] }> = {
  PFLEGEBESUCH: { fragt: [], plant: ['PFLEGE'], ausfuehrend: ['PFLEGE'] },
  ERSTBESUCH: { fragt: [], plant: ['PFLEGE'], ausfuehrend: ['PFLEGE'] },
  BERATUNGSBESUCH: { fragt: [], plant: ['PFLEGE'], ausfuehrend: ['PFLEGE'] },
  ARZTBESUCH: { fragt: ['PFLEGE'], plant: ['ARZT'], ausfuehrend: ['ARZT'] },
  GEMEINSAME_VISITE: { fragt: ['PFLEGE', 'ARZT'], plant: [], ausfuehrend: ['ARZT', 'PFLEGE'] },
  APOTHEKENBESUCH: { fragt: ['PFLEGE'], plant: ['APOTHEKE'], ausfuehrend: ['APOTHEKE'] },
  WUNDVISITE: { fragt: ['ARZT'], plant: ['PFLEGE'], ausfuehrend: ['PFLEGE'] },
}

/** A nursing service plans its clients' day before knowing who goes; every other visit belongs to someone. */
export const plannableWithoutPerson = (typ: BesuchTyp): boolean => typ === 'PFLEGEBESUCH'

export const isSolelyUpTo = (typ: BesuchTyp, seite: Seite): boolean => {
  const { plant, ausfuehrend } = besuchRegeln[typ]
  return plant.includes(seite) && ausfuehrend.length === 1 && ausfuehrend[0] === seite
}

export function askedSeite(typ: BesuchTyp, fragt: Seite): Seite {
  const others = besuchRegeln[typ].ausfuehrend.find((seite) => seite !== fragt)
  if (others === undefined) throw new Error(`${fragt} asks nobody for ${typ}`)
  return others
}

export const besuchStatus = [
  'ANGEFRAGT',
  'GEPLANT',
  'UNTERWEGS',
  'BEGONNEN',
  'ABGESCHLOSSEN',
  'NICHT_ANGETROFFEN',
  'ABGELEHNT',
  'ABGESAGT',
] as const
export type BesuchStatus = (typeof besuchStatus)[number]

export const endStatus: readonly BesuchStatus[] = ['ABGESCHLOSSEN', 'NICHT_ANGETROFFEN', 'ABGELEHNT', 'ABGESAGT']

export const anlassCodes = [
  'ROUTINE',
  'VERSCHLECHTERUNG',
  'STURZ',
  'FIEBER',
  'SCHMERZ',
  'WUNDE',
  'MEDIKATION',
  'BLUTENTNAHME',
  'KATHETER',
  'IMPFUNG',
  'PALLIATIV',
  'REZEPT_EGK',
  'SONSTIGES',
] as const
export type AnlassCode = (typeof anlassCodes)[number]

export const dringlichkeiten = ['ROUTINE', 'DIESE_WOCHE', 'HEUTE', 'SOFORT'] as const
export type Dringlichkeit = (typeof dringlichkeiten)[number]

/** Who pays for a service; HKP and SGB_V are Behandlungspflege by order of a doctor. */
export const leistungsquellen = ['SGB_XI', 'HKP', 'SGB_V', 'PRIVAT', 'EBM'] as const
export type Leistungsquelle = (typeof leistungsquellen)[number]
export const isBehandlung = (quelle: Leistungsquelle): boolean => quelle === 'HKP' || quelle === 'SGB_V'

export const ablehnGruende = ['NICHT_ERFORDERLICH', 'PRAXIS_AUFSUCHEN', 'AUSSERHALB', 'KAPAZITAET', 'TELEFONISCH_GEKLAERT'] as const
export const absagende = ['KLIENT', 'PFLEGE', 'PRAXIS', 'APOTHEKE'] as const
export type Absagender = (typeof absagende)[number]
export const absageGruende = [
  'KRANKENHAUS',
  'ABWESEND',
  'VERWEIGERT',
  'VERSTORBEN',
  'VERSORGUNG_BEENDET',
  'PERSONALAUSFALL',
  'WETTER',
  'DOPPELT',
  'SONSTIGES',
] as const
export type AbsageGrund = (typeof absageGruende)[number]

export const furtherVorgehen = ['NEUER_BESUCH', 'RUECKRUF', 'NOTRUF', 'ANGEHOERIGE_VERSTAENDIGT', 'PRAXIS_VERSTAENDIGT'] as const

/** Minutes. */
export const shortestDauer = 5
export const longestDauer = 720
/** A request for at once is answered within so many minutes, or everyone there is told again and whoever asked is told to phone. */
export const bestaetigungsfristMinutes = 15
/** A cancellation nearer to the visit than this is marked, because the trip may be charged. */
const kurzfristigHours = 24
export const maxPersonen = 4
export const maxLeistungen = 30

const hourMs = 3_600_000

/** When it is planned: the wall time in Berlin is what was agreed, the instants follow from it. */
export interface Plan {
  datum: IsoDate
  uhrzeit: string
  dauerMinuten: number
  von: Instant
  bis: Instant
}

export interface Zugewiesene {
  personId: string
  organisationId: string
  name: string
}

export interface Serienplatz {
  id: string
  tag: IsoDate
  vonHand: boolean
}

interface Haeuser {
  pflegedienstId: string
  praxisId: string | null
  apothekeId: string | null
}

/** The house on a side of a visit; null when the side has no part in it. */
export function hausAuf({ pflegedienstId, praxisId, apothekeId }: Haeuser, seite: Seite) {
  switch (seite) {
    case 'PFLEGE':
      return pflegedienstId
    case 'ARZT':
      return praxisId
    case 'APOTHEKE':
      return apothekeId
  }
}

export function haeuserOf(besuch: Haeuser): string[] {
  return [besuch.pflegedienstId, besuch.praxisId, besuch.apothekeId].filter((id) => id !== null)
}

export function planOf({ datum, uhrzeit, dauerMinuten }: Pick<Plan, 'datum' | 'uhrzeit' | 'dauerMinuten'>): Plan {
  const von = berlinInstant(datum, uhrzeit)
  return { datum, uhrzeit, dauerMinuten, von, bis: new Date(Date.parse(von) + dauerMinuten * 60_000).toISOString() }
}

export const isShortTerm = (plan: Plan | null, now: Instant): boolean =>
  plan !== null && Date.parse(plan.von) - Date.parse(now) < kurzfristigHours * hourMs

/** Whose fault it is not: the service stayed away, or the visit stood twice in the plan. */
const ownGruende: readonly AbsageGrund[] = ['PERSONALAUSFALL', 'DOPPELT']

/**
 * A trip for nothing may be charged when the Klient has cancelled too late (§ 615 BGB; most contracts: less than 24 hours before), and never
 * when the service itself stays away.
 */
export const mayCharge = ({ durch, grund, kurzfristig }: { durch: Absagender | null; grund: AbsageGrund | null; kurzfristig: boolean }) =>
  durch === 'KLIENT' && kurzfristig && !(grund !== null && ownGruende.includes(grund))

import type { RezeptOrt } from '../bestellung/rezept.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { type BesuchStatus, endStatus } from '../hausbesuch/hausbesuch.ts'
import type { IsoDate, Instant } from '../shared/time.ts'

export const tourStatus = ['OFFEN', 'GESTARTET', 'BEENDET'] as const
export type TourStatus = (typeof tourStatus)[number]

export const abholArten = ['ABHOLUNG_REZEPT', 'ABHOLUNG_ARZNEI'] as const
export type AbholArt = (typeof abholArten)[number]
export const stoppArten = ['HAUSBESUCH', ...abholArten, 'EIGENER'] as const

export type Adresse = NonNullable<Hausbesuch['ort']>

export interface Erledigung {
  am: Instant
  erledigt: boolean
  grund: string | null
  /** Prescriptions that changed their place with it: only these can be brought back. */
  geholt?: GeholtesRezept[]
}

export interface GeholtesRezept {
  bestellungId: string
  positionId: string
  vonOrt: RezeptOrt
  nachOrt: RezeptOrt
}

/** `von`: the planned beginning by which it got its place. */
export interface BesuchStopp {
  art: 'HAUSBESUCH'
  id: string
  von: Instant
}
export interface AbholStopp {
  art: AbholArt
  id: string
  organisationId: string
  bestellungIds: string[]
  erledigung: Erledigung | null
}
export interface OwnStopp {
  art: 'EIGENER'
  id: string
  bezeichnung: string
  adresse: Adresse | null
  dauerMinuten: number
  erledigung: Erledigung | null
}
export type Stopp = BesuchStopp | AbholStopp | OwnStopp

export interface Uebergabe {
  vonPersonId: string
  anPersonId: string
  name: string
  grund: string
  am: Instant
}

export interface Tour {
  organisationId: string
  personId: string
  datum: IsoDate
  /** 0: nobody has done anything with it yet, it is just the plan of the day. */
  version: number
  status: TourStatus
  fahrzeug: string | null
  /** Null: at the caller's organisation. */
  start: Adresse | null
  ziel: Adresse | null
  stopps: Stopp[]
  gestartetAm: Instant | null
  beendetAm: Instant | null
  uebergaben: Uebergabe[]
}

export interface Tagesbesuch {
  id: string
  von: Instant
  status: BesuchStatus
}

export const maxStopps = 60
export const abholMinutes = 10

export const tourBesuchStatus: readonly BesuchStatus[] = ['GEPLANT', 'UNTERWEGS', 'BEGONNEN', 'ABGESCHLOSSEN', 'NICHT_ANGETROFFEN']

export const emptyTour = ({ organisationId, personId, datum }: Pick<Tour, 'organisationId' | 'personId' | 'datum'>): Tour => ({
  organisationId,
  personId,
  datum,
  version: 0,
  status: 'OFFEN',
  fahrzeug: null,
  start: null,
  ziel: null,
  stopps: [],
  gestartetAm: null,
  beendetAm: null,
  uebergaben: [],
})

const byTime = (a: Tagesbesuch, b: Tagesbesuch) => a.von.localeCompare(b.von) || a.id.localeCompare(b.id)

function enqueue(stopps: readonly Stopp[], neuer: BesuchStopp): Stopp[] {
  const platz = stopps.findIndex((stopp) => stopp.art === 'HAUSBESUCH' && stopp.von > neuer.von)
  return platz < 0 ? [...stopps, neuer] : stopps.toSpliced(platz, 0, neuer)
}

/** Visits that are gone leave it, new and moved ones come in by their time; the rest keeps the order that someone gave it. */
export function folgePlan(tour: Tour, besuche: readonly Tagesbesuch[]): Tour {
  const geplant = new Map(besuche.map(({ id, von }) => [id, von]))
  const geblieben = tour.stopps.filter((stopp) => stopp.art !== 'HAUSBESUCH' || geplant.get(stopp.id) === stopp.von)
  const drin = new Set(geblieben.map(({ id }) => id))
  const stopps = besuche
    .filter(({ id }) => !drin.has(id))
    .toSorted(byTime)
    .reduce<Stopp[]>((previous, { id, von }) => enqueue(previous, { art: 'HAUSBESUCH', id, von }), geblieben)
  return { ...tour, stopps }
}

/** Medicines that were fetched are handed over, with a proof: that stays. */
export const canBeTakenBack = (stopp: Stopp): boolean =>
  stopp.art !== 'HAUSBESUCH' && stopp.erledigung !== null && !(stopp.art === 'ABHOLUNG_ARZNEI' && stopp.erledigung.erledigt)

export function isSettled(stopp: Stopp, besuche: readonly Pick<Tagesbesuch, 'id' | 'status'>[]): boolean {
  if (stopp.art !== 'HAUSBESUCH') return stopp.erledigung !== null
  const besuch = besuche.find(({ id }) => id === stopp.id)
  return besuch !== undefined && endStatus.includes(besuch.status)
}

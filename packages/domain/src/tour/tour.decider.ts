import { wrongField } from '../shared/refusal.ts'
import type { TourAngaben, TourAuftrag } from './handlungen.contract.ts'
import { tourErrors } from './tour.errors.ts'
import { type Tourlage, tourSperre } from './tour.policy.ts'
import {
  type AbholStopp,
  type Erledigung,
  type GeholtesRezept,
  type Stopp,
  type Tour,
  folgePlan,
  maxStopps,
  isSettled,
  canBeTakenBack,
} from './tour.ts'
import type { TourHandlung } from './transitions.ts'

export interface TourDecisionContext extends Tourlage {
  neueId(): string
  abholbar: readonly Pick<AbholStopp, 'art' | 'organisationId' | 'bestellungIds'>[]
}

type EinfacherAuftrag = Exclude<TourAuftrag, { handlung: 'uebergeben' }>

function check(handlung: TourHandlung, tour: Tour, lage: Tourlage): void {
  const gesperrt = tourSperre(handlung, tour, lage)
  if (gesperrt !== null) throw tourErrors.refuse(gesperrt)
}

function find({ stopps }: Tour, stoppId: string): Exclude<Stopp, { art: 'HAUSBESUCH' }> {
  const stopp = stopps.find(({ id }) => id === stoppId)
  if (stopp === undefined) throw tourErrors.refuse('tour.stopp_unbekannt', wrongField('stoppId'))
  if (stopp.art === 'HAUSBESUCH') throw tourErrors.refuse('tour.besuch_bleibt')
  return stopp
}

const withErledigung = ({ stopps }: Tour, stoppId: string, erledigung: Erledigung | null): Stopp[] =>
  stopps.map((stopp) => (stopp.id === stoppId && stopp.art !== 'HAUSBESUCH' ? { ...stopp, erledigung } : stopp))

function ordnen({ stopps }: Tour, { reihenfolge }: TourAngaben<'ordnen'>): Stopp[] {
  const sortiert = reihenfolge.flatMap((id) => stopps.find((stopp) => stopp.id === id) ?? [])
  // A visit came or went in the meantime: the order that the person had in mind is one of another tour.
  if (sortiert.length !== stopps.length || reihenfolge.length !== stopps.length) throw tourErrors.refuse('tour.veraltet')
  return sortiert
}

function neuer({ stopp }: TourAngaben<'stoppHinzufuegen'>, { stopps }: Tour, { neueId, abholbar }: TourDecisionContext): Stopp {
  if (stopp.art === 'EIGENER') return { ...stopp, id: neueId(), erledigung: null }
  const { art, organisationId } = stopp
  const bereit = abholbar.find((one) => one.art === art && one.organisationId === organisationId)
  const alreadyThere = stopps.some((one) => one.art === art && one.organisationId === organisationId && one.erledigung === null)
  if (bereit === undefined || alreadyThere) throw tourErrors.refuse('tour.abholung_weg')
  return { art, id: neueId(), organisationId, bestellungIds: bereit.bestellungIds, erledigung: null }
}

function hinzufuegen(tour: Tour, angaben: TourAngaben<'stoppHinzufuegen'>, context: TourDecisionContext): Stopp[] {
  if (tour.stopps.length >= maxStopps) throw tourErrors.refuse('tour.zu_viele_stopps')
  const { vor } = angaben
  const platz = vor === null ? tour.stopps.length : tour.stopps.findIndex(({ id }) => id === vor)
  if (platz < 0) throw tourErrors.refuse('tour.stopp_unbekannt', wrongField('vor'))
  return tour.stopps.toSpliced(platz, 0, neuer(angaben, tour, context))
}

/** It must follow the plan already (`folgePlan`). @throws Refusal with the code of the first gate that is shut */
export function decideTour(tour: Tour, auftrag: EinfacherAuftrag, context: TourDecisionContext): Tour {
  check(auftrag.handlung, tour, context)
  const { now } = context
  const mit = (neu: Partial<Tour>): Tour => ({ ...tour, ...neu, version: tour.version + 1 })
  switch (auftrag.handlung) {
    case 'ordnen':
      return mit({ stopps: ordnen(tour, auftrag.angaben) })
    case 'einrichten': {
      const { fahrzeug, start, ziel } = auftrag.angaben
      return mit({ fahrzeug, start, ziel })
    }
    case 'stoppHinzufuegen':
      return mit({ stopps: hinzufuegen(tour, auftrag.angaben, context) })
    case 'stoppEntfernen': {
      const weg = find(tour, auftrag.angaben.stoppId)
      return mit({ stopps: tour.stopps.filter(({ id }) => id !== weg.id) })
    }
    case 'abhaken': {
      const { stoppId, erledigt, grund } = auftrag.angaben
      if (find(tour, stoppId).erledigung !== null) throw tourErrors.refuse('tour.schon_erledigt')
      const erledigung = { am: now, erledigt, grund: erledigt ? null : grund }
      return mit({ stopps: withErledigung(tour, stoppId, erledigung) })
    }
    case 'zuruecknehmen': {
      const stopp = find(tour, auftrag.angaben.stoppId)
      if (!canBeTakenBack(stopp)) throw tourErrors.refuse(stopp.erledigung === null ? 'tour.falscher_status' : 'tour.bleibt_erledigt')
      return mit({ stopps: withErledigung(tour, stopp.id, null) })
    }
    case 'starten':
      return mit({ status: 'GESTARTET', gestartetAm: tour.gestartetAm ?? now, beendetAm: null })
    case 'beenden':
      return mit({ status: 'BEENDET', beendetAm: now })
    default:
      return auftrag satisfies never
  }
}

/** With what left its place by the tick, so that it can be brought back. */
export function withGeholtem(tour: Tour, stoppId: string, geholt: GeholtesRezept[]): Tour {
  const stopp = find(tour, stoppId)
  return stopp.erledigung === null ? tour : { ...tour, stopps: withErledigung(tour, stoppId, { ...stopp.erledigung, geholt }) }
}

export interface Tourwechsel {
  gebende: Tour
  nehmende: Tour
  besuchIds: string[]
}

/** What is not begun yet and the own stops; `an` must follow the plan. @throws tour.person_unbekannt, or the code of the shut gate */
export function handOver(tour: Tour, { an, grund }: { an: Tour & { name: string }; grund: string }, context: Tourlage): Tourwechsel {
  check('uebergeben', tour, context)
  if (an.personId === tour.personId) throw tourErrors.refuse('tour.person_unbekannt', wrongField('personId'))
  const { besuche, now } = context
  const { name, ...nehmende } = an
  const entry = { vonPersonId: tour.personId, anPersonId: an.personId, name, grund, am: now }
  const besuchIds = besuche.filter(({ status }) => status === 'GEPLANT').map(({ id }) => id)
  const geht = (stopp: Stopp) => (stopp.art === 'HAUSBESUCH' ? besuchIds.includes(stopp.id) : !isSettled(stopp, besuche))
  const gehende = tour.stopps.filter(geht)
  const vorhandene = nehmende.stopps.flatMap((stopp) => (stopp.art === 'HAUSBESUCH' ? [{ ...stopp, status: 'GEPLANT' as const }] : []))
  const uebernommen = besuche.filter(({ id }) => besuchIds.includes(id))
  return {
    gebende: {
      ...tour,
      version: tour.version + 1,
      stopps: tour.stopps.filter((stopp) => !geht(stopp)),
      uebergaben: [...tour.uebergaben, entry],
    },
    nehmende: {
      ...nehmende,
      version: nehmende.version + 1,
      status: nehmende.status === 'BEENDET' ? 'OFFEN' : nehmende.status,
      stopps: withOwn(folgePlan(nehmende, [...vorhandene, ...uebernommen]).stopps, gehende),
      uebergaben: [...nehmende.uebergaben, entry],
    },
    besuchIds,
  }
}

/** Own stops keep their place in front of the visit that followed them. */
function withOwn(stopps: readonly Stopp[], gehende: readonly Stopp[]): Stopp[] {
  return gehende.reduce<Stopp[]>(
    (previous, stopp, i) => {
      if (stopp.art === 'HAUSBESUCH') return previous
      const danach = gehende.slice(i + 1).find(({ art }) => art === 'HAUSBESUCH')
      const platz = previous.findIndex(({ id }) => id === danach?.id)
      return platz < 0 ? [...previous, stopp] : previous.toSpliced(platz, 0, stopp)
    },
    [...stopps],
  )
}

import type { Ort } from '../hausbesuch/reisezeit.ts'
import type { RowAnswer } from '../hausbesuch/view.contract.ts'
import type { Instant } from '../shared/time.ts'
import { type Fahrplan, type Fahrt, type Halt, fahrplanOf, startName, zielName } from './fahrplan.ts'
import type { Wegweiser } from './reise.ts'
import { betterSequence, cheapestStelle } from './sequence.ts'
import { type Tourlage, tourTransitionsOf } from './tour.policy.ts'
import { type AbholArt, type Adresse, type Stopp, type Tour, abholMinutes, isSettled, canBeTakenBack } from './tour.ts'
import type { AbholungAnswer, NextStops, StoppAnswer, TourAnswer, TourListRow } from './view.contract.ts'

type Punkt = StoppAnswer['punkt']
export type TourHaus = AbholungAnswer['haus']
type TourBestellung = StoppAnswer['bestellungen'][number]

export interface TourBesuch {
  zeile: RowAnswer
  leistungen: readonly string[]
  beginn: Instant | null
  fertigAm: Instant | null
  punkt: Punkt
}

export interface Bereit {
  art: AbholArt
  organisationId: string
  bestellungIds: string[]
  klientIds: string[]
}

export interface Umfeld {
  person: { id: string; name: string }
  eigenesHaus: TourHaus
  besuche: ReadonlyMap<string, TourBesuch>
  haeuser: ReadonlyMap<string, TourHaus>
  bestellungen: ReadonlyMap<string, TourBestellung>
  bereit: readonly Bereit[]
  egk: { gebraucht: ReadonlySet<string>; beiUns: ReadonlySet<string> }
  /** Orders with something in an open bag that must stay cool. */
  kuehle: ReadonlySet<string>
  namen: ReadonlyMap<string, string>
  lage: Tourlage
}

const ortOf = ({ strasse, hausnummer, plz }: Adresse, punkt: Punkt): Ort => ({
  strasse,
  hausnummer,
  plz,
  breite: punkt?.breite ?? null,
  laenge: punkt?.laenge ?? null,
})

function adresseAn(stopp: Stopp, { besuche, haeuser }: Umfeld): Adresse | null {
  switch (stopp.art) {
    case 'HAUSBESUCH': {
      const row = besuche.get(stopp.id)?.zeile
      return row?.ort ?? row?.klient?.adresse ?? null
    }
    case 'ABHOLUNG_REZEPT':
    case 'ABHOLUNG_ARZNEI':
      return haeuser.get(stopp.organisationId)?.adresse ?? null
    case 'EIGENER':
      return stopp.adresse
    default:
      return stopp satisfies never
  }
}

/** The coordinates are those of the Klient's home; another address has none. */
function punktAn(stopp: Stopp, { besuche }: Umfeld): Punkt {
  const besuch = besuche.get(stopp.id)
  return besuch === undefined || besuch.zeile.ort !== null ? null : besuch.punkt
}

const bereitName = ({ art, organisationId }: Pick<Bereit, 'art' | 'organisationId'>): string => `${art} ${organisationId}`

export function orteOf(tour: Tour, umfeld: Umfeld): Map<string, Ort> {
  const { eigenesHaus, bereit, haeuser } = umfeld
  const orte = new Map([
    [startName, ortOf(tour.start ?? eigenesHaus.adresse, null)],
    [zielName, ortOf(tour.ziel ?? eigenesHaus.adresse, null)],
  ])
  for (const stopp of tour.stopps) {
    const adresse = adresseAn(stopp, umfeld)
    if (adresse !== null) orte.set(stopp.id, ortOf(adresse, punktAn(stopp, umfeld)))
  }
  for (const one of openAbholungen(tour, bereit)) {
    const haus = haeuser.get(one.organisationId)
    if (haus !== undefined) orte.set(bereitName(one), ortOf(haus.adresse, null))
  }
  return orte
}

function openAbholungen({ stopps }: Tour, bereit: readonly Bereit[]): Bereit[] {
  return bereit.filter(
    ({ art, organisationId }) =>
      !stopps.some((stopp) => stopp.art === art && stopp.organisationId === organisationId && stopp.erledigung === null),
  )
}

function haltOf(stopp: Stopp, { besuche }: Umfeld): Halt {
  const { id } = stopp
  if (stopp.art !== 'HAUSBESUCH') {
    const { erledigung } = stopp
    const dauerMinuten = stopp.art === 'EIGENER' ? stopp.dauerMinuten : abholMinutes
    return { id, dauerMinuten, von: null, stand: erledigung === null ? 'OFFEN' : 'FERTIG', seit: erledigung?.am ?? null }
  }
  const besuch = besuche.get(id)
  const status = besuch?.zeile.status
  const running = status === 'BEGONNEN'
  const open = status === 'GEPLANT' || status === 'UNTERWEGS'
  const erledigt = open ? ('OFFEN' as const) : ('FERTIG' as const)
  return {
    id,
    dauerMinuten: besuch?.zeile.plan?.dauerMinuten ?? 0,
    von: stopp.von,
    stand: running ? 'LAEUFT' : erledigt,
    seit: (running ? besuch?.beginn : besuch?.fertigAm) ?? null,
  }
}

const fahrtOf = (tour: Tour, umfeld: Umfeld): Fahrt => ({
  datum: tour.datum,
  now: umfeld.lage.now,
  gestartet: tour.status === 'GESTARTET',
  halte: tour.stopps.map((stopp) => haltOf(stopp, umfeld)),
})

function egkAn(stopp: Stopp, { besuche, egk }: Umfeld): StoppAnswer['egk'] {
  const klientId = besuche.get(stopp.id)?.zeile.klient?.id
  if (klientId === undefined) return null
  if (egk.beiUns.has(klientId)) return 'ZURUECKGEBEN'
  return egk.gebraucht.has(klientId) ? 'MITNEHMEN' : null
}

const bestellungenOf = (ids: readonly string[], { bestellungen }: Umfeld): TourBestellung[] =>
  ids.flatMap((id) => bestellungen.get(id) ?? [])

function stoppAnswer(stopp: Stopp, umfeld: Umfeld, plan: Pick<Fahrplan, 'ankuenfte'>): StoppAnswer {
  const abholung = stopp.art === 'ABHOLUNG_REZEPT' || stopp.art === 'ABHOLUNG_ARZNEI'
  const erledigung = stopp.art === 'HAUSBESUCH' ? null : stopp.erledigung
  return {
    id: stopp.id,
    art: stopp.art,
    bezeichnung: stopp.art === 'EIGENER' ? stopp.bezeichnung : null,
    besuch: umfeld.besuche.get(stopp.id)?.zeile ?? null,
    leistungen: [...(umfeld.besuche.get(stopp.id)?.leistungen ?? [])],
    haus: abholung ? (umfeld.haeuser.get(stopp.organisationId) ?? null) : null,
    bestellungen: abholung ? bestellungenOf(stopp.bestellungIds, umfeld) : [],
    adresse: adresseAn(stopp, umfeld),
    dauerMinuten: haltOf(stopp, umfeld).dauerMinuten,
    punkt: punktAn(stopp, umfeld),
    fertig: isSettled(stopp, umfeld.lage.besuche),
    erledigung: erledigung && { am: erledigung.am, erledigt: erledigung.erledigt, grund: erledigung.grund },
    zuruecknehmbar: canBeTakenBack(stopp),
    kuehl: abholung && stopp.bestellungIds.some((id) => umfeld.kuehle.has(id)),
    egk: egkAn(stopp, umfeld),
    ankunft: plan.ankuenfte.get(stopp.id) ?? null,
  }
}

/** Medicines are best fetched before the Klient is visited for whom they are. */
function abholungAnswer(one: Bereit, fahrt: Fahrt, { umfeld, weg }: { umfeld: Umfeld; weg: Wegweiser }): AbholungAnswer[] {
  const haus = umfeld.haeuser.get(one.organisationId)
  if (haus === undefined) return []
  const fuer = [...umfeld.besuche].filter(([, { zeile }]) => one.klientIds.includes(zeile.klient?.id ?? '')).map(([id]) => id)
  const neu: Halt = { id: bereitName(one), dauerMinuten: abholMinutes, von: null, stand: 'OFFEN', seit: null }
  const place = cheapestStelle(fahrt, { neu, spaetestens: one.art === 'ABHOLUNG_ARZNEI' ? fuer : [], weg })
  return [{ art: one.art, haus, bestellungen: bestellungenOf(one.bestellungIds, umfeld), ...place }]
}

const timesOf = ({ fahrMinuten, spaetMinuten, zurueckUm }: Fahrplan) => ({ fahrMinuten, spaetMinuten, zurueckUm })

/** The whole tour. It must follow the plan. */
export function tourView(tour: Tour, umfeld: Umfeld, weg: Wegweiser): Omit<TourAnswer, 'mapTiles'> {
  const { datum, version, status, fahrzeug, start, ziel, gestartetAm, beendetAm } = tour
  const fahrt = fahrtOf(tour, umfeld)
  const plan = fahrplanOf(fahrt, weg)
  const vorschlag = betterSequence(fahrt, weg)
  const name = (id: string) => umfeld.namen.get(id) ?? ''
  return {
    datum,
    person: umfeld.person,
    eigene: umfeld.person.id === umfeld.lage.person.personId,
    version,
    status,
    fahrzeug,
    start,
    ziel,
    gestartetAm,
    beendetAm,
    stopps: tour.stopps.map((stopp) => stoppAnswer(stopp, umfeld, plan)),
    heimweg: plan.heimweg,
    ...timesOf(plan),
    vorschlag: vorschlag && {
      reihenfolge: vorschlag.reihenfolge,
      gespartMinuten: vorschlag.gespartMinuten,
      punktlicherMinuten: vorschlag.punktlicherMinuten,
      fahrMinuten: vorschlag.fahrMinuten,
    },
    abholungen: openAbholungen(tour, umfeld.bereit).flatMap((one) => abholungAnswer(one, fahrt, { umfeld, weg })),
    uebergaben: tour.uebergaben.map(({ vonPersonId, anPersonId, grund, am }) => ({
      von: name(vonPersonId),
      an: name(anPersonId),
      grund,
      am,
    })),
    uebergaenge: tourTransitionsOf(tour, umfeld.lage),
  }
}

function nameOf({ bezeichnung, besuch, haus }: StoppAnswer): string {
  if (besuch !== null) return besuch.klient === null ? besuch.nummer : `${besuch.klient.nachname}, ${besuch.klient.vorname}`
  return haus?.name ?? bezeichnung ?? ''
}

/** Who could be there an hour before the time waits: it is at its time. */
const beginOf = ({ besuch }: StoppAnswer, ankunft: Instant): Instant => {
  const planned = besuch?.plan?.von ?? null
  return planned !== null && planned > ankunft ? planned : ankunft
}

export function tourListRowOf(tour: Tour, umfeld: Umfeld, weg: Wegweiser): TourListRow {
  const plan = fahrplanOf(fahrtOf(tour, umfeld), weg)
  const stopps = tour.stopps.map((stopp) => stoppAnswer(stopp, umfeld, plan))
  const naechster = stopps.find(({ ankunft }) => ankunft !== null)
  return {
    person: umfeld.person,
    datum: tour.datum,
    version: tour.version,
    status: tour.status,
    fahrzeug: tour.fahrzeug,
    stopps: stopps.length,
    fertige: stopps.filter(({ fertig }) => fertig).length,
    naechster:
      naechster === undefined || naechster.ankunft === null
        ? null
        : { name: nameOf(naechster), um: beginOf(naechster, naechster.ankunft.am), spaetMinuten: naechster.ankunft.spaetMinuten },
    ...timesOf(plan),
  }
}

const untold: Pick<Fahrplan, 'ankuenfte'> = { ankuenfte: new Map() }

/** What comes next, by what is planned: no way is asked for. It must follow the plan. */
export function nextStopsOf(tour: Tour, umfeld: Umfeld, count: number): NextStops {
  const stopps = tour.stopps.map((stopp) => stoppAnswer(stopp, umfeld, untold))
  const left = stopps.filter(({ fertig }) => !fertig)
  return {
    stopps: stopps.length,
    fertige: stopps.length - left.length,
    naechste: left.slice(0, count).map((stopp) => ({
      hausbesuchId: stopp.besuch?.id ?? null,
      name: nameOf(stopp),
      uhrzeit: stopp.besuch?.plan?.uhrzeit ?? null,
    })),
  }
}

/** The month sheet of a Klient out of what was documented: only finished sheets count, and of them only what stands there as provided. */
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { type BesuchStatus, isBehandlung, type Leistungsquelle } from '../hausbesuch/hausbesuch.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { Blatt } from './blatt.document.ts'
import { besuchstagOf } from './dokumentation.decider.ts'
import type { Nachweisbesuch, Leistungsnachweis, Leistungssumme } from './leistungsnachweis.contract.ts'

export interface DocumentedVisit {
  besuch: Hausbesuch
  /** The last state of the sheet; null while nothing is written, or where it can no longer be read. */
  blatt: Blatt | null
  abgeschlossen: boolean
  name: string | null
}

/** A visit that did not take place owes no sheet. */
const withoutVisit: readonly BesuchStatus[] = ['ANGEFRAGT', 'NICHT_ANGETROFFEN', 'ABGELEHNT', 'ABGESAGT']

export function monthOf(tag: IsoDate): { von: IsoDate; bis: IsoDate } {
  const von = `${tag.slice(0, 7)}-01`
  const next = `${plusDays(von, 31).slice(0, 7)}-01`
  return { von, bis: plusDays(next, -1) }
}

function listErbrachte({ besuch, blatt }: DocumentedVisit): Nachweisbesuch['leistungen'] {
  const planned = besuch.leistungen.filter((_, i) => blatt?.leistungen[i]?.erbracht === true)
  return [...planned, ...(blatt?.zusaetzliche ?? [])].map(({ bezeichnung, quelle }) => ({ bezeichnung, quelle }))
}

/** Behandlungspflege first (SGB V), then SGB XI, then what is paid otherwise: they are billed apart. */
export type Kostentraeger = 'SGB_V' | 'SGB_XI' | 'ANDERE'
export const kostentraegerListe: readonly Kostentraeger[] = ['SGB_V', 'SGB_XI', 'ANDERE']

export function kostentraegerOf(quelle: Leistungsquelle): Kostentraeger {
  if (isBehandlung(quelle)) return 'SGB_V'
  return quelle === 'SGB_XI' ? 'SGB_XI' : 'ANDERE'
}

function sumUp(besuche: readonly Nachweisbesuch[]): Leistungssumme[] {
  const all = new Map<string, Leistungssumme>()
  for (const { tag, leistungen } of besuche) {
    for (const { bezeichnung, quelle } of leistungen) {
      const key = `${quelle} ${bezeichnung}`
      all.set(key, { bezeichnung, quelle, tage: [...(all.get(key)?.tage ?? []), tag] })
    }
  }
  return [...all.values()].toSorted((a, b) => a.bezeichnung.localeCompare(b.bezeichnung, 'de') || a.quelle.localeCompare(b.quelle))
}

/** @param visits those of the month, in the order of their times */
export function composeLeistungsnachweis(
  visits: readonly DocumentedVisit[],
  today: IsoDate,
): Pick<Leistungsnachweis, 'besuche' | 'summen' | 'offene'> {
  // A sheet is closed by any end of its visit; what was ticked on the draft of one that did not take place was not provided.
  const isFinished = ({ besuch, abgeschlossen, blatt }: DocumentedVisit) =>
    besuch.status === 'ABGESCHLOSSEN' && abgeschlossen && blatt !== null
  const besuche = visits.filter(isFinished).map((visit) => ({
    hausbesuchId: visit.besuch.id,
    nummer: visit.besuch.nummer,
    tag: besuchstagOf(visit.besuch),
    beginn: visit.besuch.beginn,
    ende: visit.besuch.ende,
    name: visit.name ?? '',
    handzeichen: visit.blatt?.handzeichen ?? null,
    leistungen: listErbrachte(visit),
    nachtraege: visit.besuch.nachtraege.length,
  }))
  const offene = visits
    .filter((visit) => !isFinished(visit) && !withoutVisit.includes(visit.besuch.status))
    .map(({ besuch }) => ({ hausbesuchId: besuch.id, nummer: besuch.nummer, tag: besuchstagOf(besuch) }))
    .filter(({ tag }) => tag <= today)
  return { besuche, summen: sumUp(besuche), offene }
}

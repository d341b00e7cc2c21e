/** The month sheet of a Klient out of what was documented: only finished sheets count, and of them only what stands there as provided. */
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { type BesuchStatus, isBehandlung, type Leistungsquelle } from '../hausbesuch/hausbesuch.ts'
import { keysOf } from '../shared/keys.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { Blatt } from './blatt.document.ts'
import { besuchstagOf } from './dokumentation.decider.ts'
import type { DokumentationCode } from './dokumentation.errors.ts'
import type { Nachweisbesuch, Leistungssumme, SignedSheet, UnterschriftArt } from './leistungsnachweis.document.ts'

export interface DocumentedVisit {
  besuch: Hausbesuch
  /** The last state of the sheet; null while nothing is written, or where it can no longer be read. */
  blatt: Blatt | null
  abgeschlossen: boolean
  name: string | null
}

/** A visit that did not take place owes no sheet. */
export const withoutVisit: readonly BesuchStatus[] = ['ANGEFRAGT', 'NICHT_ANGETROFFEN', 'ABGELEHNT', 'ABGESAGT']

export function monthOf(tag: IsoDate): { von: IsoDate; bis: IsoDate } {
  const von = `${tag.slice(0, 7)}-01`
  const next = `${plusDays(von, 31).slice(0, 7)}-01`
  return { von, bis: plusDays(next, -1) }
}

function listErbrachte({ besuch, blatt }: Pick<DocumentedVisit, 'besuch' | 'blatt'>): Nachweisbesuch['leistungen'] {
  const planned = besuch.leistungen.filter((_, i) => blatt?.leistungen[i]?.erbracht === true)
  return [...planned, ...(blatt?.zusaetzliche ?? [])].map(({ bezeichnung, quelle }) => ({ bezeichnung, quelle }))
}

/** Behandlungspflege first (SGB V), then SGB XI, then what is paid otherwise: they are billed apart. */
export const kostentraegerListe = ['SGB_V', 'SGB_XI', 'ANDERE'] as const
export type Kostentraeger = (typeof kostentraegerListe)[number]

export function kostentraegerOf(quelle: Leistungsquelle): Kostentraeger {
  if (isBehandlung(quelle)) return 'SGB_V'
  return quelle === 'SGB_XI' ? 'SGB_XI' : 'ANDERE'
}

/** What a finished sheet says as provided, by who pays, and whether somebody has put a Handzeichen under it. */
export function countLeistungen(
  visit: Pick<DocumentedVisit, 'besuch' | 'blatt'>,
): Record<Kostentraeger, number> & { handzeichen: boolean } {
  const provided = listErbrachte(visit).map(({ quelle }) => kostentraegerOf(quelle))
  const of = (traeger: Kostentraeger) => provided.filter((one) => one === traeger).length
  return { SGB_V: of('SGB_V'), SGB_XI: of('SGB_XI'), ANDERE: of('ANDERE'), handzeichen: (visit.blatt?.handzeichen ?? null) !== null }
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
): Pick<SignedSheet, 'besuche' | 'summen' | 'offene'> {
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

/** FEHLT: nobody has signed yet. GEAENDERT: what counts is no longer what was signed. BEGRUENDET: nobody could sign, and it says why. */
export const unterschriftStaende = ['FEHLT', 'GEAENDERT', 'BEGRUENDET', 'UNTERSCHRIEBEN'] as const
export type UnterschriftStand = (typeof unterschriftStaende)[number]

/** @param stand the mark of what counts now */
export function unterschriftStandOf(last: { stand: string; art: UnterschriftArt } | null, stand: string | null): UnterschriftStand {
  if (last === null) return 'FEHLT'
  if (last.stand !== stand) return 'GEAENDERT'
  return last.art === 'KEINE' ? 'BEGRUENDET' : 'UNTERSCHRIEBEN'
}

/** HINZU and ENTFALLEN: a visit counts that did not, or the reverse; the others are about one that was signed. */
export const aenderungArten = ['HINZU', 'ENTFALLEN', 'ZEITEN', 'LEISTUNGEN', 'PERSON', 'NACHTRAG'] as const
type AenderungArt = (typeof aenderungArten)[number]

interface Aenderung extends Pick<Nachweisbesuch, 'hausbesuchId' | 'nummer' | 'tag'> {
  art: AenderungArt
}

const compared: Record<Exclude<AenderungArt, 'HINZU' | 'ENTFALLEN'>, (besuch: Nachweisbesuch) => unknown> = {
  ZEITEN: ({ tag, beginn, ende }) => [tag, beginn, ende],
  LEISTUNGEN: ({ leistungen }) => leistungen.map(({ bezeichnung, quelle }) => [bezeichnung, quelle]),
  PERSON: ({ name, handzeichen }) => [name, handzeichen],
  NACHTRAG: ({ nachtraege }) => nachtraege,
}

/** What of the visits is no longer as it was signed, in the order of their days. */
export function compareNachweise(signed: readonly Nachweisbesuch[], now: readonly Nachweisbesuch[]): Aenderung[] {
  const before = new Map(signed.map((besuch) => [besuch.hausbesuchId, besuch]))
  const after = new Set(now.map(({ hausbesuchId }) => hausbesuchId))
  const says = ({ hausbesuchId, nummer, tag }: Nachweisbesuch, art: AenderungArt): Aenderung => ({ hausbesuchId, nummer, tag, art })
  const gone = signed.filter(({ hausbesuchId }) => !after.has(hausbesuchId)).map((besuch) => says(besuch, 'ENTFALLEN'))
  const others = now.flatMap((besuch) => {
    const old = before.get(besuch.hausbesuchId)
    if (old === undefined) return [says(besuch, 'HINZU')]
    return keysOf(compared)
      .filter((art) => JSON.stringify(compared[art](old)) !== JSON.stringify(compared[art](besuch)))
      .map((art) => says(besuch, art))
  })
  return [...gone, ...others].toSorted((a, b) => a.tag.localeCompare(b.tag) || a.nummer.localeCompare(b.nummer))
}

/** Null when somebody may sign: only a sheet that says something, and says all. */
export function signLock({ besuche, vollstaendig }: { besuche: readonly unknown[]; vollstaendig: boolean }): DokumentationCode | null {
  if (besuche.length === 0) return 'dokumentation.nachweis_leer'
  return vollstaendig ? null : 'dokumentation.nachweis_gekuerzt'
}

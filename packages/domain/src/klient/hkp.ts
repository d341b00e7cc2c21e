/** Häusliche Krankenpflege (§ 37 SGB V, HKP-RL, state of law 2026-01): which day and which measure a Verordnung covers, and what is due when. */
import type { Versicherungsart } from './klient.ts'
import { type Bundesland, isWorkingDayIn, plusWorkingDays } from '../shared/feiertage.ts'
import { type IsoDate, daysBetween, isWorkingDay, plusCountedDays, plusDays, plusMonths } from '../shared/time.ts'

/** In one record. */
export const maxVerordnungen = 30

export const verordnungsarten = ['ERST', 'FOLGE'] as const
/** What the Krankenkasse has decided on what was applied for. */
export const genehmigungen = ['VOLL', 'TEILWEISE', 'ABGELEHNT'] as const

export interface Verordnung {
  von: IsoDate
  bis: IsoDate
  leistungen: readonly string[]
  verordnungsart: (typeof verordnungsarten)[number] | null
  ausgestelltAm: IsoDate | null
  eingereichtAm: IsoDate | null
  genehmigung: (typeof genehmigungen)[number] | null
  /** Day of the decision, also of a refusal. */
  genehmigtAm: IsoDate | null
  genehmigtVon: IsoDate | null
  genehmigtBis: IsoDate | null
  /** Of what was approved in part; none: in the measures nothing was cut. */
  genehmigteLeistungen: readonly string[]
  /** Day on which the decision reached the insured person. */
  zugegangenAm: IsoDate | null
  widerspruchAm: IsoDate | null
}

/** What a reader of plans may know of a Verordnung. */
export interface HkpZeit {
  /** Null: a record of long ago, of which only the last day is known. */
  von: IsoDate | null
  bis: IsoDate
  /** Numbers of the Leistungsverzeichnis; null: written in words only, so that nobody but a person can tell. */
  nummern: readonly string[] | null
}

const earlier = (a: IsoDate, b: IsoDate | null): IsoDate => (b !== null && b < a ? b : a)
const later = (a: IsoDate, b: IsoDate | null): IsoDate => (b !== null && b > a ? b : a)

/** Of what was refused: the provisional promise ends with the decision. */
function provisionalTime({ von, bis, genehmigtAm }: Verordnung): { von: IsoDate; bis: IsoDate } | null {
  const end = genehmigtAm === null ? null : earlier(bis, genehmigtAm)
  return end === null || end < von ? null : { von, bis: end }
}

/** In which days the Krankenkasse pays for it; null: in none. Until its decision it pays by § 6 Abs. 6 HKP-RL. */
function paidTime(verordnung: Verordnung): { von: IsoDate; bis: IsoDate } | null {
  const { von, bis, genehmigung, genehmigtVon, genehmigtBis } = verordnung
  if (genehmigung === 'ABGELEHNT') return provisionalTime(verordnung)
  const paid = { von: later(von, genehmigtVon), bis: earlier(bis, genehmigtBis) }
  return paid.bis < paid.von ? null : paid
}

function zeitenOfOne(verordnung: Verordnung): HkpZeit[] {
  const { leistungen, genehmigung, genehmigteLeistungen } = verordnung
  const paid = paidTime(verordnung)
  const cut = genehmigung === 'TEILWEISE' && genehmigteLeistungen.length > 0
  if (!cut) return paid === null ? [] : [{ ...paid, nummern: leistungen.length === 0 ? null : leistungen }]
  const refused = leistungen.filter((nummer) => !genehmigteLeistungen.includes(nummer))
  const provisional = refused.length === 0 ? null : provisionalTime(verordnung)
  return [
    ...(paid === null ? [] : [{ ...paid, nummern: genehmigteLeistungen }]),
    ...(provisional === null ? [] : [{ ...provisional, nummern: refused }]),
  ]
}

export const zeitenOf = (verordnungen: readonly Verordnung[]): HkpZeit[] => verordnungen.flatMap(zeitenOfOne)

export type Deckung =
  | { art: 'GEDECKT' }
  /** Something is prescribed on this day, and nobody has said in numbers what is prescribed (PAPIER) or what is done (LEISTUNG). */
  | { art: 'UNKLAR'; wo: 'PAPIER' | 'LEISTUNG' }
  /** `zuletzt`: last day of what was prescribed before; null: nothing was. */
  | { art: 'FEHLT'; zuletzt: IsoDate | null }

const lastBefore = (zeiten: readonly HkpZeit[], tag: IsoDate): IsoDate | null =>
  zeiten
    .map(({ bis }) => bis)
    .filter((bis) => bis < tag)
    .toSorted()
    .at(-1) ?? null

/** @param nummer of the measure that is done; null: not said */
export function deckungOf(zeiten: readonly HkpZeit[], tag: IsoDate, nummer: string | null): Deckung {
  const amTag = zeiten.filter(({ von, bis }) => (von === null || von <= tag) && tag <= bis)
  const [inWords] = amTag.filter(({ nummern }) => nummern === null)
  if (nummer !== null) {
    if (amTag.some(({ nummern }) => nummern?.includes(nummer) === true)) return { art: 'GEDECKT' }
    if (inWords !== undefined) return { art: 'UNKLAR', wo: 'PAPIER' }
    const same = zeiten.filter(({ nummern }) => nummern === null || nummern.includes(nummer))
    return { art: 'FEHLT', zuletzt: lastBefore(same, tag) }
  }
  if (amTag.length === 0) return { art: 'FEHLT', zuletzt: lastBefore(zeiten, tag) }
  return { art: 'UNKLAR', wo: inWords === undefined ? 'LEISTUNG' : 'PAPIER' }
}

interface Leistung {
  quelle: string
  code: string | null
}

/** Of the services that a doctor has to prescribe; null in it: the service does not say its number. */
export const hkpNummernOf = (leistungen: readonly Leistung[]): (string | null)[] =>
  leistungen.flatMap(({ quelle, code }) => (quelle === 'HKP' || quelle === 'SGB_V' ? [code] : []))

/**
 * § 6 Abs. 6 HKP-RL, since 24.12.2021: at the Krankenkasse by the fourth working day after the day of issue, or it pays only from its decision on.
 * @param bundesland of the nursing service that hands it in; null: it may be named too early by a holiday of its Land, never too late
 */
const vorlageDays = 4
export const vorlageUntil = (ausgestelltAm: IsoDate, bundesland: Bundesland | null): IsoDate =>
  plusWorkingDays(ausgestelltAm, vorlageDays, bundesland)

/**
 * § 84 Abs. 1, § 64 SGG: a month after the decision has reached the insured person; never on a Saturday, a Sunday or a holiday. Which Land's
 * holidays count depends on who receives it, so only those of all Länder move the day: it may be named too early, never too late.
 */
export function widerspruchUntil(zugegangenAm: IsoDate): IsoDate {
  const monat = plusMonths(zugegangenAm, 1)
  return isWorkingDay(monat) ? monat : plusCountedDays(monat, 1, isWorkingDay)
}

/** A Folgeverordnung is written in the last three working days before the end (§ 5 HKP-RL): the first of them. */
function folgeFrom(bis: IsoDate, bundesland: Bundesland | null): IsoDate {
  let tag = plusDays(bis, 1)
  for (let counted = 0; counted < 3;) {
    tag = plusDays(tag, -1)
    if (isWorkingDayIn(tag, bundesland)) counted += 1
  }
  return tag
}

/** When the next one is to be written; null: it has ended, was refused, or others follow it in all that it asks for. `bundesland`: of who asks. */
export function findFolgeFenster(
  { von, bis, leistungen, genehmigung }: Verordnung,
  verordnungen: readonly Verordnung[],
  { today, bundesland }: { today: IsoDate; bundesland: Bundesland | null },
): { von: IsoDate; bis: IsoDate } | null {
  if (bis < today || genehmigung === 'ABGELEHNT') return null
  const following = verordnungen.filter((one) => one.bis > bis && one.von >= von)
  const isFollowed = (nummer: string) => following.some((one) => one.leistungen.includes(nummer) || one.leistungen.length === 0)
  const all = leistungen.length === 0 ? following.length > 0 : leistungen.every(isFollowed)
  return all ? null : { von: folgeFrom(bis, bundesland), bis }
}

const firstDays = 14
/** § 5 HKP-RL: the first one should be for no more than a fortnight. */
export const isLongErstverordnung = ({ von, bis, verordnungsart }: Pick<Verordnung, 'von' | 'bis' | 'verordnungsart'>): boolean =>
  verordnungsart === 'ERST' && daysBetween(von, bis) + 1 > firstDays

export const hkpFristArten = ['HKP', 'HKP_VORLAGE', 'HKP_GENEHMIGUNG', 'HKP_WIDERSPRUCH'] as const
export type HkpFristArt = (typeof hkpFristArten)[number]

export interface HkpFrist {
  art: HkpFristArt
  /** What stays the same when a day moves: the measures, or the day of issue. */
  schluessel: string
  faellig: IsoDate
}

const keyOf = ({ leistungen }: Pick<Verordnung, 'leistungen'>): string => leistungen.toSorted().join('+')

/** Parallel ones end each for itself: the last end of each measure. Those with the same end are one. */
function endsOf(verordnungen: readonly Verordnung[]): HkpFrist[] {
  const last = new Map<string, IsoDate>()
  for (const { leistungen, bis } of verordnungen)
    for (const nummer of leistungen.length === 0 ? [''] : leistungen) last.set(nummer, later(bis, last.get(nummer) ?? null))
  const byDay = new Map<IsoDate, string[]>()
  for (const [nummer, bis] of last) byDay.set(bis, [...(byDay.get(bis) ?? []), nummer])
  return [...byDay].map(([faellig, nummern]) => ({ art: 'HKP', schluessel: nummern.toSorted().join('+'), faellig }))
}

/**
 * What the papers of a Klient ask for, whatever day it is. Only what a Krankenkasse of the law decides may be objected to (§ 78, § 84 SGG): the
 * decision of a private insurer is no Verwaltungsakt, and what anybody else decides has ways of its own, of which nothing is said here.
 */
export function hkpFristenOf(
  verordnungen: readonly Verordnung[],
  { versicherungsart, bundesland }: { versicherungsart: Versicherungsart; bundesland: Bundesland | null },
): HkpFrist[] {
  const vorlagen = verordnungen.flatMap(({ ausgestelltAm, eingereichtAm, leistungen, genehmigung, genehmigtAm }): HkpFrist[] =>
    ausgestelltAm === null || eingereichtAm !== null || genehmigung !== null || genehmigtAm !== null
      ? []
      : [{ art: 'HKP_VORLAGE', schluessel: `${ausgestelltAm} ${keyOf({ leistungen })}`, faellig: vorlageUntil(ausgestelltAm, bundesland) }],
  )
  const kurze = verordnungen.flatMap((one): HkpFrist[] =>
    one.genehmigung === 'ABGELEHNT' || one.genehmigtBis === null || one.genehmigtBis >= one.bis
      ? []
      : [{ art: 'HKP_GENEHMIGUNG', schluessel: `${one.von} ${keyOf(one)}`, faellig: one.genehmigtBis }],
  )
  const widersprueche = verordnungen.flatMap((one): HkpFrist[] =>
    versicherungsart !== 'GKV' ||
    (one.genehmigung !== 'ABGELEHNT' && one.genehmigung !== 'TEILWEISE') ||
    one.zugegangenAm === null ||
    one.widerspruchAm !== null
      ? []
      : [{ art: 'HKP_WIDERSPRUCH', schluessel: `${one.von} ${keyOf(one)}`, faellig: widerspruchUntil(one.zugegangenAm) }],
  )
  const all = [...endsOf(verordnungen), ...vorlagen, ...kurze, ...widersprueche]
  return [...new Map(all.map((frist) => [`${frist.art} ${frist.schluessel}`, frist])).values()]
}

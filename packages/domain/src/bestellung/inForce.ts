/**
 * What is in force of a product is what the doctor prescribed, not what was once wished for. Every way of ordering again asks here, so that a
 * dose that was corrected, or a medicine that was stopped, does not come back by a click.
 */
import { copyOf, partOf } from '../shared/document.ts'
import { berlinDate } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Dosierung } from './bestellung.ts'
import { type Position, type PositionAngaben, type StopGrund, type Zuletzt, positionDocument } from './position.document.ts'
import { type Produkt, sameProdukt } from '../arzneimittel/produkt.ts'
import { type Rezeptart, allowedRezeptarten, btmRezepte } from './rezept.ts'
import type { Rezept } from './rezept.document.ts'

type Inhalt = Pick<Position, 'produkt' | 'menge' | 'dosierung'>

/** The dose of a prescription of any version; older ones keep its words alone. */
function dosierungOf({ dosierung, dosierungText }: Pick<Rezept, 'dosierung' | 'dosierungText'>): Dosierung | null {
  if (dosierung !== null) return dosierung
  return dosierungText === null ? null : { schema: null, text: dosierungText, lautMedikationsplan: false }
}

const folded = (text: string): string => text.trim().toLowerCase()

const lastRezept = ({ rezept, fruehereRezepte }: Position): Rezept | null =>
  [...fruehereRezepte, ...(rezept === null ? [] : [rezept])].findLast(({ verordnetVon }) => verordnetVon !== null) ?? null

/** A dose stays only beside the product that it was said of: 1-0-1-0 of 5 mg is no dose of 2,5 mg. */
export function findPrescribedDosierung(position: Pick<Position, 'produkt' | 'dosierung'>, rezept: Rezept): Dosierung | null {
  const said = dosierungOf(rezept)
  if (said !== null) return said
  return sameProdukt(rezept.produkt, position.produkt) ? position.dosierung : null
}

/** As the doctor prescribed it; what needs no prescription as the pharmacy handed it out; else as it was asked for. */
export function inForce(position: Position): Inhalt {
  const rezept = lastRezept(position)
  if (rezept !== null) return { produkt: rezept.produkt, menge: rezept.menge, dosierung: findPrescribedDosierung(position, rezept) }
  const { dosierung, menge } = position
  const dispensed = position.rezeptart === 'OHNE' ? position.abgaben.at(-1)?.produkt : undefined
  return { produkt: dispensed ?? position.produkt, menge, dosierung }
}

const canBeAsked = (art: Rezeptart): boolean => art !== 'OHNE' && art !== 'ENTLASS'

/** On the form that the doctor took, where the law binds the product to it or frees it; a sheet of paper for once is no habit. */
function kindInForce(position: Position): Pick<Position, 'rezeptart' | 'btm'> {
  const art = lastRezept(position)?.art
  // What a hospital issued at discharge is prescribed by the practice from then on.
  if (position.rezeptart === 'ENTLASS')
    return { rezeptart: allowedRezeptarten(position.produkt, position.btm).find(canBeAsked) ?? 'OHNE', btm: position.btm }
  const onBtmForm = art !== undefined && btmRezepte.includes(art)
  const bound = onBtmForm || art === 'T_REZEPT' || position.btm || position.rezeptart === 'T_REZEPT'
  return art === undefined || !bound
    ? { rezeptart: position.rezeptart, btm: position.btm }
    : { rezeptart: onBtmForm ? 'BTM' : art, btm: onBtmForm }
}

/** The doctor's word against it. A formal refusal (card, wrong practice) stops nothing. */
export function findStop({ status, ablehnung }: Position): { grund: StopGrund; text: string | null } | null {
  if (status !== 'ABGELEHNT' || ablehnung === null || ablehnung.durch !== 'ARZT') return null
  const { grund, text } = ablehnung
  return grund === 'NICHT_INDIZIERT' || grund === 'REZEPT_ZURUECKGEZOGEN' ? { grund, text: text === '' ? null : text } : null
}

/** What became of it, for who orders it again. */
function zuletztOf({ nummer }: Pick<Bestellung, 'nummer'>, position: Position): Zuletzt {
  const rezept = lastRezept(position)
  const { produkt, menge, mengeneinheit, dosierung } = position
  const abgegeben = position.abgaben.at(-1)?.produkt ?? null
  const prescribed = rezept?.produkt ?? produkt
  return {
    nummer,
    am: rezept === null ? null : (rezept.ausgestelltAm ?? berlinDate(rezept.ortSeit)),
    arzt: rezept?.verordnetVon?.name ?? null,
    geaendert:
      rezept?.geaendert === true
        ? { von: { produkt, menge, mengeneinheit, dosierung }, nach: { ...inForce(position), mengeneinheit }, grund: rezept.aenderungGrund }
        : null,
    abgegeben: abgegeben !== null && folded(abgegeben.bezeichnung) !== folded(prescribed.bezeichnung) ? abgegeben : null,
  }
}

const isDecided = (position: Position): boolean => lastRezept(position) !== null || findStop(position) !== null

export interface Mittel {
  bestellung: Pick<Bestellung, 'id' | 'nummer' | 'gesendetAm' | 'erstelltAm'>
  position: Position
}

export const mittelOf = (bestellung: Bestellung): Mittel[] => bestellung.positionen.map((position) => ({ bestellung, position }))

const namesOf = (position: Position): Produkt[] => [position.produkt, inForce(position).produkt]
const concerns = (a: readonly Produkt[], b: readonly Produkt[]): boolean => a.some((one) => b.some((other) => sameProdukt(one, other)))

/** Whether it orders anew what the other position asked for, also by the name that the doctor made of it. */
export function isReorderOf(position: Position, before: Position): boolean {
  const changed = position.zuletzt?.geaendert ?? null
  return concerns([...namesOf(position), ...(changed === null ? [] : [changed.von.produkt])], namesOf(before))
}

/** It, and what doctors said about it in the orders after it, oldest first: 5 mg, then 2,5 mg, then stopped. */
function wordsAbout(start: Mittel, later: readonly Mittel[]): Mittel[] {
  const words = [start]
  for (const mittel of later) {
    const last = words.at(-1) ?? start
    if (isDecided(mittel.position) && concerns(namesOf(last.position), namesOf(mittel.position))) words.push(mittel)
  }
  return words
}

export const lastWord = (start: Mittel, later: readonly Mittel[]): Mittel => wordsAbout(start, later).at(-1) ?? start

/** Those of the later orders that say something about what was ordered here: their words have to be opened. */
export function findLaterWords(bestellung: Bestellung, later: readonly Bestellung[]): Bestellung[] {
  const ids = new Set(mittelOf(bestellung).flatMap((start) => wordsAbout(start, later.flatMap(mittelOf)).map((word) => word.bestellung.id)))
  return later.filter(({ id }) => ids.has(id))
}

/**
 * Each product of these orders once, newest first, by the last word about it: what a doctor decided counts before what is only asked for.
 * Stopped ones are in it (`findStop`); what was cancelled before, or refused for a formal reason, is not.
 */
export function knownMittel(newestFirst: readonly Bestellung[]): Mittel[] {
  const all = newestFirst.flatMap(mittelOf)
  const decided = all.filter(({ position }) => isDecided(position))
  const asked = all.filter(({ position }) => !isDecided(position) && position.status !== 'STORNIERT' && position.status !== 'ABGELEHNT')
  const seen: Produkt[] = []
  return [...decided, ...asked].filter(({ position }) => {
    const known = concerns(namesOf(position), seen)
    // A name that led to a newer word is known by it as well: 5 mg that became 2,5 mg.
    seen.push(...namesOf(position))
    return !known
  })
}

export type Reordered = PositionAngaben & { zuletzt: Zuletzt }

/** As it would be ordered today. Why, what is left and the dose of another strength somebody has to say anew. */
export function prepareReorder({ bestellung, position }: Mittel): Reordered {
  const { rezeptart, btm } = kindInForce(position)
  return {
    // In the order in which a position is told.
    ...partOf(positionDocument, position),
    ...copyOf(positionDocument, position),
    ...inForce(position),
    rezeptart,
    btm,
    rezeptVorlage: rezeptart === 'OHNE' ? 'OHNE' : 'ANFORDERN',
    vorherigeRezeptId: lastRezept(position)?.rezeptId ?? position.vorherigeRezeptId,
    zuletzt: zuletztOf(bestellung, position),
  }
}

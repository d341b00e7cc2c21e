/** The way of a Muster 12: each step has a person and a day, and says what the record of the Klient learns from it. */
import { verordnungErrors } from '../klient/akte.decider.ts'
import type { Eintrag } from '../klient/hkpEintrag.ts'
import { emptyVerordnung } from '../klient/klient.document.ts'
import { wrongField } from '../shared/refusal.ts'
import type { IsoDate } from '../shared/time.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import type { DecisionContext, Handelnder } from './handelnder.ts'
import type { AngabenOf, PersonenHandlung } from './handlungen.contract.ts'
import type { HkpWeg } from './hkpWeg.document.ts'
import type { Position } from './position.document.ts'

function durchOf(handelnder: Handelnder): HkpWeg['geholt']['durch'] {
  if (handelnder === 'UHR') throw bestellungErrors.refuse('bestellung.nicht_deine_rolle')
  return { personId: handelnder.personId, name: handelnder.name }
}

function wegOf({ hkpWeg }: Position): HkpWeg {
  if (hkpWeg === null) throw bestellungErrors.refuse('bestellung.hkp_nicht_geholt')
  return hkpWeg
}

/** All that is known by now, as an entry of the record. */
export function entryOf(positionId: string, { papier, unterschrieben, eingereicht, entschieden }: HkpWeg): Eintrag {
  const { durch: _durch, ...decided } = entschieden ?? { durch: null }
  return {
    ...emptyVerordnung,
    ...papier,
    unterschriebenAm: unterschrieben?.am ?? null,
    eingereichtAm: eingereicht?.am ?? null,
    ...decided,
    positionId,
  }
}

const paperFields = ['von', 'bis', 'verordnungsart', 'leistungen', 'massnahmen', 'haeufigkeit', 'ausgestelltAm', 'arzt'] as const
const decisionFields = [
  'genehmigung',
  'genehmigtAm',
  'genehmigtVon',
  'genehmigtBis',
  'genehmigteLeistungen',
  'entscheidungText',
  'zugegangenAm',
  'genehmigungsNr',
] as const

/** What the record learns from each step. */
export const learnedBy = {
  verordnungHolen: paperFields,
  verordnungUnterschreiben: ['unterschriebenAm'],
  verordnungEinreichen: ['eingereichtAm'],
  kasseEntscheiden: decisionFields,
} as const satisfies Partial<Record<PersonenHandlung, readonly (keyof Eintrag)[]>>

export type HkpHandlung = keyof typeof learnedBy
export const isHkpHandlung = (handlung: PersonenHandlung): handlung is HkpHandlung => handlung in learnedBy

/** What a field of the record is called in the dialog of the step. */
const dialogField = (handlung: HkpHandlung, field: string): string => {
  if (handlung === 'kasseEntscheiden') return field
  return handlung === 'verordnungHolen' && field !== 'ausgestelltAm' ? `inhalt.${field}` : 'am'
}

/** @throws bestellung.hkp_falsch for days that the record would refuse */
function moved(
  handlung: HkpHandlung,
  position: Position,
  {
    hkpWeg,
    context,
    neu,
    angaben,
  }: { hkpWeg: HkpWeg; context: DecisionContext; neu?: Partial<Position>; angaben: Record<string, unknown> },
): Ereignis {
  const felder = verordnungErrors('', entryOf(position.id, hkpWeg), context.heute).map(({ path, ...rest }) => ({
    ...rest,
    path: dialogField(handlung, path.replace(/^\./, '')),
  }))
  if (felder.length > 0) throw bestellungErrors.refuse('bestellung.hkp_falsch', { felder })
  const ereignis = positionEreignis(handlung, position, { now: context.now, angaben, neu: { ...neu, hkpWeg } })
  // What the Krankenkasse says is between it and the insured person, and the nursing service that acts for him.
  return { ...ereignis, sichtbarFuer: ['PFLEGE'] }
}

/** @throws bestellung.hkp_falsch for a day that was not yet, or before the one that it follows */
function checkDay(am: IsoDate, notBefore: IsoDate | null, heute: IsoDate): void {
  if (am > heute || (notBefore !== null && am < notBefore)) throw bestellungErrors.refuse('bestellung.hkp_falsch', wrongField('am'))
}

export function verordnungHolen(position: Position, { am, inhalt }: AngabenOf<'verordnungHolen'>, context: DecisionContext): Ereignis {
  const { rezept } = position
  const ausgestelltAm = rezept?.ausgestelltAm ?? null
  checkDay(am, ausgestelltAm, context.heute)
  const hkpWeg: HkpWeg = {
    geholt: { am, durch: durchOf(context.handelnder) },
    papier: { ...inhalt, ausgestelltAm, arzt: rezept?.verordnetVon?.name ?? null },
    unterschrieben: null,
    eingereicht: null,
    entschieden: null,
  }
  const here = rezept === null ? null : { ...rezept, ort: 'PAPIER_PFLEGE' as const, ortSeit: context.now }
  const { leistungen, massnahmen, haeufigkeit, von, bis } = inhalt
  const angaben = { am, hkp: { leistungen, massnahmen, haeufigkeit, von, bis } }
  return moved('verordnungHolen', position, { hkpWeg, context, neu: { rezept: here }, angaben })
}

export function verordnungUnterschreiben(
  position: Position,
  { am, wer, name }: AngabenOf<'verordnungUnterschreiben'>,
  context: DecisionContext,
): Ereignis {
  const weg = wegOf(position)
  checkDay(am, weg.papier.ausgestelltAm, context.heute)
  if (wer === 'VERTRETUNG' && name === null) throw bestellungErrors.refuse('bestellung.hkp_falsch', wrongField('name', 'pflicht'))
  const said = { am, wer, name: wer === 'VERTRETUNG' ? name : null }
  const hkpWeg = { ...weg, unterschrieben: { ...said, durch: durchOf(context.handelnder) } }
  return moved('verordnungUnterschreiben', position, { hkpWeg, context, angaben: { am, unterzeichner: wer, name: said.name } })
}

export function verordnungEinreichen(position: Position, { am }: AngabenOf<'verordnungEinreichen'>, context: DecisionContext): Ereignis {
  const weg = wegOf(position)
  checkDay(am, weg.unterschrieben?.am ?? null, context.heute)
  const hkpWeg = { ...weg, eingereicht: { am, durch: durchOf(context.handelnder) } }
  return moved('verordnungEinreichen', position, { hkpWeg, context, angaben: { am } })
}

export function recordKassenentscheid(position: Position, angaben: AngabenOf<'kasseEntscheiden'>, context: DecisionContext): Ereignis {
  const { version: _version, positionIds: _ids, akte: _akte, ...said } = angaben
  const hkpWeg = { ...wegOf(position), entschieden: { ...said, durch: durchOf(context.handelnder) } }
  const { genehmigung, genehmigtAm: am, genehmigtBis, entscheidungText: text } = said
  const told = { am, genehmigung, genehmigtBis, text }
  return moved('kasseEntscheiden', position, { hkpWeg, context, neu: { status: 'ABGESCHLOSSEN' }, angaben: told })
}

/** What the pharmacy says of money when it packs a bag, and whoever hands it over when it was given. */
import { einheitOf } from './austausch.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type Ereignis, rowOf } from './ereignis.ts'
import type { DecisionContext } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Lieferung } from './lieferung.document.ts'
import type { Position } from './position.document.ts'
import { positionOf } from './stand.ts'
import { calculateZuzahlung, findZuzahlungSperre, findZuzahlungssatz, isByPrice } from './zuzahlung.ts'
import { findOpenZuzahlung, listUnnamed } from './zuzahlungStand.ts'

type Row = Pick<AngabenOf<'bereitstellen'>['positionen'][number], 'menge' | 'zuzahlungCent' | 'preisCent'>
type Amount = Pick<Lieferung['zuzahlungen'][number], 'cent' | 'preisCent'>
type Context = Pick<DecisionContext, 'klient' | 'heute'>

/**
 * What a person says counts before what a price makes of it: a Kasse may halve or waive it (§ 31 Abs. 3 Satz 4 and 5 SGB V).
 * @throws bestellung.keine_zuzahlung and its sisters
 */
function zuzahlungOf(row: Row, position: Position, { klient, heute }: Context): Amount | null {
  const { zuzahlungCent = null, preisCent = null, menge } = row
  if (zuzahlungCent === null && preisCent === null) return null
  const sperre = findZuzahlungSperre(position, { klient, tag: heute })
  // Nothing is due, says somebody: that is true of what costs nothing.
  if (sperre !== null && zuzahlungCent !== 0) throw bestellungErrors.refuse(sperre)
  if (zuzahlungCent !== null) {
    const max = einheitOf(position) === 'PACKUNG' ? menge * findZuzahlungssatz(heute).hoechstCent : null
    if (max !== null && zuzahlungCent > max) throw bestellungErrors.refuse('bestellung.zuzahlung_zu_hoch')
    return { cent: zuzahlungCent, preisCent: null }
  }
  if (preisCent === null || !isByPrice(position)) throw bestellungErrors.refuse('bestellung.zuzahlung_von_hand')
  return { cent: menge * calculateZuzahlung(preisCent, heute), preisCent }
}

type Packed = Pick<Lieferung, 'positionen' | 'betraege' | 'zuzahlungen' | 'kassiert'>

/** The lines of a bag, and apart from them what was said of money. */
export function packRows(bestellung: Bestellung, { positionen }: Pick<AngabenOf<'bereitstellen'>, 'positionen'>, context: Context): Packed {
  return {
    positionen: positionen.map(({ betragCent: _b, zuzahlungCent: _z, preisCent: _p, ...row }) => row),
    betraege: positionen.flatMap(({ positionId, betragCent = null }) => (betragCent === null ? [] : [{ positionId, cent: betragCent }])),
    zuzahlungen: positionen.flatMap((row) => {
      const position = positionOf(bestellung, row.positionId)
      const amount = position === undefined ? null : zuzahlungOf(row, position, context)
      return amount === null ? [] : [{ positionId: row.positionId, ...amount }]
    }),
    kassiert: null,
  }
}

/** What became of the money at the door (§ 43c Abs. 1 SGB V: who dispenses has to collect it). Null: nobody has said it. */
export function kassiertOf(
  { zuzahlung = null }: Pick<AngabenOf<'zustellen'>, 'zuzahlung'>,
  { now, handelnder }: Pick<DecisionContext, 'now' | 'handelnder'>,
): Lieferung['kassiert'] {
  if (zuzahlung === null) return null
  return {
    art: zuzahlung.art,
    cent: zuzahlung.art === 'BAR' ? zuzahlung.cent : null,
    grund: zuzahlung.art === 'NICHT' ? zuzahlung.grund : null,
    durch: handelnder === 'UHR' ? null : { personId: handelnder.personId, name: handelnder.name },
    am: now,
  }
}

/**
 * E13b: the amount of what was packed without one, before the money is answered for at the door.
 * @throws bestellung.zuzahlung_steht where it has one, bestellung.zuzahlung_fehlt where none is said, and what packing throws of an amount
 */
export function setZuzahlung(bestellung: Bestellung, { lieferungId, betraege }: AngabenOf<'setZuzahlung'>, context: Context): Ereignis[] {
  const alt = bestellung.lieferungen.find(({ id }) => id === lieferungId)
  if (alt === undefined) throw bestellungErrors.refuse('bestellung.lieferung_unbekannt')
  const unnamed = listUnnamed(alt, bestellung.positionen)
  const zuzahlungen = betraege.flatMap(({ positionId, ...said }) => {
    const position = unnamed.find(({ id }) => id === positionId)
    if (position === undefined) throw bestellungErrors.refuse('bestellung.zuzahlung_steht')
    const packed = alt.positionen.filter((row) => row.positionId === positionId)
    const amount = zuzahlungOf({ ...said, menge: packed.reduce((sum, { menge }) => sum + menge, 0) }, position, context)
    return amount === null ? [] : [{ positionId, ...amount }]
  })
  if (zuzahlungen.length === 0) throw bestellungErrors.refuse('bestellung.zuzahlung_fehlt')
  return [
    {
      art: 'setZuzahlung',
      zeile: rowOf('setZuzahlung'),
      positionId: null,
      aenderung: { ziel: 'lieferung', alt, neu: { ...alt, zuzahlungen: [...alt.zuzahlungen, ...zuzahlungen] } },
      angaben: { lieferung: alt.lfdNr },
      sichtbarFuer: ['PFLEGE', 'APOTHEKE'],
    },
  ]
}

/** E14c: said later than at the door. What was given before stays given. @throws bestellung.keine_zuzahlung_offen */
export function recordZuzahlung(
  bestellung: Bestellung,
  { lieferungId, zuzahlung }: AngabenOf<'recordZuzahlung'>,
  context: Pick<DecisionContext, 'now' | 'handelnder'>,
): Ereignis[] {
  const alt = bestellung.lieferungen.find(({ id }) => id === lieferungId)
  const said = kassiertOf({ zuzahlung }, context)
  if (alt === undefined || said === null) throw bestellungErrors.refuse('bestellung.lieferung_unbekannt')
  const isOpen = alt.uebergebenAm !== null && findOpenZuzahlung(alt, bestellung.positionen) > 0
  if (!isOpen) throw bestellungErrors.refuse('bestellung.keine_zuzahlung_offen')
  const given = (alt.kassiert?.cent ?? 0) + (said.cent ?? 0)
  return [
    {
      art: 'recordZuzahlung',
      zeile: rowOf('recordZuzahlung'),
      positionId: null,
      aenderung: { ziel: 'lieferung', alt, neu: { ...alt, kassiert: { ...said, cent: given === 0 ? null : given } } },
      angaben: { lieferung: alt.lfdNr, zuzahlung },
      sichtbarFuer: ['PFLEGE', 'APOTHEKE'],
    },
  ]
}

/** What the recipient says of what was handed over: it is right, or it is not. */
import { normalizePzn } from '../shared/checkDigits.ts'
import { einheitOf } from './austausch.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import type { DecisionContext } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Position } from './position.document.ts'
import { atField } from './verordnung.decider.ts'

type Eingang = Pick<AngabenOf<'eingangBestaetigen'>, 'gescannt' | 'bestaende'>

/**
 * E16; a scanned pack must be one that was handed out. Of a BtM who receives it may say what the Klient has then, as homes and hospices have
 * to prove it (§ 1 Abs. 3 Nr. 4 BtMVV, as of 2023). At somebody's home it is a habit of the trade: what nobody counted stays unsaid.
 */
export function eingangBestaetigen(
  position: Position,
  { gescannt, bestaende = [] }: Eingang,
  { now, handelnder }: Pick<DecisionContext, 'now' | 'handelnder'>,
): Ereignis {
  const scans = gescannt.filter(({ positionId }) => positionId === position.id).map(({ pzn }) => normalizePzn(pzn))
  const geliefert = position.abgaben.map(({ produkt }) => produkt.pzn)
  if (scans.some((pzn) => !geliefert.includes(pzn))) throw bestellungErrors.refuse('bestellung.falsche_packung')
  const menge = bestaende.find(({ positionId }) => positionId === position.id)?.menge
  if (menge === undefined || handelnder === 'UHR') {
    return positionEreignis('eingangBestaetigen', position, { now, angaben: { gescannt: scans.length }, neu: { status: 'ABGESCHLOSSEN' } })
  }
  if (!position.btm) throw bestellungErrors.refuse('bestellung.bestand_nur_btm', atField('bestaende', 'falsch'))
  const { personId, name } = handelnder
  return positionEreignis('eingangBestaetigen', position, {
    now,
    angaben: { gescannt: scans.length, bestand: menge },
    neu: { status: 'ABGESCHLOSSEN', btmBestand: { menge, am: now, durch: { personId, name } } },
  })
}

export function reklamieren(
  position: Position,
  { grund, text, menge, fotos = [] }: AngabenOf<'reklamieren'>,
  { now, neueId }: DecisionContext,
): Ereignis {
  if (menge > position.mengeGeliefert) {
    throw bestellungErrors.refuse('bestellung.menge_zu_gross', atField('menge', 'zu_gross'))
  }
  const runde = 1 + position.anforderungen.filter(({ art }) => art === 'ABGABE').length
  return positionEreignis('reklamieren', position, {
    now,
    angaben: { grund, text, menge, mengeneinheit: einheitOf(position) },
    neu: {
      status: 'IN_BEARBEITUNG',
      mengeGeliefert: position.mengeGeliefert - menge,
      geliefertAm: null,
      reklamationen: [...position.reklamationen, { grund, text, menge, am: now, fotos }],
      anforderungen: [...position.anforderungen, { art: 'ABGABE', runde, requestId: neueId(), status: 'active' }],
    },
  })
}

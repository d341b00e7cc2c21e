/** An aid on its Muster 16 is often asked of the Krankenkasse first: the Kostenvoranschlag goes there, and an answer comes back. */
import { type IsoDate, berlinDate } from '../shared/time.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import { settledBy } from './folgen.decider.ts'
import { addFolgen } from './folgen.ts'
import type { DecisionContext } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import { isBeimKostentraeger } from './kostentraeger.ts'
import type { Position } from './position.document.ts'
import { atField } from './verordnung.decider.ts'

function checkDay(tag: IsoDate, { from, to, field }: { from: IsoDate | null; to: IsoDate | null; field: string }): void {
  if ((from !== null && tag < from) || (to !== null && tag > to)) {
    throw bestellungErrors.refuse('bestellung.kostentraeger_tag', atField(field, 'falsch'))
  }
}

/**
 * While no answer came it can be said again: another day to ask after it. @throws bestellung.kostentraeger_tag,
 * bestellung.kostenvoranschlag_spaet after the last day of the prescription (28 days, § 8 HilfsM-RL)
 */
export function recordKostenvoranschlag(
  position: Position,
  { am, erfragenAm }: AngabenOf<'recordKostenvoranschlag'>,
  { now, heute, handelnder }: DecisionContext,
): Ereignis {
  checkDay(am, { from: position.rezept?.ausgestelltAm ?? null, to: heute, field: 'am' })
  checkDay(erfragenAm, { from: am, to: null, field: 'erfragenAm' })
  const end = position.rezept?.gueltigBis ?? null
  if (end !== null && am > end) throw bestellungErrors.refuse('bestellung.kostenvoranschlag_spaet')
  return positionEreignis('recordKostenvoranschlag', position, {
    now,
    angaben: { am, erfragenAm },
    neu: {
      kostentraeger: { kostenvoranschlagAm: am, erfragenAm, antwort: null },
      folgen: settledBy(position, ['GENEHMIGUNG_ERFRAGEN'], { handelnder, now }),
    },
  })
}

/** A refusal is the nursing service's to settle with the Klient: objection, own money, or nothing. @throws bestellung.kostentraeger_tag */
export function recordGenehmigung(
  position: Position,
  { entscheid, am, nummer, text }: AngabenOf<'recordGenehmigung'>,
  { now, heute, handelnder }: DecisionContext,
): Ereignis {
  const { kostentraeger } = position
  if (kostentraeger === null) throw bestellungErrors.refuse('bestellung.kein_kostenvoranschlag')
  checkDay(am, { from: kostentraeger.kostenvoranschlagAm, to: heute, field: 'am' })
  const settled = settledBy(position, ['GENEHMIGUNG_ERFRAGEN'], { handelnder, now })
  return positionEreignis('recordGenehmigung', position, {
    now,
    angaben: { entscheid, am, nummer, text },
    neu: {
      kostentraeger: { ...kostentraeger, erfragenAm: null, antwort: { entscheid, am, nummer, text } },
      folgen: entscheid === 'ABGELEHNT' ? addFolgen({ folgen: settled }, ['ABLEHNUNG_KLAEREN'], now) : settled,
    },
  })
}

/** The day on which the clock has to look; null: nobody waits, or has been reminded. */
export const findErfragenFrist = (position: Position): IsoDate | null =>
  isBeimKostentraeger(position) ? (position.kostentraeger?.erfragenAm ?? null) : null

/** On its day the pharmacy is reminded once to ask after the answer. */
export function askGenehmigung(position: Position, now: string): Ereignis[] {
  const due = findErfragenFrist(position)
  if (due === null || position.kostentraeger === null || due > berlinDate(now)) return []
  const ereignis = positionEreignis('genehmigungErfragen', position, {
    now,
    angaben: { am: position.kostentraeger.kostenvoranschlagAm },
    neu: {
      kostentraeger: { ...position.kostentraeger, erfragenAm: null },
      folgen: addFolgen(position, ['GENEHMIGUNG_ERFRAGEN'], now),
    },
  })
  return [{ ...ereignis, sichtbarFuer: ['PFLEGE', 'APOTHEKE'] }]
}

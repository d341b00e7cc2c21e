import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { needsKontrolle } from '@dreiklang/domain/bestellung/packen'
import { type AllergieTreffer, findAllergien } from '@dreiklang/domain/arzneimittel/allergie'
import { needsRezeptfrei } from '@dreiklang/domain/bestellung/stoffEntscheid'
import { isBtmOpen, stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { allergienOf } from '../allergien.ts'
import type { ListSeite } from '../../bestellung.paths.ts'
import { openMenge, usualOrt, validProdukt } from '../schritte/defaults.ts'
import { isOpen } from '../schritte/schritte.ts'

/** Handing over is no batch: each bag has its own signature. */
export const sammelSteps = {
  pflege: ['anApothekeGeben', 'eingangBestaetigen'],
  arzt: ['verordnen'],
  apotheke: ['annehmen', 'bereitstellen', 'ausliefern'],
} as const satisfies Record<ListSeite, readonly PersonenHandlung[]>
export type SammelStep = (typeof sammelSteps)[ListSeite][number]

/** Why an order must be checked individually. */
export type Risiko =
  | { art: 'BTM' | 'KONTROLLE' | 'DOSIS' | 'LIEFERPROBLEM' | 'KEIN_SCHRITT' }
  | { art: 'BTM_OFFEN' | 'REZEPTFREI' | 'RETINOID'; bezeichnung: string }
  | { art: 'ALLERGIE'; treffer: AllergieTreffer; bezeichnung: string }

export type SammelPlan =
  | { geht: true; positionen: PositionAnswer[]; bodies: Record<string, unknown>[] }
  | { geht: false; risiken: Risiko[] }

/**
 * Decisions about medicines need individual checks of controlled drugs, doses, supply problems and allergies; accepting decides nothing.
 */
export function planSammel(bestellung: BestellungAnswer, step: SammelStep, today: IsoDate): SammelPlan {
  const positionen = bestellung.positionen.filter(({ uebergaenge }) => isOpen(uebergaenge, step))
  if (positionen.length === 0) return { geht: false, risiken: [{ art: 'KEIN_SCHRITT' }] }
  const risiken = risikenFor(bestellung, { positionen, step })
  if (risiken.length > 0) return { geht: false, risiken }
  const bodies = step === 'ausliefern' ? bagsOf(bestellung, positionen) : bodiesOf(step, positionen, today)
  return bodies.length === 0 ? { geht: false, risiken: [{ art: 'KEIN_SCHRITT' }] } : { geht: true, positionen, bodies }
}

function risikenFor(bestellung: BestellungAnswer, said: { positionen: readonly PositionAnswer[]; step: SammelStep }): Risiko[] {
  switch (said.step) {
    case 'annehmen':
      return undeclared(said.positionen)
    case 'anApothekeGeben':
      return []
    case 'eingangBestaetigen':
    case 'ausliefern':
      // Counted and handed on one by one (§ 13 BtMVV: each movement is recorded).
      return said.positionen.some(({ btm }) => btm) ? [{ art: 'BTM' }] : []
    case 'verordnen':
    case 'bereitstellen':
      return risikenOf(bestellung, said)
  }
}

/** The packed bags in which they lie; what is on its way already is not sent again. */
function bagsOf({ lieferungen }: BestellungAnswer, positionen: readonly PositionAnswer[]): Record<string, unknown>[] {
  const ids = new Set(positionen.map(({ id }) => id))
  return lieferungen
    .filter(({ status, positionen: rows }) => status === 'VORBEREITET' && rows.some(({ positionId }) => ids.has(positionId)))
    .map(({ id }) => ({ lieferungId: id, bote: null }))
}

/** What only the pharmacist can declare, one by one. */
const undeclared = (positionen: readonly PositionAnswer[]): Risiko[] =>
  positionen.filter(needsRezeptfrei).map(({ produkt }) => ({ art: 'REZEPTFREI', bezeichnung: produkt.bezeichnung }))

function risikenOf(
  { klient }: BestellungAnswer,
  { positionen, step }: { positionen: readonly PositionAnswer[]; step: SammelStep },
): Risiko[] {
  const allergien = allergienOf(klient?.allergien ?? null)
  const risiken: Risiko[] = []
  if (positionen.some(({ btm }) => btm)) risiken.push({ art: 'BTM' })
  else if (step === 'bereitstellen' && positionen.some(needsKontrolle)) risiken.push({ art: 'KONTROLLE' })
  if (positionen.some(({ aenderungZuBisher }) => aenderungZuBisher !== null)) risiken.push({ art: 'DOSIS' })
  if (positionen.some(({ lieferproblem }) => lieferproblem !== null)) risiken.push({ art: 'LIEFERPROBLEM' })
  // On a form that nobody looks at a BtM that the data do not know would pass.
  const open = step === 'verordnen' ? positionen.filter(({ produkt, btm }) => !btm && isBtmOpen(produkt)) : []
  risiken.push(...open.map(({ produkt }) => ({ art: 'BTM_OFFEN' as const, bezeichnung: produkt.bezeichnung })))
  // Whether it is valid for 6 days or longer only the doctor can say, of each patient.
  const retinoide = step === 'verordnen' ? positionen.filter(({ produkt }) => stoffOf(produkt).retinoid) : []
  risiken.push(...retinoide.map(({ produkt }) => ({ art: 'RETINOID' as const, bezeichnung: produkt.bezeichnung })))
  if (allergien.art !== 'bekannt') return risiken
  for (const position of positionen) {
    const produkt = validProdukt(position)
    for (const treffer of findAllergien(allergien.liste, produkt).treffer)
      risiken.push({ art: 'ALLERGIE', treffer, bezeichnung: produkt.bezeichnung })
  }
  return risiken
}

function bodiesOf(
  step: Exclude<SammelStep, 'ausliefern'>,
  positionen: readonly PositionAnswer[],
  today: IsoDate,
): Record<string, unknown>[] {
  const positionIds = positionen.map(({ id }) => id)
  switch (step) {
    case 'annehmen':
      return [{ positionIds, termin: null }]
    case 'anApothekeGeben':
      return [{ positionIds, ort: null }]
    case 'eingangBestaetigen':
      return [{ positionIds, gescannt: [] }]
    case 'bereitstellen':
      return [
        {
          positionen: positionen.map((position) => ({
            positionId: position.id,
            menge: openMenge(position),
            charge: null,
            verfall: null,
          })),
          geplantAm: null,
          kontrolliertVon: null,
        },
      ]
    case 'verordnen': {
      // One call covers one prescription type.
      const arten = [...new Set(positionen.map(({ rezeptart }) => rezeptart))]
      return arten.map((rezeptart) => ({
        positionIds: positionen.flatMap((position) => (position.rezeptart === rezeptart ? [position.id] : [])),
        rezeptart,
        ausgestelltAm: today,
        ort: usualOrt(rezeptart),
        rezeptId: null,
        autIdem: false,
        aenderung: null,
      }))
    }
  }
}

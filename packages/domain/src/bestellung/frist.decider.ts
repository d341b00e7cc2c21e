/**
 * A last day that somebody says instead of the computed one: the doctor of his own prescription, pharmaceutical staff of one in hand. The one who
 * prescribes may say how long a prescription holds; left out it is three months (§ 2 Abs. 1 Nr. 8 and Abs. 5 AMVV, as of 2026).
 */
import type { IsoDate } from '../shared/time.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { DecisionContext } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Rezept } from './rezept.document.ts'
import { endsByLaw } from './rezept.ts'

type Frist = Pick<Rezept, 'gueltigBis' | 'andereFrist'>
type Issued = Pick<Rezept, 'art' | 'gebaerfaehig'> & Frist & { ausgestelltAm: IsoDate }

/**
 * Said anew it takes the place of what was said before; saying the computed day takes it back.
 * @throws bestellung.frist_vor_ausstellung, bestellung.frist_gesetzlich, bestellung.frist_grund_kurz
 */
export function decideFrist(
  rezept: Issued,
  said: AngabenOf<'verordnen'>['andereFrist'],
  { handelnder, now }: Pick<DecisionContext, 'handelnder' | 'now'>,
): Frist {
  const { gueltigBis, andereFrist, ausgestelltAm } = rezept
  if (said === undefined || said === null || handelnder === 'UHR') return { gueltigBis, andereFrist }
  const berechnet = andereFrist === null ? gueltigBis : andereFrist.berechnet
  if (said.gueltigBis < ausgestelltAm) throw bestellungErrors.refuse('bestellung.frist_vor_ausstellung')
  if (endsByLaw(rezept) && berechnet !== null && said.gueltigBis > berechnet) {
    throw bestellungErrors.refuse('bestellung.frist_gesetzlich')
  }
  if (said.gueltigBis === berechnet) return { gueltigBis: berechnet, andereFrist: null }
  if (!/\s/.test(said.grund.trim())) throw bestellungErrors.refuse('bestellung.frist_grund_kurz')
  const { seite, personId, name } = handelnder
  return {
    gueltigBis: said.gueltigBis,
    andereFrist: { grund: said.grund, berechnet, seite, durch: { personId, name }, am: now },
  }
}

/** What the course of events says of it. */
export const fristAngaben = ({ andereFrist }: Frist): Record<string, unknown> =>
  andereFrist === null ? {} : { andereFrist: { berechnet: andereFrist.berechnet, grund: andereFrist.grund } }

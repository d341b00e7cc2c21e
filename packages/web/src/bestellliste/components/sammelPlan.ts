import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { isAbholung } from '@dreiklang/domain/bestellung/lieferung'
import { needsKontrolle } from '@dreiklang/domain/bestellung/packen'
import { type AllergieTreffer, findAllergien } from '@dreiklang/domain/arzneimittel/allergie'
import { needsRezeptfrei } from '@dreiklang/domain/bestellung/stoffEntscheid'
import { isBtm, isBtmOpen, stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import { btmRezepte, validUntil } from '@dreiklang/domain/bestellung/rezept'
import { canShareRezeptblatt } from '@dreiklang/domain/bestellung/rezeptblatt'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { allergienOf } from '../../bestellung/components/allergien.ts'
import { groupByRezeptblatt } from '../../bestellung/components/rezeptblatt.ts'
import type { ListSeite } from '../../bestellung/bestellung.paths.ts'
import { openMenge, usualOrt, validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { isOpen } from '../../bestellung/components/schritte/schritte.ts'

/** Handing over is no batch: each bag has its own signature. */
export const sammelSteps = {
  pflege: ['anApothekeGeben', 'eingangBestaetigen'],
  arzt: ['verordnen'],
  apotheke: ['annehmen', 'rezeptVorlegen', 'bereitstellen', 'ausliefern'],
} as const satisfies Record<ListSeite, readonly PersonenHandlung[]>
export type SammelStep = (typeof sammelSteps)[ListSeite][number]

/** Why an order must be checked individually. */
export type Risiko =
  | { art: 'BTM' | 'KONTROLLE' | 'DOSIS' | 'LIEFERPROBLEM' | 'KEIN_SCHRITT' | 'SCHON_UNTERWEGS' | 'ABHOLUNG' }
  | { art: 'BTM_OFFEN' | 'REZEPTFREI' | 'RETINOID' | 'MVO'; bezeichnung: string }
  | { art: 'BTM_REZEPT' | 'OHNE_TAG' | 'OHNE_REZEPT'; bezeichnung: string }
  | { art: 'ABGELAUFEN' | 'KUENFTIG'; bezeichnung: string; tag: IsoDate }
  | { art: 'GESPERRT'; code: string }
  | { art: 'POSITION_GESPERRT'; bezeichnung: string; code: string }
  | { art: 'ALLERGIE'; treffer: AllergieTreffer; bezeichnung: string }

export type SammelPlan =
  | { geht: true; positionen: PositionAnswer[]; bodies: Record<string, unknown>[] }
  | { geht: false; risiken: Risiko[] }

/**
 * Decisions about medicines need individual checks of controlled drugs, doses, supply problems and allergies; accepting decides nothing.
 */
export function planSammel(bestellung: BestellungAnswer, step: SammelStep, today: IsoDate): SammelPlan {
  const positionen = bestellung.positionen.filter(({ uebergaenge }) => isOpen(uebergaenge, step))
  if (positionen.length === 0) return { geht: false, risiken: shutBy(bestellung, step) }
  const risiken = risikenFor(bestellung, { positionen, step, today })
  if (risiken.length > 0) return { geht: false, risiken }
  const bodies = step === 'ausliefern' ? bagsOf(bestellung, positionen) : bodiesOf(step, positionen, today)
  return bodies.length === 0 ? { geht: false, risiken: [{ art: 'SCHON_UNTERWEGS' }] } : { geht: true, positionen, bodies }
}

/** The reason that the record gives: once when it is the same for all, else beside each item. A copy gives none. */
function shutBy({ positionen }: BestellungAnswer, step: SammelStep): Risiko[] {
  const shut = positionen.flatMap((position) => {
    const code = position.uebergaenge[step]
    return typeof code === 'string' ? [{ bezeichnung: validProdukt(position).bezeichnung, code }] : []
  })
  const [code, ...others] = new Set(shut.map((one) => one.code))
  if (code === undefined) return [{ art: 'KEIN_SCHRITT' }]
  return others.length === 0 ? [{ art: 'GESPERRT', code }] : shut.map((one) => ({ art: 'POSITION_GESPERRT', ...one }))
}

/** As in the single step: the day of its end, where nobody has counted it yet. */
export function gueltigBisOf(rezept: NonNullable<PositionAnswer['rezept']>): IsoDate | null {
  const { ausgestelltAm, gueltigBis } = rezept
  return gueltigBis ?? (ausgestelltAm === null ? null : validUntil({ ...rezept, ausgestelltAm }))
}

/** What has to be read or asked about a prescription before it can be said to be there; a BtM form is checked by itself (§ 12 Abs. 1 BtMVV). */
function vorlageRisiken(position: PositionAnswer, today: IsoDate): Risiko[] {
  const { rezept, btm } = position
  const produkt = validProdukt(position)
  const { bezeichnung } = produkt
  if (rezept === null) return [{ art: 'OHNE_REZEPT', bezeichnung }]
  const { art, ausgestelltAm } = rezept
  if (btmRezepte.includes(art) || isBtm(produkt, btm)) return [{ art: 'BTM_REZEPT', bezeichnung }]
  if (ausgestelltAm === null) return [{ art: 'OHNE_TAG', bezeichnung }]
  if (ausgestelltAm > today) return [{ art: 'KUENFTIG', bezeichnung, tag: ausgestelltAm }]
  const tag = gueltigBisOf(rezept)
  return tag !== null && tag < today ? [{ art: 'ABGELAUFEN', bezeichnung, tag }] : []
}

function risikenFor(
  bestellung: BestellungAnswer,
  said: { positionen: readonly PositionAnswer[]; step: SammelStep; today: IsoDate },
): Risiko[] {
  switch (said.step) {
    case 'annehmen':
      return undeclared(said.positionen)
    case 'anApothekeGeben':
      return []
    case 'rezeptVorlegen':
      return said.positionen.flatMap((position) => vorlageRisiken(position, said.today))
    case 'ausliefern':
      // Nobody leaves with what is fetched.
      if (isAbholung(bestellung)) return [{ art: 'ABHOLUNG' }]
      return said.positionen.some(({ btm }) => btm) ? [{ art: 'BTM' }] : []
    case 'eingangBestaetigen':
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
  // The days of its parts are said one by one.
  const mvo = step === 'verordnen' ? positionen.filter(({ mvoGewuenscht }) => mvoGewuenscht) : []
  risiken.push(...mvo.map(({ produkt }) => ({ art: 'MVO' as const, bezeichnung: produkt.bezeichnung })))
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
    case 'rezeptVorlegen':
      // One call for each sheet: it is sent only when that prescription was ticked, and takes along what else stands on it.
      return groupByRezeptblatt(positionen)
        .flatMap(([one]) => one?.id ?? [])
        .map((id) => ({
          positionIds: [id],
          vorgelegtAm: today,
          ausgestelltAm: null,
          fernmuendlich: false,
          ablaufGrund: null,
        }))
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
    case 'verordnen':
      return prescribeAsAsked(positionen, today)
  }
}

/** Issued today and as asked for. One call covers one prescription type. */
export function prescribeAsAsked(
  positionen: readonly Pick<PositionAnswer, 'id' | 'rezeptart'>[],
  today: IsoDate,
): Record<string, unknown>[] {
  const arten = [...new Set(positionen.map(({ rezeptart }) => rezeptart))]
  return arten.map((rezeptart) => ({
    positionIds: positionen.flatMap((position) => (position.rezeptart === rezeptart ? [position.id] : [])),
    rezeptart,
    ...(canShareRezeptblatt(rezeptart) ? { zusammen: true } : {}),
    ausgestelltAm: today,
    ort: usualOrt(rezeptart),
    rezeptId: null,
    autIdem: false,
    aenderung: null,
  }))
}

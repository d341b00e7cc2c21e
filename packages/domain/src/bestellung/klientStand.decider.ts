import { type Wandel, type WandelTat, positionTat, findStrongestTat } from '../klient/wandel.ts'
import { type Seite, seiten } from '../shared/akteur.ts'
import type { Instant } from '../shared/time.ts'
import { needsAbweichung } from './apothekenwahl.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { klientGruende } from './klientGrund.ts'
import { isEnd } from './bestellung.ts'
import { cancelPosition, stornoAngefragt } from './gespraech.decider.ts'
import { isOnTheRoad, isReceivedByPflege } from './lieferung.ts'
import { endNachschub } from './nachschub.decider.ts'
import { hasOpenNachschub } from './nachschub.ts'
import type { Position } from './position.document.ts'
import type { DecisionContext, Handelnder } from './handelnder.ts'
import { type Ereignis, positionEreignis, rowOf } from './ereignis.ts'
import { visiblePositionen } from './stand.ts'
import { keepRezeptblaetter } from './rezeptblatt.decider.ts'

const beteiligt = (bestellung: Bestellung): Seite[] =>
  seiten.filter((seite) => visiblePositionen(bestellung, seite).some(({ status }) => status !== 'ENTWURF' && !isEnd(status)))

/** Notifies whoever works on the order; where the client is and why stays private. Empty for drafts and closed orders. */
export function klientStandMelden(bestellung: Bestellung, abwesend: boolean): Ereignis[] {
  const sichtbarFuer = beteiligt(bestellung)
  if (sichtbarFuer.length === 0) return []
  const art = abwesend ? 'klientAbwesend' : 'klientZurueck'
  return [{ art, zeile: rowOf(art), positionId: null, aenderung: { ziel: 'nichts' }, angaben: {}, sichtbarFuer }]
}

const ereignisArt = { ABWESEND: 'klientAbwesend', BEENDET: 'klientBeendet', VERSTORBEN: 'klientVerstorben' } as const

/** Where an item is for klient/wandel.ts. Null: it has ended. */
function stelleOf(bestellung: Bestellung, position: Position): Parameters<typeof positionTat>[1] | null {
  switch (position.status) {
    case 'ENTWURF':
      return 'ENTWURF'
    case 'BEIM_ARZT':
    case 'VERORDNET':
    case 'BEI_APOTHEKE':
      return 'VOR_ANNAHME'
    case 'IN_BEARBEITUNG':
      return 'IN_ARBEIT'
    case 'BEREIT':
      return isOnTheRoad(bestellung, position) ? 'UNTERWEGS' : 'IN_ARBEIT'
    case 'GELIEFERT':
      return 'GELIEFERT'
    case 'ABGESCHLOSSEN':
    case 'ABGELEHNT':
    case 'STORNIERT':
      return null
  }
}

function taten(bestellung: Bestellung, wandel: Wandel) {
  return bestellung.positionen.flatMap((position) => {
    const stelle = stelleOf(bestellung, position)
    const tat = stelle === null ? null : positionTat(wandel, stelle)
    return tat === null ? [] : [{ position, tat }]
  })
}

/** What becomes of the order, as a list shows it; null: nothing. */
export const tatAtBestellung = (bestellung: Bestellung, wandel: Wandel): WandelTat | null =>
  findStrongestTat(taten(bestellung, wandel).map(({ tat }) => tat))

/** What the pharmacy proposes for somebody whom nobody cares for any more stands no longer. */
export function closeNachschub({ positionen }: Bestellung, { art, now }: Wandel, handelnder: Handelnder): Ereignis[] {
  if (art === 'ABWESEND') return []
  const grund = art === 'VERSTORBEN' ? klientGruende[0] : klientGruende[1]
  return positionen.filter(hasOpenNachschub).map((position) => endNachschub(position, grund, { now, handelnder }))
}

/** E18 and E19 for somebody who has died, whom nothing is ordered again for either, and in any case a word to whoever works on it. */
export function klientWandelMelden(bestellung: Bestellung, wandel: Wandel, handelnder: Handelnder): Ereignis[] {
  const art = ereignisArt[wandel.art]
  const sichtbarFuer = beteiligt(bestellung)
  const grund = klientGruende[0]
  const { now } = wandel
  const ended = closeNachschub(bestellung, wandel, handelnder)
  if (sichtbarFuer.length === 0) return ended
  const stornos = taten(bestellung, wandel).flatMap(({ position, tat }) => {
    if (tat === 'STORNIEREN') return [cancelPosition(position, { grund, now, handelnder })]
    const asks = (tat === 'STORNO_ANFRAGEN' || tat === 'ZURUECKRUFEN') && position.stornoAnfrage === null
    return asks ? [stornoAngefragt(position, { grund, now })] : []
  })
  const told: Ereignis = { art, zeile: rowOf(art), positionId: null, aenderung: { ziel: 'nichts' }, angaben: {}, sichtbarFuer }
  return [...keepRezeptblaetter(bestellung, [told, ...stornos], now), ...ended]
}

const isAsked = ({ stornoAnfrage }: Position): boolean => klientGruende.some((grund) => grund === stornoAnfrage?.grund)

/** It was a slip: what the pharmacy has not answered yet is not asked any more. What is cancelled has to be ordered again. */
export function klientWandelZuruecknehmen(bestellung: Bestellung, now: Instant): Ereignis[] {
  const offene = bestellung.positionen.filter((position) => !isEnd(position.status) && isAsked(position))
  return [
    ...klientStandMelden(bestellung, false),
    ...offene.map((position) => positionEreignis('klientZurueck', position, { now, neu: { stornoAnfrage: null } })),
  ]
}

/** The authorisation must hold on the day of redemption, not only on that of the order. @throws bestellung.vollmacht_fehlt */
export function checkVollmacht(
  { einloesung }: Pick<Bestellung, 'einloesung'>,
  { handelnder, klient }: Pick<DecisionContext, 'handelnder' | 'klient'>,
) {
  if (handelnder === 'UHR' || handelnder.seite !== 'PFLEGE' || einloesung !== 'DURCH_PFLEGE' || klient === null) return
  if (!klient.einwilligungen.includes('EMPFANGSVOLLMACHT')) throw bestellungErrors.refuse('bestellung.vollmacht_fehlt')
}

/** The choice must hold when the prescription is handed on, not only when it was asked for. @throws bestellung.apothekenwahl_geaendert */
export function checkApothekenwahl(
  { apothekeId, abweichung, abweichungGrund }: Pick<Bestellung, 'apothekeId' | 'abweichung' | 'abweichungGrund'>,
  { handelnder, klient }: Pick<DecisionContext, 'handelnder' | 'klient'>,
) {
  // What a pharmacy holds in its hands was brought there by the Klient or for him.
  if (handelnder === 'UHR' || handelnder.seite !== 'PFLEGE') return
  // Until December 2026 a text of the nursing service was the whole reason.
  const declared = abweichung !== null || abweichungGrund !== null
  if (!declared && needsAbweichung({ apothekeId, klient })) throw bestellungErrors.refuse('bestellung.apothekenwahl_geaendert')
}

/** Fetching is receiving: the authorisation must hold when the bag is taken. @throws bestellung.vollmacht_fehlt */
export function checkEmpfang({ art, lieferart }: Pick<Bestellung, 'art' | 'lieferart'>, { klient }: Pick<DecisionContext, 'klient'>) {
  if (art !== 'KLIENT' || klient === null || !isReceivedByPflege({ lieferart })) return
  if (!klient.einwilligungen.includes('EMPFANGSVOLLMACHT')) throw bestellungErrors.refuse('bestellung.vollmacht_fehlt')
}

/** The consent VORABINFO has ended: the pharmacy loses sight of what it saw only through it. What it already works on stays visible. */
export function vorabinfoBeenden(bestellung: Bestellung, now: Instant): Ereignis[] {
  return bestellung.positionen
    .filter(({ status, sichtApotheke }) => sichtApotheke === 'VORSCHAU' && !isEnd(status))
    .map((position) => ({
      ...positionEreignis('vorabinfoEnde', position, { now, neu: { sichtApotheke: 'KEINE' } }),
      sichtbarFuer: ['PFLEGE'],
    }))
}

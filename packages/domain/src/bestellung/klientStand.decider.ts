import { type Seite, seiten } from '../shared/akteur.ts'
import type { Instant } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { isEnd } from './bestellung.ts'
import type { DecisionContext } from './handelnder.ts'
import { type Ereignis, positionEreignis, rowOf } from './ereignis.ts'
import { visiblePositionen } from './stand.ts'

const beteiligt = (bestellung: Bestellung): Seite[] =>
  seiten.filter((seite) => visiblePositionen(bestellung, seite).some(({ status }) => status !== 'ENTWURF' && !isEnd(status)))

/** Notifies whoever works on the order; where the client is and why stays private. Empty for drafts and closed orders. */
export function klientStandMelden(bestellung: Bestellung, abwesend: boolean): Ereignis[] {
  const sichtbarFuer = beteiligt(bestellung)
  if (sichtbarFuer.length === 0) return []
  const art = abwesend ? 'klientAbwesend' : 'klientZurueck'
  return [{ art, zeile: rowOf(art), positionId: null, aenderung: { ziel: 'nichts' }, angaben: {}, sichtbarFuer }]
}

/** The authorisation must hold on the day of redemption, not only on that of the order. @throws bestellung.vollmacht_fehlt */
export function checkVollmacht(
  { einloesung }: Pick<Bestellung, 'einloesung'>,
  { handelnder, klient }: Pick<DecisionContext, 'handelnder' | 'klient'>,
) {
  if (handelnder === 'UHR' || handelnder.seite !== 'PFLEGE' || einloesung !== 'DURCH_PFLEGE' || klient === null) return
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

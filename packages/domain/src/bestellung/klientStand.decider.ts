/** What an order learns of its Klient while it is under way: he is not at home, he is back, a consent that it rests on has ended. */
import { type Seite, seiten } from '../shared/akteur.ts'
import type { Instant } from '../shared/zeit.ts'
import { bestellungFehler } from './bestellung.errors.ts'
import { type Bestellung, istEnde } from './bestellung.ts'
import { type Ereignis, positionEreignis, zeileVon } from './ereignis.ts'
import { sichtbarePositionen } from './stand.ts'
import type { Umstaende } from './umstaende.ts'

/** The sides that have something to do with it, or will have. */
const beteiligt = (bestellung: Bestellung): Seite[] =>
  seiten.filter((seite) => sichtbarePositionen(bestellung, seite).some(({ status }) => status !== 'ENTWURF' && !istEnde(status)))

/** Tells whoever works on the order; where he is and why is nobody's business. Empty for a draft and for an order that has ended. */
export function klientStandMelden(bestellung: Bestellung, abwesend: boolean): Ereignis[] {
  const sichtbarFuer = beteiligt(bestellung)
  if (sichtbarFuer.length === 0) return []
  const art = abwesend ? 'klientAbwesend' : 'klientZurueck'
  return [{ art, zeile: zeileVon(art), positionId: null, aenderung: { ziel: 'nichts' }, angaben: {}, sichtbarFuer }]
}

/**
 * Whoever redeems for the Klient needs his authority on the day he does it, not only on the day of the order.
 * @throws bestellung.vollmacht_fehlt
 */
export function pruefeVollmacht(
  { einloesung }: Pick<Bestellung, 'einloesung'>,
  { handelnder, klient }: Pick<Umstaende, 'handelnder' | 'klient'>,
) {
  if (handelnder === 'UHR' || handelnder.seite !== 'PFLEGE' || einloesung !== 'DURCH_PFLEGE' || klient === null) return
  if (!klient.einwilligungen.includes('EMPFANGSVOLLMACHT')) throw bestellungFehler.ablehnen('bestellung.vollmacht_fehlt')
}

/** The consent VORABINFO has ended: what the pharmacy knows only by it, it no longer sees. What it works on already stays its business. */
export function vorabinfoBeenden(bestellung: Bestellung, jetzt: Instant): Ereignis[] {
  return bestellung.positionen
    .filter(({ status, sichtApotheke }) => sichtApotheke === 'VORSCHAU' && !istEnde(status))
    .map((position) => ({
      ...positionEreignis('vorabinfoEnde', position, { jetzt, neu: { sichtApotheke: 'KEINE' } }),
      sichtbarFuer: ['PFLEGE'],
    }))
}

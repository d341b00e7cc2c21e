import type { BestellungAntwort, PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { allergienVon } from '../allergien.ts'
import { istOffen } from '../schritte/schritte.ts'
import { offeneMenge, ueblicherOrt } from '../schritte/vorgaben.ts'
import type { SammelSchritt } from './sammelSchritte.ts'

/** Why an order must be checked individually. */
export type Risiko = { art: 'BTM' | 'DOSIS' | 'LIEFERPROBLEM' | 'KEIN_SCHRITT' } | { art: 'ALLERGIE'; allergien: string }

/** The bodies of the calls that deal with one order, without the version; one after the other. */
export type SammelPlan =
  | { geht: true; positionen: PositionAntwort[]; bodies: Record<string, unknown>[] }
  | { geht: false; risiken: Risiko[] }

/**
 * What a bulk action would do with one order, or why it must not. Decisions about medicines require individual checks of controlled drugs,
 * changed doses, supply problems and allergies; accepting an order decides nothing about it.
 */
export function planeSammel(bestellung: BestellungAntwort, schritt: SammelSchritt, heute: Datum): SammelPlan {
  const positionen = bestellung.positionen.filter(({ uebergaenge }) => istOffen(uebergaenge, schritt))
  if (positionen.length === 0) return { geht: false, risiken: [{ art: 'KEIN_SCHRITT' }] }
  const risiken = schritt === 'annehmen' ? [] : risikenVon(bestellung, positionen)
  if (risiken.length > 0) return { geht: false, risiken }
  return { geht: true, positionen, bodies: bodiesVon(schritt, positionen, heute) }
}

function risikenVon({ klient }: BestellungAntwort, positionen: readonly PositionAntwort[]): Risiko[] {
  const allergien = allergienVon(klient?.allergien ?? null)
  const risiken: Risiko[] = []
  if (positionen.some(({ btm }) => btm)) risiken.push({ art: 'BTM' })
  if (positionen.some(({ aenderungZuBisher }) => aenderungZuBisher !== null)) risiken.push({ art: 'DOSIS' })
  if (positionen.some(({ lieferproblem }) => lieferproblem !== null)) risiken.push({ art: 'LIEFERPROBLEM' })
  if (allergien.art === 'bekannt') risiken.push({ art: 'ALLERGIE', allergien: allergien.liste })
  return risiken
}

function bodiesVon(schritt: SammelSchritt, positionen: readonly PositionAntwort[], heute: Datum): Record<string, unknown>[] {
  const positionIds = positionen.map(({ id }) => id)
  switch (schritt) {
    case 'annehmen':
      return [{ positionIds, termin: null }]
    case 'bereitstellen':
      return [
        {
          positionen: positionen.map((position) => ({
            positionId: position.id,
            menge: offeneMenge(position),
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
        ausgestelltAm: heute,
        ort: ueblicherOrt(rezeptart),
        rezeptId: null,
        autIdem: false,
        aenderung: null,
      }))
    }
  }
}

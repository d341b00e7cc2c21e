/** Where a prescription is, as far as the one who says so can know it. */
import type { Seite } from '../shared/akteur.ts'
import type { Einloesung } from './bestellung.ts'
import type { Rezept } from './rezept.document.ts'
import { type RezeptOrt, type Rezeptart, possibleOrte } from './rezept.ts'

/** What lies in a practice or came by its mail, a pharmacy cannot know. */
const unknownToApotheke: readonly RezeptOrt[] = ['AUSDRUCK_PRAXIS', 'KIM_PFLEGE']

/**
 * The places that a side may report. The practice never brings a prescription to a pharmacy and says nothing about one (§ 31 Abs. 1 S. 5
 * SGB V, § 11 Abs. 1 ApoG, as of 2026), but for the way of § 12a ApoG.
 */
export function listReportableOrte(art: Rezeptart, { seite, einloesung }: { seite: Seite; einloesung: Einloesung | null }): RezeptOrt[] {
  const orte = possibleOrte(art)
  switch (seite) {
    case 'PFLEGE':
      return [...orte]
    case 'ARZT':
      return orte.filter((ort) => ort !== 'APOTHEKE' || einloesung === 'DIREKT_APOTHEKE')
    case 'APOTHEKE':
      return orte.filter((ort) => !unknownToApotheke.includes(ort))
  }
}

/** Where it is when the Klient redeems it: paper stays paper, and what is on the card needs no printout. */
export function ortOfKlient({ art, ort }: Pick<Rezept, 'art' | 'ort'>): RezeptOrt {
  if (ort === 'FACHDIENST_EGK' || ort === 'AUSDRUCK_KLIENT' || ort === 'PAPIER_KLIENT') return ort
  if (!possibleOrte(art).includes('PAPIER_KLIENT')) return ort.startsWith('AUSDRUCK') ? 'AUSDRUCK_KLIENT' : 'FACHDIENST_EGK'
  return ort.startsWith('AUSDRUCK') ? 'AUSDRUCK_KLIENT' : 'PAPIER_KLIENT'
}

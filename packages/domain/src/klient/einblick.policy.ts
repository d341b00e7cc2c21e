/** Deny by default: a part leaves only when all three gates are open (trust model: function, relation, purpose). */
import type { Seite } from '../shared/akteur.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { EinwilligungArt } from './klient.ts'

export const klientTeile = ['NAME', 'ANSCHRIFT', 'VERSICHERUNG', 'ARZNEI', 'DIAGNOSEN', 'PFLEGE'] as const
export type KlientTeil = (typeof klientTeile)[number]

/** Who asks; `seite` is null for the platform administrator, who is never shown a Klient. */
export interface Fragender {
  seite: Seite | null
  organisationId: string | null
  istPharmazeutisch: boolean
}

export interface Bindung {
  /** Only told beforehand that an order will come (consent VORABINFO). */
  nurVorschau: boolean
  /** Day on which the last of its positions ended; null while one is open. */
  beendetAm: IsoDate | null
}

export interface Einblick {
  fragender: Fragender
  eigentuemerId: string
  /** Null: no order ties the two. */
  bindung: Bindung | null
  einwilligungen: readonly EinwilligungArt[]
  /** The nursing service has erased its record; whether the house that asks has a copy of its own. Null: the record is there. */
  geloescht: { abschrift: boolean } | null
  heute: IsoDate
}

/** How long after the end of an order a pharmacy sees more than the name: complaints and returns come within this time. */
const einblickAfterEndeDays = 30

const forEineBestellung: readonly KlientTeil[] = ['NAME', 'ANSCHRIFT', 'VERSICHERUNG', 'ARZNEI']

/** What a house has written down for its own duty to document; that is its own, and ends with no order. */
const inAbschrift: readonly KlientTeil[] = ['ANSCHRIFT', 'VERSICHERUNG']

/** First gate, the function: what the work of this person is ever about. */
function byFunktion({ seite, istPharmazeutisch }: Fragender): readonly KlientTeil[] {
  switch (seite) {
    case null:
      return []
    case 'PFLEGE':
    case 'ARZT':
      return klientTeile
    case 'APOTHEKE':
      // Whoever packs or delivers must be warned of an allergy; diagnoses are for those who judge about medicines.
      return istPharmazeutisch ? [...forEineBestellung, 'DIAGNOSEN'] : forEineBestellung
  }
}

const entbindung: Record<'ARZT' | 'APOTHEKE', EinwilligungArt> = {
  ARZT: 'SCHWEIGEPFLICHT_PRAXIS',
  APOTHEKE: 'SCHWEIGEPFLICHT_APOTHEKE',
}

/**
 * Why a part stays closed: the record is none of theirs, their work is never about it, the order does not need it (any more, or yet), or it is
 * not there any more.
 */
export const verschluesse = ['BEZIEHUNG', 'FUNKTION', 'VORSCHAU', 'VORBEI', 'EINWILLIGUNG', 'GELOESCHT'] as const
export type Verschluss = (typeof verschluesse)[number]

/** What keeps a part from the one who asks, on the calendar day `heute` in Berlin; null: it is open. */
export function verschlussOf(part: KlientTeil, einblick: Einblick): Verschluss | null {
  const { fragender, eigentuemerId, bindung, einwilligungen, geloescht, heute } = einblick
  const { seite, organisationId } = fragender
  if (!byFunktion(fragender).includes(part)) return 'FUNKTION'
  // Second gate, the relation: the record is their own, or an order connects them. No second nursing service takes part in an order.
  if (organisationId === eigentuemerId) return null
  if (bindung === null || seite === null || seite === 'PFLEGE') return 'BEZIEHUNG'
  // Third gate, the purpose: what the order needs, and what the Klient has allowed beyond it.
  if (part === 'NAME') return null
  if (geloescht !== null) return geloescht.abschrift && inAbschrift.includes(part) ? null : 'GELOESCHT'
  if (bindung.nurVorschau) return 'VORSCHAU'
  // A practice documents the treatment (§ 630f BGB); a pharmacy has done its part some time after the hand-over.
  const { beendetAm } = bindung
  if (seite === 'APOTHEKE' && beendetAm !== null && heute > plusDays(beendetAm, einblickAfterEndeDays)) return 'VORBEI'
  return forEineBestellung.includes(part) || einwilligungen.includes(entbindung[seite]) ? null : 'EINWILLIGUNG'
}

/** The parts of the record that are open to the one who asks; empty: there is no such Klient. */
export function openTeile(einblick: Einblick): readonly KlientTeil[] {
  return klientTeile.filter((part) => verschlussOf(part, einblick) === null)
}

/** Whether the pharmacy has the prescription, and who has to bring it. */
import { type IsoDate, plusMonths } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { PositionStatus, WartetAuf } from './bestellung.ts'
import type { Position } from './position.document.ts'
import { type Rezeptart, btmRezepte, endsByLaw } from './rezept.ts'
import type { Rezept } from './rezept.document.ts'

type MitRezept = Pick<Position, 'rezeptart' | 'rezept'>

/** A green prescription is a recommendation, and nursing by Muster 12 is none of a pharmacy's business. */
const bindsNobody: readonly Rezeptart[] = ['OHNE', 'GRUEN', 'MUSTER12']

/**
 * What needs a prescription is handed out against it only (§ 48 Abs. 1 AMG, § 17 Abs. 5 ApBetrO, § 1 Abs. 2 BtMVV, as of 2026): it is there and
 * pharmaceutical staff has seen it, or in an urgent case the practice has told it them, and it follows (§ 4 Abs. 1 AMVV).
 */
export function isVorgelegt({ rezeptart, rezept }: MitRezept): boolean {
  if (bindsNobody.includes(rezept?.art ?? rezeptart)) return true
  if (rezept === null) return false
  return rezept.fernmuendlichAm !== null || (rezept.ort === 'APOTHEKE' && rezept.vorgelegtAm !== null)
}

/** Never told by telephone: a controlled drug has a procedure of its own (§ 8 Abs. 6 BtMVV), a T-Rezept is numbered paper (§ 3a AMVV). */
export const canBeTold = (art: Rezeptart): boolean => !btmRezepte.includes(art) && art !== 'T_REZEPT'

/**
 * Last day on which pharmaceutical staff may serve a prescription after its time at the expense of the insurer, with a reason; null: never.
 * In general it holds for three months (§ 2 Abs. 5 AMVV, § 11 Abs. 4 AM-RL, as of 2026); for a BtM, a T-Rezept and an oral
 * retinoid of § 3b AMVV the days are the law's own, and a last day that somebody has said is meant (§ 2 Abs. 1 Nr. 8 AMVV).
 */
export const servableUntil = ({
  art,
  gebaerfaehig,
  andereFrist,
  ausgestelltAm,
}: Pick<Rezept, 'art' | 'gebaerfaehig' | 'andereFrist'> & { ausgestelltAm: IsoDate }): IsoDate | null =>
  endsByLaw({ art, gebaerfaehig }) || andereFrist !== null ? null : plusMonths(ausgestelltAm, 3)

/** In these the pharmacy works and may still wait for the prescription. */
const beforeVorlage: readonly PositionStatus[] = ['BEI_APOTHEKE', 'IN_BEARBEITUNG']

export const isMissingRezept = (position: MitRezept & Pick<Position, 'status'>): boolean =>
  beforeVorlage.includes(position.status) && !isVorgelegt(position)

/** Of a prescription that its validity still runs for; who has it last loses it. */
export const isRunningOut = ({ status, rezept }: Pick<Position, 'status' | 'rezept'>): boolean =>
  rezept !== null && rezept.vorgelegtAm === null && (status === 'VERORDNET' || beforeVorlage.includes(status))

/** Who brings the prescription to the pharmacy: paper from practice or bag, a card to be read, a printout of the Klient. */
export function rezeptBringer({ einloesung }: Pick<Bestellung, 'einloesung'>, { rezept }: Pick<Position, 'rezept'>): WartetAuf {
  switch (rezept?.ort) {
    case undefined:
    case 'APOTHEKE':
      return 'APOTHEKE'
    case 'AUSDRUCK_KLIENT':
    case 'PAPIER_KLIENT':
      return 'KLIENT'
    case 'FACHDIENST_EGK':
      if (einloesung === 'DURCH_KLIENT') return 'KLIENT'
      return einloesung === 'DIREKT_APOTHEKE' ? 'APOTHEKE' : 'PFLEGE'
    default:
      return 'PFLEGE'
  }
}

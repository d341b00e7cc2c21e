/**
 * Which substitution the pharmacy decides alone. § 129 SGB V binds pharmacy and Kasse and nobody else: of a private prescription, or of what
 * is bought without one, the person who pays or the practice that wrote it has to agree. BtM, T-Rezept and Entlassrezept exist for both
 * kinds of payer. State of the law: § 129 Abs. 2a SGB V since 2023 (ALBVVG), § 17 Abs. 5 and 5a ApBetrO, Rahmenvertrag § 129 Abs. 2.
 */
import { type AustauschFall, austauschFaelle } from './bestellung.ts'
import type { Position } from './position.document.ts'
import type { Rezeptart } from './rezept.ts'

const derKasse: readonly Rezeptart[] = ['EREZEPT_GKV', 'MUSTER16', 'HILFSMITTEL_M16', 'MUSTER12']
const privat: readonly Rezeptart[] = ['EREZEPT_PRIVAT', 'PRIVAT_PAPIER', 'GRUEN', 'OHNE']

/** Free of contract with a Kasse. */
const ueberall: readonly AustauschFall[] = ['PHARMAZEUTISCHE_BEDENKEN', 'DRINGENDER_FALL']

const isPrivat = (art: Rezeptart): boolean => privat.includes(art)

export function allowedFaelle(art: Rezeptart): readonly AustauschFall[] {
  if (isPrivat(art)) return [...ueberall, 'ABSPRACHE']
  return derKasse.includes(art) ? austauschFaelle.filter((fall) => fall !== 'ABSPRACHE') : austauschFaelle
}

/** Who pays himself agrees to what he gets, whatever the reason. */
export const needsEinverstanden = (art: Rezeptart, fall: AustauschFall): boolean => isPrivat(art) || fall === 'ABSPRACHE'

const nichtVerfuegbar: readonly AustauschFall[] = ['PACKUNGSGROESSE', 'PACKUNGSANZAHL', 'TEILMENGE', 'WIRKSTAERKE']

/** § 129 Abs. 2a SGB V: not available is what two enquiries at wholesalers have not found, one where only one supplies. */
export const needsAnfragen = (fall: AustauschFall): boolean => nichtVerfuegbar.includes(fall)

export const artOf = ({ rezept, rezeptart }: Pick<Position, 'rezept' | 'rezeptart'>): Rezeptart => rezept?.art ?? rezeptart

/** In what the amounts of a position are counted now. */
export const einheitOf = ({ austauschUmfang, mengeneinheit }: Pick<Position, 'austauschUmfang' | 'mengeneinheit'>) =>
  austauschUmfang?.mengeneinheit ?? mengeneinheit

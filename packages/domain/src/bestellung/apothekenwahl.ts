/** The pharmacy is the Klient's choice (§ 31 Abs. 1 S. 5 SGB V, § 11 ApoG); an order that goes to another one says why, and by whose word. */
import { z } from 'zod'
import { erklaerendeRollen } from '../klient/einwilligung.ts'
import { isoDate, lineOfWords } from '../shared/schemas.ts'
import type { IsoDate } from '../shared/time.ts'

export const abweichungArten = ['NOTDIENST', 'NICHT_LIEFERBAR', 'WUNSCH_DES_KLIENTEN'] as const
type AbweichungArt = (typeof abweichungArten)[number]

/** Who finds out that a pharmacy is shut or cannot deliver; for the Klient's wish they have no word. */
const findende = ['APOTHEKE', 'PFLEGEDIENST'] as const

export const abweichungRollen = [...erklaerendeRollen, ...findende] as const
export type AbweichungRolle = (typeof abweichungRollen)[number]

/** Null: not said yet. A draft may be kept like that, and is not sent. */
export const abweichung = z.strictObject({
  art: z.enum(abweichungArten).nullable(),
  erklaertVon: lineOfWords(120).nullable(),
  erklaertRolle: z.enum(abweichungRollen).nullable(),
  erklaertAm: isoDate.nullable(),
})
export type Abweichung = z.output<typeof abweichung>

export const nothingDeclared: Abweichung = { art: null, erklaertVon: null, erklaertRolle: null, erklaertAm: null }

export const rollenFor = (art: AbweichungArt | null): readonly AbweichungRolle[] =>
  art === 'WUNSCH_DES_KLIENTEN' ? erklaerendeRollen : abweichungRollen

interface Wahl {
  /** Where the order goes. */
  apothekeId: string | null
  /** The Klient as he is known today; null when it is for the house and not for a Klient. */
  klient: { apothekeId: string | null } | null
}

/** Also when the Klient has chosen nobody: then no pharmacy is his choice. */
export const needsAbweichung = ({ apothekeId, klient }: Wahl): boolean =>
  klient !== null && apothekeId !== null && klient.apothekeId !== apothekeId

export interface AbweichungMangel {
  field: 'apothekeId' | `abweichung.${keyof Abweichung}`
  code:
    | 'apothekenwahl_fehlt'
    | 'apothekenwahl_abweichung'
    | 'abweichung_ohne_wahl'
    | 'abweichung_erklaert_von'
    | 'abweichung_rolle'
    | 'abweichung_nur_klient'
    | 'abweichung_tag'
    | 'abweichung_kuenftig'
}

/** What a declaration lacks or has wrong; nothing when none is needed. */
export function checkAbweichung(said: Abweichung | null, { apothekeId, klient }: Wahl, heute: IsoDate): AbweichungMangel[] {
  if (klient === null || !needsAbweichung({ apothekeId, klient })) return []
  const { art, erklaertVon, erklaertRolle, erklaertAm } = said ?? nothingDeclared
  if (art === null) {
    return klient.apothekeId === null
      ? [{ field: 'apothekeId', code: 'apothekenwahl_fehlt' }]
      : [{ field: 'abweichung.art', code: 'apothekenwahl_abweichung' }]
  }
  const maengel: AbweichungMangel[] = []
  if (art === 'NICHT_LIEFERBAR' && klient.apothekeId === null) maengel.push({ field: 'abweichung.art', code: 'abweichung_ohne_wahl' })
  if (erklaertRolle === null) maengel.push({ field: 'abweichung.erklaertRolle', code: 'abweichung_rolle' })
  else if (!rollenFor(art).includes(erklaertRolle)) maengel.push({ field: 'abweichung.erklaertRolle', code: 'abweichung_nur_klient' })
  if (erklaertVon === null) maengel.push({ field: 'abweichung.erklaertVon', code: 'abweichung_erklaert_von' })
  if (erklaertAm === null) maengel.push({ field: 'abweichung.erklaertAm', code: 'abweichung_tag' })
  else if (erklaertAm > heute) maengel.push({ field: 'abweichung.erklaertAm', code: 'abweichung_kuenftig' })
  return maengel
}

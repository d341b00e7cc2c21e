/**
 * Who may do Behandlungspflege. The framework contracts after § 132a Abs. 4 SGB V divide it into groups: trained helpers may do groups 1 and 2
 * when they have learnt it and the service can prove that; groups 3 and 4 are for a Pflegefachkraft. Whoever is in training works under guidance
 * (§ 17 PflBG), and who only accompanies (§ 43b, § 53b SGB XI) does not treat. A further training (wounds, palliative care) is open to others
 * than a Fachkraft too, and makes nobody one.
 */
import { z } from 'zod'
import { isoDate, line } from '../shared/schemas.ts'
import type { IsoDate } from '../shared/time.ts'
import { harmless } from '../shared/words.ts'
import type { Qualifikation } from './personal.ts'

export const leistungsgruppen = [1, 2, 3, 4] as const
export type Leistungsgruppe = (typeof leistungsgruppen)[number]
export const erlaubbareGruppen = [1, 2] as const
type ErlaubbareGruppe = (typeof erlaubbareGruppen)[number]

const erlaubnis = z
  .strictObject({
    gruppe: z.literal([...erlaubbareGruppen]),
    /** Course or certificate. Null: of a record of before, in which nobody had to say it. */
    nachweis: harmless('own', line(120)).nullable(),
    von: isoDate.nullable(),
    /** Null: without end. */
    bis: isoDate.nullable(),
  })
  .refine(({ von, bis }) => von === null || bis === null || von <= bis, { path: ['bis'], message: 'zeitraum' })
export type Erlaubnis = z.infer<typeof erlaubnis>

export const erlaubnisse = z
  .array(erlaubnis)
  .max(erlaubbareGruppen.length)
  .refine((all) => new Set(all.map(({ gruppe }) => gruppe)).size === all.length, { message: 'doppelt' })

const withoutBehandlung: readonly Qualifikation[] = ['AZUBI', 'BETREUUNG']

export const mayLearnBehandlung = (qualifikation: Qualifikation | null): boolean =>
  qualifikation === null || !withoutBehandlung.includes(qualifikation)

export const isProven = ({ nachweis, von }: Pick<Erlaubnis, 'nachweis' | 'von'>): boolean => nachweis !== null && von !== null

const isErlaubbar = (gruppe: number): gruppe is ErlaubbareGruppe => erlaubbareGruppen.some((one) => one === gruppe)

/** Of somebody who is no Fachkraft. `OHNE_NACHWEIS`: it was given, and nobody has entered what proves it. */
export function erlaubnisFor(all: readonly Erlaubnis[], gruppe: number, tag: IsoDate): 'JA' | 'OHNE_NACHWEIS' | 'NEIN' {
  const found = isErlaubbar(gruppe) ? all.find((one) => one.gruppe === gruppe) : undefined
  if (found === undefined || (found.von !== null && tag < found.von) || (found.bis !== null && found.bis < tag)) return 'NEIN'
  return isProven(found) ? 'JA' : 'OHNE_NACHWEIS'
}

import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type Messung, type VitalArt, vitalArten, zielOn } from '@dreiklang/domain/dokumentation/vitalwerte'
import type { IsoDate } from '@dreiklang/domain/shared/time'

/** Where nobody has measured anything yet. */
const usual: readonly VitalArt[] = ['BLUTDRUCK', 'PULS', 'TEMPERATUR', 'BLUTZUCKER']

/** As many as have room above the fold of the sheet. */
const most = 4

const latestFirst = (fruehere: readonly Messung[]): Messung[] => fruehere.toSorted((a, b) => b.am.localeCompare(a.am))

/** What was measured at this Klient before, of one kind, the latest; null: nothing within the time that the sheet looks back. */
export const lastOf = (art: VitalArt, { fruehere }: Pick<DokumentationAnswer, 'fruehere'>): Messung | null =>
  latestFirst(fruehere).find((messung) => messung.art === art) ?? null

interface Known {
  blatt: Pick<Blatt, 'vitalwerte'>
  antwort: Pick<DokumentationAnswer, 'ziele' | 'fruehere'>
  tag: IsoDate
}

/** The values that have a line without being asked for: measured now, with a range of the doctor, then those that are measured here anyway. */
export function chooseArten({ blatt, antwort: { ziele, fruehere }, tag }: Known): VitalArt[] {
  const needed = vitalArten.filter((art) => blatt.vitalwerte.some((value) => value.art === art) || zielOn(ziele, art, tag) !== null)
  const others = new Set([...latestFirst(fruehere).map(({ art }) => art), ...usual])
  const more = [...others].filter((art) => !needed.includes(art)).slice(0, Math.max(0, most - needed.length))
  return vitalArten.filter((art) => needed.includes(art) || more.includes(art))
}

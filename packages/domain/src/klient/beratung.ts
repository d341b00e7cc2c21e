/**
 * Advice at home, § 37 Abs. 3 SGB XI as amended by the BEEP, in force since 1 January 2026: who receives Pflegegeld with Pflegegrad 2 to 5 has
 * to have one in each half-year, and with 4 or 5 may have one in each quarter; until 2025 those two had to. Who has Pflegegrad 1 or receives
 * Sachleistung may have one in each half-year and need not. The half-year is that of the calendar, as the Kassen count it. Who receives both
 * together (§ 38) is cared for by a service as well and is treated like the receivers of Sachleistung.
 */
import { type IsoDate, plusDays, plusMonths } from '../shared/time.ts'
import type { Leistungsart } from './klient.ts'

interface Anspruch {
  /** Null or 0: nobody has said it, or there is none. */
  pflegegrad: number | null
  leistungsart: Leistungsart | null
}

/** UNBEKANNT: the kind of benefit is not recorded, so nobody can say whether the Klient has to. */
export type BeratungsbesuchFrist = { art: 'PFLICHT' | 'ANGEBOT'; faellig: IsoDate } | { art: 'UNBEKANNT'; faellig: null }

const beginOf = (tag: IsoDate, months: number): IsoDate => {
  const month = Number(tag.slice(5, 7))
  return `${tag.slice(0, 4)}-${String(month - ((month - 1) % months)).padStart(2, '0')}-01`
}
const endOf = (tag: IsoDate, months: number): IsoDate => plusDays(plusMonths(beginOf(tag, months), months), -1)

export const halbjahrsBeginn = (tag: IsoDate): IsoDate => beginOf(tag, 6)
export const halbjahrsEnde = (tag: IsoDate): IsoDate => endOf(tag, 6)

/** What deadlines know of a record without opening it. */
export const hasBeratungspflicht = ({ pflegegrad, leistungsart }: Anspruch): boolean =>
  pflegegrad !== null && pflegegrad >= 2 && leistungsart === 'PFLEGEGELD'

/**
 * What is open today; null: nothing, because it was made or there is no claim. A half-year that is over is not asked about: another service
 * may have given the advice, and nobody here knows. `lastBesuch` is the day of the last visit that was made.
 */
export function beratungsbesuchFrist({
  pflegegrad,
  leistungsart,
  lastBesuch,
  today,
}: Anspruch & { lastBesuch: IsoDate | null; today: IsoDate }): BeratungsbesuchFrist | null {
  if (pflegegrad === null || pflegegrad < 1) return null
  if (leistungsart === null && pflegegrad > 1) return { art: 'UNBEKANNT', faellig: null }
  const pflicht = hasBeratungspflicht({ pflegegrad, leistungsart })
  const since = (begin: IsoDate) => lastBesuch !== null && lastBesuch >= begin
  if (!since(halbjahrsBeginn(today))) return { art: pflicht ? 'PFLICHT' : 'ANGEBOT', faellig: halbjahrsEnde(today) }
  return pflicht && pflegegrad >= 4 && !since(beginOf(today, 3)) ? { art: 'ANGEBOT', faellig: endOf(today, 3) } : null
}

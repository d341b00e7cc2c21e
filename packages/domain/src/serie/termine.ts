import { type Plan, planOf } from '../hausbesuch/hausbesuch.ts'
import { type Zeitraum, isAway } from '../klient/abwesenheit.ts'
import { holidayIn } from '../shared/feiertage.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import { readRegel, daysOfRegel } from '../shared/regel.ts'
import type { SerienContent } from './serie.ts'

export const ausfaelle = ['AUSNAHME', 'FEIERTAG', 'ABWESEND'] as const
export type Ausfall = (typeof ausfaelle)[number]

/** @see isAway */
export type Abwesend = Zeitraum

export interface Termin {
  /** The day that the rule names: by it the series knows its visit, also when it was moved. */
  tag: IsoDate
  datum: IsoDate
  feiertag: boolean
  /** Why it falls out; null: it takes place. */
  ausfall: Ausfall | null
}

type Kalender = Pick<SerienContent, 'regel' | 'gueltigVon' | 'gueltigBis' | 'feiertagsregel' | 'bundesland' | 'ausnahmen'>

/** When it is: the hour on the clock of the wall, over both changes of the clocks (`berlinInstant` says which of two, and what of none). */
export const planDes = ({ uhrzeit, dauerMinuten }: Pick<SerienContent, 'uhrzeit' | 'dauerMinuten'>, { datum }: Termin): Plan =>
  planOf({ datum, uhrzeit, dauerMinuten })

const isHoliday = ({ bundesland }: Kalender, date: IsoDate): boolean => holidayIn(date).includes(bundesland)

/** Monday to Saturday and no holiday; there is one within a week. */
function werktagVor(serie: Kalender, date: IsoDate): IsoDate {
  let tag = plusDays(date, -1)
  while (isHoliday(serie, tag) || new Date(`${tag}T12:00:00Z`).getUTCDay() === 0) tag = plusDays(tag, -1)
  return tag
}

/** Christmas and a Sunday are three days in a row; a visit that is brought forward depends on none further away than this. */
const rueckblickDays = 14

const kleiner = (a: IsoDate, b: IsoDate | null): IsoDate => (b !== null && b < a ? b : a)

/** By the days of the rule, both ends included. What would be brought forward onto another visit of the series falls out. */
export function termineOf(
  serie: Kalender,
  { von, bis, abwesend }: { von: IsoDate; bis: IsoDate; abwesend: readonly Abwesend[] },
): Termin[] {
  const regel = readRegel(serie.regel)
  if (regel === null) throw new Error(`The series has an unreadable rule: ${serie.regel}`)
  const days = daysOfRegel(regel, serie.gueltigVon, { von: plusDays(von, -rueckblickDays), bis: kleiner(bis, serie.gueltigBis) })
  const belegt = new Set(days)
  return days
    .map((tag): Termin => {
      const feiertag = isHoliday(serie, tag)
      const termin = (datum: IsoDate, ausfall: Ausfall | null): Termin => ({
        tag,
        datum,
        feiertag,
        ausfall,
      })
      if (serie.ausnahmen.includes(tag)) return termin(tag, 'AUSNAHME')
      if (!feiertag || serie.feiertagsregel === 'AUSFUEHREN') return termin(tag, isAway(abwesend, tag) ? 'ABWESEND' : null)
      if (serie.feiertagsregel === 'AUSFALLEN') return termin(tag, 'FEIERTAG')
      const davor = werktagVor(serie, tag)
      if (davor < serie.gueltigVon || belegt.has(davor) || serie.ausnahmen.includes(davor)) return termin(tag, 'FEIERTAG')
      belegt.add(davor)
      return termin(davor, isAway(abwesend, davor) ? 'ABWESEND' : null)
    })
    .filter(({ tag }) => tag >= von)
}

/** The next days from one on, at most as many as asked for, within two years. */
export function nextTermine(
  serie: Kalender,
  { ab, anzahl, abwesend }: { ab: IsoDate; anzahl: number; abwesend: readonly Abwesend[] },
): Termin[] {
  for (let days = 35; days < 730; days *= 2) {
    const termine = termineOf(serie, { von: ab, bis: plusDays(ab, days), abwesend })
    if (termine.length >= anzahl) return termine.slice(0, anzahl)
  }
  return termineOf(serie, { von: ab, bis: plusDays(ab, 730), abwesend }).slice(0, anzahl)
}

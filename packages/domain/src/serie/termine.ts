/** The days of a series: rule, exceptions, holidays and absences of the Klient together. */
import { type Plan, planVon } from '../hausbesuch/hausbesuch.ts'
import { feiertagIn } from '../shared/feiertage.ts'
import { type Datum, plusTage } from '../shared/zeit.ts'
import { liesRegel, tageDerRegel } from './regel.ts'
import type { SerienInhalt } from './serie.ts'

export const ausfaelle = ['AUSNAHME', 'FEIERTAG', 'ABWESEND'] as const
export type Ausfall = (typeof ausfaelle)[number]

/** From the day of leaving; on the day of return he is visited again. Null: nobody knows when. */
export interface Abwesend {
  von: Datum
  bis: Datum | null
}

export interface Termin {
  /** The day that the rule names: by it the series knows its visit, also when it was moved. */
  tag: Datum
  /** The day on which it takes place. */
  datum: Datum
  feiertag: boolean
  /** Why it falls out; null: it takes place. */
  ausfall: Ausfall | null
}

export const istAbwesend = (abwesend: readonly Abwesend[], datum: Datum): boolean =>
  abwesend.some(({ von, bis }) => von <= datum && (bis === null || datum < bis))

type Kalender = Pick<SerienInhalt, 'regel' | 'gueltigVon' | 'gueltigBis' | 'feiertagsregel' | 'bundesland' | 'ausnahmen'>

/** When it is: the hour on the clock of the wall, over both changes of the clocks (`berlinInstant` says which of two, and what of none). */
export const planDes = ({ uhrzeit, dauerMinuten }: Pick<SerienInhalt, 'uhrzeit' | 'dauerMinuten'>, { datum }: Termin): Plan =>
  planVon({ datum, uhrzeit, dauerMinuten })

const istFeiertag = ({ bundesland }: Kalender, datum: Datum): boolean => feiertagIn(datum).includes(bundesland)

/** Monday to Saturday and no holiday; there is one within a week. */
function werktagVor(serie: Kalender, datum: Datum): Datum {
  let tag = plusTage(datum, -1)
  while (istFeiertag(serie, tag) || new Date(`${tag}T12:00:00Z`).getUTCDay() === 0) tag = plusTage(tag, -1)
  return tag
}

/** Christmas and a Sunday are three days in a row; a visit that is brought forward depends on none further away than this. */
const rueckblickTage = 14

const kleiner = (a: Datum, b: Datum | null): Datum => (b !== null && b < a ? b : a)

/**
 * The days whose rule lies within a span, both ends included, in its order. No two of them take place on one day: what would be brought
 * forward onto another visit of the series falls out.
 */
export function termineDer(serie: Kalender, { von, bis, abwesend }: { von: Datum; bis: Datum; abwesend: readonly Abwesend[] }): Termin[] {
  const regel = liesRegel(serie.regel)
  if (regel === null) throw new Error(`The series has an unreadable rule: ${serie.regel}`)
  const tage = tageDerRegel(regel, serie.gueltigVon, { von: plusTage(von, -rueckblickTage), bis: kleiner(bis, serie.gueltigBis) })
  const belegt = new Set(tage)
  return tage
    .map((tag): Termin => {
      const feiertag = istFeiertag(serie, tag)
      const termin = (datum: Datum, ausfall: Ausfall | null): Termin => ({
        tag,
        datum,
        feiertag,
        ausfall,
      })
      if (serie.ausnahmen.includes(tag)) return termin(tag, 'AUSNAHME')
      if (!feiertag || serie.feiertagsregel === 'AUSFUEHREN') return termin(tag, istAbwesend(abwesend, tag) ? 'ABWESEND' : null)
      if (serie.feiertagsregel === 'AUSFALLEN') return termin(tag, 'FEIERTAG')
      const davor = werktagVor(serie, tag)
      if (davor < serie.gueltigVon || belegt.has(davor) || serie.ausnahmen.includes(davor)) return termin(tag, 'FEIERTAG')
      belegt.add(davor)
      return termin(davor, istAbwesend(abwesend, davor) ? 'ABWESEND' : null)
    })
    .filter(({ tag }) => tag >= von)
}

/** The next days from one on, at most as many as asked for, within two years. */
export function naechsteTermine(
  serie: Kalender,
  { ab, anzahl, abwesend }: { ab: Datum; anzahl: number; abwesend: readonly Abwesend[] },
): Termin[] {
  for (let tage = 35; tage < 730; tage *= 2) {
    const termine = termineDer(serie, { von: ab, bis: plusTage(ab, tage), abwesend })
    if (termine.length >= anzahl) return termine.slice(0, anzahl)
  }
  return termineDer(serie, { von: ab, bis: plusTage(ab, 730), abwesend }).slice(0, anzahl)
}

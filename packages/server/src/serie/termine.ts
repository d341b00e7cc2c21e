/** The next days of a series as they leave the server: with the visits that stand in the plan, and what is missing. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import type { TerminAnswer } from '@dreiklang/domain/serie/serie.contract'
import { nextTermine } from '@dreiklang/domain/serie/termine'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import type { Lage } from './lage.ts'

const anzahl = 10

export function showTermine(
  serie: Besuchsserie,
  instanzen: readonly Hausbesuch[],
  { abwesend, hkpBis, jetzt }: Pick<Lage, 'abwesend' | 'hkpBis' | 'jetzt'>,
): TerminAnswer[] {
  const heute = berlinDate(jetzt)
  const brauchtHkp = serie.leistungen.some(({ quelle }) => quelle === 'HKP')
  const withoutVerordnung = (datum: IsoDate) => brauchtHkp && (hkpBis === null || hkpBis < datum)
  const ab = serie.gueltigVon > heute ? serie.gueltigVon : heute
  return nextTermine(serie, { ab, anzahl, abwesend }).map(({ tag, datum, feiertag, ausfall }) => {
    const besuch = instanzen.find(({ serie: platz }) => platz?.tag === tag)
    return {
      tag,
      datum,
      feiertag,
      ausfall,
      ohneVerordnung: ausfall === null && withoutVerordnung(datum),
      besuch:
        besuch === undefined || besuch.plan === null
          ? null
          : {
              id: besuch.id,
              status: besuch.status,
              vonHand: besuch.serie?.vonHand ?? false,
              datum: besuch.plan.datum,
              uhrzeit: besuch.plan.uhrzeit,
            },
    }
  })
}

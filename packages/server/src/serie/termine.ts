/** The next days of a series as they leave the server: with the visits that stand in the plan, and what is missing. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import type { TerminAntwort } from '@dreiklang/domain/serie/serie.contract'
import { naechsteTermine } from '@dreiklang/domain/serie/termine'
import { type Datum, berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Lage } from './lage.ts'

const anzahl = 10

export function zeigeTermine(
  serie: Besuchsserie,
  instanzen: readonly Hausbesuch[],
  { abwesend, hkpBis, jetzt }: Pick<Lage, 'abwesend' | 'hkpBis' | 'jetzt'>,
): TerminAntwort[] {
  const heute = berlinDatum(jetzt)
  const brauchtHkp = serie.leistungen.some(({ quelle }) => quelle === 'HKP')
  const ohneVerordnung = (datum: Datum) => brauchtHkp && (hkpBis === null || hkpBis < datum)
  const ab = serie.gueltigVon > heute ? serie.gueltigVon : heute
  return naechsteTermine(serie, { ab, anzahl, abwesend }).map(({ tag, datum, feiertag, ausfall }) => {
    const besuch = instanzen.find(({ serie: platz }) => platz?.tag === tag)
    return {
      tag,
      datum,
      feiertag,
      ausfall,
      ohneVerordnung: ausfall === null && ohneVerordnung(datum),
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

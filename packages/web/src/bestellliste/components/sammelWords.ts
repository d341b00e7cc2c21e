/** Why an order is left to a single look, and what is read of a prescription before it is said to be there. */
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useWare } from '../../bestellung/components/menge.ts'
import type { SammelDetail } from '../../liste/components/view.ts'
import { formatDate } from '../../shared/format.ts'
import { useBegriffeTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { groupByRezeptblatt } from '../../bestellung/components/rezeptblatt.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { useAllergieSentence } from '../../bestellung/components/allergieSentence.ts'
import { validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { gueltigBisOf, type Risiko } from './sammelPlan.ts'

export function useRisikoSentence(): (risiko: Risiko, reasonOf: (code: string) => string) => string {
  const t = useListTexts()
  const allergieSentence = useAllergieSentence()
  return (risiko, reasonOf) => {
    if (risiko.art === 'ALLERGIE') return allergieSentence(risiko.treffer, risiko.bezeichnung)
    if (risiko.art === 'GESPERRT') return reasonOf(risiko.code)
    if (risiko.art === 'POSITION_GESPERRT')
      return t('sammel.positionGesperrt', { bezeichnung: risiko.bezeichnung, grund: reasonOf(risiko.code) })
    return t(`sammel.risiko.${risiko.art}`, {
      ...('bezeichnung' in risiko ? { bezeichnung: risiko.bezeichnung } : {}),
      ...('tag' in risiko ? { tag: formatDate(risiko.tag) } : {}),
    })
  }
}

type Facts = (bestellung: BestellungAnswer, positionen: readonly PositionAnswer[]) => SammelDetail[]

/** What is handed on is what was prescribed, with the place of its prescription. */
export function useHandOnFacts(): Facts {
  const t = useListTexts()
  const ware = useWare()
  const b = useBegriffeTexts()
  const dosierung = useDosierung()
  return (_bestellung, positionen) =>
    positionen.map((position) => {
      const { id, rezept, menge, mengeneinheit } = position
      const bis = rezept === null ? null : gueltigBisOf(rezept)
      const dosis = dosierung(rezept?.dosierung ?? position.dosierung)
      return {
        id,
        titel: ware({ menge: rezept?.menge ?? menge, mengeneinheit, bezeichnung: validProdukt(position).bezeichnung }),
        angaben: [
          ...(dosis === null ? [] : [{ name: t('anfrage.dosis'), wert: dosis }]),
          ...(rezept === null
            ? []
            : [
                { name: t('vorlage.form'), wert: b(`rezeptart.${rezept.art}`) },
                { name: t('vorlage.gueltig'), wert: bis === null ? t('vorlage.ohneFrist') : formatDate(bis) },
                { name: t('weitergabe.ort'), wert: b(`rezeptOrt.${rezept.ort}`) },
              ]),
        ],
      }
    })
}

/** What came, beside what was asked for: the difference is what is confirmed. */
export function useReceiptFacts(): Facts {
  const t = useListTexts()
  const ware = useWare()
  return (_bestellung, positionen) =>
    positionen.map((position) => {
      const { id, produkt, menge, mengeneinheit, mengeGeliefert } = position
      const came = validProdukt(position).bezeichnung
      return {
        id,
        titel: came,
        angaben: [
          { name: t('eingang.geliefert'), wert: ware({ menge: mengeGeliefert, mengeneinheit, bezeichnung: came }) },
          { name: t('eingang.bestellt'), wert: ware({ menge, mengeneinheit, bezeichnung: produkt.bezeichnung }) },
        ],
      }
    })
}

/** Each sheet with its own tick: two look alike on a pile, and only one of them may be there. */
export function useVorlageFacts() {
  const t = useListTexts()
  const ware = useWare()
  const b = useBegriffeTexts()
  return (klient: BestellungAnswer['klient'], positionen: readonly PositionAnswer[]): SammelDetail[] =>
    groupByRezeptblatt(positionen).flatMap((blatt) => {
      const [position] = blatt
      const rezept = position?.rezept ?? null
      if (position === undefined || rezept === null || rezept.ausgestelltAm === null) return []
      const { id } = position
      const was = blatt
        .map((one) =>
          ware({ menge: one.rezept?.menge ?? one.menge, mengeneinheit: one.mengeneinheit, bezeichnung: validProdukt(one).bezeichnung }),
        )
        .join('; ')
      const bis = gueltigBisOf(rezept)
      return [
        {
          id,
          titel: was,
          angaben: [
            { name: t('vorlage.form'), wert: b(`rezeptart.${rezept.art}`) },
            { name: t('vorlage.ausgestellt'), wert: formatDate(rezept.ausgestelltAm) },
            { name: t('vorlage.gueltig'), wert: bis === null ? t('vorlage.ohneFrist') : formatDate(bis) },
          ],
          haken:
            klient === null ? t('vorlage.haken', { was }) : t('vorlage.hakenFuer', { was, wer: `${klient.vorname} ${klient.nachname}` }),
        },
      ]
    })
}

/** What a doctor has to see of each request before several are prescribed at once: a name alone decides nothing. */
import { findAllergien } from '@dreiklang/domain/arzneimittel/allergie'
import type { LastVerordnung } from '@dreiklang/domain/bestellung/lastVerordnung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { SammelDetail } from '../../liste/components/view.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useBegriffeTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { allergienOf } from '../../bestellung/components/allergien.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { useMenge, useWare } from '../../bestellung/components/menge.ts'

type Klient = BestellungAnswer['klient']

/** Each with its source; what the data cannot match with the product is told as it was written. */
function useAllergieFact(): (klient: Klient, produkt: PositionAnswer['produkt']) => string {
  const t = useListTexts()
  return (klient, produkt) => {
    if (klient === null || !klient.teile.includes('ARZNEI')) return t('anfrage.allergienZu')
    const allergien = allergienOf(klient.allergien)
    if (allergien.art !== 'bekannt') return t(`anfrage.allergien.${allergien.art}`)
    const { unbekannt } = findAllergien(allergien.liste, produkt)
    const said = t('anfrage.allergien.ohneTreffer', { allergien: allergien.liste })
    return unbekannt.length === 0 ? said : `${said} ${t('anfrage.allergien.ungeprueft', { allergien: unbekannt.join(', ') })}`
  }
}

/** The facts of each position, in the order in which they are weighed. */
export function useRequestFacts() {
  const t = useListTexts()
  const b = useBegriffeTexts()
  const amountOf = useMenge()
  const ware = useWare()
  const dosierung = useDosierung()
  const allergieFact = useAllergieFact()

  const restOf = ({ restbestand, restEinheit, reichweiteBis }: PositionAnswer): string => {
    const parts = [
      restbestand === null ? '' : `${formatNumber(restbestand)} ${restEinheit ?? ''}`.trim(),
      reichweiteBis === null ? '' : t('anfrage.reicht', { tag: formatDate(reichweiteBis) }),
    ].filter((part) => part !== '')
    return parts.length === 0 ? t('anfrage.keineAngabe') : parts.join(', ')
  }
  const lastOf = (last: LastVerordnung | undefined): string => {
    if (last === undefined) return t('anfrage.nieVerordnet')
    const { am, arzt, menge, mengeneinheit, produkt, zurueckgezogen } = last
    const was = ware({ menge, mengeneinheit, bezeichnung: produkt.bezeichnung })
    const parts = [formatDate(am), was, ...(arzt === null ? [] : [arzt]), ...(zurueckgezogen ? [t('anfrage.zurueckgezogen')] : [])]
    return parts.join(', ')
  }

  return (klient: Klient, positionen: readonly PositionAnswer[], last: readonly LastVerordnung[]): SammelDetail[] =>
    positionen.map((position) => {
      const { id, produkt, grund, diagnose } = position
      return {
        id,
        titel: [amountOf(position), produkt.bezeichnung].filter((part) => part !== null).join(' '),
        angaben: [
          { name: t('anfrage.dosis'), wert: dosierung(position.dosierung) ?? t('anfrage.keineAngabe') },
          { name: t('anfrage.grund'), wert: grund === null ? t('anfrage.keineAngabe') : b(`grund.${grund}`) },
          ...(diagnose === null ? [] : [{ name: t('anfrage.diagnose'), wert: diagnose }]),
          { name: t('anfrage.rest'), wert: restOf(position) },
          { name: t('anfrage.zuletzt'), wert: lastOf(last.find(({ positionId }) => positionId === id)) },
          { name: t('anfrage.allergienName'), wert: allergieFact(klient, produkt) },
        ],
      }
    })
}

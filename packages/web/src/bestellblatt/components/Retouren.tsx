import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useDanachTexts } from '../../bestellung/onDemand.texts.ts'
import { useRetoureMenge } from '../../bestellung/components/menge.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'

/** The record of what came back or was destroyed (§ 16 BtMG). */
export function Retouren({ retouren }: Pick<PositionAnswer, 'retouren'>) {
  const t = useDanachTexts()
  const amountOf = useRetoureMenge()
  return retouren.map(({ art, menge, einheit, grund, zeugen, durch, am }, nr) => (
    <Alert
      key={nr}
      tone="info"
      title={t('retoure.zeile', {
        art: t(`retoure.art.${art}`),
        tag: formatDate(am),
        menge: amountOf({ menge, einheit }),
        name: durch.name,
      })}
    >
      <div>{grund}</div>
      {zeugen.length > 0 && <div>{t('retoure.zeugen', { namen: zeugen.join(', ') })}</div>}
    </Alert>
  ))
}

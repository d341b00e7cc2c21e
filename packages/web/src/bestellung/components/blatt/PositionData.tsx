import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { useDosierung } from '../dosierung.ts'
import { Data, ifPresent } from './Daten.tsx'
import classes from './PositionCard.module.css'

export function PositionData({ position }: { position: PositionAnswer }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  const dosierung = useDosierung()
  const { restbestand, restEinheit, reichweiteBis } = position
  const rest = [
    restbestand === null ? '' : `${formatNumber(restbestand)} ${restEinheit ?? ''}`.trim(),
    reichweiteBis === null ? '' : t('position.reicht', { tag: formatDate(reichweiteBis) }),
  ]
  return (
    <>
      <Data
        daten={[
          ifPresent(t('position.dosierung'), dosierung(position.dosierung)),
          ifPresent(t('position.bearbeiter'), position.bearbeiter?.name),
          ifPresent(t('position.termin'), position.termin && formatDate(position.termin)),
        ]}
      />
      <details className={classes.einzelheiten}>
        <summary>{t('position.einzelheiten')}</summary>
        <Data
          daten={[
            { name: t('rezept.art'), wert: b(`rezeptart.${position.rezeptart}`) },
            { name: t('position.grund'), wert: b(`grund.${position.grund}`) },
            ifPresent(t('dreiweg.zeile.pzn'), position.produkt.pzn),
            ifPresent(t('position.diagnose'), position.diagnose),
            ifPresent(t('position.zeitraum'), position.zeitraum),
            ifPresent(t('position.rest'), rest.filter((teil) => teil !== '').join(', ')),
            ifPresent(t('position.btm'), position.reichdauerTage && t('position.reichdauer', { count: position.reichdauerTage })),
            ifPresent(t('position.autIdemWunsch'), position.autIdemWunsch),
            ifPresent(t('position.doppelt'), position.doppeltGrund),
            { name: t('position.kosten'), wert: b(`kosten.${position.kostenhinweis}`) },
            position.mvoGewuenscht ? { name: t('position.mvo'), wert: '✓' } : null,
          ]}
        />
      </details>
    </>
  )
}

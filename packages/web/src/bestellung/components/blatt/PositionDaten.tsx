import type { PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { useDosierung } from '../dosierung.ts'
import { Daten, wennDa } from './Daten.tsx'
import classes from './PositionKarte.module.css'

/** Dosage is always visible, the rest on demand. */
export function PositionDaten({ position }: { position: PositionAntwort }) {
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
      <Daten
        daten={[
          wennDa(t('position.dosierung'), dosierung(position.dosierung)),
          wennDa(t('position.bearbeiter'), position.bearbeiter?.name),
          wennDa(t('position.termin'), position.termin && formatDate(position.termin)),
        ]}
      />
      <details className={classes.einzelheiten}>
        <summary>{t('position.einzelheiten')}</summary>
        <Daten
          daten={[
            { name: t('rezept.art'), wert: b(`rezeptart.${position.rezeptart}`) },
            { name: t('position.grund'), wert: b(`grund.${position.grund}`) },
            wennDa(t('dreiweg.zeile.pzn'), position.produkt.pzn),
            wennDa(t('position.diagnose'), position.diagnose),
            wennDa(t('position.zeitraum'), position.zeitraum),
            wennDa(t('position.rest'), rest.filter((teil) => teil !== '').join(', ')),
            wennDa(t('position.btm'), position.reichdauerTage && t('position.reichdauer', { count: position.reichdauerTage })),
            wennDa(t('position.autIdemWunsch'), position.autIdemWunsch),
            wennDa(t('position.doppelt'), position.doppeltGrund),
            { name: t('position.kosten'), wert: b(`kosten.${position.kostenhinweis}`) },
            position.mvoGewuenscht ? { name: t('position.mvo'), wert: '✓' } : null,
          ]}
        />
      </details>
    </>
  )
}

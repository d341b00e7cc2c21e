import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { listeTexts } from '../../liste.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { type Auswahl, type SammelSchritt, sammelSchritte } from './auswahl.ts'
import classes from './Liste.module.css'

interface AuswahlLeisteProps {
  auswahl: Auswahl
  zeilen: readonly ZeileAntwort[]
  onSammel: (schritt: SammelSchritt, bestellungIds: readonly string[]) => void
}

/** What can be done with the selected orders. Stays at the lower edge while somebody scrolls. */
export function AuswahlLeiste({ auswahl, zeilen, onSammel }: AuswahlLeisteProps) {
  const t = useTexts(listeTexts)
  const s = useTexts(schritteTexts)
  const gewaehlt = zeilen.filter(({ id }) => auswahl.ids.has(id))
  if (gewaehlt.length === 0) return null
  const waehlbare = zeilen.filter(auswahl.waehlbar)
  return (
    <div className={classes.unten} role="region" aria-label={t('auswahl.leiste')} data-no-print>
      <strong role="status">{t('auswahl.anzahl', { count: gewaehlt.length })}</strong>
      {sammelSchritte.map((schritt) => {
        const ids = gewaehlt.flatMap(({ id, moeglich }) => (moeglich.includes(schritt) ? [id] : []))
        return (
          ids.length > 0 && (
            <Button key={schritt} onClick={() => onSammel(schritt, ids)}>
              {`${s(`name.${schritt}`)} (${ids.length})`}
            </Button>
          )
        )
      })}
      {gewaehlt.length < waehlbare.length && (
        <Button look="secondary" onClick={() => auswahl.setze(waehlbare.map(({ id }) => id))}>
          {t('auswahl.alle')}
        </Button>
      )}
      <Button look="secondary" onClick={() => auswahl.setze([])}>
        {t('auswahl.aufheben')}
      </Button>
    </div>
  )
}

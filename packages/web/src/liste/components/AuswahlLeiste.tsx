import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { Auswahl } from './auswahl.ts'
import type { SammelAktion } from './darstellung.ts'
import classes from './Liste.module.css'
import type { ListenZeile } from './listenForm.ts'
import { istWaehlbar } from './Zeilenkopf.tsx'

interface AuswahlLeisteProps<Zeile> {
  auswahl: Auswahl
  zeilen: readonly Zeile[]
  sammel: readonly SammelAktion<Zeile>[]
  onSammel: (aktionId: string, ids: readonly string[]) => void
}

/** What can be done with the selected lines. Stays at the lower edge while somebody scrolls. */
export function AuswahlLeiste<Zeile extends ListenZeile>({ auswahl, zeilen, sammel, onSammel }: AuswahlLeisteProps<Zeile>) {
  const t = useTexts(listeTexts)
  const gewaehlt = zeilen.filter(({ id }) => auswahl.ids.has(id))
  if (gewaehlt.length === 0) return null
  const waehlbare = zeilen.filter((zeile) => istWaehlbar({ sammel }, zeile))
  return (
    <div className={classes.unten} role="region" aria-label={t('auswahl.leiste')} data-no-print>
      <strong role="status">{t('auswahl.anzahl', { count: gewaehlt.length })}</strong>
      {sammel.map((aktion) => {
        const ids = gewaehlt.flatMap((zeile) => (aktion.geht(zeile) ? [zeile.id] : []))
        return (
          ids.length > 0 && (
            <Button key={aktion.id} onClick={() => onSammel(aktion.id, ids)}>
              {`${aktion.name} (${ids.length})`}
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

import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { listTexts } from '../liste.texts.ts'
import { AllHits } from './AllHits.tsx'
import type { ListView } from './view.ts'
import classes from './Liste.module.css'
import type { ListRow } from './listForm.ts'
import type { Liste } from './useListPage.ts'
import { isSelectable } from './Zeilenkopf.tsx'

interface SelectionBarProps<Zeile extends ListRow> {
  liste: Liste<Zeile>
  view: ListView<Zeile>
}

export function SelectionBar<Zeile extends ListRow>({ liste, view }: SelectionBarProps<Zeile>) {
  const t = useTexts(listTexts)
  const { auswahl, zeilen, collect, mehrSeiten } = liste
  const gewaehlt = zeilen.filter(({ id }) => auswahl.ids.has(id))
  if (gewaehlt.length === 0) return null
  const waehlbare = zeilen.filter((row) => isSelectable(view, row))
  const alle = gewaehlt.length === waehlbare.length
  const { treffer } = auswahl
  return (
    <div className={classes.unten} role="region" aria-label={t('auswahl.leiste')} data-no-print>
      <strong role="status">{t(alle && treffer !== null ? 'auswahl.treffer' : 'auswahl.anzahl', { count: gewaehlt.length })}</strong>
      {view.sammel?.map((aktion) => {
        const ids = gewaehlt.flatMap((row) => (aktion.geht(row) ? [row.id] : []))
        return (
          ids.length > 0 && (
            <Button key={aktion.id} onClick={() => collect(aktion.id, ids)}>
              {`${aktion.name} (${ids.length})`}
            </Button>
          )
        )
      })}
      {treffer === null && !alle && (
        <Button look="secondary" onClick={() => auswahl.set(waehlbare.map(({ id }) => id))}>
          {t('auswahl.alle')}
        </Button>
      )}
      <Button look="secondary" onClick={() => auswahl.set([])}>
        {t('auswahl.aufheben')}
      </Button>
      {treffer === null && alle && mehrSeiten && <AllHits liste={liste} view={view} />}
    </div>
  )
}

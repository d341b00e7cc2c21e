import { useSyncExternalStore } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Stack } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { listTexts } from '../liste.texts.ts'
import type { ListView } from './view.ts'
import classes from './Liste.module.css'
import { ListCards } from './ListCards.tsx'
import { type ListRow, reiterOf } from './listForm.ts'
import { Blaettern, EmptyList, NewBar } from './ListRand.tsx'
import { ListTable } from './ListTable.tsx'
import type { Liste } from './useListPage.ts'

/** Paper always gets the table. An external store: it renders before the sheet is laid out; state set in an effect would be too late. */
function useFits(breite: string): boolean {
  const query = `(min-width: ${breite}), print`
  return useSyncExternalStore(
    (tell) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => window.matchMedia(query).matches,
  )
}

export function ListContent<Zeile extends ListRow>(parts: { liste: Liste<Zeile>; view: ListView<Zeile> }) {
  const { liste, view } = parts
  const t = useTexts(listTexts)
  const breit = useFits(view.tabelleAb ?? '60rem')
  const { stand, error, laedt, nochmal, form, suche } = liste
  if (stand === null) return error === null ? <ListSkeleton rows={8} height={96} /> : <ErrorState error={error} onRetry={nochmal} />
  const reiter = reiterOf(form, suche.ansicht)
  const caption = reiter === null ? view.titel : t('name', { titel: view.titel, reiter: view.reiter?.(reiter.id).label ?? reiter.id })
  const Anzeige = breit && view.neben === undefined && suche.anzeige === 'tabelle' ? ListTable : ListCards
  return (
    <Stack gap="md" aria-busy={laedt || undefined}>
      {error !== null && <ErrorState error={error} onRetry={nochmal} />}
      <NewBar stand={stand} neues={view.worte?.neue} onZeigen={liste.showNew} />
      {stand.zeilen.length === 0 && !laedt && <EmptyList {...parts} />}
      {stand.zeilen.length > 0 && (
        <div className={`${classes.dichte} ${laedt ? classes.warten : ''}`} data-dichte={suche.dichte ?? undefined}>
          <Anzeige {...parts} caption={caption} zeilen={stand.zeilen} />
        </div>
      )}
      <Blaettern liste={liste} />
    </Stack>
  )
}

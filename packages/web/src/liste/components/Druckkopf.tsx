import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { listTexts } from '../liste.texts.ts'
import type { ListView } from './view.ts'
import { useActiveFilters } from './activeFilters.ts'
import classes from './Liste.module.css'
import { type ListRow, reiterOf } from './listForm.ts'
import type { Liste } from './useListPage.ts'

/** Tabs and fields are missing on paper, so the filters are printed in words. */
export function Druckkopf<Zeile extends ListRow>(parts: { liste: Liste<Zeile>; view: ListView<Zeile> }) {
  const t = useTexts(listTexts)
  const { liste, view } = parts
  const { suche, form, seite } = liste
  const gesetzt = useActiveFilters(parts).map(({ satz }) => satz)
  const reiter = reiterOf(form, suche.ansicht)
  const words = [
    ...(reiter === null ? [] : [view.reiter?.(reiter.id).label ?? reiter.id]),
    ...(suche.suche === '' ? [] : [t('druck.suche', { suche: suche.suche })]),
    ...(gesetzt.length === 0 ? [t('druck.ohneFilter')] : gesetzt),
    ...(form.sortierungen.length > 1 ? [t('druck.sortiert', { sortierung: view.sortiert(suche.sortierung) })] : []),
    t('blaettern.seite', { seite }),
    t('druck.stand', { am: formatDateTime(new Date().toISOString()) }),
  ]
  return (
    <p className={classes.nurDruck} aria-hidden>
      {words.join(' · ')}
    </p>
  )
}

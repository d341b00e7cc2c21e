import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { listeTexts } from '../liste.texts.ts'
import type { ListenDarstellung } from './darstellung.ts'
import { useGesetzteFilter } from './gesetzteFilter.ts'
import classes from './Liste.module.css'
import { type ListenZeile, reiterVon } from './listenForm.ts'
import type { Liste } from './useListe.ts'

/** Tabs and fields are missing on paper, so the filters are printed in words. */
export function Druckkopf<Zeile extends ListenZeile>(teile: { liste: Liste<Zeile>; darstellung: ListenDarstellung<Zeile> }) {
  const t = useTexts(listeTexts)
  const { liste, darstellung } = teile
  const { suche, form, seite } = liste
  const gesetzt = useGesetzteFilter(teile).map(({ satz }) => satz)
  const reiter = reiterVon(form, suche.ansicht)
  const worte = [
    ...(reiter === null ? [] : [darstellung.reiter?.(reiter.id).label ?? reiter.id]),
    ...(suche.suche === '' ? [] : [t('druck.suche', { suche: suche.suche })]),
    ...(gesetzt.length === 0 ? [t('druck.ohneFilter')] : gesetzt),
    ...(form.sortierungen.length > 1 ? [t('druck.sortiert', { sortierung: darstellung.sortiert(suche.sortierung) })] : []),
    t('blaettern.seite', { seite }),
    t('druck.stand', { am: formatDateTime(new Date().toISOString()) }),
  ]
  return (
    <p className={classes.nurDruck} aria-hidden>
      {worte.join(' · ')}
    </p>
  )
}

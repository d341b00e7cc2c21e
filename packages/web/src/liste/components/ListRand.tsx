import { IconInbox, IconRefresh, IconSearchOff } from '@tabler/icons-react'
import { Button } from '../../ui/buttons.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { useListTexts } from '../liste.texts.ts'
import { countFilter, isSearchable, type ListRow, withoutFilter, reiterOf } from './listForm.ts'
import type { Mischung } from './standingRows.ts'
import type { Liste } from './useListPage.ts'
import type { ListParts } from './view.ts'
import classes from './Liste.module.css'

interface NewBarProps {
  stand: Pick<Mischung<unknown>, 'neue' | 'fort'>
  neues: ((count: number) => string) | undefined
  onZeigen: () => void
}

/** New rows wait here, because showing them would move what someone reads. */
export function NewBar({ stand: { neue, fort }, neues, onZeigen }: NewBarProps) {
  const t = useListTexts()
  if (neue === 0 && fort === 0) return null
  const sentences = [...(neue > 0 ? [neues?.(neue) ?? t('neue', { count: neue })] : []), ...(fort > 0 ? [t('fort', { count: fort })] : [])]
  return (
    <div className={classes.neues} data-no-print>
      <span>{sentences.join(' · ')}</span>
      <Button look="secondary" icon={<IconRefresh size={18} aria-hidden />} onClick={onZeigen}>
        {t('zeigen')}
      </Button>
    </div>
  )
}

export function EmptyList<Zeile extends ListRow>({ liste: { form, suche, filtere, toStart }, view }: ListParts<Zeile>) {
  const t = useListTexts()
  if (suche.cursor.length > 0) {
    return (
      <EmptyState icon={<IconInbox />} title={t('leer.seite')} action={<Button onClick={toStart}>{t('leer.anfang')}</Button>}>
        {t('leer.seiteText')}
      </EmptyState>
    )
  }
  if (countFilter(form, suche) > 0 || isSearchable(suche.suche)) {
    return (
      <EmptyState
        icon={<IconSearchOff />}
        title={t('leer.filter')}
        action={<Button onClick={() => filtere(withoutFilter(suche))}>{t('filter.loeschen')}</Button>}
      >
        {t('leer.filterText')}
      </EmptyState>
    )
  }
  const eigen = view.worte?.leer?.(reiterOf(form, suche.ansicht)?.id ?? null)
  return (
    <EmptyState icon={<IconInbox />} title={eigen?.titel ?? t('leer.liste')} action={eigen?.knopf}>
      {eigen?.text ?? t('leer.listeText')}
    </EmptyState>
  )
}

export function Blaettern<Zeile extends ListRow>({ liste: { seite, vor, zurueck } }: { liste: Liste<Zeile> }) {
  const t = useListTexts()
  if (vor === null && zurueck === null) return null
  return (
    <nav className={classes.leiste} aria-label={t('blaettern.name')} data-no-print>
      <Button look="secondary" disabled={zurueck === null} onClick={() => zurueck?.()}>
        {t('blaettern.zurueck')}
      </Button>
      <span role="status">{t('blaettern.seite', { seite })}</span>
      <Button look="secondary" disabled={vor === null} onClick={() => vor?.()}>
        {t('blaettern.vor')}
      </Button>
    </nav>
  )
}

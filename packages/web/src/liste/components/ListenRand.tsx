import { IconInbox, IconRefresh, IconSearchOff } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { ListenDarstellung } from './darstellung.ts'
import classes from './Liste.module.css'
import { anzahlFilter, istSuchbar, type ListenZeile, ohneFilter, reiterVon } from './listenForm.ts'
import type { Mischung } from './stehendeZeilen.ts'
import type { Liste } from './useListe.ts'

interface NeuesLeisteProps {
  stand: Pick<Mischung<unknown>, 'neue' | 'fort'>
  neues: ((anzahl: number) => string) | undefined
  onZeigen: () => void
}

/** New rows wait here, because showing them would move what someone reads. */
export function NeuesLeiste({ stand: { neue, fort }, neues, onZeigen }: NeuesLeisteProps) {
  const t = useTexts(listeTexts)
  if (neue === 0 && fort === 0) return null
  const saetze = [...(neue > 0 ? [neues?.(neue) ?? t('neue', { count: neue })] : []), ...(fort > 0 ? [t('fort', { count: fort })] : [])]
  return (
    <div className={classes.neues} data-no-print>
      <span>{saetze.join(' · ')}</span>
      <Button look="secondary" icon={<IconRefresh size={18} aria-hidden />} onClick={onZeigen}>
        {t('zeigen')}
      </Button>
    </div>
  )
}

export function LeereListe<Zeile extends ListenZeile>({
  liste: { form, suche, filtere, zumAnfang },
  darstellung,
}: {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
}) {
  const t = useTexts(listeTexts)
  if (suche.cursor.length > 0) {
    return (
      <EmptyState icon={<IconInbox />} title={t('leer.seite')} action={<Button onClick={zumAnfang}>{t('leer.anfang')}</Button>}>
        {t('leer.seiteText')}
      </EmptyState>
    )
  }
  if (anzahlFilter(form, suche) > 0 || istSuchbar(suche.suche)) {
    return (
      <EmptyState
        icon={<IconSearchOff />}
        title={t('leer.filter')}
        action={<Button onClick={() => filtere(ohneFilter(suche))}>{t('filter.loeschen')}</Button>}
      >
        {t('leer.filterText')}
      </EmptyState>
    )
  }
  const eigen = darstellung.worte?.leer?.(reiterVon(form, suche.ansicht)?.id ?? null)
  return (
    <EmptyState icon={<IconInbox />} title={eigen?.titel ?? t('leer.liste')} action={eigen?.knopf}>
      {eigen?.text ?? t('leer.listeText')}
    </EmptyState>
  )
}

export function Blaettern<Zeile extends ListenZeile>({ liste: { seite, vor, zurueck } }: { liste: Liste<Zeile> }) {
  const t = useTexts(listeTexts)
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

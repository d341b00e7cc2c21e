import { IconInbox, IconRefresh, IconSearchOff } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { listeTexts } from '../../liste.texts.ts'
import { anzahlFilter, istSuchbar, ohneFilter } from './ansichten.ts'
import classes from './Liste.module.css'
import type { Mischung } from './stehendeZeilen.ts'
import type { Liste } from './useListe.ts'

/** What waits to be shown, because showing it would move what somebody reads. */
export function NeuesLeiste({ stand, onZeigen }: { stand: Mischung; onZeigen: () => void }) {
  const t = useTexts(listeTexts)
  if (stand.neue === 0 && stand.fort === 0) return null
  return (
    <div className={classes.neues} data-no-print>
      <span>
        {[stand.neue > 0 ? t('neue', { count: stand.neue }) : '', stand.fort > 0 ? t('fort', { count: stand.fort }) : '']
          .filter((satz) => satz !== '')
          .join(' · ')}
      </span>
      <Button look="secondary" icon={<IconRefresh size={18} aria-hidden />} onClick={onZeigen}>
        {t('zeigen')}
      </Button>
    </div>
  )
}

const arbeitslisten = ['dran', 'anfragen', 'neu']

/** Why there is nothing, and the one thing to do about it. */
export function LeereListe({ liste }: { liste: Liste }) {
  const t = useTexts(listeTexts)
  const { suche, ansicht, filtere, zumAnfang } = liste
  if (suche.cursor.length > 0) {
    return (
      <EmptyState icon={<IconInbox />} title={t('leer.seite')} action={<Button onClick={zumAnfang}>{t('leer.anfang')}</Button>}>
        {t('leer.seiteText')}
      </EmptyState>
    )
  }
  if (anzahlFilter(suche, ansicht) > 0 || istSuchbar(suche.suche)) {
    return (
      <EmptyState
        icon={<IconSearchOff />}
        title={t('leer.filter')}
        action={<Button onClick={() => filtere(ohneFilter)}>{t('filter.loeschen')}</Button>}
      >
        {t('leer.filterText')}
      </EmptyState>
    )
  }
  const arbeit = arbeitslisten.includes(ansicht.id)
  return (
    <EmptyState icon={<IconInbox />} title={arbeit ? t('leer.dran') : t('leer.liste')}>
      {arbeit ? t('leer.dranText') : t('leer.listeText')}
    </EmptyState>
  )
}

export function Blaettern({ liste: { seite, vor, zurueck } }: { liste: Liste }) {
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

import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { IconCircleCheck, IconHandStop, IconHourglass } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Group } from '../../ui/layout.ts'
import { begriffeTexts } from '../begriffe.texts.ts'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'
import classes from './Dran.module.css'
import { offeneSchritte } from './schritte/schritte.ts'
import { SchrittKnoepfe } from './schritte/SchrittKnoepfe.tsx'
import { Plaketten } from './zeichen.tsx'

const dranId = 'dran'

export function Dran({ besuch }: { besuch: HausbesuchAntwort }) {
  const t = useTexts(hausbesuchTexts)
  const b = useTexts(begriffeTexts)
  const { wartetAuf, seite } = besuch
  return (
    <section id={dranId} tabIndex={-1} className={classes.dran} data-selbst={wartetAuf === seite || undefined} aria-label={t('dran.titel')}>
      <div className={classes.wer}>
        <Zeichen selbst={wartetAuf === seite} niemand={wartetAuf === 'NIEMAND'} />
        <strong>{satz()}</strong>
      </div>
      <Group gap="xs">
        <Plaketten besuch={besuch} />
      </Group>
      {/* Rendered even without steps: a dialog with unsaved input must survive a status change by someone else. */}
      <div className={classes.schritte}>
        <SchrittKnoepfe besuch={besuch} offene={offeneSchritte(besuch)} fokusId={dranId} />
      </div>
    </section>
  )

  function satz(): string {
    if (wartetAuf === 'NIEMAND') return t('dran.niemand')
    return wartetAuf === seite ? t('dran.sie') : t('dran.andere', { wer: b(`seite.${wartetAuf}`) })
  }
}

function Zeichen({ selbst, niemand }: { selbst: boolean; niemand: boolean }) {
  if (niemand) return <IconCircleCheck size={28} aria-hidden />
  return selbst ? <IconHandStop size={28} aria-hidden /> : <IconHourglass size={28} aria-hidden />
}

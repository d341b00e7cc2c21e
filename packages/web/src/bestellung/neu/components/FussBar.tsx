import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatTime } from '../../../shared/format.ts'
import { useLanguage, useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { neuTexts } from '../neu.texts.ts'
import classes from './FussBar.module.css'
import { hinweisId } from './Hinweise.tsx'
import type { StoreStand } from './store.ts'

export function FussBar({ stand, unfertig, children }: { stand: StoreStand; unfertig: boolean; children: ReactNode }) {
  const t = useTexts(neuTexts)
  return (
    <div className={classes.leiste} role="group">
      <Speicherzeile stand={stand} unfertig={unfertig} />
      <div className={classes.buttons}>
        {(stand.art === 'veraltet' || stand.art === 'fort') && (
          <Button look="secondary" onClick={() => document.getElementById(hinweisId)?.focus()}>
            {t('stand.entscheiden')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

function Speicherzeile({ stand, unfertig }: { stand: StoreStand; unfertig: boolean }) {
  const satz = useStandSentence(stand, unfertig)
  const schlecht = stand.art === 'ohneVerbindung' || stand.art === 'abgelehnt' || stand.art === 'veraltet' || stand.art === 'fort'
  const Icon = {
    leer: null,
    offen: IconCloudUpload,
    laeuft: IconCloudUpload,
    gespeichert: IconCloudCheck,
    ohneVerbindung: IconCloudOff,
    veraltet: IconCloudOff,
    fort: IconCloudOff,
    abgelehnt: IconCloudOff,
  }[stand.art]
  return (
    <>
      <span className={classes.stand} data-schlecht={schlecht || undefined}>
        {Icon !== null && <Icon size={20} aria-hidden />}
        {satz}
      </span>
      {/* Only problems are read aloud: a successful save happens every few seconds. */}
      <span className={classes.leise} role="status">
        {schlecht ? satz : ''}
      </span>
    </>
  )
}

function useStandSentence({ art, gespeichertMs, fehler }: StoreStand, unfertig: boolean): string {
  const t = useTexts(neuTexts)
  useLanguage()
  const zeit = gespeichertMs === null ? null : formatTime(new Date(gespeichertMs).toISOString())
  if (art === 'abgelehnt') return t('stand.abgelehnt', { grund: fehler?.message ?? '' })
  if (art !== 'gespeichert') return t(`stand.${art}`)
  if (unfertig) return zeit === null ? t('stand.offen') : t('stand.unvollstaendig', { zeit })
  return zeit === null ? t('stand.gespeichertOhneZeit') : t('stand.gespeichert', { zeit })
}

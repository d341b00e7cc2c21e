import { useUiTexts } from './ui.texts.ts'
import classes from './LoadingBar.module.css'

/** Spec: fixed at the top, 6 px, above everything. `progress` from 0 to 100, or null while nobody knows. */
export function LoadingBar({ visible, progress }: { visible: boolean; progress: number | null }) {
  const t = useUiTexts()
  if (!visible) return null
  const value = progress === null ? {} : { 'aria-valuenow': progress, 'aria-valuemin': 0, 'aria-valuemax': 100 }
  return (
    <div className={classes.bar} role="progressbar" aria-label={t('loading')} {...value} data-no-print>
      <div
        className={classes.value}
        data-known={progress !== null || undefined}
        style={progress === null ? {} : { transform: `scaleX(${progress / 100})` }}
      />
    </div>
  )
}

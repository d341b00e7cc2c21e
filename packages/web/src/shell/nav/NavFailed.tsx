import { Button } from '../../ui/buttons.tsx'
import { useShellTexts } from '../shell.texts.ts'
import classes from './NavFailed.module.css'

export function NavFailed({ onRetry }: { onRetry: () => void }) {
  const t = useShellTexts()
  return (
    <div className={classes.failed} role="alert">
      <span>{t('nav.failed')}</span>
      <Button look="secondary" size="sm" onClick={onRetry}>
        {t('nav.retry')}
      </Button>
    </div>
  )
}

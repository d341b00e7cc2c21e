import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { sameFrom } from './lager/abgleich.ts'
import { useStand, waitingOf } from './lager/stand.ts'
import { useTat } from './useTat.ts'

export function WaitingEntries() {
  const t = useUnterwegsTexts()
  const count = waitingOf(useStand().schlange).length
  const { laeuft, run } = useTat()
  if (count === 0) return null
  return (
    <Alert
      tone="warning"
      title={t('warten', { count })}
      actions={
        <Button look="secondary" size="sm" busy={laeuft} onClick={() => run(sameFrom)}>
          {t('senden')}
        </Button>
      }
    >
      <div>{t('wartenText')}</div>
      <div>{t('abmelden')}</div>
    </Alert>
  )
}

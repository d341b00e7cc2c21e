import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { gleicheAb } from './lager/abgleich.ts'
import { useStand, wartendeVon } from './lager/stand.ts'
import { unterwegsTexts } from '../unterwegs.texts.ts'
import { useTat } from './useTat.ts'

/** What is not sent yet. */
export function Wartende() {
  const t = useTexts(unterwegsTexts)
  const count = wartendeVon(useStand().schlange).length
  const { laeuft, tue } = useTat()
  if (count === 0) return null
  return (
    <Alert
      tone="warning"
      title={t('warten', { count })}
      actions={
        <Button look="secondary" size="sm" busy={laeuft} onClick={() => tue(gleicheAb)}>
          {t('senden')}
        </Button>
      }
    >
      <div>{t('wartenText')}</div>
      <div>{t('abmelden')}</div>
    </Alert>
  )
}
